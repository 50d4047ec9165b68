import TableSnapshots

// The ranges that keys of scenes share with options of the command.
extension SceneLimits {
    /// Of a table, in points.
    package static let width = 1.0...16_000
    /// Pixels per point.
    package static let scale = SnapshotOptions.scales
    /// Of a row, in points.
    package static let rowHeight = 1.0...100_000
    /// Of the space for the image of a row along each side, in points; 0 for no limit but the row's.
    package static let imageSide = 0.0...10_000
    /// Of the upper edge of a window from the table's top, in points.
    package static let windowOffset = 0.0...1e9
    /// Of a window on the table, in points. A table is rarely that high, and a window ends near its end.
    package static let windowHeight = 0.01...1e9
    /// How far a screen is scrolled, in points; below 0 the table bounces.
    package static let screenOffset = -100_000.0...1e9
    /// Of a screen, all of which is laid out together, in points.
    package static let screenHeight = 1.0...100_000

    /// What messages expect: "a number from 1 to 16000".
    package static func words(_ range: ClosedRange<Double>, isWhole: Bool = false) -> String {
        Shape.number(range, isWhole: isWhole).inWords
    }

    /// A number as messages show it: without a fraction when it has none.
    package static func text(_ number: Double) -> String { plain(number) }
}
