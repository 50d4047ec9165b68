import Images

/// What is different between two pictures, and whether that is accepted.
///
/// ```swift
/// let comparison = ImageComparison(golden, drawing, tolerance: Tolerance(.perceptual(), limit: .pixels(20)))
/// if !comparison.passes { print(comparison) }
/// ```
///
/// Everything that keeps two pictures from being compared makes the comparison fail: `passes` is true only when the
/// pictures were looked at and found close enough.
public struct ImageComparison: Sendable {
    /// The verdict on two pictures.
    public enum Outcome: Sendable, Hashable {
        /// All compared pixels are equal bit for bit, and that is accepted.
        case same
        /// There are differences, and they are accepted.
        case withinLimit
        /// More pixels differ than the limit allows.
        case moreThanAllowed
        /// Fewer pixels differ than the limit declares: the limit should be tightened.
        case fewerThanDeclared
        /// The pictures have different sizes, which no tolerance accepts.
        case differentSizes
        /// The pictures could not be compared, for this reason.
        case notCompared(String)
    }

    /// The image as it should be.
    let reference: any RowSource

    /// The image as it is.
    let actual: any RowSource

    /// What was accepted.
    public let tolerance: Tolerance

    /// The verdict.
    public let outcome: Outcome

    /// The pixels that were compared: those in at least one picture, less the ignored.
    public let comparedPixels: Int

    /// The pixels that differ. Those that are in one picture only all do.
    public let differentPixels: Int

    /// The pixels that would differ if they were not the smoothed edge of a shape. Other modes than
    /// ``ComparisonMode/perceptual(threshold:countsAntialiasing:backdrop:)`` find none.
    public let antialiasedPixels: Int

    /// The largest difference of a pixel that is in both pictures, in the measure of the mode: 0 ... 255 of a channel
    /// in ``ComparisonMode/exact`` and ``ComparisonMode/channels(maximum:)``, what would have been a sufficient
    /// threshold in the perceptual mode, the CIEDE2000 distance, and 1 less the lowest similarity for SSIM.
    ///
    /// Accepted differences count too, but neither ignored nor antialiased pixels.
    public let largestDifference: Double

    /// The boxes around the different pixels in reading order, at most 32. Pixels near each other share one; no two
    /// overlap.
    public let regions: [PixelRect]

    /// Nil when no pixel of the pictures had to be looked at by itself.
    let map: DifferenceMap?

    /// Whether the pictures are accepted as the same.
    public var passes: Bool { outcome == .same || outcome == .withinLimit }

    /// The share of the compared pixels that differ, 0 ... 1.
    public var differentShare: Double {
        comparedPixels == 0 ? 0 : Double(differentPixels) / Double(comparedPixels)
    }

    /// How many more pixels could differ before the limit is exceeded; negative when it is, 0 when nothing was
    /// compared.
    public var slack: Int {
        comparedPixels == 0 ? 0 : tolerance.limit.allowed(of: comparedPixels).most - differentPixels
    }

    /// Compares two pictures, laid over each other at their top left corners.
    ///
    /// - Parameters:
    ///   - reference: The picture as it should be.
    ///   - actual: The picture as it is.
    ///   - tolerance: Which differences are accepted.
    ///   - ignored: Parts of the pictures that are left out.
    public init(
        _ reference: Bitmap, _ actual: Bitmap, tolerance: Tolerance = .exact,
        ignoring ignored: [PixelRect] = []
    ) {
        do {
            try self.init(rowsOf: reference, actual, tolerance: tolerance, ignoring: ignored)
        } catch {
            // Pixels in memory are always there to be read.
            self.init(reference, actual, tolerance, Found(outcome: .notCompared("\(error)")))
        }
    }

    /// Compares two images whose rows are read from the top, so that neither needs to be in memory as a whole.
    ///
    /// - Parameter rowsPerStrip: How many rows are compared at a time, which does not change the result. `nil` uses as many
    ///   as make about a million pixels.
    /// - Throws: What reading the rows throws.
    package init(
        rowsOf reference: any RowSource, _ actual: any RowSource, tolerance: Tolerance = .exact,
        ignoring ignored: [PixelRect] = [], rowsPerStrip: Int? = nil
    ) throws {
        let found = try Self.look(
            at: reference, actual, tolerance, ignoring: ignored, rowsPerStrip: rowsPerStrip)
        self.init(reference, actual, tolerance, found)
    }

    private init(
        _ reference: any RowSource, _ actual: any RowSource, _ tolerance: Tolerance, _ found: Found
    ) {
        self.reference = reference
        self.actual = actual
        self.tolerance = tolerance
        comparedPixels = found.compared
        differentPixels = found.counts.different
        antialiasedPixels = found.counts.antialiased
        largestDifference = found.counts.largestDifference
        map = found.map
        regions = found.counts.different == 0 ? [] : found.map.map(ChangedRegions.find) ?? []
        outcome = found.outcome
    }

    /// The number of different pixels in a part of the pictures.
    public func differentPixels(in rect: PixelRect) -> Int {
        guard let map else { return 0 }
        var count = 0
        map.forEachRun(columns: rect.columns(within: map.width), rows: rect.rows(within: map.height)) {
            columns, _ in
            count += columns.count
        }
        return count
    }

    /// Names the parts in which the pictures differ, for whoever knows where they are.
    ///
    /// - Parameter parts: May overlap and contain each other: a pixel counts for the smallest part around it.
    public func changedParts(among parts: [PicturePart]) -> ChangedParts {
        ChangedParts(
            parts, map: map ?? DifferenceMap(width: 1, height: 1), regions: regions,
            different: differentPixels)
    }
}
