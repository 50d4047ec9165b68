import Bitmaps

extension ImageComparison {
    /// What there is to say about two pictures.
    struct Found {
        var outcome: Outcome
        var compared = 0
        var counts = PixelCounts()
        var map: DifferenceMap?
    }

    /// The largest map that is made of pictures with different sizes. A very wide and a very high one could ask for
    /// any amount of memory.
    private static let mostPixelsOfDifferentSizes = 200_000_000

    static func look(
        at reference: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance, ignoring ignored: [PixelRect]
    ) -> Found {
        if let flaw = tolerance.mode.flaw ?? tolerance.limit.flaw {
            return Found(outcome: .notCompared(flaw))
        }
        let (width, height) = (max(reference.width, actual.width), max(reference.height, actual.height))
        let hasEqualSizes = reference.width == actual.width && reference.height == actual.height
        guard hasEqualSizes || width <= mostPixelsOfDifferentSizes / height else {
            return Found(outcome: .differentSizes)
        }
        // A corner that is in neither picture when one is wider and the other is higher.
        let (lower, higher) = reference.height < actual.height ? (reference, actual) : (actual, reference)
        let corner = PixelRect(
            x: higher.width, y: lower.height, width: width - higher.width, height: height - lower.height)
        let area = IgnoredArea(ignored + [corner])
        let compared = width * height - area.pixelCount(width: width, height: height)
        guard compared > 0 else {
            return Found(outcome: .notCompared("no pixel is left that is not ignored"))
        }

        var found = Found(outcome: .same, compared: compared)
        if !hasEqualSizes || !reference.hasSameBytes(as: actual) {
            var map = DifferenceMap(width: width, height: height)
            area.forEachStretch(width: width, height: height) { map.fill(columns: $0, row: $1, .ignored) }
            if let counts = map.markAll(reference, actual, tolerance.mode, ignoring: area) {
                found.counts = counts
                found.map = map
            }
        }
        found.outcome =
            hasEqualSizes ? outcome(of: found.counts, compared, tolerance.limit) : .differentSizes
        return found
    }

    private static func outcome(
        of counts: PixelCounts, _ compared: Int, _ limit: DifferenceLimit
    ) -> Outcome {
        let (fewest, most) = limit.allowed(of: compared)
        if counts.different > most { return .moreThanAllowed }
        if counts.different < fewest { return .fewerThanDeclared }
        return counts.hasUnequalPixels ? .withinLimit : .same
    }
}

extension DifferenceMap {
    /// Judges all pixels that are not ignored; nil when they are equal bit for bit.
    fileprivate mutating func markAll(
        _ reference: Bitmap, _ actual: Bitmap, _ mode: ComparisonMode, ignoring area: IgnoredArea
    ) -> PixelCounts? {
        var counts = PixelCounts()
        PicturePair.with(reference, actual) { pair in
            switch mode {
            case .exact: counts = mark(pair, by: ChannelRule(maximum: 0))
            case .channels(let maximum): counts = mark(pair, by: ChannelRule(maximum: Double(maximum)))
            case .perceptual(let threshold, let countsAntialiasing, let backdrop):
                let rule = PerceptualRule(
                    threshold: threshold, countsAntialiasing: countsAntialiasing, backdrop: backdrop)
                counts = mark(pair, by: rule)
            case .ciede2000(let maximum): counts = mark(pair, by: ColourDistanceRule(maximum: maximum))
            case .ssim(let minimum):
                counts = StructuralSimilarity.mark(&self, reference, actual, minimum: minimum, ignoring: area)
            }
            counts.different += markBeyond(width: pair.width, height: pair.height)
        }
        return counts.hasUnequalPixels || counts.different > 0 ? counts : nil
    }

    /// Marks what is outside of the part that both pictures have, and counts it.
    private mutating func markBeyond(width: Int, height: Int) -> Int {
        var count = 0
        for y in 0..<self.height {
            var place = y * self.width + (y < height ? width : 0)
            while place < (y + 1) * self.width {
                if states[place] == State.accepted.rawValue {
                    states[place] = State.different.rawValue
                    count += 1
                }
                place += 1
            }
        }
        return count
    }
}
