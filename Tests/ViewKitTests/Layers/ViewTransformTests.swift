import DisplayList
import TableSpecimens
import Testing
import ViewKit

@Suite("Transforms of views")
struct ViewTransformTests {
    private func makeView() -> View {
        let view = View(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.backgroundColor = .red
        return view
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        zip(
            [first.minX, first.minY, first.width, first.height],
            [second.minX, second.minY, second.width, second.height]
        ).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
    }

    /// Returns the only transformed list in the drawing of a view.
    private func transformed(_ view: View) throws -> (list: DisplayList, transform: CGAffineTransform) {
        let items = Drawing(of: view).entries.map(\.item)
        let item = try #require(items.count == 1 ? items.first : nil)
        guard case .transformed(let list, let transform) = item else {
            throw CancellationError()
        }
        return (list, transform)
    }

    // MARK: Frames

    @Test func frameIsAroundTheTransformedView() {
        let view = makeView()
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(view.frame, CGRect(x: 20, y: 10, width: 20, height: 40)))
        #expect(view.center == CGPoint(x: 30, y: 30))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 0.5, y: -2).concatenating(
            CGAffineTransform(translationX: 1, y: 2))
        #expect(isNear(view.frame, CGRect(x: 21, y: 12, width: 20, height: 40)))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    }

    @Test(arguments: [
        CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(rotationAngle: -.pi / 2),
        CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: 1, y: -1).translatedBy(x: 2, y: 3),
    ])
    func frameCanBeSet(transform: CGAffineTransform) {
        let view = makeView()
        view.transform = transform
        let frame = CGRect(x: 100, y: 200, width: 30, height: 60)
        view.frame = frame
        #expect(isNear(view.frame, frame))
    }

    @Test func settingTheBoundsRetainsTheCenter() {
        let view = makeView()
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.bounds.size = CGSize(width: 60, height: 10)
        #expect(view.center == CGPoint(x: 30, y: 30))
        #expect(view.bounds.size == CGSize(width: 60, height: 10))
        view.center = CGPoint(x: 5, y: 6)
        #expect(view.center == CGPoint(x: 5, y: 6) && view.bounds.size == CGSize(width: 60, height: 10))
    }

    @Test func switchesRetainTheirSize() {
        let control = Switch()
        let size = control.bounds.size
        control.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
        control.frame.origin = CGPoint(x: 100, y: 50)
        #expect(control.bounds.size == size)
        let frame = CGRect(x: 100, y: 50, width: size.width * 0.75, height: size.height * 0.75)
        #expect(isNear(control.frame, frame))
    }

    @Test func constraintsPlaceTheUntransformedView() {
        let (container, view) = (View(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), View())
        container.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 3)
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        container.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 45, y: 30))
        #expect(view.bounds.size == CGSize(width: 50, height: 40))
    }

    @Test func autoresizingIgnoresTheTransform() {
        let container = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = View(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        container.addSubview(view)
        container.frame.size = CGSize(width: 140, height: 60)
        #expect(view.bounds.size == CGSize(width: 140, height: 60))
        #expect(view.center == CGPoint(x: 70, y: 30))
    }

    // MARK: Drawing

    @Test func drawingIsTransformedAroundTheCenter() throws {
        let view = makeView()
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let (list, transform) = try transformed(view)
        #expect(Drawing(list).boxes.map(\.rect) == [view.bounds])
        #expect(isNear(CGPoint.zero.applying(transform), CGPoint(x: 40, y: 10)))
        #expect(isNear(CGPoint(x: 20, y: 10).applying(transform), CGPoint(x: 30, y: 30)))
        view.transform = .identity
        view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(isNear(CGPoint.zero.applying(try self.transformed(view).transform), CGPoint(x: -10, y: 10)))
        #expect(view.layer.affineTransform().a == 2)
    }

    @Test func movesRemainPlainItems() {
        let view = makeView()
        view.transform = CGAffineTransform(translationX: 5, y: -3)
        #expect(Drawing(of: view).boxes.map(\.rect) == [CGRect(x: 15, y: 17, width: 40, height: 20)])
        #expect(view.frame == CGRect(x: 15, y: 17, width: 40, height: 20))
    }

    @Test func recordedDrawingMoves() throws {
        let view = makeView()
        view.transform = CGAffineTransform(scaleX: 1, y: -1)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        snapshot.frame.origin = CGPoint(x: 110, y: 120)
        let (_, transform) = try transformed(snapshot)
        #expect(isNear(CGPoint.zero.applying(transform), CGPoint(x: 110, y: 140)))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func infiniteTransformsHaveNoEffect(number: CGFloat) {
        let view = makeView()
        view.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: number)
        #expect(Drawing(of: view).boxes.map(\.rect) == [view.frame])
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    }

    @Test func flatViewsAreInvisibleAndUntouchable() {
        let (container, view) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), makeView())
        container.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(Drawing(of: container).entries.isEmpty)
        #expect(container.hitTest(view.center, with: nil) === container)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
    }

    // MARK: Coordinates

    @Test func conversionsApplyTransforms() {
        let (container, view) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), makeView())
        let inner = View(frame: CGRect(x: 30, y: 5, width: 10, height: 10))
        container.addSubview(view)
        view.addSubview(inner)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // The right edge of the view is now at the bottom.
        #expect(isNear(view.convert(CGPoint(x: 40, y: 0), to: container), CGPoint(x: 40, y: 50)))
        #expect(isNear(view.convert(CGPoint(x: 40, y: 50), from: container), CGPoint(x: 40, y: 0)))
        #expect(isNear(inner.convert(inner.bounds, to: nil), CGRect(x: 25, y: 40, width: 10, height: 10)))
        #expect(isNear(container.convert(inner.bounds, from: inner), inner.convert(inner.bounds, to: nil)))
        inner.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        #expect(isNear(inner.convert(CGPoint.zero, to: container), CGPoint(x: 25, y: 40)))
    }

    @Test func touchesReachWhatIsVisible() {
        let (container, view) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), makeView())
        let inner = View(frame: CGRect(x: 30, y: 5, width: 10, height: 10))
        container.addSubview(view)
        view.addSubview(inner)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(container.hitTest(CGPoint(x: 30, y: 45), with: nil) === inner)
        #expect(container.hitTest(CGPoint(x: 30, y: 15), with: nil) === view)
        #expect(container.hitTest(CGPoint(x: 12, y: 30), with: nil) === container)
    }
}
