import DataFiles
import SceneSchema
import TableKit

/// The factors by which a view is enlarged around its center.
public struct SceneScale: Hashable, Sendable {
    /// The factors of the width and the height. A negative one reflects the view.
    public var x: Double, y: Double

    /// Creates the factors of the width and the height.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

extension Form where Value == SceneScale {
    /// One factor, or those of the width and the height.
    static let scale: Form = {
        let factor = Form<Double>.number(limits)
        let factors = Form.numbers(
            ["x": limits, "y": limits], { SceneScale(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
        return Form(
            shape: .either([factor.shape, factors.shape]),
            decode: { node, reader in
                if node.sequence != nil { return factors.decode(node, &reader) }
                return factor.decode(node, &reader).map { SceneScale(x: $0, y: $0) }
            },
            encode: { $0.x == $0.y ? factor.encode($0.x) : factors.encode($0) })
    }()

    private static let limits = -100.0...100
}
