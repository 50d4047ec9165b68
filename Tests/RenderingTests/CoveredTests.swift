import DisplayList
import Testing

@testable import Rendering

private let white = RGBA(255, 255, 255), blue = RGBA(0, 0, 255), veil = RGBA(255, 0, 0, 0.5)

@Suite("Rectangles that later ones cover")
struct CoveredTests {
    private static func across(_ y: Double, _ height: Double, _ color: RGBA) -> DisplayItem {
        .rectangle(CGRect(x: -2, y: y, width: 30, height: height), color)
    }

    private static func visible(_ items: [DisplayItem]) -> (items: [DisplayItem], uncovered: [Range<Int>]) {
        var list = DisplayList()
        list.items = items
        let (visible, uncovered) = list.withoutCovered(
            in: DeviceSpace(scale: 1, firstRow: 0, rowCount: 20), width: 20)
        return (visible.items, uncovered)
    }

    @Test func backgroundBehindRowsIsFilledOnlyBetweenThem() {
        let rows = [Self.across(2, 8, blue), Self.across(12, 8, blue)]
        let (items, uncovered) = Self.visible([Self.across(-5, 40, white)] + rows)
        let rest = [0..<2, 10..<12].map {
            DisplayItem.rectangle(
                CGRect(x: 0, y: Double($0.lowerBound), width: 20, height: Double($0.count)), white)
        }
        #expect(items == rest + rows)
        #expect(uncovered.isEmpty)
    }

    @Test func rowsWithoutOpaqueRectangleAreCleared() {
        let (items, uncovered) = Self.visible([Self.across(0, 5, blue), Self.across(3, 9, veil)])
        #expect(items.count == 2)
        #expect(uncovered == [5..<20])
    }

    @Test(arguments: [
        [across(0, 20, white), .group(opacity: 0.5), across(0, 20, blue), .restore],
        [
            across(0, 20, white), .clip(CGRect(x: 3, y: 0, width: 9, height: 20)), across(0, 20, blue),
            .restore,
        ],
        [across(0, 20, white), .rectangle(CGRect(x: 0, y: 0, width: 19, height: 20), blue)],
        [across(0, 20, white), across(0, 20, veil)],
    ])
    func visibleBackgroundRemains(items: [DisplayItem]) { #expect(Self.visible(items).items == items) }

    /// The items of an earlier drawing on the strip, and content below rectangles that cover it, are invisible.
    @Test func pixelsAreThoseOfAllItems() {
        let clip = DisplayItem.clip(CGRect(x: 0, y: 4, width: 20, height: 6))
        let items = [
            Self.across(0, 15, white), .rectangle(CGRect(x: 1, y: 1, width: 9, height: 9), RGBA(9, 9, 9)),
            clip,
            Self.across(0, 20, blue), .restore, Self.across(13, 2, veil),
        ]
        let rasterizer = Rasterizer(scale: 1)
        let fresh = Pixels(rasterizer, items)
        let expected: [UInt32] = (0..<20).map { row in
            switch row {
            case 4..<10: 0xFF00_00FF
            case 13, 14: 0xFFFF_8080
            case 0..<15: 0xFFFF_FFFF
            default: 0
            }
        }
        let isNear = zip(fresh.row(13), [UInt32](repeating: expected[13], count: 20)).allSatisfy {
            abs(Int($0 & 0xFF) - Int($1 & 0xFF)) <= 1 && $0 >> 24 == 0xFF
        }
        #expect(isNear)
        for row in [0, 4, 9, 11, 16, 19] { #expect(fresh[15, row] == expected[row], "row \(row)") }
        #expect(fresh[5, 2] == 0xFF09_0909)
        #expect(fresh[5, 6] == 0xFF00_00FF)
        guard let strip = StripSurface(width: 20, height: 20) else { return }
        for list in [[Self.across(0, 20, RGBA(1, 2, 3))], items] {
            var drawn = DisplayList()
            drawn.items = list
            rasterizer.draw(drawn, firstRow: 0, on: strip)
        }
        let again = strip.withPixels { bytes in
            (0..<400).map {
                bytes.loadUnaligned(
                    fromByteOffset: $0 / 20 * strip.bytesPerRow + $0 % 20 * 4, as: UInt32.self)
            }
        }
        #expect(again == fresh.values)
    }
}
