/// The images of a run whose pixels were not compared, because they have other fonts than their golden images.
package struct UncomparedImages: Sendable {
    private struct Suite {
        var count = 0
        var fonts: Set<String> = []
    }

    private var suites: [String: Suite] = [:]

    package init() {}

    package var isEmpty: Bool { suites.isEmpty }

    /// Adds an image of a suite.
    ///
    /// - Parameter fonts: The differences of the fonts.
    package mutating func add(_ fonts: String, in suite: String) {
        suites[suite, default: Suite()].count += 1
        suites[suite]?.fonts.insert(fonts)
    }

    /// A line for each suite, sorted by name.
    package var lines: [String] {
        suites.sorted { $0.key < $1.key }.map { name, suite in
            let images = suite.count == 1 ? "1 image has" : "\(suite.count) images have"
            let fonts = suite.fonts.min { ($0.count, $0) < ($1.count, $1) } ?? ""
            return
                "\(name): \(images) the golden size and layout; pixels were not compared, because of other fonts: "
                + fonts
        }
    }
}
