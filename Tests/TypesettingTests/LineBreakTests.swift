import Testing

@testable import Typesetting

@Suite("Breaks between lines")
struct LineBreakTests {
    /// The versions of Pango disagree about these breaks, which would be at the end of `fitting`.
    @Test(
        arguments: [
            ("run triangle.", "2"), ("run triangle:", "1"), ("a very -", "option"), ("a very (-", "x)"),
            ("said \"a\" ", "(b)"), ("run « ", "2 »"), ("see 日本", "“日”"),
        ])
    func disputedPairsStayTogether(fitting: String, rest: String) {
        let width = layOut(fitting).width + 0.5
        let layout = layOut(fitting + rest, width: width, lines: 0, .byWordWrapping)
        let first = layout.runs.filter { $0.baseline == layout.baselines.first }.map(\.run.text).joined()
        #expect(layout.lineCount > 1)
        #expect(first.count < fitting.count && fitting.hasPrefix(first))
    }

    @Test(arguments: [
        ("1.2 and ", "3.4"), ("a, ", "2"), ("very well-", "known"), ("“a” ", "b"), ("(a) ", "b"),
    ])
    func linesBreakAtOtherPairs(fitting: String, rest: String) {
        let layout = layOut(fitting + rest, width: layOut(fitting).width + 0.5, lines: 0, .byWordWrapping)
        let first = layout.runs.filter { $0.baseline == layout.baselines.first }.map(\.run.text).joined()
        #expect(layout.lineCount == 2)
        #expect(first.trimmingSuffix { $0 == " " } == fitting.trimmingSuffix { $0 == " " })
    }
}

extension String {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
    }
}
