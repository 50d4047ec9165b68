import TableKit

// The UIKit names of fonts, including those before Swift 4.

/// The UIKit name of `FontDescriptor`.
public typealias UIFontDescriptor = FontDescriptor
/// The UIKit name of `FontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = FontDescriptor.SymbolicTraits
/// The UIKit name of `Font.Weight`.
public typealias UIFontWeight = Font.Weight

/// The thinnest weight.
public let UIFontWeightUltraLight = Font.Weight.ultraLight
/// A weight thinner than light.
public let UIFontWeightThin = Font.Weight.thin
/// A weight thinner than regular.
public let UIFontWeightLight = Font.Weight.light
/// The weight of body text.
public let UIFontWeightRegular = Font.Weight.regular
/// A weight slightly heavier than regular.
public let UIFontWeightMedium = Font.Weight.medium
/// A weight between medium and bold.
public let UIFontWeightSemibold = Font.Weight.semibold
/// The common heavy weight.
public let UIFontWeightBold = Font.Weight.bold
/// A weight heavier than bold.
public let UIFontWeightHeavy = Font.Weight.heavy
/// The heaviest weight.
public let UIFontWeightBlack = Font.Weight.black
