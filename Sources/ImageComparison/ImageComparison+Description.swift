extension ImageComparison: CustomStringConvertible {
    /// The description of the outcome in one sentence, with the number and fraction of different pixels, the slack and
    /// the first regions.
    public var description: String {
        switch outcome {
        case .same: "the images are the same"
        case .notCompared(let reason): "the images could not be compared: \(reason)"
        case .differentSizes:
            "the size is \(actual.width) × \(actual.height) instead of \(reference.width) × \(reference.height) pixels"
                + (differentPixels == 0 ? "" : "; \(amount) differ\(location)")
        case .withinLimit:
            "\(amount) differ\(details); allowed: \(tolerance.limit), \(slack) to spare\(location)"
        case .moreThanAllowed where tolerance.limit == .none: "\(amount) differ\(details)\(location)"
        case .moreThanAllowed:
            "\(amount) differ\(details); allowed: \(tolerance.limit), \(-slack) too many\(location)"
        case .fewerThanDeclared:
            "\(amount) differ\(details); declared: \(tolerance.limit), so the limit can be tightened\(location)"
        }
    }

    private var amount: String {
        "\(differentPixels) of \(comparedPixels) pixels (\(differentFraction.percentage))"
    }

    private var details: String {
        let largest = largestDifference.shortened(forDigitsOf: max(largestDifference, 0.001))
        let difference = largestDifference > 0 ? ", by up to \(largest)\(unit)" : ""
        let window = densestWindow.map { ", at most \($0) in one window" } ?? ""
        return difference + window
            + (antialiasedPixels > 0 ? ", and \(antialiasedPixels) antialiased ones" : "")
    }

    private var unit: String {
        switch tolerance.mode {
        case .exact, .channels: " of 255"
        case .perceptual, .oklab: " of 1"
        case .ciede2000: " CIEDE2000"
        case .ssim: " SSIM"
        }
    }

    private var location: String {
        let maximum = 3
        guard let first = regions.first else { return "" }
        guard regions.count > 1 else { return "; all in \(first)" }
        let more = regions.count > maximum ? " …" : ""
        return "; in \(regions.count) regions: "
            + regions.prefix(maximum).map(\.description).joined(separator: ", ") + more
    }
}
