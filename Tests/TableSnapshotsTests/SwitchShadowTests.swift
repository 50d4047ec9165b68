import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

/// The shadows of thumbs, measured in pixels as in images of devices.
@Suite("Shadows of thumbs")
struct SwitchShadowTests {
    private func bitmap(_ view: View, _ theme: Theme) throws -> Bitmap {
        let ground = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        ground.backgroundColor = .white
        ground.addSubview(view)
        return try TableSnapshot(of: ground, options: SnapshotOptions(theme: theme)).bitmap()
    }

    /// Returns the green components of pixels at points of an image at 2x.
    private func greens(_ bitmap: Bitmap, _ points: [(CGFloat, CGFloat)]) -> [Int] {
        points.map { x, y in Int(bitmap.bytes[Int(2 * y) * bitmap.bytesPerRow + Int(2 * x) * 4 + 1]) }
    }

    private func onSwitch(_ size: CGSize) -> Switch {
        let control = Switch(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
        control.isOn = true
        return control
    }

    @Test func modernShadowIsOnlyOnTheTrack() throws {
        let bitmap = try bitmap(onSwitch(CGSize(width: 51, height: 31)), .modern)
        // The thumb is 27 wide, its right edge is at 59, and its bottom at 39.
        let below = greens(bitmap, [(45.5, 39.25), (45.5, 39.75), (45.5, 40.25)])
        #expect(below.allSatisfy { (178...186).contains($0) }, "\(below)")
        let beside = greens(bitmap, [(31, 25.5), (30.5, 25.5)])
        #expect(beside.allSatisfy { (187...195).contains($0) }, "\(beside)")
        let outside = (0..<200).flatMap { x in greens(bitmap, [(CGFloat(x) / 2, 41.5), (CGFloat(x) / 2, 43)])
        }
        #expect(outside.allSatisfy { $0 == 255 }, "\(outside)")
    }

    @Test func iOS26HasNeitherShadowNorBorder() throws {
        let bitmap = try bitmap(onSwitch(CGSize(width: 63, height: 28)), .ios26)
        // The thumb is at 34 to 71 and at 12 to 36.
        let around = greens(bitmap, [(52, 36.5), (52, 37), (52, 11), (33, 24), (30, 24)])
        #expect(around.allSatisfy { $0 == 199 }, "\(around)")
        #expect(greens(bitmap, [(52, 24), (52, 12.5), (52, 39)]) == [255, 255, 255])
    }

    @Test func slidersHaveTheirOwnShadow() throws {
        let slider = Slider(frame: CGRect(x: 10, y: 10, width: 80, height: 34))
        slider.value = 0.5
        let bitmap = try bitmap(slider, .ios26)
        let below = greens(bitmap, [(50, 42.5), (50, 44)])
        #expect(below.allSatisfy { $0 < 250 }, "\(below)")
    }
}
