import DisplayList
import TableKit
import TableSpecimens
import Testing

@testable import Rendering

@Suite("Pixels of symbols")
struct SymbolRenderingTests {
    /// The items of symbols at positions and sizes that are not whole.
    private static let items: [DisplayItem] = {
        let names = [
            "star.fill", "plus.circle.fill", "lock.shield.fill", "bell.slash", "arrow.clockwise", "wifi",
        ]
        return names.enumerated().flatMap { index, name in
            let view = ImageView(image: Image(systemName: name, withConfiguration: .init(pointSize: 21.3)))
            view.frame.origin = CGPoint(x: 3.37, y: 2.71 + 24.29 * CGFloat(index))
            view.tintColor = .red.withAlphaComponent(0.7)
            return Drawing(of: view).list.items
        }
    }()

    @Test(arguments: [1, 2, 3.0])
    func stripsGiveSamePixels(scale: Double) {
        let (width, height) = (Int(32 * scale), Int(150 * scale))
        let whole = Pixels(Self.items, width: width, height: height, scale: scale)
        #expect(whole.inkedRows.count > height / 2)
        for stripHeight in [1, 13] {
            for row in stride(from: 0, to: height, by: stripHeight) {
                let count = min(stripHeight, height - row)
                let strip = Pixels(Self.items, width: width, height: count, scale: scale, firstRow: row)
                let same = strip.values == Array(whole.values[row * width..<(row + count) * width])
                #expect(same, "rows \(row)..<\(row + count)")
                if !same { return }
            }
        }
    }

    /// All formats draw filled and stroked paths, so that they agree on symbols.
    @Test func symbolsArePaths() {
        for item in Self.items {
            switch item {
            case .fill, .stroke, .group, .clip, .restore: break
            default: Issue.record("\(item)")
            }
        }
    }

    @Test func detailsAreCutOutOfAreas() {
        let view = ImageView(
            image: Image(systemName: "minus.circle.fill", withConfiguration: .init(pointSize: 20)))
        let side = Int(view.bounds.width)
        let pixels = Pixels(Drawing(of: view).list.items, width: 4 * side, height: 4 * side, scale: 4)
        let middle = 2 * side
        #expect(pixels[middle, middle] == 0)
        #expect(pixels[middle, middle - 20] >> 24 == 255 && pixels[middle, middle + 20] >> 24 == 255)
    }
}
