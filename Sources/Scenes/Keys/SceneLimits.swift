import SceneSchema
import TableSnapshots

/// The limits of one scene.
package enum SceneLimits {
    /// The maximum number of views in prototypes, headers and rows.
    static let views = 10_000
    /// The maximum distance of a view from the origin of its superview, in points.
    static let coordinate = 100_000.0
    /// The maximum number of constraints of one row, header, footer or view.
    static let constraints = 1000
    /// The maximum number of rows of a `count`.
    package static let rows = 10_000_000
    /// The maximum number of columns of a section.
    package static let columns = 256
    /// The maximum number of cases of one row.
    static let cases = 32

    // MARK: Ranges that keys of scenes share with command-line options

    /// The range of a table's width, in points.
    package static let width = 1...Double(ColumnFitting.maxWidth)
    /// The range of the number of lines before the header of a file.
    package static let skippedLines = 0...10_000
    /// The range of the maximum number of lines of a text. 0 is no limit.
    package static let lines = 0...1000
    /// The range of pixels per point.
    package static let scale = SnapshotOptions.scales
    /// The range of a row's height, in points.
    package static let rowHeight = 1.0...100_000
    /// The range of the width and height of a row's image, in points. 0 limits a dimension only by the row.
    package static let imageSide = 0.0...10_000
    /// The range of a crop's offset from the top of the table, in points.
    package static let cropOffset = 0.0...1e9
    /// The range of a crop's height, in points. A crop ends at the end of the table, which is usually far
    /// less high.
    package static let cropHeight = 0.01...1e9
    /// The range of a screen's scroll offset, in points. Below 0, the table bounces.
    package static let screenOffset = -100_000.0...1e9
    /// The range of a screen's height, in points. A complete screen is laid out together.
    package static let screenHeight = 1.0...100_000

    /// Returns the description of a range for messages, such as "a number from 1 to 16000".
    package static func words(_ range: ClosedRange<Double>, isWhole: Bool = false) -> String {
        Shape.number(range, isWhole: isWhole).inWords
    }

    /// Returns a number for messages, without decimals if it is whole.
    package static func text(_ number: Double) -> String { number.plainText }
}
