import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Methods of views that subclasses override")
struct ViewOverrideTests {
    // MARK: Drawing

    private final class Dot: View {
        override func draw(_ rect: CGRect) {
            Color(light: RGBA(red: 1, green: 0, blue: 0), dark: RGBA(red: 0, green: 1, blue: 0)).setFill()
            BezierPath(ovalIn: rect.insetBy(dx: 5, dy: 5)).fill()
        }
    }

    @Test func viewsDrawInTheCurrentContext() throws {
        let dot = Dot(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        let light = try #require(Drawing(of: dot).fills.first)
        #expect(light.color == RGBA(red: 1, green: 0, blue: 0))
        #expect(light.bounds.minX == 15 && light.bounds.maxY == 45)
        dot.environment = Environment(
            traits: TraitCollection(userInterfaceStyle: .dark), theme: .modern)
        #expect(Drawing(of: dot).fills.first?.color == RGBA(red: 0, green: 1, blue: 0))
        #expect(CurrentContext.top == nil)
    }

    private final class Unbalanced: View {
        override func draw(_ rect: CGRect) {
            CurrentContext.top?.saveGState()
            CurrentContext.top?.translateBy(x: 100, y: 100)
            CurrentContext.top?.clip(to: rect)
        }
    }

    @Test func statesOfAViewEndWithIt() {
        let view = Unbalanced(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        child.backgroundColor = .red
        view.addSubview(child)
        #expect(Drawing(of: view).boxes.map(\.rect) == [child.frame])
    }

    private final class Padded: Label {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 4)) }
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
        {
            let inner = bounds.insetBy(dx: 8, dy: 4)
            return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
                .insetBy(dx: -8, dy: -4)
        }
    }

    @Test func labelsCanHavePadding() throws {
        let (plain, padded) = (Label(), Padded())
        for label in [plain, padded] { label.text = "Paid" }
        let (size, larger) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
        #expect(larger == CGSize(width: size.width + 16, height: size.height + 8))
        let fitting = plain.sizeThatFits(.zero)
        #expect(padded.sizeThatFits(.zero) == CGSize(width: fitting.width + 16, height: fitting.height + 8))
        plain.frame.size = size
        padded.frame.size = larger
        let texts = try [plain, padded].map { try #require(Drawing(of: $0).texts.first) }
        #expect(texts[1].x == texts[0].x + 8 && texts[1].baseline == texts[0].baseline + 4)
    }

    private final class MeasuringLabel: Label {
        var sizes: [CGSize] = []
        override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
            sizes.append(intrinsicContentSize)
        }
    }

    @Test func labelsAreMeasuredWithTheTraitsOfANotification() {
        let label = MeasuringLabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Text"
        let size = label.intrinsicContentSize
        label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.intrinsicContentSize.height > size.height)
        #expect(label.sizes == [label.intrinsicContentSize])
    }

    private final class InsetField: TextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 3, y: 3, width: 6, height: 6)
        }
    }

    @Test func textFieldsPlaceTheirParts() throws {
        let field = InsetField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "A"
        field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        #expect(Drawing(of: field).texts.first?.x == 12)
        #expect(field.leftView?.frame == CGRect(x: 3, y: 3, width: 6, height: 6))
        field.text = nil
        field.placeholder = "B"
        #expect(Drawing(of: field).texts.first?.x == 12)
    }

    private final class GradientView: View {
        override class var layerClass: AnyClass { GradientLayer.self }
    }

    private final class ShapeView: View {
        override class var layerClass: AnyClass { ShapeLayer.self }
    }

    @Test func layerClassesDrawTheView() throws {
        let gradient = GradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        try #require(gradient.layer as? GradientLayer).colors = [Color.red, Color.blue]
        let items = Drawing(of: gradient).entries.map(\.item)
        #expect(items.contains { if case .gradient = $0 { true } else { false } })
        let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        try #require(shape.layer as? ShapeLayer).path = Path(ovalIn: shape.bounds)
        #expect(Drawing(of: shape).fills.count == 1)
        #expect(shape.layer.view === shape)
    }

    // MARK: The hierarchy

    private final class Recorder: View {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: View?) {
            calls.append(newSuperview == nil ? "will leave" : "will join")
        }
        override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "joined") }
        override func didAddSubview(_ subview: View) { calls.append("added") }
        override func willRemoveSubview(_ subview: View) { calls.append("removes") }
        override func tintColorDidChange() { calls.append("tint") }
        override func layoutMarginsDidChange() { calls.append("margins") }
    }

    @Test func movesInTheHierarchyAreReported() {
        let (parent, other, child) = (Recorder(), Recorder(), Recorder())
        parent.addSubview(child)
        parent.addSubview(child)
        #expect(parent.calls == ["added"] && child.calls == ["will join", "joined"])
        other.addSubview(child)
        #expect(parent.calls == ["added", "removes"] && other.calls == ["added"])
        child.removeFromSuperview()
        #expect(child.calls.suffix(2) == ["will leave", "left"])
        #expect(other.calls == ["added", "removes"])
    }

    @Test func tintColorsAndMarginsAreReported() {
        let (parent, child, own) = (Recorder(), Recorder(), Recorder())
        parent.addSubview(child)
        parent.addSubview(own)
        own.tintColor = .green
        for view in [parent, child, own] { view.calls = [] }
        parent.tintColor = .red
        #expect(parent.calls == ["tint"] && child.calls == ["tint"] && own.calls.isEmpty)
        child.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(child.calls == ["tint", "margins"])
    }
}
