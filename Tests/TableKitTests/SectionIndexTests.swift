import TableSpecimens
import Testing

@testable import TableKit

@Suite("The index of a table")
struct SectionIndexTests {
    private func slots(_ count: Int, _ height: CGFloat) -> [Int?] {
        SectionIndexView.Slots(titleCount: count, height: height, pitch: 14).titles
    }

    @Test func everyIndexTitleIsShownIfSpaceAllows() {
        #expect(slots(3, 42) == [0, 1, 2])
        #expect(slots(26, 400).count == 26)
    }

    @Test func dotsReplaceTitlesThatDoNotFit() {
        #expect(slots(26, 14 * 5) == [0, nil, 13, nil, 25])
        #expect(slots(26, 14 * 6) == [0, nil, 13, nil, 25], "an even number of places leaves one free")
        #expect(slots(26, 14 * 25).count == 25)
        #expect(slots(26, 10) == [0])
        #expect(slots(0, 100).isEmpty)
        for space in 1..<30 {
            let shown = slots(40, CGFloat(space) * 14).compactMap { $0 }
            #expect(shown == Array(Set(shown)).sorted() && shown.allSatisfy { $0 < 40 }, "\(space) places")
        }
    }

    /// A data source with an index.
    private final class Indexed: TableViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        func numberOfSections(in tableView: TableView) -> Int { 3 }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = TableViewCell()
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    }

    private func table(_ source: Indexed, _ style: TableView.Style = .plain) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200), style: style)
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    @Test func rowsLeaveSpaceForIndex() throws {
        let source = Indexed()
        let withIndex = table(source)
        source.titles = nil
        let without = table(source)
        let frames = [withIndex, without].compactMap { $0.visibleCells.first?.parts.accessoryIndicator.frame }
        try #require(frames.count == 2)
        #expect(frames[0].minX == frames[1].minX - 15)
        #expect(withIndex.visibleCells.first?.frame.width == 375)
    }

    @Test func insetGroupedRowsNeedNoSpaceForIndex() {
        let source = Indexed()
        #expect(table(source, .insetGrouped).indexWidth == 0)
    }

    @Test func indexIsCenteredOnScreen() throws {
        let source = Indexed()
        let table = table(source)
        table.contentOffset.y = 30
        table.layoutIfNeeded()
        let index = try #require(table.overlays.index)
        #expect(index.frame == CGRect(x: 360, y: 30, width: 15, height: 200))
        #expect(index.title(at: 100) == 1 && index.title(at: -5) == 0 && index.title(at: 999) == 2)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        #expect(index.isHidden, "the reorder controls stand there")
    }

    @Test func shortTableHasNoIndex() {
        let source = Indexed()
        let table = table(source)
        table.sectionIndexMinimumDisplayRowCount = 7
        table.layoutIfNeeded()
        #expect(table.indexWidth == 0)
    }
}
