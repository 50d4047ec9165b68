import ImageComparison

/// The tolerance options of a command that compares images.
enum ToleranceOptions {
    /// Returns the options, for a command that stores their values at `key`.
    static func options<Values>(
        _ key: WritableKeyPath<Values, Tolerance> & Sendable
    ) -> [Option<Values>] {
        [
            Option(
                long: "--tolerance", value: "MODE[:NUMBER]",
                help:
                    "Set when pixels differ: exact; channels:8 of 255; perceptual:0.1 of the distance of black and white, as pixelmatch 7.2 counts; oklab:0.1, as later versions count; both also with ,antialiasing to count antialiased pixels and ,white for translucent pixels over white; ciede2000:2; ssim:0.95. Default: exact."
            ) { (values, text) throws(UsageError) in
                values[keyPath: key].mode = try mode(text)
            },
            Option(
                long: "--limit", value: "LIMIT",
                help:
                    "Set how many pixels may differ: 50, 0.1%, or a range such as 0.1%-0.5%, which also fails below 0.1%, or 20@32 in any window of 32 × 32 pixels. Default: 0."
            ) { (values, text) throws(UsageError) in
                values[keyPath: key].limit = try limit(text)
            },
        ]
    }

    /// Parses a mode such as `perceptual:0.1,white`.
    private static func mode(_ text: String) throws(UsageError) -> ComparisonMode {
        var words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let parts = words.removeFirst().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let number = parts.count > 1 ? Double(parts[1]) : nil
        let isNumberRight = parts.count == 1 || number != nil
        let mode: ComparisonMode
        switch parts[0] {
        case "exact" where parts.count == 1: mode = .exact
        case "channels":
            guard let number, let maximum = Int(exactly: number) else {
                throw UsageError("--tolerance: expected a whole number from 0 to 255, such as channels:8")
            }
            mode = .channels(maximum: maximum)
        case "perceptual" where isNumberRight:
            mode = .perceptual(
                threshold: number ?? 0.1, countsAntialiasing: take("antialiasing", from: &words),
                backdrop: take("white", from: &words) ? .white : .checkerboard)
        case "oklab" where isNumberRight:
            mode = .oklab(
                threshold: number ?? 0.1, countsAntialiasing: take("antialiasing", from: &words),
                backdrop: take("white", from: &words) ? .white : .checkerboard)
        case "ciede2000" where isNumberRight: mode = .ciede2000(maximum: number ?? 2)
        case "ssim" where isNumberRight: mode = .ssim(minimum: number ?? 0.95)
        default: throw wrongMode(text)
        }
        guard words.isEmpty else { throw wrongMode(text) }
        if let problem = mode.problem { throw UsageError("--tolerance: \(problem)") }
        return mode
    }

    private static func take(_ word: String, from words: inout [String]) -> Bool {
        guard let index = words.firstIndex(of: word) else { return false }
        words.remove(at: index)
        return true
    }

    private static func wrongMode(_ text: String) -> UsageError {
        UsageError(
            "--tolerance: expected exact, channels:8, perceptual:0.1, oklab:0.1, ciede2000:2 or ssim:0.95, found \"\(text)\""
        )
    }

    /// Parses a limit such as `50`, `0.1%`, `10-50` or `20@32`.
    private static func limit(_ text: String) throws(UsageError) -> DifferenceLimit {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let limit: DifferenceLimit? =
            if text.contains("@") {
                window(text).map { DifferenceLimit(window: $0) }
            } else if ends.allSatisfy({ $0.hasSuffix("%") }) {
                range(ends) { Double($0.dropLast()).map { $0 / 100 } }.map { .fraction($0) }
            } else {
                range(ends) { Int($0) }.map { .pixels($0) }
            }
        guard let limit else {
            throw UsageError(
                "--limit: expected a number of pixels, a percentage, a range or a window (50, 0.1%, 10-50, 20@32), found \"\(text)\""
            )
        }
        if let problem = limit.problem { throw UsageError("--limit: \(problem)") }
        return limit
    }

    private static func window(_ text: String) -> DifferenceLimit.Window? {
        let numbers = text.split(separator: "@", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let pixels = numbers[0], let side = numbers[1] else { return nil }
        return DifferenceLimit.Window(pixels: pixels, side: side)
    }

    /// Returns the range of one or two numbers. A single number is the upper bound of a range from 0.
    private static func range<Number: Comparable & ExpressibleByIntegerLiteral>(
        _ ends: [String], _ number: (String) -> Number?
    ) -> ClosedRange<Number>? {
        let numbers = ends.compactMap(number)
        guard (1...2).contains(numbers.count), numbers.count == ends.count, let last = numbers.last,
            let first = numbers.count == 1 ? 0 : numbers.first, first <= last
        else { return nil }
        return first...last
    }
}
