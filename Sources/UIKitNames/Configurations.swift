import TableKit

// The UIKit names of content and background configurations.

/// The UIKit name of `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// The UIKit name of `ContentView`.
public typealias UIContentView = ContentView
/// The UIKit name of `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// The UIKit name of `ConfigurationStateCustomKey`.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// The UIKit name of `ViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState
/// The UIKit name of `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// The UIKit name of `ConfigurationColorTransformer`.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// The UIKit name of `ListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// The UIKit name of `ListContentView`.
public typealias UIListContentView = ListContentView
/// The UIKit name of `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// The UIKit name of `Axes`.
public typealias UIAxis = Axes
/// The UIKit name of `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// The UIKit name of `ConfigurationTextAttributesTransformer`.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// The UIKit name of `ContentUnavailableConfiguration`.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
/// The UIKit name of `ContentUnavailableConfigurationState`.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableConfigurationState
/// The UIKit name of `ContentUnavailableView`.
public typealias UIContentUnavailableView = ContentUnavailableView
