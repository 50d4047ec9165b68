import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Resizable images")
struct ResizableImageTests {
    private let insets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)

    private func rects(_ image: Image, _ size: CGSize) -> [CGRect] {
        let view = ImageView(frame: CGRect(origin: .zero, size: size))
        view.image = image
        return Drawing(of: view).images.map(\.rect)
    }

    @Test func edgesKeepTheirSize() {
        let image = Image.plain(12, 12).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(image.capInsets == insets && image.resizingMode == .stretch)
        let (x, y) = ([(0.0, 4.0), (4, 32), (36, 4)], [(0.0, 4.0), (4, 12), (16, 4)])
        let expected = y.flatMap { row in
            x.map { CGRect(x: $0.0, y: row.0, width: $0.1, height: row.1) }
        }
        #expect(rects(image, CGSize(width: 40, height: 20)) == expected)
        #expect(rects(image, image.size).count == 1)
    }

    @Test func centerIsRepeated() {
        let image = Image.plain(12, 12).resizableImage(withCapInsets: insets)
        // The middle column consists of 8 tiles in each of the three rows.
        #expect(rects(image, CGSize(width: 40, height: 12)).count == 3 * (2 + 8))
        #expect(
            rects(image, CGSize(width: 40, height: 12)).contains(CGRect(x: 32, y: 4, width: 4, height: 4)))
    }

    @Test func edgesShrinkInSmallAreas() {
        let image = Image.plain(12, 12).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let rects = rects(image, CGSize(width: 4, height: 12))
        #expect(rects.map(\.width) == [2, 2, 2, 2, 2, 2])
    }

    @Test func capsMayBeLeftAndTop() {
        let image = Image.plain(9, 9).stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
        #expect(image.capInsets == EdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
        let rects = rects(image, CGSize(width: 20, height: 20))
        #expect(rects == [0.0, 4, 16].map { CGRect(x: $0, y: 0, width: $0 == 4 ? 12 : 4, height: 20) })
    }

    @Test func insetsBeyondTheImageHaveNoEffect() {
        let insets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let image = Image.plain(12, 12).resizableImage(withCapInsets: insets)
        #expect(rects(image, CGSize(width: 40, height: 20)).count == 1)
    }

    @Test func partsHaveTheirPixels() throws {
        let bitmap = PremultipliedBitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        let image = DisplayImage(width: 3, height: 2, identity: .unique()) { _ in bitmap }
        let part = image.cropped(columns: 1..<3, rows: 0..<2)
        #expect(try part.pixels(reduction: 1, in: .shared).pixels == [2, 3, 5, 6])
        #expect(try part.pixels(reduction: 2, in: .shared).pixels == [4])
    }

    @Test func edgesOfDrawingsKeepTheirSize() {
        let drawn = GraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        let view = ImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.image = drawn.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let context = GraphicsContext()
        view.describe(in: context)
        let clips = context.list.items.compactMap { if case .clip(let rect) = $0 { rect } else { nil } }
        let (x, y) = ([(0.0, 4.0), (4, 32), (36, 4)], [(0.0, 4.0), (4, 12), (16, 4)])
        let areas = y.flatMap { row in
            x.map { CGRect(x: $0.0, y: row.0, width: $0.1, height: row.1) }
        }
        #expect(clips == areas)
    }
}
