import TableSpecimens
import Testing

@testable import TableSnapshots

/// The device frame, whose figures the article Metrics lists.
@Suite("Device frames")
struct DeviceFrameTests {
    /// Returns the drawing of a table with a device frame, and the origin of the screen.
    private func drawing(
        _ theme: Theme, width: CGFloat, background: Color? = nil, isRightToLeft: Bool = false
    ) throws -> (drawing: Drawing, screen: CGPoint, size: CGSize) {
        let script = ScriptedTable(width: width, rows: [3])
        script.table.backgroundColor = background
        var options = SnapshotOptions(theme: theme)
        options.frame = ImageFrame(hasDevice: true)
        if isRightToLeft { options.traits.layoutDirection = .rightToLeft }
        let snapshot = try TableSnapshot(of: script.table, options: options)
        let height = CGFloat(snapshot.pixelHeight) / 2
        let list = GraphicsContext.list { snapshot.describer()(0..<height, $0) }
        let device = theme.frame.device
        let padding = theme.frame.padding
        return (
            Drawing(list), CGPoint(x: padding + device.side, y: padding + device.end),
            CGSize(width: CGFloat(snapshot.pixelWidth) / 2 - 2 * padding, height: height - 2 * padding)
        )
    }

    @Test(arguments: [
        (Theme.modern, 393.0, 59.0, 11.3, 35.2, 56.55, 55.0), (.ios26, 402, 62, 14, 38.9, 74.15, 62),
    ])
    func currentPhoneHasIslandClockAndHomeIndicator(
        theme: Theme, width: CGFloat, top: CGFloat, islandTop: CGFloat, baseline: CGFloat, center: CGFloat,
        radius: CGFloat
    ) throws {
        let (drawing, screen, size) = try drawing(theme, width: width)
        let rows = CGFloat(3) * (theme == .ios26 ? 53 : 44)
        #expect(size.width == width + 28 && size.height == rows + top + 34 + 28)
        let black = drawing.fills.filter { $0.color == RGBA(0, 0, 0) }.map(\.bounds)
        let island = CGRect(
            x: screen.x + (width - 126) / 2, y: screen.y + islandTop, width: 126, height: 37)
        let indicator = CGRect(
            x: screen.x + (width - 140) / 2, y: screen.y + top + rows + 34 - 8 - 5, width: 140, height: 5)
        for part in [island, indicator] {
            #expect(black.contains { $0.isAbout(part.minX, part.minY, part.width, part.height) }, "\(part)")
        }
        let clock = try #require(drawing.text("9:41", weight: .semibold))
        #expect((clock.baseline - screen.y).isAbout(baseline))
        #expect((clock.x + clock.run.width / 2 - screen.x).isAbout(center))
        #expect(drawing.masks.contains { $0.radius == radius && $0.rect.minX == screen.x })
        // The first row is below the status bar.
        let row = try #require(drawing.text("Row 0.0"))
        #expect(row.baseline > screen.y + top + 20 && row.baseline < screen.y + top + 40)
    }

    @Test func clockIsLegibleAndMirrored() throws {
        let dark = try drawing(.ios26, width: 402, background: Color(white: 0.1))
        let clock = try #require(dark.drawing.text("9:41", weight: .semibold))
        #expect(clock.color == RGBA(255, 255, 255))
        let mirrored = try drawing(.ios26, width: 402, isRightToLeft: true)
        #expect(try #require(mirrored.drawing.text("9:41", weight: .semibold)).x > 300)
    }

    @Test func narrowScreensHaveNoClock() throws {
        let (drawing, _, _) = try drawing(.ios26, width: 200)
        #expect(drawing.text("9:41", weight: .semibold) == nil && drawing.text("Row 0.0") != nil)
    }

    @Test(arguments: [Theme.flat, .classic])
    func olderPhonesHaveNoStatusBar(theme: Theme) throws {
        let (drawing, _, size) = try drawing(theme, width: 320)
        #expect(drawing.text("9:41", weight: .semibold) == nil)
        #expect(size.height == 3 * 44 + 2 * theme.frame.device.end)
    }
}
