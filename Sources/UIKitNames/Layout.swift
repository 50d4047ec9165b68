import TableKit

// The UIKit names of Auto Layout, including those before Swift 4.2.

/// The UIKit name of `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// The UIKit name of `LayoutAnchor`.
public typealias NSLayoutAnchor = LayoutAnchor
/// The UIKit name of `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// The UIKit name of `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// The UIKit name of `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
/// The UIKit name of `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// The UIKit name of `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority

/// The name of `NSLayoutConstraint.Attribute` before Swift 4.2.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.Relation` before Swift 4.2.
public typealias NSLayoutRelation = LayoutConstraint.Relation
/// The name of `NSLayoutConstraint.FormatOptions` before Swift 4.2.
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// The name of `NSLayoutConstraint.Axis` before Swift 4.2.
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

/// The name of `UILayoutPriority.required` before Swift 4.
public let UILayoutPriorityRequired = LayoutPriority.required
/// The name of `UILayoutPriority.defaultHigh` before Swift 4.
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh
/// The name of `UILayoutPriority.defaultLow` before Swift 4.
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow
/// The name of `UILayoutPriority.fittingSizeLevel` before Swift 4.
public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSizeLevel

/// The name of `UIView.noIntrinsicMetric` before Swift 4.2.
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric
/// The name of `UIView.layoutFittingExpandedSize` before Swift 4.2.
public let UILayoutFittingExpandedSize = View.layoutFittingExpandedSize
