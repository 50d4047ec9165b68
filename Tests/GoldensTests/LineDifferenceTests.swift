import Foundation
import Goldens
import Testing

@Suite struct LineDifferenceTests {
    private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "line \($0)\n" }.joined() }

    @Test func changesHaveThreeLinesAround() {
        let new = lines(1...20).replacing("line 5\n", with: "LINE 5\nmore\n").replacing("line 18\n", with: "")
        let difference = LineDifference(from: lines(1...20), to: new)
        #expect(difference.summary == "2 lines removed, 2 added")
        #expect(
            difference.text == """
                @@ -2,7 +2,8 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +LINE 5
                +more
                 line 6
                 line 7
                 line 8
                @@ -15,6 +16,5 @@
                 line 15
                 line 16
                 line 17
                -line 18
                 line 19
                 line 20

                """)
    }

    /// The numbers are those of `diff -u`.
    @Test(arguments: [
        ("", "a\n", "@@ -0,0 +1 @@|+a"), ("a\n", "", "@@ -1 +0,0 @@|-a"),
        ("a\n", "a", "@@ -1 +1 @@|-a|+a\\ without a line feed"), ("a\nb\n", "b\n", "@@ -1,2 +1 @@|-a| b"),
        ("a\n\n", "a\n", "@@ -1,2 +1 @@| a|-"), ("a\n", "a\n", ""),
    ])
    func edges(old: String, new: String, expected: String) {
        let difference = LineDifference(from: old, to: new)
        #expect(difference.excerpt().joined(separator: "|") == expected)
    }

    @Test func excerptsAreBounded() {
        let difference = LineDifference(from: lines(1...100), to: String(repeating: "x", count: 999))
        let excerpt = difference.excerpt()
        #expect(excerpt.count == 41 && excerpt[0] == "@@ -1,100 +1 @@" && excerpt[40] == "… 62 more")
        #expect(difference.excerpt(lines: 200).last == "+" + String(repeating: "x", count: 200) + "…")
        #expect(difference.summary == "100 lines removed, 1 added")
    }

    /// Texts of many lines would take a time with the square of their number.
    @Test(.timeLimit(.minutes(10))) func manyDifferentLinesAreOneDifference() {
        let difference = LineDifference(
            from: lines(1...60_000), to: "line 1\n" + lines(100_000...160_000) + "line 60000\n")
        #expect(difference.summary == "59998 lines removed, 60001 added")
        let few = LineDifference(
            from: lines(1...60_000), to: lines(1...60_000).replacing("line 7\n", with: ""))
        #expect(few.summary == "1 line removed")
    }
}
