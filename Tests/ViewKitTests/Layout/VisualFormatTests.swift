import Diagnostics
import Testing

@testable import ViewKit

/// The productions of the Visual Format Language, and the errors with their columns.
@Suite struct VisualFormatTests {
    private typealias Predicate = VisualFormat.Predicate

    private static let names = ["a", "b", "find", "findNext", "findField"]

    private func parsed(_ text: String, _ metrics: [String: Double] = [:]) throws -> VisualFormat {
        try VisualFormatParser.parse(text, views: Self.names, metrics: metrics)
    }

    // MARK: Productions

    @Test func orientationIsHorizontalByDefault() throws {
        #expect(try parsed("[a]") == VisualFormat(elements: [VisualFormat.Element(name: "a")]))
        #expect(try parsed("H:[a]") == parsed("[a]"))
        #expect(try parsed("V:[a]").axis == .vertical)
    }

    @Test func connectionsAreFlushStandardOrConditions() throws {
        let format = try parsed("|[a]-[b]-8-[find]-(>=4,<=12.5@20)-|")
        #expect(format.start == .meeting([Predicate()]))
        #expect(format.elements.map(\.name) == ["a", "b", "find"])
        #expect(format.spacings == [.standard, .meeting([Predicate(constant: 8)])])
        let ends = [
            Predicate(relation: .greaterThanOrEqual, constant: 4),
            Predicate(relation: .lessThanOrEqual, constant: 12.5, priority: 20),
        ]
        #expect(format.end == .meeting(ends))
        #expect(try parsed("|-[a]-|").start == .standard)
        #expect(try parsed("|-[a]-|").end == .standard)
        #expect(try parsed("[a]").end == nil)
        #expect(try parsed("[a][b]").spacings == [.meeting([Predicate()])])
    }

    @Test(arguments: [
        ("[a(50)]", Predicate(constant: 50)), ("[a(==50)]", Predicate(constant: 50)),
        ("[a(>=50)]", Predicate(relation: .greaterThanOrEqual, constant: 50)),
        ("[a(100@20)]", Predicate(constant: 100, priority: 20)),
        ("[a(b)]", Predicate(view: "b")), ("[a(==b)]", Predicate(view: "b")),
        ("[a(<=b@750)]", Predicate(relation: .lessThanOrEqual, view: "b", priority: 750)),
        ("[a(wide)]", Predicate(constant: 120)), ("[a(wide@low)]", Predicate(constant: 120, priority: 250)),
        ("[a(-8)]", Predicate(constant: -8)), ("[a(.5)]", Predicate(constant: 0.5)),
        ("[a(1e2)]", Predicate(constant: 100)),
        ("[a( >= 50 )]", Predicate(relation: .greaterThanOrEqual, constant: 50)),
    ])
    func sizesHavePredicates(text: String, predicate: VisualFormat.Predicate) throws {
        let format = try parsed(text, ["wide": 120, "low": 250])
        #expect(format.elements.first?.size == [predicate])
    }

    @Test func predicatesAreLists() throws {
        let size = try parsed("[a(>=70,<=100)]").elements[0].size
        #expect(size.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
        #expect(size.map(\.constant) == [70, 100])
    }

    @Test func completeLineOfLayout() throws {
        let format = try parsed("|-[find]-[findNext]-[findField(>=20)]-|")
        #expect(format.elements.map(\.name) == ["find", "findNext", "findField"])
        #expect(format.spacings == [.standard, .standard])
    }

    @Test func metricsAreSpaces() throws {
        #expect(try parsed("[a]-gap-[b]", ["gap": 3]).spacings == [.meeting([Predicate(constant: 3)])])
        #expect(try parsed("[a]-(gap)-[b]", ["gap": 3]).spacings == [.meeting([Predicate(constant: 3)])])
    }

    // MARK: Errors

    /// Returns the parts of the lines of a table, which have separators.
    private static func rows(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { line in
            line.split(separator: " · ", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private static let errors = rows(
        #"""
        V[a] · 2 · expected ":" after "V", found "["
         · 1 · expected "[" and the name of a view, found the end
        | · 2 · expected "[" and the name of a view, found the end
        X:[a] · 1 · expected "[" and the name of a view, found "X"
        [] · 2 · expected the name of a view, found "]"
        [fnd] · 2 · unknown view "fnd"; did you mean "find"? Expected a, b, find, findField or findNext
        [a · 3 · expected "]" after a view, found the end
        [a(50] · 6 · expected ")" after a predicate, found "]"
        [a(=50)] · 4 · unknown relation "="; expected ==, <= or >=
        [a(<50)] · 4 · unknown relation "<"; expected ==, <= or >=
        [a()] · 4 · expected a number, a metric or a view, found ")"
        [a(c)] · 4 · unknown view or metric "c"; expected gap, a, b, find, findField or findNext
        [a(5@)] · 6 · expected a priority from 1 to 1000 after "@", found ")"
        [a(5@1001)] · 6 · expected a priority from 1 to 1000, found 1001
        [a(5@gpa)] · 6 · unknown metric "gpa"; did you mean "gap"?
        [a]- · 5 · expected "[" or "|" after "-", found the end
        [a]-8[b] · 6 · expected "-" after a space, found "["
        [a]-(8)[b] · 8 · expected "-" after a space, found "["
        [a]-b-[b] · 5 · expected a number or a metric, found the view "b"
        [a]-gpa-[b] · 5 · unknown metric "gpa"; did you mean "gap"?
        [a]->=8-[b] · 5 · expected a positive number, found ">"; write other spaces in parentheses, such as -(>=8)-
        [a]-8@750-[b] · 5 · a space with a priority requires parentheses; write -(8@750)-
        [a]|[b] · 5 · expected the end after "|", found "["
        [a] b · 5 · expected "[" and the name of a view, found "b"
        """#)

    @Test(arguments: errors) func errorsHaveColumns(row: [String]) {
        let error = #expect(throws: Diagnostic.self) { try parsed(row[0], ["gap": 3]) }
        #expect(error?.column == Int(row[1]))
        #expect(error?.sentence == row[2])
    }

    private static let errorsWithoutMetrics = rows(
        #"""
        [a(c)] · unknown view "c"; expected a, b, find, findField or findNext
        [a()] · expected a number or a view, found ")"
        [a]-gap-[b] · expected a number, found "gap"
        [a(5@high)] · expected a priority from 1 to 1000 after "@", found "high"
        """#)

    @Test(arguments: errorsWithoutMetrics) func errorsWithoutMetricsDoNotMentionThem(row: [String]) {
        let error = #expect(throws: Diagnostic.self) { try parsed(row[0]) }
        #expect(error?.sentence == row[1])
    }

    @Test func sentencesOfErrorsContainTheFormat() {
        let error = #expect(throws: Diagnostic.self) { try parsed("[a") }
        #expect(error?.sentence(in: "[a") == "\"[a\", column 3: expected \"]\" after a view, found the end")
    }
}

/// The constraints of visual formats.
@Suite struct VisualFormatConstraintsTests {
    private let superview = View()
    private let a = View()
    private let b = View()

    init() {
        superview.addSubview(a)
        superview.addSubview(b)
    }

    /// Returns constraints as texts such as “b.leading = a.trailing + 8.0”.
    private func constraints(
        _ format: String, _ options: LayoutConstraint.FormatOptions = []
    ) throws -> [String] {
        try LayoutConstraint.constraints(parsing: format, options: options, views: ["a": a, "b": b]).map {
            let signs: [LayoutConstraint.Relation: String] = [
                .equal: "=", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
            ]
            let second = $0.secondItem == nil ? "" : "\(name($0.secondItem)).\($0.secondAttribute) + "
            let priority = $0.priority == .required ? "" : " @\($0.priority.rawValue)"
            let first = "\(name($0.firstItem)).\($0.firstAttribute)"
            return "\(first) \(signs[$0.relation] ?? "") \(second)\($0.constant)\(priority)"
        }
    }

    private func name(_ item: AnyObject?) -> String {
        item === a ? "a" : item === b ? "b" : item === superview ? "superview" : "nil"
    }

    @Test func viewsFollowEachOther() throws {
        #expect(
            try constraints("|-[a(29)]-12-[b(>=a@750)]|") == [
                "a.leading = superview.leadingMargin + 0.0", "a.width = 29.0",
                "b.width >= a.width + 0.0 @750.0", "b.leading = a.trailing + 12.0",
                "superview.trailing = b.trailing + 0.0",
            ])
        #expect(
            try constraints("V:|-4-[a]-[b]-|") == [
                "a.top = superview.top + 4.0", "b.top = a.bottom + 8.0",
                "superview.bottomMargin = b.bottom + 0.0",
            ])
    }

    @Test func directionsSelectEdges() throws {
        #expect(
            try constraints("|[a]-(>=2)-[b]-|", .directionLeftToRight) == [
                "a.left = superview.left + 0.0", "b.left >= a.right + 2.0",
                "superview.rightMargin = b.right + 0.0",
            ])
        #expect(
            try constraints("|[a]-(>=2)-[b]-|", .directionRightToLeft) == [
                "superview.right = a.right + 0.0", "a.left >= b.right + 2.0",
                "b.left = superview.leftMargin + 0.0",
            ])
    }

    @Test func optionsAlignViews() throws {
        #expect(try constraints("[a][b]", .alignAllCenterY).first == "b.centerY = a.centerY + 0.0")
        #expect(
            try constraints("V:[a][b]", [.alignAllLeading, .alignAllTrailing]).dropLast() == [
                "b.leading = a.leading + 0.0", "b.trailing = a.trailing + 0.0",
            ])
        #expect(
            try constraints("V:[a]-20-[b]", .spacingBaselineToBaseline) == [
                "b.firstBaseline = a.lastBaseline + 20.0"
            ])
        let error = #expect(throws: Diagnostic.self) { try constraints("[a][b]", .alignAllLeft) }
        #expect(
            error?.sentence
                == "views along the horizontal axis cannot have the same left; use an option such as alignAllTop"
        )
    }

    @Test func superviewIsRequired() {
        b.removeFromSuperview()
        let error = #expect(throws: Diagnostic.self) { try constraints("[a]-[b]|") }
        #expect(
            error?.sentence
                == "\"|\" is the superview of \"b\", which has none; add the view to its superview first")
    }

    @Test func metricsAreNumbersOfAnyType() {
        let metrics: [String: Any] = ["one": 1, "two": 2.5 as CGFloat, "three": Float(3)]
        let constraints = LayoutConstraint.constraints(
            withVisualFormat: "[a(one,two,three)]", metrics: metrics, views: ["a": a])
        #expect(constraints.map(\.constant) == [1, 2.5, 3])
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test func optionsHaveTheBitsOfUIKit() {
        #expect(LayoutConstraint.FormatOptions.alignAllLeft.rawValue == 1 << 1)
        #expect(LayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
        #expect(LayoutConstraint.FormatOptions.alignmentMask.contains(.alignAllLastBaseline))
    }
}
