import TableSpecimens
import Testing
import ViewKit

@Suite("Sublayers")
struct SublayerTests {
    private let red = RGBA(red: 1, green: 0, blue: 0), blue = RGBA(red: 0, green: 0, blue: 1)
    private let green = RGBA(red: 0, green: 1, blue: 0)

    private func makeLayer(_ color: Color) -> Layer {
        let layer = Layer()
        layer.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func makeView() -> View {
        let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let subview = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        subview.backgroundColor = .green
        view.addSubview(subview)
        return view
    }

    @Test func addedLayersAreInFrontOfSubviews() {
        let view = makeView()
        view.layer.addSublayer(makeLayer(.red))
        #expect(Drawing(of: view).boxes.map(\.color) == [green, red])
        #expect(Drawing(of: view).boxes.last?.rect == CGRect(x: 10, y: 0, width: 10, height: 10))
        view.layer.insertSublayer(makeLayer(.blue), at: 0)
        #expect(Drawing(of: view).boxes.map(\.color) == [blue, green, red])
        #expect(view.subviews.count == 1 && view.layer.sublayers?.count == 3)
    }

    @Test func laterSubviewsAreInFrontOfLayers() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.addSublayer(makeLayer(.red))
        let subview = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        subview.backgroundColor = .green
        view.addSubview(subview)
        #expect(Drawing(of: view).boxes.map(\.color) == [red, green])
    }

    @Test func removedLayersAreNotDrawn() {
        let view = makeView()
        let layer = makeLayer(.red)
        view.layer.addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(Drawing(of: view).boxes.map(\.color) == [green])
        #expect(view.layer.sublayers?.count == 1 && layer.superlayer == nil)
    }

    @Test func viewsRetainTheirLayers() throws {
        let view = makeView()
        view.layer.name = "Card"
        #expect(view.layer === view.layer && view.layer.name == "Card")
        let (layer, inner) = (makeLayer(.red), makeLayer(.blue))
        layer.addSublayer(inner)
        view.layer.addSublayer(layer)
        #expect(inner.superlayer === layer && layer.superlayer === view.layer)
        let subview = try #require(view.subviews.first)
        #expect(subview.layer.superlayer === view.layer && view.layer.superlayer == nil)
        #expect(view.layer.sublayers?.first === subview.layer && view.layer.sublayers?.last === layer)
    }

    @Test func layersAreInsertedAmongSubviews() throws {
        let view = makeView()
        let layer = makeLayer(.red)
        let subview = try #require(view.subviews.first)
        for insertion in [
            { view.layer.insertSublayer(layer, below: subview.layer) },
            { view.layer.insertSublayer(layer, at: 0) },
        ] {
            view.layer.addSublayer(layer)
            insertion()
            #expect(Drawing(of: view).boxes.map(\.color) == [red, green])
            view.layer.insertSublayer(layer, above: subview.layer)
            #expect(Drawing(of: view).boxes.map(\.color) == [green, red])
        }
        view.layer.addSublayer(subview.layer)
        #expect(view.layer.sublayers?.count == 2)
    }

    @Test func layerCanOutliveItsView() {
        weak var view: View?
        let layer: Layer
        do {
            let owner = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            (view, layer) = (owner, owner.layer)
        }
        #expect(view == nil && layer.frame == .zero)
    }

    @Test func gradientsHaveTheirStops() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let gradient = GradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [Color.red.cgColor, Color.blue.cgColor]
        gradient.locations = [0.25, 1]
        view.layer.addSublayer(gradient)
        let stops = Drawing(of: view).entries.compactMap { entry -> [Gradient.Stop]? in
            if case .gradient(let gradient, _) = entry.item { gradient.stops } else { nil }
        }
        #expect(stops == [[.init(location: 0.25, color: red), .init(location: 1, color: blue)]])
    }

    @Test func gradientsHaveTheirDirection() {
        let gradient = GradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        gradient.colors = [Color.red.cgColor, Color.blue.cgColor]
        gradient.startPoint = CGPoint(x: 1.5, y: 0)
        gradient.endPoint = CGPoint(x: 0, y: 0.25)
        let view = View(frame: gradient.frame)
        view.layer.addSublayer(gradient)
        let wanted = Gradient(
            stops: [.init(location: 0, color: red), .init(location: 1, color: blue)],
            from: CGPoint(x: 1.5, y: 0), to: CGPoint(x: 0, y: 0.25))
        let shape = RoundedRectangle(gradient.frame, radius: 0)
        #expect(Drawing(of: view).entries.map(\.item) == [.gradient(wanted, shape)])
        gradient.endPoint = gradient.startPoint
        #expect(Drawing(of: view).boxes.map(\.color) == [blue])
    }

    @Test func shapesFillAndStrokeTheirPath() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let shape = ShapeLayer()
        shape.path = BezierPath(roundedRect: CGRect(x: 1, y: 2, width: 8, height: 6), cornerRadius: 2).cgPath
        shape.fillColor = Color.red.cgColor
        shape.strokeColor = Color.blue.cgColor
        shape.lineWidth = 3
        view.layer.addSublayer(shape)
        let path = Path(roundedRect: CGRect(x: 1, y: 2, width: 8, height: 6), radius: 2)
        #expect(
            Drawing(of: view).entries.map(\.item) == [.fill(path, red), .stroke(path, width: 3, blue)])
    }
}
