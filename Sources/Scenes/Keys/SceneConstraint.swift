import Diagnostics
import SceneSchema
import TableKit

/// A constraint of a scene: a visual format or an equation among the views of a container.
enum SceneConstraint {
    case format(VisualFormat)
    case equation(SceneEquation)

    /// The name of the container in equations.
    static let container = "content"

    /// Parses a constraint.
    ///
    /// - Parameter views: The outlets of the views in the container.
    /// - Throws: The error with its column in the text, from 1.
    init(_ text: String, among views: [String]) throws(Diagnostic) {
        if ["H:", "V:", "|", "["].contains(where: { text.trimmed.hasPrefix($0) }) {
            let format = try VisualFormatParser.parse(text, views: views)
            try format.checkNumbers()
            self = .format(format)
        } else {
            var parser = SceneEquationParser(text, views: views)
            self = .equation(try parser.equation())
        }
    }

    /// The outlets of the views whose layout the constraint determines.
    private var outlets: [String] {
        let names =
            switch self {
            case .format(let format): format.elements.map(\.name)
            case .equation(let equation): [equation.first.name, equation.second?.name].compactMap { $0 }
            }
        return names.filter { $0 != Self.container }
    }

    /// Rejects a constraint all of whose views have a frame, which constraints do not change.
    func checkFrames(_ framed: Set<String>) throws(Diagnostic) {
        guard let first = outlets.first, framed.isSuperset(of: outlets) else { return }
        throw Diagnostic(
            message: "\"\(first.shortened)\" has a frame, which constraints do not change",
            remedy: "remove the frame")
    }

    /// The range of constants, in points.
    static let constants = -SceneLimits.coordinate...SceneLimits.coordinate

    /// Returns the constraints in a container. Each has its path in the file as its identifier. A visual format that is
    /// in no file is the identifier of its constraints.
    ///
    /// - Parameter names: The names of the views, in the order for messages.
    /// - Throws: An error in the text.
    static func constraints(
        _ source: SceneConstraintText, in container: View, _ views: [String: View], names: [String]
    ) throws(Diagnostic) -> [LayoutConstraint] {
        let constraints: [LayoutConstraint]
        var identifier = source.location?.path
        switch try SceneConstraint(source.text, among: names) {
        case .format(let format):
            constraints = try LayoutConstraint.constraints(of: format, views: views)
            identifier = identifier ?? source.text
        case .equation(let equation): constraints = [equation.constraint(in: container, views)]
        }
        for constraint in constraints {
            constraint.identifier = identifier
            constraint.location = source.location
        }
        return constraints
    }
}

extension VisualFormat {
    /// Rejects numbers that are too large.
    fileprivate func checkNumbers() throws(Diagnostic) {
        let spaces = [start, end].compactMap { $0 } + spacings
        let predicates = elements.flatMap(\.size) + spaces.flatMap(\.predicates)
        for predicate in predicates where !SceneConstraint.constants.contains(predicate.constant) {
            throw Diagnostic(
                message:
                    "expected \(SceneLimits.words(SceneConstraint.constants)), found \(predicate.constant.plainText)"
            )
        }
    }
}

extension VisualFormat.Spacing {
    fileprivate var predicates: [VisualFormat.Predicate] {
        if case .meeting(let predicates) = self { predicates } else { [] }
    }
}

extension SceneReader {
    /// Reports errors in the constraints at a path, among the views in their container. If a prototype specifies
    /// the constraints, the errors are those of the views.
    mutating func checkConstraints(
        _ constraints: [SceneConstraintText], among views: [SceneView], at path: String = ""
    ) {
        let views = views.constrainable
        let names = views.compactMap(\.outlet)
        let isOwn = has("constraints", at: path)
        let list = path.appending(key: isOwn ? "constraints" : "views")
        if !constraints.isEmpty, names.contains(SceneConstraint.container) {
            let name = SceneConstraint.container
            fail("\"\(name)\" is the name of the container of the views; rename the outlet", at: list)
        }
        let framed = Set(views.filter { $0.frame != nil }.compactMap(\.outlet))
        for (index, text) in constraints.map(\.text).enumerated() {
            do throws(Diagnostic) {
                try SceneConstraint(text, among: names).checkFrames(framed)
            } catch {
                fail(error.sentence(in: text.shortened), at: isOwn ? "\(list)[\(index)]" : list)
            }
        }
    }
}
