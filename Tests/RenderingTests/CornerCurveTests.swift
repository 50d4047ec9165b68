import DisplayList
import Foundation
import Testing

@testable import Rendering

@Suite("Curves of rounded corners")
struct CornerCurveTests {
    private func shape(
        _ width: Double, _ height: Double, radius: Double, _ corners: Path.Corners = .all,
        _ curve: CornerCurve = .continuous
    ) -> Path {
        Path(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: height), radius: radius, corners: corners,
            curve: curve)
    }

    /// The points of the top-left corner, close together, from the left edge to the top edge.
    private func corner(_ path: Path) -> [CGPoint] {
        let curves = path.elements.prefix { if case .line = $0 { false } else { true } }
        var corner = Path()
        for element in curves {
            switch element {
            case .move(let point): corner.move(to: point)
            case .curve(let point, let control1, let control2):
                corner.addCurve(to: point, control1: control1, control2: control2)
            case .line, .close: break
            }
        }
        return corner.flattened(scale: 1000).points
    }

    /// Returns the distance from the corner at which the shape is the given number of points away from its left edge.
    private func end(_ deviation: Double, of path: Path) -> Double {
        Double(corner(path).first { $0.x >= deviation }?.y ?? 0)
    }

    @Test func curveEndsWhereItWasMeasured() throws {
        let continuous = shape(200, 100, radius: 10)
        #expect(abs(try #require(corner(continuous).first).y - 15.286_65) < 1e-9)
        // A tenth of a pixel is the least that is visible: at 2x, and at 3x.
        #expect(abs(end(0.1 / 2, of: continuous) - 11) < 0.25)
        #expect(abs(end(0.1 / 3, of: continuous) - 11.5) < 0.25)
        let circular = shape(200, 100, radius: 10, .all, .circular)
        #expect(abs(end(0.1 / 2, of: circular) - 9) < 0.25)
    }

    @Test func middleOfCurveIsCloseToCircle() {
        let points = corner(shape(200, 100, radius: 10)).filter { $0.x < 6 && $0.y < 6 }
        #expect(points.count > 20)
        #expect(points.allSatisfy { abs(hypot(10 - $0.x, 10 - $0.y) - 10) < 0.05 })
    }

    @Test func cornersOfAllSidesAreSymmetric() {
        let points = shape(60, 50, radius: 12).points
        func contains(_ x: Double, _ y: Double) -> Bool {
            points.contains { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 }
        }
        for point in points {
            #expect(contains(60 - point.x, point.y) && contains(point.x, 50 - point.y))
            if point.x < 25, point.y < 25 { #expect(contains(point.y, point.x)) }
        }
    }

    @Test func largestRadiusIsCircular() {
        for radius in [26, 27, 1000, .infinity] {
            #expect(shape(300, 52, radius: radius) == shape(300, 52, radius: 26, .all, .circular))
            #expect(shape(300, 26, radius: radius, .top) == shape(300, 26, radius: 26, .top, .circular))
        }
    }

    @Test func shortSidesReduceSmoothingContinuously() throws {
        func start(_ height: Double) throws -> Double {
            try #require(corner(shape(300, height, radius: 26)).first).y
        }
        // The curves of a corner take up to half of the height.
        for height in [52, 52.1, 60, 70, 79] {
            #expect(abs(try start(height) - height / 2) < 1e-9)
        }
        #expect(abs(try start(80) - 39.745_29) < 1e-9)
        let almostCircular = corner(shape(300, 52.01, radius: 26))
        #expect(almostCircular.allSatisfy { abs(hypot(26 - $0.x, 26 - $0.y) - 26) < 0.01 })
        // The deviation from a circle grows with the height.
        let farthest = [52, 56, 60, 70, 80].map { height in
            corner(shape(300, height, radius: 26)).map { hypot(26 - $0.x, 26 - $0.y) }.max() ?? 0
        }
        #expect(farthest == farthest.sorted() && Set(farthest).count == 5)
    }

    @Test("Only corners that share a side share its length", arguments: CornerCurve.allCases)
    func sharedSidesLimitRadius(curve: CornerCurve) {
        let left: Path.Corners = [.topLeft, .bottomLeft], right: Path.Corners = [.topRight, .bottomRight]
        let diagonal: Path.Corners = [.topLeft, .bottomRight]
        let limits: [(Path.Corners, Double)] = [
            (.all, 15), (.top, 30), (.bottom, 30), (left, 15), (right, 15), (diagonal, 30), (.topLeft, 30),
            ([.top, .bottomLeft], 15),
        ]
        for (corners, limit) in limits {
            #expect(corners.maxRadius(in: CGSize(width: 100, height: 30)) == limit)
            #expect(
                shape(100, 30, radius: 99, corners, curve) == shape(100, 30, radius: limit, corners, curve))
        }
        #expect(left.maxRadius(in: CGSize(width: 30, height: 100)) == 30)
        #expect(Path.Corners.top.maxRadius(in: CGSize(width: 30, height: 100)) == 15)
    }

    @Test func firstRowOfSectionHasCornersHigherThanHalfOfIt() {
        // Two rows of 30 points with radius 26.
        let first = RoundedRectangle(
            CGRect(x: 0, y: 0, width: 200, height: 30), radius: 26, corners: .top, curve: .continuous)
        let second = RoundedRectangle(
            CGRect(x: 0, y: 30, width: 200, height: 30), radius: 26, corners: .bottom, curve: .continuous)
        let both = RoundedRectangle(
            CGRect(x: 0, y: 0, width: 200, height: 60), radius: 26, curve: .continuous)
        let black = RGBA(0, 0, 0)
        for scale in [1.0, 2, 3] {
            let (width, height) = (Int(200 * scale), Int(60 * scale))
            let rows = Pixels(
                [.roundedRectangle(first, black), .roundedRectangle(second, black)], width: width,
                height: height, scale: scale)
            let group = Pixels([.roundedRectangle(both, black)], width: width, height: height, scale: scale)
            #expect(rows == group)
        }
        #expect(first.cornerReach == 30)
        let small = RoundedRectangle(both.rect, radius: 10, curve: .continuous)
        #expect(abs(small.cornerReach - 15.286_65) < 1e-9)
    }
}
