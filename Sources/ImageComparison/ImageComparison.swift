/// The differences between two images, and whether they are accepted.
///
/// ```swift
/// let comparison = ImageComparison(golden, drawing, tolerance: Tolerance(.perceptual(), limit: .pixels(20)))
/// if !comparison.passes { print(comparison) }
/// ```
///
/// Anything that prevents a comparison makes it fail. `passes` is `true` only if the images were compared and are
/// within the tolerance.
public struct ImageComparison: Sendable {
    /// The outcome of a comparison.
    public enum Outcome: Sendable, Hashable {
        /// All compared pixels are bitwise equal, and the limit accepts that.
        case same
        /// There are differences, and the limit accepts them.
        case withinLimit
        /// More pixels differ than the limit permits.
        case moreThanAllowed
        /// Fewer pixels differ than the limit declares. The limit should be tightened.
        case fewerThanDeclared
        /// The images have different sizes, which no tolerance accepts.
        case differentSizes
        /// The images could not be compared, for the given reason.
        case notCompared(String)
    }

    /// The expected image.
    let reference: any RowSource

    /// The actual image.
    let actual: any RowSource

    /// The accepted differences.
    public let tolerance: Tolerance

    /// The outcome.
    public let outcome: Outcome

    /// The number of compared pixels: those in at least one image, without ignored pixels.
    public let comparedPixels: Int

    /// The number of different pixels. It includes all pixels that are in only one image.
    public let differentPixels: Int

    /// The number of pixels that do not count as different only because they are antialiased. It is 0 in modes other
    /// than ``ComparisonMode/perceptual(threshold:countsAntialiasing:backdrop:)`` and
    /// ``ComparisonMode/oklab(threshold:countsAntialiasing:backdrop:)``.
    public let antialiasedPixels: Int

    /// The largest number of different pixels in a window of the limit. `nil` if the limit has no window.
    public let densestWindow: Int?

    /// The largest difference of a pixel that is in both images, in the unit of the mode.
    ///
    /// - The channel difference from 0 to 255 in ``ComparisonMode/exact`` and ``ComparisonMode/channels(maximum:)``.
    /// - The smallest sufficient threshold in the perceptual and OKLab modes.
    /// - The CIEDE2000 distance.
    /// - 1 minus the lowest similarity for SSIM.
    ///
    /// Accepted differences count too, but ignored and antialiased pixels do not.
    public let largestDifference: Double

    /// The bounding boxes of the different pixels in reading order, at most 32. Nearby pixels share a box, and boxes do
    /// not overlap.
    public let regions: [PixelRect]

    /// The state of each pixel. `nil` if the comparison required no inspection of individual pixels.
    let map: DifferenceMap?

    /// A Boolean value that indicates whether the images match within the tolerance.
    public var passes: Bool { outcome == .same || outcome == .withinLimit }

    /// The fraction of the compared pixels that differ, from 0 to 1.
    public var differentFraction: Double {
        comparedPixels == 0 ? 0 : Double(differentPixels) / Double(comparedPixels)
    }

    /// The number of additional pixels that can differ before the limit is exceeded. It is negative if the limit is
    /// exceeded, and 0 if nothing was compared. With a window, they can all be in the densest one.
    public var slack: Int {
        guard comparedPixels > 0 else { return 0 }
        let slack = tolerance.limit.allowed(of: comparedPixels).maximum - differentPixels
        guard let window = tolerance.limit.window, let densestWindow else { return slack }
        return min(slack, window.pixels - densestWindow)
    }

    /// Compares two images, aligned at their top-left corners.
    ///
    /// - Parameters:
    ///   - reference: The expected image.
    ///   - actual: The actual image.
    ///   - tolerance: The accepted differences.
    ///   - ignored: The parts of the images that are not compared.
    public init(
        _ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact,
        ignoring ignored: [PixelRect] = []
    ) {
        do {
            try self.init(rowsOf: reference, actual, tolerance: tolerance, ignoring: ignored)
        } catch {
            // Reading pixels in memory does not fail.
            self.init(reference, actual, tolerance, Findings(outcome: .notCompared("\(error)")))
        }
    }

    /// Compares two images whose rows are read from the top, so that neither must be in memory completely.
    ///
    /// - Parameter rowsPerStrip: The number of rows compared at a time, which does not affect the result. `nil` uses
    ///   about a million pixels.
    /// - Throws: The errors of reading the rows.
    package init(
        rowsOf reference: any RowSource, _ actual: any RowSource, tolerance: Tolerance = .exact,
        ignoring ignored: [PixelRect] = [], rowsPerStrip: Int? = nil
    ) throws(ImageError) {
        let found = try Self.compare(
            reference, actual, tolerance, ignoring: ignored, rowsPerStrip: rowsPerStrip)
        self.init(reference, actual, tolerance, found)
    }

    private init(
        _ reference: any RowSource, _ actual: any RowSource, _ tolerance: Tolerance, _ found: Findings
    ) {
        (self.reference, self.actual, self.tolerance) = (reference, actual, tolerance)
        comparedPixels = found.compared
        differentPixels = found.counts.different
        antialiasedPixels = found.counts.antialiased
        densestWindow = found.densestWindow
        largestDifference = found.counts.largestDifference
        map = found.map
        regions = found.counts.different == 0 ? [] : found.map.map(ChangedRegions.find) ?? []
        outcome = found.outcome
    }

    /// Returns the number of different pixels in a part of the images.
    public func differentPixels(in rect: PixelRect) -> Int {
        guard let map else { return 0 }
        var count = 0
        map.forEachRun(columns: rect.columns(within: map.width), rows: rect.rows(within: map.height)) {
            columns, _ in
            count += columns.count
        }
        return count
    }

    /// Returns the number of different pixels in each of several parts of the images.
    ///
    /// - Parameter rects: The parts, which can overlap and contain each other. A pixel counts only for the smallest
    ///   part that contains it.
    public func differentPixels(inSmallestOf rects: [PixelRect]) -> [Int] {
        var counts = rects.map { _ in 0 }
        guard var rest = map else { return counts }
        func span(_ rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
            (rect.columns(within: rest.width), rect.rows(within: rest.height))
        }
        let (spans, changed) = (rects.map(span), regions.map(span))
        let areas = spans.map { $0.columns.count * $0.rows.count }
        for index in areas.indices.sorted(by: { (areas[$0], $0) < (areas[$1], $1) }) {
            let (columns, rows) = spans[index]
            guard changed.contains(where: { $0.columns.overlaps(columns) && $0.rows.overlaps(rows) }) else {
                continue
            }
            var runs: [(columns: Range<Int>, row: Int)] = []
            rest.forEachRun(columns: columns, rows: rows) { runs.append(($0, $1)) }
            // Accepted pixels count only once.
            for run in runs {
                rest.fill(columns: run.columns, row: run.row, .accepted)
                counts[index] += run.columns.count
            }
        }
        return counts
    }
}
