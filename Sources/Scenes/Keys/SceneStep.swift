import DataFiles
import SceneSchema
import TableKit

/// A step of a user, written as a few words such as `tap 0:2`.
public enum SceneStep: Hashable, Sendable {
    /// Taps a row, a part of a row, or a title of the section index.
    ///
    /// The parts have their names in reports, such as `row 0:1 text`, `row 0:1 editing control` or
    /// `row 0:1 Delete` for a swipe action. Other names are outlets, tags and titles of columns. The view at the middle of
    /// the part receives the touch.
    case tap(TablePart)
    /// Touches a part without releasing it. The parts are those of `tap`.
    case touch(TablePart)
    /// Swipes a row from an edge, by the width of its actions or by the full row.
    case swipe(IndexPath, from: TableView.SwipeEdge, isFull: Bool)
    /// Drags a row over a position.
    case drag(SceneDrag)
    /// Moves a row to a position.
    case move(IndexPath, to: IndexPath)
    /// Scrolls to a row.
    case scroll(IndexPath, TableView.ScrollPosition)
    /// Drags the content by a number of points, which is positive downwards.
    case pan(Int)
    /// Begins or ends editing mode.
    case edit(Bool)
}

extension SceneStep {
    private static let row = IndexPath.rowExpression

    /// The regular expression of steps in the JSON Schema.
    static let expression =
        "^((tap|touch) \(TablePart.shortExpression)|swipe \(row)( (leading|trailing))?( full)?"
        + "|(drag|move) \(row) to \(row)|drag \(row)|scroll \(row)( (none|top|middle|bottom))?"
        + "|drag (up|down) [0-9]{1,5}|edit|done)$"

    /// The syntax of the steps with a verb, and their effect.
    package struct Syntax: Sendable {
        package let verb: String
        package let form: String
        package let effect: String

        fileprivate init(_ verb: String, _ form: String, _ effect: String) {
            (self.verb, self.form, self.effect) = (verb, form, effect)
        }
    }

    /// The syntax of all steps.
    package static let syntax = [
        Syntax(
            "tap", "tap ROW, tap ROW PART or tap index TITLE",
            "Taps a row, a part of a row such as `tap 0:1 accessory` or `tap 0:1 Delete`, or a title of the index."
        ),
        Syntax(
            "touch", "touch ROW, touch ROW PART or touch index TITLE", "Touches a part without a release."),
        Syntax(
            "swipe", "swipe ROW, with leading, trailing or full after it",
            "Swipes a row from an edge, by the width of its actions or by the full row. Default: trailing."),
        Syntax(
            "drag", "drag ROW, drag ROW to ROW, drag up POINTS or drag down POINTS",
            "Drags a row by its reorder control, over the position of another row, or drags the content."),
        Syntax("move", "move ROW to ROW", "Moves a row to the position of another, as a complete drag does."),
        Syntax(
            "scroll", "scroll ROW, with top, middle or bottom after it",
            "Scrolls to a row. Default: the shortest distance."),
        Syntax("edit", "edit", "Begins editing mode."),
        Syntax("done", "done", "Ends editing mode."),
    ]

    /// Parses a step.
    init(_ text: String) throws(Diagnostic) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let form = Self.syntax.first(where: { $0.verb == words[0] })?.form else {
            let remedy = remedy(forUnknown: words[0], among: Self.syntax.map(\.verb))
            throw Diagnostic(message: "\"\(words[0].shortened)\" is not a step; \(remedy)")
        }
        guard let step = Self.step(words[0], Array(words.dropFirst())) else {
            throw Diagnostic(
                message: "expected \(form), found \"\(text.shortened)\""
                    + (form.contains("ROW") ? "; a row is such as 0:2" : ""))
        }
        self = step
    }

    private static func step(_ verb: String, _ rest: [String]) -> SceneStep? {
        switch verb {
        case "tap": return TablePart(shortText: rest.joined(separator: " ")).map { .tap($0) }
        case "touch": return TablePart(shortText: rest.joined(separator: " ")).map { .touch($0) }
        case "edit", "done": return rest.isEmpty ? .edit(verb == "edit") : nil
        case "drag" where ["up", "down"].contains(rest.first):
            guard rest.count == 2, let points = Int(digits: rest[1], limit: 5) else { return nil }
            return .pan(rest[0] == "up" ? -points : points)
        default: break
        }
        let rest = words(rest)
        guard let path = rest.first.flatMap({ IndexPath(rowText: $0) }) else { return nil }
        switch verb {
        case "swipe": return swipe(path, rest.dropFirst())
        case "scroll":
            if rest.count == 1 { return .scroll(path, .none) }
            guard rest.count == 2 else { return nil }
            return TableView.ScrollPosition.names.first { $0.name == rest[1] }.map { .scroll(path, $0.value) }
        default:
            if rest.count == 1, verb == "drag" { return .drag(SceneDrag(path)) }
            guard rest.count == 3, rest[1] == "to", let position = IndexPath(rowText: rest[2]) else {
                return nil
            }
            return verb == "move" ? .move(path, to: position) : .drag(SceneDrag(path, over: position))
        }
    }

    /// Returns words without those before rows, as in `row 0:2`.
    private static func words(_ words: [String]) -> [String] {
        words.indices.filter { index in
            let next = index + 1
            return words[index] != "row" || next == words.endIndex || IndexPath(rowText: words[next]) == nil
        }.map { words[$0] }
    }

    private static func swipe(_ path: IndexPath, _ words: ArraySlice<String>) -> SceneStep? {
        var words = words
        var edge = TableView.SwipeEdge.trailing
        if let named = TableView.SwipeEdge.names.first(where: { $0.name == words.first }) {
            edge = named.value
            words.removeFirst()
        }
        guard words.isEmpty || Array(words) == ["full"] else { return nil }
        return .swipe(path, from: edge, isFull: !words.isEmpty)
    }

    /// The text of the step.
    var text: String {
        switch self {
        case .tap(let target): "tap \(target.shortText)"
        case .touch(let target): "touch \(target.shortText)"
        case .swipe(let path, let edge, let isFull):
            "swipe \(path.rowText)" + (edge == .leading ? " leading" : "") + (isFull ? " full" : "")
        case .drag(let drag):
            "drag \(drag.row?.rowText ?? "")" + (drag.position.map { " to \($0.rowText)" } ?? "")
        case .move(let path, let position): "move \(path.rowText) to \(position.rowText)"
        case .scroll(let path, let position):
            "scroll \(path.rowText)"
                + (position == .none
                    ? ""
                    : TableView.ScrollPosition.names.first { $0.value == position }.map { " " + $0.name }
                        ?? "")
        case .pan(let points): "drag \(points < 0 ? "up" : "down") \(abs(points))"
        case .edit(let isEditing): isEditing ? "edit" : "done"
        }
    }
}

extension Form where Value == SceneStep {
    /// A step as text.
    static let step: Form = {
        let shape = Shape.pattern(name: "a step such as tap 0:2", expression: SceneStep.expression)
        return Form(
            shape: shape,
            decode: { node, reader in
                guard let text = node.scalar?.word else {
                    reader.fail(found: node, expected: shape)
                    return nil
                }
                do throws(Diagnostic) {
                    return try SceneStep(text)
                } catch {
                    reader.fail(error.sentence, at: node.position)
                    return nil
                }
            }, encode: { .text($0.text) })
    }()
}
