import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Transformations in space")
struct Transform3DTests {
    private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
            .allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func transformationsInThePlaneAreAffine() {
        let angle = CGFloat.pi / 3
        let turn = Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
        #expect(isNear(turn.affineTransform, CGAffineTransform(rotationAngle: angle)))
        let move = Transform3D(translationX: 3, y: 4, z: 5)
        let scale = Transform3D(scaleX: 2, y: 3, z: 1)
        let all = scale.concatenating(turn).concatenating(move)
        let affine = CGAffineTransform(scaleX: 2, y: 3)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: 3, y: 4))
        #expect(isNear(all.affineTransform, affine))
    }

    @Test func rotationsAroundOtherAxesAreProjected() {
        let door = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0)
        #expect(isNear(door.affineTransform, CGAffineTransform(scaleX: 0.5, y: 1)))
        #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0) == .identity)
    }

    @Test func layersTransformTheirViews() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        var transform = Transform3D.identity
        transform.m34 = -1 / 500
        view.layer.transform = transform
        #expect(view.transform == .identity)
        view.layer.transform = Transform3D(translationX: -500, y: 10, z: 0)
        #expect(view.frame == CGRect(x: -500, y: 10, width: 20, height: 10))
        view.transform3D = .identity
        #expect(view.layer.transform == .identity)
    }

    // MARK: Contexts

    @Test func contextsRotateAndScaleUntilRestored() throws {
        let context = GraphicsContext()
        context.translateBy(x: 10, y: 0)
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        context.rotate(by: .pi / 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        let items = context.closedList.items
        #expect(items.count == 2)
        guard case .transformed(let inner, let transform)? = items.first,
            case .rectangle(let rect, _)? = items.last
        else {
            Issue.record("the drawing is not transformed")
            return
        }
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
        // The rectangle, and in the rotated coordinates a clip without content.
        #expect(inner.items.count == 2)
        #expect(rect == CGRect(x: 10, y: 0, width: 3, height: 3))
    }
}
