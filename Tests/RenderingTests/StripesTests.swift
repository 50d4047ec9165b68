import DisplayList
import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import Rendering

@Suite("Stripes")
struct StripesTests {
    private static let black = RGBA(0, 0, 0)

    /// Returns one rectangle for each stripe, as they are defined.
    private static func rectangles(_ stripes: Stripes) -> [DisplayItem] {
        let rect = stripes.rect
        let first = ((rect.minX - stripes.start) / stripes.period).rounded(.down)
        let last = ((rect.maxX - stripes.start) / stripes.period).rounded(.up)
        return stride(from: first, through: last, by: 1).compactMap { number in
            let x = stripes.start + number * stripes.period
            let (left, right) = (max(x, rect.minX), min(x + stripes.width, rect.maxX))
            guard left < right else { return nil }
            return .rectangle(CGRect(x: left, y: rect.minY, width: right - left, height: rect.height), black)
        }
    }

    @Test(arguments: [1, 1.25, 2, 3])
    func stripesEqualTheirRectangles(scale: Double) {
        for (width, period) in [(2.0, 7.0), (0.1, 1.0), (0.4, 2.3), (3.0, 3.3), (5.0, 2.0)] {
            for start in [0, -3.7, 100] {
                let rect = CGRect(x: 2.6, y: 1.2, width: 30.7, height: 3)
                let stripes = Stripes(rect: rect, start: start, width: width, period: period)
                let drawn = Pixels([.stripes(stripes, Self.black)], width: 110, height: 12, scale: scale)
                let wanted = Pixels(Self.rectangles(stripes), width: 110, height: 12, scale: scale)
                #expect(drawn == wanted, "\(width), \(period), \(start)")
            }
        }
    }

    @Test(arguments: [1e-300, 1e-7, 0.3, 1e300])
    func stripeCountIsLimitedByPixels(period: Double) {
        let rect = CGRect(x: 0, y: 0, width: 375, height: 10)
        let space = DeviceSpace(scale: 2, firstRow: 0, rowCount: 20)
        #expect(space.bars(of: Stripes(rect: rect, start: 0, width: 1, period: period)).count == 1)
        let wide = CGRect(x: -1e200, y: 0, width: 3e200, height: 10)
        #expect(space.bars(of: Stripes(rect: wide, start: 0, width: 1, period: 2)).count < 1 << 16)
    }

    @Test func stripedBackgroundIsOneItem() {
        let table = ScriptedTable(rows: [1]).table
        var theme = Theme.modern
        for period in [1e-300, 1e-7, 7, .nan, .infinity, -1] {
            theme.plain.background = .stripes(.white, .black, width: 1, period: period)
            table.surround(theme: theme)
            let stripes = Drawing(of: table, to: 500).list.items.count {
                if case .stripes = $0 { true } else { false }
            }
            #expect(stripes == (period > 0 ? 1 : 0), "\(period)")
        }
    }
}
