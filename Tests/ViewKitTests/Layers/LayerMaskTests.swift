import Diagnostics
import TableSpecimens
import Testing
import ViewKit

@Suite("Masks of layers")
struct LayerMaskTests {
    private func makeMask(_ path: BezierPath) -> ShapeLayer {
        let layer = ShapeLayer()
        layer.path = path.cgPath
        return layer
    }

    @Test(arguments: [Path.Corners.all, .top, .bottomLeft, [.topLeft, .bottomRight]])
    func roundedRectanglesClip(corners: Path.Corners) throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        view.backgroundColor = .red
        view.layer.mask = makeMask(
            BezierPath(
                roundedRect: view.bounds, byRoundingCorners: corners,
                cornerRadii: CGSize(width: 8, height: 8)))
        let shape = try #require(Drawing(of: view).masks.first)
        #expect(shape.rect == view.bounds && abs(shape.radius - 8) < 0.001 && shape.corners == corners)
        view.layer.mask = nil
        #expect(Drawing(of: view).masks.isEmpty)
    }

    @Test func fractionalRectanglesAreRecognized() throws {
        let rect = CGRect(x: 0.1, y: 0.7, width: 30.2, height: 20.6)
        let shape = try #require(Path(roundedRect: rect, radius: 4, corners: .bottomRight).roundedRectangle)
        #expect(abs(shape.radius - 4) < 0.001 && shape.corners == .bottomRight)
    }

    @Test func circlesClip() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.mask = makeMask(BezierPath(ovalIn: view.bounds))
        let shape = try #require(Drawing(of: view).masks.first)
        #expect(shape.rect == view.bounds && shape.radius == 20)
    }

    @Test func layersWithBackgroundsClip() throws {
        let view = View(frame: CGRect(x: 5, y: 5, width: 50, height: 40))
        view.backgroundColor = .red
        let mask = Layer()
        view.layer.mask = mask
        // The properties of a mask can change after it is set.
        mask.backgroundColor = .black
        mask.cornerRadius = 6
        mask.frame = CGRect(x: 0, y: 4, width: 50, height: 32)
        let shape = try #require(Drawing(of: view).masks.first)
        #expect(shape.rect == CGRect(x: 5, y: 9, width: 50, height: 32) && shape.radius == 6)
        #expect(view.layer.mask === mask && !view.clipsToBounds)
    }

    @Test func otherShapesCauseAWarning() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 40))
        path.addLine(to: .zero)
        view.layer.mask = makeMask(path)
        #expect(Drawing(of: view).masks.isEmpty)
        #expect(Warnings.reported.contains { $0.message.contains("rounded rectangle") })
    }
}
