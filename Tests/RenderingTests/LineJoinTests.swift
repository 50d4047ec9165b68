import DisplayList
import Foundation
import Testing

@testable import Rendering

@Suite("Joins of lines")
struct LineJoinTests {
    private func lines(_ points: [CGPoint], isClosed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        if isClosed { path.close() }
        return path
    }

    @Test func cornersAreRound() {
        let corner = lines([
            CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 4, y: 4),
        ])
        for path in [corner, Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), radius: 0)] {
            let joins = LineJoins(of: path, width: 2)
            #expect(joins.isRound && joins.path == path)
        }
    }

    /// Versions of Cairo draw different round joins at small angles.
    @Test func bendsAreBeveled() {
        let circle = Path(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).flattened(scale: 1)
        let joins = LineJoins(of: circle, width: 2)
        #expect(!joins.isRound && joins.path == circle)
    }

    @Test func cornersBetweenBendsAreDots() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 18, y: 1), CGPoint(x: 9, y: 9)]
        let joins = LineJoins(of: lines(points, isClosed: true), width: 2)
        #expect(!joins.isRound)
        let dots = joins.path.elements.dropFirst(5)
        let corners = [points[2], points[3], points[0]]
        #expect(Array(dots) == corners.flatMap { [.move($0), .line($0)] })
    }
}
