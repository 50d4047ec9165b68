extension ImageComparison {
    /// The findings about two images.
    struct Findings {
        var outcome: Outcome
        var compared = 0
        var counts = PixelCounts()
        var map: DifferenceMap?
        /// The largest number of different pixels in a window. `nil` if the limit has none.
        var densestWindow: Int?
    }

    /// The maximum number of pixels in the map of images with different sizes. A very wide and a very high image could
    /// otherwise require excessive memory.
    private static let maxPixelsOfDifferentSizes = 200_000_000

    /// Compares two images.
    ///
    /// - Parameter rowsPerStrip: The number of rows in a strip. `nil` uses about a million pixels.
    /// - Throws: The errors of reading the rows.
    static func compare(
        _ reference: any RowSource, _ actual: any RowSource, _ tolerance: Tolerance,
        ignoring ignored: [PixelRect], rowsPerStrip: Int?
    ) throws(ImageError) -> Findings {
        if let problem = tolerance.mode.problem ?? tolerance.limit.problem {
            return Findings(outcome: .notCompared(problem))
        }
        let (width, height) = (max(reference.width, actual.width), max(reference.height, actual.height))
        let hasEqualSizes = reference.width == actual.width && reference.height == actual.height
        guard hasEqualSizes || width <= maxPixelsOfDifferentSizes / height else {
            return Findings(outcome: .differentSizes)
        }
        // If one image is wider and the other is higher, a corner is in neither image.
        let (lower, higher) = reference.height < actual.height ? (reference, actual) : (actual, reference)
        let corner = PixelRect(
            x: higher.width, y: lower.height, width: width - higher.width, height: height - lower.height)
        let area = IgnoredArea(ignored + [corner])
        let compared = width * height - area.pixelCount(width: width, height: height)
        guard compared > 0 else { return Findings(outcome: .notCompared("all pixels are ignored")) }

        var found = Findings(outcome: .same, compared: compared)
        var map = DifferenceMap(width: width, height: height, rowsPerStrip: rowsPerStrip)
        let strips = StripComparison(reference: reference, actual: actual, mode: tolerance.mode, area: area)
        if let counts = try strips.mark(&map) {
            found.counts = counts
            found.map = map
        }
        if let window = tolerance.limit.window {
            found.densestWindow = found.map?.densestWindow(side: window.side) ?? 0
        }
        found.outcome = hasEqualSizes ? outcome(of: found, tolerance.limit) : .differentSizes
        return found
    }

    private static func outcome(of found: Findings, _ limit: DifferenceLimit) -> Outcome {
        let counts = found.counts
        let (minimum, maximum) = limit.allowed(of: found.compared)
        if counts.different > maximum { return .moreThanAllowed }
        if let window = limit.window, let densest = found.densestWindow, densest > window.pixels {
            return .moreThanAllowed
        }
        if counts.different < minimum { return .fewerThanDeclared }
        return counts.hasUnequalPixels ? .withinLimit : .same
    }
}
