import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Parts of paths")
struct PathPartTests {
    @Test func linesEndAtFractionOfLength() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        #expect(
            path.part(from: 0.125, to: 0.5).elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
            ])
        #expect(path.part(from: -1, to: 2) == path)
        #expect(path.part(from: 0.5, to: 0.5).elements.isEmpty)
    }

    @Test func halfCircleIsHalfOfACircle() throws {
        let circle = Path(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let half = circle.part(from: 0.125, to: 0.625)
        guard case .move(let start)? = half.elements.first, case .curve(let end, _, _)? = half.elements.last
        else {
            Issue.record("\(half)")
            return
        }
        let edge = 10 * 0.5.squareRoot()
        #expect(abs(start.x - 10 - edge) < 0.02 && abs(start.y - 10 - edge) < 0.02)
        #expect(abs(end.x - 10 + edge) < 0.02 && abs(end.y - 10 + edge) < 0.02)
        #expect(half.elements.count == 4)
    }

    @Test func shapeLayerDrawsPartOfItsLine() {
        let (layer, view) = (ShapeLayer(), View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        layer.path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0)
        layer.fillColor = nil
        layer.strokeColor = .red
        view.layer.addSublayer(layer)
        layer.strokeEnd = 0.25
        #expect(Drawing(of: view).strokes.count == 1)
        layer.strokeStart = 0.5
        #expect(Drawing(of: view).strokes.isEmpty)
    }
}
