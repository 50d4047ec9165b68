package import Diagnostics

/// A parser of Apple's Visual Format Language.
package struct VisualFormatParser {
    private var scanner: ConstraintScanner
    private let views: [String]
    private let metrics: [String: Double]

    private init(_ text: String, views: [String], metrics: [String: Double]) {
        scanner = ConstraintScanner(text)
        self.views = views
        self.metrics = metrics
    }

    /// Parses a visual format.
    ///
    /// - Parameters:
    ///   - views: The names of the views.
    ///   - metrics: The numbers by name.
    /// - Throws: The error with its column, from 1.
    package static func parse(
        _ text: String, views: [String], metrics: [String: Double] = [:]
    ) throws(Diagnostic) -> VisualFormat {
        var parser = VisualFormatParser(text, views: views, metrics: metrics)
        return try parser.format()
    }

    private mutating func format() throws(Diagnostic) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try orientation()
        if scanner.skip("|") { format.start = try spacing() }
        format.elements = [try element()]
        while scanner.next != nil {
            let spacing = try spacing()
            if scanner.skip("|") {
                format.end = spacing
                guard scanner.next == nil else {
                    throw scanner.error("expected the end after \"|\", found \(scanner.found)")
                }
                break
            }
            format.spacings.append(spacing)
            format.elements.append(try element())
        }
        return format
    }

    private mutating func orientation() throws(Diagnostic) -> Axis {
        for (letter, axis) in [("H", Axis.horizontal), ("V", .vertical)] where scanner.skip(letter) {
            try scanner.expect(":", " after \"\(letter)\"")
            return axis
        }
        return .horizontal
    }

    // MARK: Views

    private mutating func element() throws(Diagnostic) -> VisualFormat.Element {
        try scanner.expect("[", " and the name of a view")
        let column = scanner.column
        guard let name = scanner.name() else {
            throw scanner.error("expected the name of a view, found \(scanner.found)")
        }
        guard views.contains(name) else {
            throw scanner.error(
                "unknown view \"\(name.shortened)\"",
                ConstraintScanner.remedy(forUnknownView: name, among: views.sorted()), at: column)
        }
        let size = scanner.next == "(" ? try predicates(ofSize: true) : []
        try scanner.expect("]", " after a view")
        return VisualFormat.Element(name: name, size: size)
    }

    // MARK: Spaces

    private mutating func spacing() throws(Diagnostic) -> VisualFormat.Spacing {
        guard scanner.skip("-") else { return .meeting([VisualFormat.Predicate()]) }
        switch scanner.next {
        case "[", "|": return .standard
        case nil: throw scanner.error("expected \"[\" or \"|\" after \"-\", found the end")
        case "(":
            let predicates = try predicates(ofSize: false)
            try scanner.expect("-", " after a space")
            return .meeting(predicates)
        default:
            let constant = try simpleConstant()
            try scanner.expect("-", " after a space")
            return .meeting([VisualFormat.Predicate(constant: constant)])
        }
    }

    /// Reads the number or metric of a space without parentheses.
    private mutating func simpleConstant() throws(Diagnostic) -> Double {
        let column = scanner.column
        if let character = scanner.next, "=<>-".contains(character) {
            throw scanner.error(
                "expected a positive number, found \(scanner.found)",
                "write other spaces in parentheses, such as -(>=8)-")
        }
        let object = try object(ofSize: false)
        if scanner.next == "@" {
            throw scanner.error(
                "a space with a priority requires parentheses", "write -(8@750)-", at: column)
        }
        return object.constant
    }

    // MARK: Predicates

    private mutating func predicates(ofSize isSize: Bool) throws(Diagnostic) -> [VisualFormat.Predicate] {
        try scanner.expect("(")
        var predicates = [try predicate(ofSize: isSize)]
        while scanner.skip(",") { predicates.append(try predicate(ofSize: isSize)) }
        try scanner.expect(")", " after a predicate")
        return predicates
    }

    private mutating func predicate(ofSize isSize: Bool) throws(Diagnostic) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = try object(ofSize: isSize)
        predicate.relation = relation
        if scanner.skip("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func relation() throws(Diagnostic) -> LayoutConstraint.Relation {
        if scanner.skip("==") { return .equal }
        if scanner.skip("<=") { return .lessThanOrEqual }
        if scanner.skip(">=") { return .greaterThanOrEqual }
        guard let character = scanner.next, "=<>".contains(character) else { return .equal }
        throw scanner.error("unknown relation \"\(character)\"", "expected ==, <= or >=")
    }

    /// Reads the number, the metric or the view of a predicate.
    private mutating func object(ofSize isSize: Bool) throws(Diagnostic) -> VisualFormat.Predicate {
        let column = scanner.column
        let names = (isSize ? ["view"] : []) + (metrics.isEmpty ? [] : ["metric"])
        let expected = "expected \(alternatives(["a number"] + names.reversed().map { "a \($0)" }))"
        guard let name = scanner.name() else {
            guard let number = signedNumber() else {
                throw scanner.error("\(expected), found \(scanner.found)", at: column)
            }
            return VisualFormat.Predicate(constant: number)
        }
        if let number = metrics[name] { return VisualFormat.Predicate(constant: number) }
        if isSize, views.contains(name) { return VisualFormat.Predicate(view: name) }
        if views.contains(name) {
            throw scanner.error("\(expected), found the view \"\(name.shortened)\"", at: column)
        }
        guard !names.isEmpty else {
            throw scanner.error("\(expected), found \"\(name.shortened)\"", at: column)
        }
        let known = metrics.keys.sorted() + (isSize ? views.sorted() : [])
        throw scanner.error(
            "unknown \(alternatives(names)) \"\(name.shortened)\"", remedy(forUnknown: name, among: known),
            at: column)
    }

    private mutating func priority() throws(Diagnostic) -> Float {
        let column = scanner.column
        guard !metrics.isEmpty, let name = scanner.name() else { return try scanner.priority() }
        guard let number = metrics[name] else {
            let remedy = remedy(forUnknown: name, among: metrics.keys.sorted())
            throw scanner.error("unknown metric \"\(name.shortened)\"", remedy, at: column)
        }
        return try scanner.priority(number, at: column)
    }

    private mutating func signedNumber() -> Double? {
        let isNegative = scanner.skip("-")
        return scanner.number().map { isNegative ? -$0 : $0 }
    }
}
