import Diagnostics
import TableKit

/// A parser of equations between attributes of views.
struct SceneEquationParser {
    private var scanner: ConstraintScanner
    private let views: [String]

    /// Creates a parser of a text that contains outlets of views.
    init(_ text: String, views: [String]) {
        scanner = ConstraintScanner(text)
        self.views = views + [SceneConstraint.container]
    }

    /// Parses the equation.
    ///
    /// - Throws: The error with its column in the text, from 1.
    mutating func equation() throws(Diagnostic) -> SceneEquation {
        var equation = SceneEquation(first: try term())
        equation.relation = try relation()
        let column = scanner.column
        try readSecondSide(&equation)
        if scanner.skip("@") { equation.priority = try scanner.priority() }
        guard scanner.next == nil else {
            throw scanner.error("expected +, -, * or @ and a number, found \(scanner.found)")
        }
        try check(equation, at: column)
        return equation
    }

    /// Reads a number, or an attribute with an optional factor and an optional distance.
    private mutating func readSecondSide(_ equation: inout SceneEquation) throws(Diagnostic) {
        let column = scanner.column
        if let number = signedNumber() {
            guard scanner.skip("*") else {
                equation.constant = try limited(number, SceneConstraint.constants, at: column)
                return
            }
            equation.multiplier = try factor(number, at: column)
        }
        equation.second = try term()
        let factorColumn = scanner.column
        if scanner.skip("*") {
            equation.multiplier *= try factor(try number(), at: factorColumn)
        } else if scanner.skip("/") {
            equation.multiplier /= try factor(try number(), at: factorColumn)
        }
        let constantColumn = scanner.column
        for (sign, direction) in [("+", 1.0), ("-", -1)] where scanner.skip(sign) {
            equation.constant = try limited(
                direction * (try number()), SceneConstraint.constants, at: constantColumn)
            break
        }
    }

    // MARK: Attributes

    private mutating func term() throws(Diagnostic) -> SceneEquation.Term {
        let name = try viewName()
        try scanner.expect(".", " and an attribute after \"\(name.shortened)\"")
        let column = scanner.column
        guard let word = scanner.name() else {
            throw scanner.error("expected an attribute such as leading, found \(scanner.found)")
        }
        guard let guide = SceneEquation.Guide(rawValue: word) else {
            guard scanner.next != "." else {
                let guides = SceneEquation.Guide.allCases.map(\.rawValue)
                throw scanner.error(
                    "\"\(word.shortened)\" is not a layout guide", remedy(forUnknown: word, among: guides),
                    at: column)
            }
            return SceneEquation.Term(name: name, attribute: try attribute(word, at: column))
        }
        try scanner.expect(".", " and an attribute after \"\(word)\"")
        let attributeColumn = scanner.column
        let attributeName = scanner.name() ?? ""
        return SceneEquation.Term(
            name: name, guide: guide, attribute: try attribute(attributeName, at: attributeColumn))
    }

    private mutating func viewName() throws(Diagnostic) -> String {
        let column = scanner.column
        guard let name = scanner.name() else {
            throw scanner.error("expected an attribute of a view such as title.top, found \(scanner.found)")
        }
        guard views.contains(name) else {
            let isContainer = ["self", "cell", "superview", "contentView"].contains(name)
            throw scanner.error(
                "unknown view \"\(name.shortened)\"",
                isContainer
                    ? "write \(SceneConstraint.container) for the view that contains the others"
                    : ConstraintScanner.remedy(forUnknownView: name, among: views), at: column)
        }
        return name
    }

    private func attribute(
        _ name: String, at column: Int
    ) throws(Diagnostic) -> LayoutConstraint.Attribute {
        // The anchors of UIKit have the names of attributes.
        let base = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : name
        do throws(Diagnostic) {
            let attribute = try LayoutConstraint.Attribute.named(base)
            guard base == name else {
                throw Diagnostic(
                    message: "\"\(name.shortened)\" is not an attribute", remedy: "write \(base)")
            }
            return attribute
        } catch {
            throw scanner.error(error.message, error.remedy, at: column)
        }
    }

    // MARK: Relations and numbers

    private mutating func relation() throws(Diagnostic) -> LayoutConstraint.Relation {
        for (sign, relation) in Self.relations where scanner.skip(sign) { return relation }
        throw scanner.error("expected =, <= or >=, found \(scanner.found)")
    }

    private static let relations: [(String, LayoutConstraint.Relation)] = [
        ("==", .equal), ("=", .equal), ("<=", .lessThanOrEqual), ("≤", .lessThanOrEqual),
        (">=", .greaterThanOrEqual), ("≥", .greaterThanOrEqual),
    ]

    private mutating func signedNumber() -> Double? {
        let isNegative = scanner.skip("-")
        return scanner.number().map { isNegative ? -$0 : $0 }
    }

    private mutating func number() throws(Diagnostic) -> Double {
        guard let number = scanner.number() else {
            throw scanner.error("expected a number, found \(scanner.found)")
        }
        return number
    }

    private func limited(
        _ number: Double, _ range: ClosedRange<Double>, at column: Int
    ) throws(Diagnostic) -> Double {
        guard range.contains(number) else {
            throw scanner.error(
                "expected \(SceneLimits.words(range)), found \(number.plainText)", at: column)
        }
        return number
    }

    private static let factors = 0.001...1000.0

    private func factor(_ number: Double, at column: Int) throws(Diagnostic) -> Double {
        try limited(number, Self.factors, at: column)
    }

    // MARK: Checks

    /// Rejects attributes that cannot be related to each other.
    private func check(_ equation: SceneEquation, at column: Int) throws(Diagnostic) {
        let first = equation.first
        guard let second = equation.second else {
            guard first.attribute.isLocation else { return }
            let name = first.attribute.name
            throw scanner.error(
                "\"\(first.name).\(name)\" is a location, which requires another one",
                "write an equation such as \(first.name).\(name) = \(SceneConstraint.container).\(name) + 8",
                at: column)
        }
        guard first != second else {
            throw scanner.error(
                "\"\(first.name).\(first.attribute.name)\" cannot depend on itself",
                "write another attribute or a number", at: column)
        }
        if let remedy = first.attribute.remedy(forRelationTo: second.attribute) {
            throw scanner.error(
                "\"\(first.attribute.name)\" cannot depend on \"\(second.attribute.name)\"", remedy,
                at: column)
        }
    }
}
