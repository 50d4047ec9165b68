import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Content modes")
struct ContentModeTests {
    private static let frame = CGRect(x: 3, y: 5, width: 100, height: 50)

    /// The position of an image of 40 × 30 points in a view of 100 × 50, and one of 200 × 80 that is larger than it.
    private static let positions: [(View.ContentMode, small: CGRect, large: CGRect)] = [
        (.scaleToFill, rect(0, 0, 100, 50), rect(0, 0, 100, 50)),
        (.scaleAspectFit, rect(16.666667, 0, 66.666667, 50), rect(0, 5, 100, 40)),
        (.scaleAspectFill, rect(0, -12.5, 100, 75), rect(-12.5, 0, 125, 50)),
        (.redraw, rect(0, 0, 100, 50), rect(0, 0, 100, 50)),
        (.center, rect(30, 10, 40, 30), rect(-50, -15, 200, 80)),
        (.top, rect(30, 0, 40, 30), rect(-50, 0, 200, 80)),
        (.bottom, rect(30, 20, 40, 30), rect(-50, -30, 200, 80)),
        (.left, rect(0, 10, 40, 30), rect(0, -15, 200, 80)),
        (.right, rect(60, 10, 40, 30), rect(-100, -15, 200, 80)),
        (.topLeft, rect(0, 0, 40, 30), rect(0, 0, 200, 80)),
        (.topRight, rect(60, 0, 40, 30), rect(-100, 0, 200, 80)),
        (.bottomLeft, rect(0, 20, 40, 30), rect(0, -30, 200, 80)),
        (.bottomRight, rect(60, 20, 40, 30), rect(-100, -30, 200, 80)),
    ]

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: frame.minX + x, y: frame.minY + y, width: width, height: height)
    }

    @Test func allContentModesAreTested() {
        #expect(Self.positions.map(\.0) == View.ContentMode.allCases)
    }

    @Test(arguments: View.ContentMode.allCases)
    func everyModePositionsSmallAndLargeImages(mode: View.ContentMode) throws {
        let expected = try #require(Self.positions.first { $0.0 == mode })
        for (image, position) in [(Image.plain(40, 30), expected.small), (.plain(200, 80), expected.large)] {
            let view = ImageView(frame: Self.frame)
            view.contentMode = mode
            view.image = image
            let drawn = try #require(Drawing(of: view).images.first)
            #expect(
                abs(drawn.rect.minX - position.minX) < 1e-4 && abs(drawn.rect.minY - position.minY) < 1e-4)
            #expect(abs(drawn.rect.width - position.width) < 1e-4)
            #expect(abs(drawn.rect.height - position.height) < 1e-4)
            #expect(drawn.clip == nil)
            view.clipsToBounds = true
            #expect(Drawing(of: view).images.map(\.clip) == [Self.frame])
        }
    }

    @Test func emptyViewShowsNoImage() {
        for mode in View.ContentMode.allCases where mode != .center {
            let view = ImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
            view.contentMode = mode
            view.image = .plain(40, 30)
            #expect(Drawing(of: view).images.isEmpty)
        }
    }
}
