import TableSpecimens
import Testing

@testable import TableKit

@Suite("Rounded corners and borders")
struct LayerTests {
    private let red = RGBA(255, 0, 0), black = RGBA(0, 0, 0)
    private let bounds = CGRect(x: 0, y: 0, width: 50, height: 40)

    private func makeView() -> View {
        let view = View(frame: bounds)
        view.backgroundColor = .red
        return view
    }

    @Test func layerReflectsItsView() {
        let view = makeView()
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = .top
        view.layer.cornerCurve = .continuous
        view.layer.masksToBounds = true
        view.layer.borderWidth = 2
        view.layer.borderColor = Color.red.cgColor
        let layer = view.layer
        #expect(view.cornerRadius == 8 && view.maskedCorners == .top && view.clipsToBounds)
        #expect(view.cornerCurve == .continuous && layer.cornerCurve == .continuous)
        #expect(layer.borderWidth == 2 && layer.borderColor == .red)
        view.clipsToBounds = false
        #expect(!layer.masksToBounds)
    }

    @Test func backgroundIsRoundedAtMaskedCorners() {
        let view = makeView()
        view.cornerRadius = 10
        view.maskedCorners = .top
        #expect(Drawing(of: view).roundBoxes.map(\.shape) == [.init(bounds, radius: 10, corners: .top)])
        #expect(Drawing(of: view).boxes.isEmpty)
        view.maskedCorners = []
        #expect(Drawing(of: view).roundBoxes.isEmpty && Drawing(of: view).boxes.map(\.rect) == [bounds])
    }

    @Test func cornerCurveShapesBackgroundBorderAndClip() {
        let view = makeView()
        view.layer.cornerRadius = 10
        view.layer.borderWidth = 1
        #expect(Drawing(of: view).borders.map(\.shape.curve) == [.circular])
        view.layer.cornerCurve = .continuous
        let shape = RoundedRectangle(bounds, radius: 10, curve: .continuous)
        #expect(Drawing(of: view).borders.map(\.shape) == [shape])
        #expect(Drawing(of: view).roundBoxes.map(\.shape) == [shape.inset(by: 0.5)])
        view.clipsToBounds = true
        #expect(Drawing(of: view).masks == [shape.inset(by: 0.5)])
    }

    @Test func onlyClippedContentIsMasked() {
        let view = makeView()
        let child = View(frame: CGRect(x: -5, y: -5, width: 20, height: 20))
        child.backgroundColor = .blue
        view.addSubview(child)
        view.cornerRadius = 10
        #expect(Drawing(of: view).masks.isEmpty)
        view.clipsToBounds = true
        // The mask covers the background too, so that its edge does not show around that of the content.
        let list = Drawing(of: view).list.items
        #expect(
            list == [
                .mask(.init(bounds, radius: 10)), .rectangle(bounds, red),
                .rectangle(child.frame, RGBA(0, 0, 255)), .restore,
            ])
    }

    @Test func borderIsAboveContent() {
        let view = makeView()
        let child = View(frame: bounds)
        child.backgroundColor = .blue
        view.addSubview(child)
        view.layer.borderWidth = 3
        #expect(
            Drawing(of: view).list.items.last == .border(.init(bounds, radius: 0), width: 3, black))
        view.layer.cornerRadius = 10
        view.clipsToBounds = true
        let items = Drawing(of: view).list.items
        #expect(items.last == .border(.init(bounds, radius: 10), width: 3, black))
        #expect(items.first == .mask(RoundedRectangle(bounds, radius: 10).inset(by: 1.5)))
        // The background shows through a translucent border.
        view.layer.borderColor = Color.black.withAlphaComponent(0.5)
        #expect(Drawing(of: view).masks == [.init(bounds, radius: 10)])
        for (width, color) in [(0, Color.black), (-1, .black), (CGFloat.nan, .black), (3, .clear)] {
            view.layer.borderWidth = width
            view.layer.borderColor = color
            #expect(Drawing(of: view).borders.isEmpty)
        }
        view.layer.borderColor = nil
        #expect(Drawing(of: view).borders.isEmpty)
    }

    @Test func borderFollowsAppearance() {
        let table = TableView(frame: bounds)
        let view = makeView()
        view.layer.borderWidth = 1
        view.layer.borderColor = Color.label.cgColor
        table.addSubview(view)
        table.surround(.dark)
        #expect(Drawing(of: view).borders.map(\.color) == [RGBA(255, 255, 255)])
    }

    @Test func groupShapeOverridesShapeOfRow() {
        let script = ScriptedTable(.plain, rows: [1]) { cell, _ in
            cell.layer.cornerRadius = 4
        }
        #expect(Drawing(of: script.table).masks.map(\.radius) == [4])
        let grouped = ScriptedTable(.insetGrouped, rows: [2]) { cell, _ in
            cell.layer.cornerRadius = 4
            cell.selectedBackgroundView = View()
        }
        #expect(Drawing(of: grouped.table).masks.map(\.radius) == [10, 10])
        #expect(Drawing(of: grouped.table).masks.map(\.corners) == [.top, .bottom])
        #expect(Drawing(of: grouped.table).masks.map(\.curve) == [.continuous, .continuous])
    }
}
