import TableSpecimens
import Testing

@testable import TableKit

@Suite("Background configurations")
struct BackgroundConfigurationTests {
    private static let red = RGBA(255, 0, 0)
    private static let selected = RGBA(209, 209, 214)

    private func script(
        _ background: BackgroundConfiguration,
        _ change: @escaping (TableViewCell) -> Void = { _ in }
    ) -> ScriptedTable {
        ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.backgroundConfiguration = background
            change(cell)
        }
    }

    private func select(_ script: ScriptedTable) {
        script.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }

    @Test func colorHasInsetsCornersAndBorder() {
        var background = BackgroundConfiguration.listPlainCell()
        background.backgroundColor = .red
        background.cornerRadius = 8
        background.backgroundInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
        background.strokeWidth = 2
        background.strokeColor = .blue
        background.strokeOutset = 1
        let script = script(background)
        let drawing = Drawing(of: script.table)
        let frame = CGRect(x: 10, y: 4, width: 345, height: 34)
        #expect(drawing.boxes(Self.red) == [frame, frame.offsetBy(dx: 0, dy: 44)])
        #expect(drawing.masks.map(\.rect) == [frame, frame.offsetBy(dx: 0, dy: 44)])
        #expect(drawing.borders[0].shape.rect == frame.insetBy(dx: -1, dy: -1))
        #expect(drawing.borders[0].width == 2 && drawing.borders[0].color == RGBA(0, 0, 255))
        script.table.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        #expect(Drawing(of: script.table).boxes(Self.red)[0].minX == 20)
    }

    @Test func marginsCanAddToInsets() {
        var background = BackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        let script = script(background)
        let boxes = Drawing(of: script.table).boxes(Self.red)
        #expect(boxes[0] == CGRect(x: 16, y: 0, width: 343, height: 44))
    }

    @Test func defaultColorsFollowSelection() {
        for background in [BackgroundConfiguration.listCell(), .listPlainCell()] {
            let script = script(background)
            #expect(Drawing(of: script.table).boxes(Self.selected).isEmpty)
            select(script)
            let boxes = Drawing(of: script.table).boxes(Self.selected)
            #expect(boxes.contains(CGRect(x: 0, y: 44, width: 375, height: 44)))
        }
        let unselectable = script(.listCell()) { $0.selectionStyle = .none }
        select(unselectable)
        #expect(Drawing(of: unselectable.table).boxes(Self.selected).isEmpty)
    }

    @Test func colorsOfProgramApplyInEveryState() {
        var background = BackgroundConfiguration.listCell()
        background.backgroundColor = .red
        let script = script(background)
        select(script)
        let drawing = Drawing(of: script.table)
        #expect(drawing.boxes(Self.red).count >= 2 && drawing.boxes(Self.selected).isEmpty)
    }

    @Test func transformersFollowStateThroughHandler() {
        var background = BackgroundConfiguration.listCell()
        background.backgroundColorTransformer = .init { _ in .red }
        #expect(background.resolvedBackgroundColor(for: .blue) == .red)
        let script = script(background)
        #expect(Drawing(of: script.table).boxes(Self.red).count == 2)
        background.backgroundColorTransformer = nil
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .blue) == .blue)
    }

    @Test func sidebarHasRoundedSelection() {
        let script = script(.listSidebarCell())
        let gray = RGBA(229, 229, 234)
        #expect(Drawing(of: script.table).boxes(gray).isEmpty)
        select(script)
        let drawing = Drawing(of: script.table)
        #expect(drawing.boxes(gray).contains(CGRect(x: 8, y: 44, width: 359, height: 44)))
        #expect(drawing.masks.contains { $0.radius == 10 })
    }

    @Test func imageAndCustomViewFillBackground() {
        var background = BackgroundConfiguration.clear()
        background.backgroundInsets = DirectionalEdgeInsets(leading: 100)
        background.image = .plain(10, 10)
        let custom = View()
        custom.backgroundColor = .red
        background.customView = custom
        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.backgroundConfiguration = background
        let drawing = Drawing(of: cell)
        #expect(drawing.images[0].rect == CGRect(x: 100, y: 0, width: 220, height: 44))
        #expect(drawing.boxes(Self.red) == [CGRect(x: 100, y: 0, width: 220, height: 44)])
        cell.backgroundConfiguration = nil
        #expect(Drawing(of: cell).images.isEmpty)
    }

    @Test func configurationReplacesOtherBackgrounds() {
        let cell = TableViewCell()
        cell.backgroundColor = .red
        cell.backgroundView = View()
        cell.selectedBackgroundView = View()
        cell.backgroundConfiguration = .clear()
        #expect(
            cell.backgroundColor == nil && cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    }

    @Test func configurationsAreEqualByValue() {
        #expect(
            BackgroundConfiguration.listCell() == .listCell()
                && .clear() != BackgroundConfiguration.listCell())
        #expect(BackgroundConfiguration.clear().backgroundColor == .clear)
        #expect(
            BackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
    }
}
