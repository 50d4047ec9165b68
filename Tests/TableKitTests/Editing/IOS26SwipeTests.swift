import TableSpecimens
import Testing

@testable import TableKit

/// The swiped rows of iOS 26, found in display lists. The rows are 402 points wide.
@Suite("Swiped rows of iOS 26")
struct IOS26SwipeTests {
    /// Three rows with actions at both edges. The first action is red.
    private final class Rows {
        static let gray = RGBA(229, 229, 234)
        let script = ScriptedTable(width: 402, rows: [3])
        let delegate: RecordingDelegate

        init(
            height: CGFloat = 80, _ titles: [String] = ["Delete"], images: Bool = true,
            _ direction: LayoutDirection = .leftToRight
        ) {
            delegate = RecordingDelegate(script)
            table.rowHeight = height
            table.environment = Environment(
                traits: TraitCollection(displayScale: 2, layoutDirection: direction), theme: .ios26)
            delegate.trailing = { [unowned delegate] path in
                SwipeActionsConfiguration(
                    actions: titles.enumerated().map { index, title in
                        let style: ContextualAction.Style = index == 0 ? .destructive : .normal
                        let action = ContextualAction(style: style, title: title) { _, _, completion in
                            delegate.note(title, path)
                            completion(true)
                        }
                        action.image = images ? .plain(24, 24) : nil
                        return action
                    })
            }
            delegate.leading = delegate.trailing
        }

        var table: TableView { script.table }
        var drawing: Drawing { Drawing(of: table) }

        /// The shape of the first action.
        var circle: RoundedRectangle? {
            drawing.roundBoxes.first { $0.color.isAbout(255, 56, 60) }?.shape
        }

        /// The background of the moved row.
        var movedRow: RoundedRectangle? { drawing.roundBoxes.first { $0.color == Self.gray }?.shape }
    }

    private let path = IndexPath(row: 0, section: 0)

    @Test func actionsAreCirclesWithTitlesBelow() throws {
        let rows = Rows()
        rows.table.showSwipeActions(.trailing, forRowAt: path)
        let circle = try #require(rows.circle)
        #expect(circle.rect.size == CGSize(width: 50, height: 50) && circle.radius == 25)
        #expect(circle.rect.maxX.isAbout(392))
        let row = try #require(rows.movedRow)
        #expect((circle.rect.minX - row.rect.maxX).isAbout(10.3))
        #expect(row.radius == 26 && row.corners == [.topRight, .bottomRight])
        let drawing = rows.drawing
        let title = try #require(drawing.text("Delete"))
        #expect(title.run.font.size == 13 && title.color.isAbout(138, 138, 142))
        #expect((title.baseline - circle.rect.maxY).isAbout(16.3))
        // The circle and its title are in the center of the row together.
        let bottom = title.baseline + FontMeasures(of: .systemFont(ofSize: 13)).descent
        #expect(abs((circle.rect.minY + bottom) / 2 - 40) < 0.5)
        let image = try #require(drawing.templates.first)
        #expect(image.color == RGBA(255, 255, 255))
        #expect(image.rect == circle.rect.centered(CGSize(width: 24, height: 24)))
    }

    @Test func circlesAre10Apart() throws {
        let rows = Rows(["Delete", "More"])
        rows.table.showSwipeActions(.trailing, forRowAt: path)
        let shapes = rows.drawing.roundBoxes.map(\.shape.rect).filter { $0.width == 50 }
            .sorted { $0.minX < $1.minX }
        #expect(shapes.count == 2)
        #expect((shapes[1].minX - shapes[0].maxX).isAbout(10) && shapes[1].maxX.isAbout(392))
        #expect((try #require(rows.movedRow).rect.maxX).isAbout(402 - 130.3))
    }

    @Test(arguments: [(44.0, 44.0), (52, 50), (76, 50)])
    func lowRowsShowOnlyCircles(height: Double, diameter: Double) throws {
        let rows = Rows(height: height)
        rows.table.showSwipeActions(.trailing, forRowAt: path)
        let circle = try #require(rows.circle)
        #expect(circle.rect.size == CGSize(width: diameter, height: diameter))
        #expect(circle.rect.midY == height / 2 && circle.rect.maxX.isAbout(392))
        #expect(rows.drawing.text("Delete") == nil)
    }

    @Test func titlesWithoutImagesAreInCapsules() throws {
        let rows = Rows(height: 53, images: false)
        rows.table.showSwipeActions(.trailing, forRowAt: path)
        let capsule = try #require(rows.circle)
        let title = try #require(rows.drawing.text("Delete"))
        #expect(capsule.rect.height == 50 && capsule.rect.width > 60 && capsule.rect.maxX.isAbout(392))
        #expect(title.color == RGBA(255, 255, 255) && title.x > capsule.rect.minX + 15)
    }

    @Test func circlesFollowTheEdgeAndDirection() throws {
        for direction in LayoutDirection.allCases {
            for edge in TableView.SwipeEdge.allCases {
                let rows = Rows(["Delete"], direction)
                rows.table.showSwipeActions(edge, forRowAt: path)
                let (circle, row) = (try #require(rows.circle), try #require(rows.movedRow))
                let isAtRight = (edge == .trailing) == (direction == .leftToRight)
                #expect((isAtRight ? 402 - circle.rect.maxX : circle.rect.minX).isAbout(10))
                #expect((isAtRight ? row.rect.maxX : 402 - row.rect.minX).isAbout(402 - 70.3))
                #expect(row.corners == (isAtRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]))
            }
        }
    }

    @Test func partialSwipesShowSmallCirclesAndFullSwipesCapsules() throws {
        let rows = Rows()
        rows.table.showSwipeActions(.trailing, forRowAt: path, distance: 35.15)
        let small = try #require(rows.circle)
        #expect(small.rect.width.isAbout(25) && small.rect.width == small.rect.height)
        #expect(small.rect.midY.isAbout(5.5 + 25) && rows.drawing.text("Delete") == nil)
        rows.table.showSwipeActions(.trailing, forRowAt: path, distance: 300)
        let full = try #require(rows.circle)
        #expect(full.rect.height == 50 && full.rect.maxX.isAbout(392) && full.rect.minX.isAbout(112.3))
        let image = try #require(rows.drawing.templates.first)
        // The image follows the touch.
        #expect(image.rect.midX.isAbout(112.3 + 25))
        rows.table.hideSwipeActions()
        #expect(rows.circle == nil && rows.movedRow == nil)
    }

    @Test func touchesReachCircles() throws {
        let rows = Rows(["Delete", "More"])
        rows.table.swipeLeft(rowAt: path)
        #expect(rows.circle?.rect.width == 50)
        rows.table.touchDown(at: CGPoint(x: 367, y: 30))
        let overlays = rows.drawing.roundBoxes.filter { $0.color.alpha < 1 && $0.color.alpha > 0 }
        #expect(overlays.map(\.shape.rect) == [try #require(rows.circle).rect])
        rows.table.touchUp(at: CGPoint(x: 367, y: 30))
        #expect(rows.delegate.take().contains("Delete 0.0"))
        rows.table.swipeLeft(rowAt: path, isFull: true)
        #expect(rows.delegate.take().contains("Delete 0.0"))
        #expect(rows.table.indexPathForSwipedRow == nil)
    }

    @Test func selectedRowsRetainTheirRoundCorners() throws {
        let rows = Rows()
        rows.table.selectRow(at: path, animated: false, scrollPosition: .none)
        rows.table.showSwipeActions(.trailing, forRowAt: path)
        let shapes = rows.drawing.roundBoxes.filter { $0.color == Rows.gray }.map(\.shape)
        #expect(shapes.count == 2 && Set(shapes).count == 1)
    }
}
