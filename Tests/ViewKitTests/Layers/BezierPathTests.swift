import Testing
import ViewKit

@Suite("Bézier paths")
struct BezierPathTests {
    @Test func arcsRunInTheirDirection() {
        func end(_ from: CGFloat, _ to: CGFloat, clockwise: Bool) -> [CGPoint] {
            let path = BezierPath(
                arcCenter: .zero, radius: 10, startAngle: from, endAngle: to, clockwise: clockwise)
            return path.cgPath.points
        }
        let quarter = end(0, .pi / 2, clockwise: true)
        #expect(quarter.count == 4 && quarter[0] == CGPoint(x: 10, y: 0))
        #expect(abs(quarter[1].x) < 1e-9 && abs(quarter[1].y - 10) < 1e-9)
        #expect(end(0, .pi / 2, clockwise: false).count == 10)
        #expect(end(0, 2 * .pi, clockwise: true).count == 13)
        #expect(end(0, .nan, clockwise: true).isEmpty)
    }

    @Test func quadraticCurvesAreCubicCurves() {
        let path = BezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 9, y: 0), controlPoint: CGPoint(x: 4.5, y: 9))
        #expect(
            path.cgPath.points == [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 3, y: 6), CGPoint(x: 6, y: 6)])
        #expect(path.currentPoint == CGPoint(x: 9, y: 0) && !path.isEmpty)
    }
}
