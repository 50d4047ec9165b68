import Foundation
import Testing

@testable import DataTables
@testable import Scenes

@Suite struct ColumnWidthsTests {
    private func text(_ content: CGFloat, _ width: DataColumn.Width? = nil) -> ColumnWidths.Column {
        ColumnWidths.Column(contents: [content], width: width, isText: true)
    }

    private func number(_ content: CGFloat, _ width: DataColumn.Width? = nil) -> ColumnWidths.Column {
        ColumnWidths.Column(contents: [content], width: width, isText: false)
    }

    private func widths(_ columns: [ColumnWidths.Column], in space: CGFloat) -> [CGFloat] {
        ColumnWidths.fitting(columns, in: space, minimum: 40)
    }

    @Test func remainingSpaceBelongsToTexts() {
        #expect(widths([text(100), number(50)], in: 300) == [250, 50])
        #expect(widths([text(100), number(50), text(50)], in: 350) == [200, 50, 100])
        #expect(widths([number(50), number(30)], in: 100) == [60, 40])
        #expect(widths([text(100), text(100, .content)], in: 300) == [200, 100])
    }

    @Test func restIsWhatOtherColumnsLeave() {
        #expect(widths([text(100), number(50, .rest)], in: 300) == [100, 200])
        #expect(widths([text(100, .rest), number(50), text(20, .rest)], in: 270) == [110, 50, 110])
        #expect(
            widths([text(160, .rest), text(20, .rest), text(30, .rest)], in: 260) == [160, 50, 50])
        #expect(widths([text(100, .rest)], in: 100) == [100])
    }

    @Test func specifiedWidthsAreConstant() {
        #expect(widths([text(10, .points(80)), text(10, .percent(25))], in: 200) == [80, 50])
        #expect(widths([text(10, .points(80)), text(10)], in: 200) == [80, 120])
    }

    private func title(_ contents: [CGFloat], isText: Bool = false) -> ColumnWidths.Column {
        ColumnWidths.Column(contents: contents, width: nil, isText: isText)
    }

    @Test func titlesWrapBeforeTextsShrink() {
        #expect(widths([text(100), title([120, 70, 50])], in: 230) == [110, 120])
        #expect(widths([text(100), title([120, 70, 50])], in: 170) == [100, 70])
        #expect(widths([text(100), title([120, 70, 50])], in: 140) == [90, 50])
        // The shorter title is on one line again.
        #expect(widths([text(100), title([90, 60]), title([130, 70])], in: 270) == [110, 90, 70])
        #expect(widths([text(100), title([90, 60]), title([130, 70])], in: 240) == [110, 60, 70])
    }

    @Test func chartsShrinkBeforeTexts() {
        let chart = ColumnWidths.Column(contents: [100], width: nil, isText: false, chartMinimum: 50)
        #expect(widths([text(100), chart], in: 160) == [100, 60])
        #expect(widths([text(100), chart], in: 120) == [70, 50])
    }

    @Test func widestTextsShrinkFirst() {
        #expect(widths([text(200), text(60), number(50)], in: 250) == [140, 60, 50])
        #expect(widths([text(200), text(180), text(60)], in: 260) == [100, 100, 60])
        #expect(widths([text(200), text(180, .content)], in: 260) == [80, 180])
    }

    @Test func textsShrinkToTheirLongestWordFirst() {
        func words(_ content: CGFloat, word: CGFloat) -> ColumnWidths.Column {
            ColumnWidths.Column(contents: [content], width: nil, isText: true, wordMinimum: word)
        }
        #expect(widths([words(200, word: 120), words(200, word: 50)], in: 220) == [120, 100])
        #expect(widths([words(200, word: 120), words(200, word: 50)], in: 170) == [120, 50])
        // Below it, the widest shrink first again, and numbers last.
        #expect(widths([words(200, word: 120), number(60)], in: 160) == [100, 60])
        #expect(widths([words(200, word: 120), text(60, .content)], in: 160) == [100, 60])
    }

    /// A column with short words leaves its space to others, if all are complete then.
    @Test func textsShrinkToShortWordsBeforeOthersAreCut() {
        func words(_ content: CGFloat, word: CGFloat) -> ColumnWidths.Column {
            ColumnWidths.Column(contents: [content], width: nil, isText: true, wordMinimum: word)
        }
        #expect(widths([words(60, word: 60), words(90, word: 30), number(50)], in: 145) == [60, 35, 50])
        #expect(widths([words(60, word: 60), words(90, word: 30), number(50)], in: 140) == [60, 30, 50])
        #expect(widths([words(90, word: 30), number(60, .points(60))], in: 90) == [30, 60])
    }

    @Test func numbersShrinkOnlyBelowMinimumOfTexts() {
        #expect(widths([text(100), number(160)], in: 200) == [40, 160])
        #expect(widths([text(100), number(160)], in: 100) == [40, 60])
        #expect(widths([text(100)], in: 0) == [0])
        #expect(widths([], in: 100) == [])
    }

    @Test func narrowNumbersAreCompleteAsLongAsPossible() {
        #expect(widths([number(120), number(10), number(60)], in: 100) == [45, 10, 45])
        #expect(widths([number(120), number(10, .points(40))], in: 60) == [30, 30])
    }

    @Test func rowTitlesShrinkAfterOtherTexts() {
        let title = ColumnWidths.Column(
            contents: [100], width: nil, isText: true, isRowTitle: true, wordMinimum: 80)
        let text = ColumnWidths.Column(contents: [100], width: nil, isText: true, wordMinimum: 40)
        #expect(widths([title, text, number(60)], in: 200) == [80, 60, 60])
        #expect(widths([title, text, number(60)], in: 180) == [80, 40, 60])
        #expect(widths([title, text, number(60)], in: 150) == [55, 40, 55])
    }

    @Test func titlesOfGroupsTakeOnlyRemainingSpace() {
        func widths(_ columns: [ColumnWidths.Column], title: CGFloat, in space: CGFloat) -> [CGFloat] {
            let group = ColumnWidths.Group(columns: 1..<columns.count, titleWidth: title)
            return ColumnWidths.fitting(columns, [group], in: space, minimum: 40)
        }
        let values = [text(100), number(20), number(20)]
        #expect(widths(values, title: 100, in: 240) == [140, 50, 50])
        #expect(widths(values, title: 100, in: 160) == [100, 30, 30])
        #expect(widths(values, title: 100, in: 120) == [80, 20, 20])
        // Titles of columns wrap before those of groups are truncated.
        #expect(widths([text(100), self.title([90, 50])], title: 80, in: 180) == [100, 80])
        #expect(widths([text(100), self.title([90, 50])], title: 80, in: 160) == [100, 60])
        #expect(
            widths([text(100), number(20, .points(30)), number(20)], title: 90, in: 190) == [100, 30, 60])
    }
}
