import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Images that are drawn")
struct DrawnImageTests {
    private let red = RGBA(255, 0, 0), green = RGBA(0, 255, 0)

    @Test func rendererRecordsDrawing() {
        let image = GraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            Color.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.cgContext.setFillColor(Color.green.cgColor)
            context.cgContext.fillEllipse(in: CGRect(x: 10, y: 0, width: 10, height: 10))
            Color.red.setStroke()
            context.cgContext.setLineWidth(3)
            context.cgContext.move(to: CGPoint(x: 1, y: 1))
            context.cgContext.addLine(to: CGPoint(x: 9, y: 9))
            context.cgContext.strokePath()
            Path(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
        }
        #expect(image.size == CGSize(width: 20, height: 10) && image.bitmap == nil)
        let view = ImageView(image: image)
        view.frame.origin = CGPoint(x: 100, y: 50)
        let drawing = Drawing(of: view)
        #expect(drawing.boxes(red) == [CGRect(x: 100, y: 50, width: 5, height: 5)])
        #expect(drawing.fills.map(\.color) == [green, green])
        #expect(drawing.fills[0].bounds == CGRect(x: 110, y: 50, width: 10, height: 10))
        #expect(drawing.strokes.map(\.width) == [3] && drawing.strokes.map(\.color) == [red])
        #expect(drawing.entries.allSatisfy { $0.clip == view.frame })
        view.image = image.withRenderingMode(.alwaysTemplate)
        view.tintColor = .green
        #expect(Drawing(of: view).boxes.map(\.color) == [green])
    }

    @Test func scaledDrawingIsMagnified() {
        let image = GraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = ImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.image = image
        guard case .magnified(_, let zoom, let focus, let shape)? = Drawing(of: view).entries.first?.item
        else {
            Issue.record("the drawing is not magnified")
            return
        }
        #expect(zoom == 3 && focus == CGPoint(x: 5, y: 5) && shape.rect == view.frame)
    }

    @Test func imagesAndTextsAreDrawnInCurrentContext() throws {
        let star = try #require(Image(systemName: "star"))
        let image = GraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { context in
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: 10, y: 0)
            star.withTintColor(.red).draw(at: .zero)
            context.cgContext.restoreGState()
            Image.plain(4, 4).draw(in: CGRect(x: 40, y: 2, width: 8, height: 8))
            "Hi".draw(at: CGPoint(x: 30, y: 3), withAttributes: [.foregroundColor: Color.green])
        }
        let drawing = Drawing(of: ImageView(image: image))
        #expect(drawing.strokes.map(\.color) == [red])
        #expect((drawing.strokes.first?.ink.minX ?? 0) > 10)
        #expect(drawing.images.map(\.rect) == [CGRect(x: 40, y: 2, width: 8, height: 8)])
        #expect(drawing.texts.map(\.color) == [green] && drawing.texts.first?.x == 30)
        #expect(CurrentContext.top == nil)
        // Without a context, nothing is drawn.
        star.draw(at: .zero)
    }

    @Test func clipsEndWithImage() throws {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        for path in [
            Path(ovalIn: square), Path(roundedRect: square, radius: 3), Path(roundedRect: square, radius: 0),
        ] {
            let image = GraphicsImageRenderer(size: square.size).image { context in
                context.cgContext.saveGState()
                context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
                context.cgContext.restoreGState()
                path.addClip()
                Image.plain(2, 2).draw(in: square)
            }
            guard case .drawing(let list) = image.content else { continue }
            let starts = list.items.filter {
                switch $0 {
                case .clip, .mask: true
                default: false
                }
            }
            #expect(starts.count == 2 && list.items.filter { $0 == .restore }.count == 2)
        }
        let image = GraphicsImageRenderer(size: square.size).image { _ in
            Path(ovalIn: square).addClip()
            Image.plain(2, 2).draw(in: square)
        }
        #expect(Drawing(of: ImageView(image: image)).masks == [RoundedRectangle(square, radius: 5)])
    }

    @Test func emptyImagesDrawNothing() {
        let image = GraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
            Image().draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(Drawing(of: ImageView(image: image)).images.isEmpty)
        guard case .drawing(let list) = image.content else { return }
        #expect(list.items.isEmpty)
    }

    @Test func boundsMoveOriginAndOpaqueFormatFillsBackground() {
        let format = GraphicsImageRendererFormat.default()
        format.opaque = true
        let renderer = GraphicsImageRenderer(
            bounds: CGRect(x: 5, y: 5, width: 10, height: 10), format: format)
        let image = renderer.image {
            Color.red.set()
            $0.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
        }
        let boxes = Drawing(of: ImageView(image: image)).boxes
        #expect(
            boxes.map(\.rect) == [
                CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 2, height: 2),
            ])
        #expect(boxes.map(\.color) == [RGBA(0, 0, 0), red])
    }

    @Test func drawingFillsAnAreaOfOtherProportions() {
        let image = GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let view = ImageView(frame: CGRect(x: 10, y: 5, width: 100, height: 20))
        view.image = image
        let context = GraphicsContext()
        view.describe(in: context)
        let transforms = context.list.items.compactMap { item -> CGAffineTransform? in
            if case .transformed(_, let transform) = item { transform } else { nil }
        }
        #expect(transforms == [CGAffineTransform(a: 100, b: 0, c: 0, d: 20, tx: 10, ty: 5)])
    }
}
