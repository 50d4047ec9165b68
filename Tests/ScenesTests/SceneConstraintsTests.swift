import Diagnostics
import TableKit
import Testing

@testable import DataTables
@testable import Scenes

/// The constraints of rows, headers and views: their errors and their layouts.
@Suite struct SceneConstraintsTests {
    // MARK: Reading

    private func equation(_ text: String) throws -> SceneEquation? {
        guard case .equation(let equation) = try SceneConstraint(text, among: ["icon", "title"]) else {
            return nil
        }
        return equation
    }

    @Test func equationsHaveFactorsConstantsAndPriorities() throws {
        let top = SceneEquation.Term(name: "title", attribute: .top)
        let bottom = SceneEquation.Term(name: "icon", attribute: .bottom)
        #expect(try equation("title.top = icon.bottom") == SceneEquation(first: top, second: bottom))
        #expect(
            try equation("title.top >= 2*icon.bottom - 4.5 @750")
                == SceneEquation(
                    first: top, relation: .greaterThanOrEqual, multiplier: 2, second: bottom, constant: -4.5,
                    priority: 750))
        #expect(
            try equation("title.top≤icon.bottom/4+1")
                == SceneEquation(
                    first: top, relation: .lessThanOrEqual, multiplier: 0.25, second: bottom, constant: 1))
        let width = SceneEquation.Term(name: "icon", attribute: .width)
        #expect(try equation("icon.width == 29") == SceneEquation(first: width, constant: 29))
        let content = SceneEquation.Term(name: "content", attribute: .width)
        #expect(
            try equation("icon.width = content.width * 0.5")
                == SceneEquation(first: width, multiplier: 0.5, second: content))
    }

    @Test func marginsAreAttributesAndGuides() throws {
        #expect(try equation("title.left = content.leftMargin")?.second?.attribute == .leftMargin)
        let second = try equation("title.top = content.safeAreaLayoutGuide.top")?.second
        #expect(second == SceneEquation.Term(name: "content", guide: .safeArea, attribute: .top))
    }

    @Test(arguments: [
        (
            "titel.top = 8",
            "column 1: unknown view \"titel\"; did you mean \"title\"? Expected icon, title or content"
        ),
        (
            "title.top = superview.top",
            "column 13: unknown view \"superview\"; write content for the view that contains the others"
        ),
        (
            "title.leadingAnchor = icon.leading",
            "column 7: \"leadingAnchor\" is not an attribute; write leading"
        ),
        (
            "title.top=content.layoutMarginGuide.top",
            "column 19: \"layoutMarginGuide\" is not a layout guide; did you mean \"layoutMarginsGuide\"? Expected layoutMarginsGuide, safeAreaLayoutGuide or readableContentGuide"
        ),
        ("title = icon", "column 7: expected \".\" and an attribute after \"title\", found \"=\""),
        ("title.top", "column 10: expected =, <= or >=, found the end"),
        ("title.top < icon.top", "column 11: expected =, <= or >=, found \"<\""),
        ("title.top = ", "column 13: expected an attribute of a view such as title.top, found the end"),
        ("title.top = icon.top +", "column 23: expected a number, found the end"),
        (
            "title.top = icon.top 4",
            "column 22: expected +, -, * or @ and a number, found \"4\""
        ),
        ("title.top = icon.top @0", "column 23: expected a priority from 1 to 1000, found 0"),
        (
            "title.top = icon.top + 100001",
            "column 22: expected a number from -100000 to 100000, found 100001"
        ),
        ("title.width = 0 * icon.width", "column 15: expected a number from 0.001 to 1000, found 0"),
        (
            "title.left = 16",
            "column 14: \"title.left\" is a location, which requires another one; write an equation such as title.left = content.left + 8"
        ),
        (
            "title.left = icon.width",
            "column 14: \"left\" cannot depend on \"width\"; relate a size to a size, and a location to a location"
        ),
        (
            "title.width = 2 * title.width",
            "column 15: \"title.width\" cannot depend on itself; write another attribute or a number"
        ),
        (
            "title.left = icon.leading",
            "column 14: \"left\" cannot depend on \"leading\"; relate left or right to left or right, and leading or trailing to leading or trailing"
        ),
        (
            "title.left = icon.top",
            "column 14: \"left\" cannot depend on \"top\"; relate a horizontal location to a horizontal one, and a vertical one to a vertical one"
        ),
        ("H:|-[titel]", "column 6: unknown view \"titel\"; did you mean \"title\"? Expected icon or title"),
        ("[title(gap)]", "column 8: unknown view \"gap\"; expected icon or title"),
        ("H:[icon(1e9)]", "expected a number from -100000 to 100000, found 1000000000"),
    ])
    func errorsHaveColumnsAndRemedies(text: String, message: String) {
        let yaml = """
            rows:
              - views: [{type: image, outlet: icon}, {type: label, outlet: title}]
                constraints:
                  - "\(text)"
            """
        let place = message.hasPrefix("column") ? ", " : ": "
        #expect(
            reportedProblems(yaml) == ["s:4:9: rows[0].constraints[0]: \"\(text)\"\(place)\(message)"])
    }

    @Test(arguments: ["first-name.width = 5", "H:|-[first-name]"])
    func outletsInConstraintsAreNames(text: String) {
        let problems = reportedProblems(
            "rows: [{views: [{type: label, outlet: first-name}], constraints: ['\(text)']}]")
        #expect(
            problems.first?.hasSuffix(
                "unknown view \"first\"; names in constraints consist of letters, digits and underscores; rename \"first-name\""
            ) == true)
    }

    @Test(arguments: ["a.width = 80", "a.leading = content.leading", "H:|-[a]"])
    func framesAreNotConstrained(text: String) {
        let problems = reportedProblems(
            "rows: [{views: [{type: label, outlet: a, frame: [0, 0, 9, 9]}], constraints: ['\(text)']}]")
        #expect(
            problems.first?.hasSuffix("\"a\" has a frame, which constraints do not change; remove the frame")
                == true)
    }

    @Test func unknownAttributesAreReportedWithAllOthers() {
        let problems = reportedProblems(
            "rows: [{views: [{type: label, outlet: a}], constraints: [a.botom = content.bottom]}]")
        #expect(
            problems.first?.hasPrefix(
                "s:1:58: rows[0].constraints[0]: \"a.botom = content.bottom\", column 3: \"botom\" is not an attribute; did you mean \"bottom\"? Expected leading, trailing, left,"
            ) == true)
    }

    @Test func constraintsAreCheckedWithPrototypes() {
        let yaml = """
            prototypes:
              P: {views: [{type: label, outlet: a}], constraints: [a.top = content.top]}
            rows:
              - {prototype: P}
              - {prototype: P, constraints: [b.top = content.top]}
              - {prototype: P, views: [{type: label, outlet: b}]}
            """
        #expect(
            reportedProblems(yaml) == [
                "s:5:34: rows[1].constraints[0]: \"b.top = content.top\", column 1: unknown view \"b\"; expected a or content",
                "s:6:27: rows[2].views: \"a.top = content.top\", column 1: unknown view \"a\"; expected b or content",
            ])
        #expect(
            reportedProblems(
                "rows: [{text: a, views: [{type: view, outlet: content}], constraints: [content.top = 1]}]"
            ).first?.contains("\"content\" is the name of the container") == true)
    }

    @Test func prioritiesHaveAnEffectWithConstraints() {
        let yaml =
            "rows: [{views: [{type: view, CONSTRAINTS, views: [{type: label, outlet: a, hugging: 1}]}]}]"
        #expect(
            reportedProblems(yaml.replacing("CONSTRAINTS", with: "constraints: [a.top = content.top]")) == [])
        #expect(reportedProblems(yaml.replacing("CONSTRAINTS, ", with: "")).count == 1)
    }

    @Test func outletsOfARowAreUnique() {
        let yaml = """
            prototypes:
              P: {views: [{type: label, outlet: a}, {type: view, views: [{type: label, outlet: a}]}]}
            rows:
              - {prototype: P}
              - views: [{type: label, outlet: b}, {type: label, outlet: c}]
                backgroundView: {type: view, outlet: b}
              - views: [{type: label, outlet: b}]
            header: {type: view, views: [{type: label, outlet: t}, {type: label, outlet: t}]}
            """
        #expect(
            reportedProblems(yaml) == [
                "s:2:76: prototypes.P.views[1].views[0]: duplicate outlet \"a\"; the first is prototypes.P.views[0] on line 2",
                "s:6:34: rows[1].backgroundView: duplicate outlet \"b\"; the first is rows[1].views[0] on line 5",
                "s:8:70: header.views[1]: duplicate outlet \"t\"; the first is header.views[0] on line 8",
            ])
    }

    /// A list of views replaces that of the prototype, but its other views stay.
    @Test func mergedOutletsAreUnique() {
        let yaml = """
            prototypes:
              P: {views: [{type: label, outlet: a}]}
            rows:
              - {prototype: P, backgroundView: {type: view, outlet: a}}
              - {prototype: P, views: [{type: label, outlet: a}]}
            """
        #expect(
            reportedProblems(yaml) == [
                "s:4:49: rows[0].backgroundView: duplicate outlet \"a\"; the prototype has it, too"
            ])
    }

    @Test func conflictsHaveTheirLocation() throws {
        let yaml = """
            rows:
              - height: 60
                views: [{type: view, outlet: locatedBox}]
                constraints:
                  - locatedBox.width = 5
                  - locatedBox.width = 6
                  - content.width = 7
            """
        _ = try SceneSandbox().drawing(yaml)
        let warnings = Warnings.reported.filter { $0.path?.hasPrefix("rows[0].constraints") == true }
            .filter { $0.message.contains("locatedBox.width") || $0.message.contains("width == 7") }
        #expect(warnings.map(\.path) == ["rows[0].constraints[2]", "rows[0].constraints[1]"])
        #expect(warnings.map(\.line) == [7, 6])
        #expect(
            warnings.map(\.message) == [
                "the constraint contentView.width == 7 has no effect, because it conflicts with the frame of contentView",
                "the constraint locatedBox.width == 6 has no effect, because it conflicts with rows[0].constraints[0] (locatedBox.width == 5)",
            ])
    }

    @Test func ambiguousViewsHaveTheLocationOfConstraints() throws {
        let yaml = """
            rows:
              - height: 60
                views: [{type: view, outlet: openBox}]
                constraints: ["H:|-[openBox]", openBox.top = content.top, openBox.height = 8]
            """
        _ = try SceneSandbox().drawing(yaml)
        let warnings = Warnings.reported.filter { $0.message.contains("openBox") }
        #expect(
            warnings.map(\.message) == [
                "the constraints in the row do not determine the width of openBox"
            ])
        #expect(warnings.map(\.path) == ["rows[0].constraints[0]"] && warnings.map(\.line) == [4])
    }

    // MARK: Layout

    /// Returns the views of the first row by outlet, laid out in 375 × 60 points.
    private func views(_ yaml: String) throws -> [String: View] {
        let cell = try SceneSandbox().table(yaml).cell(0)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        cell.layoutIfNeeded()
        let named = cell.contentView.subviews.compactMap { view in view.partName.map { ($0, view) } }
        return Dictionary(named) { first, _ in first }
    }

    @Test func viewsWithoutFramesFollowConstraints() throws {
        let views = try views(
            """
            rows:
              - views: [{type: view, outlet: icon}, {type: view, outlet: box}]
                constraints:
                  - "H:|-20-[icon(30)]-12-[box]-16-|"
                  - icon.height = icon.width
                  - icon.centerY = content.centerY
                  - box.top = icon.top + 4
                  - box.height = 0.25 * content.height
            """)
        #expect(views["icon"]?.frame == CGRect(x: 20, y: 15, width: 30, height: 30))
        #expect(views["box"]?.frame == CGRect(x: 62, y: 19, width: 297, height: 15))
    }

    @Test func viewsWithFramesStay() throws {
        let views = try views(
            """
            rows:
              - views: [{type: view, outlet: icon, frame: [10, 5, 20, 20]}, {type: view, outlet: box}]
                constraints: ["H:[icon]-8-[box(50)]", box.top = icon.bottom, box.height = 7]
            """)
        #expect(views["icon"]?.frame == CGRect(x: 10, y: 5, width: 20, height: 20))
        #expect(views["box"]?.frame == CGRect(x: 38, y: 25, width: 50, height: 7))
    }

    @Test func constraintsMentionViewsInStacks() throws {
        let views = try views(
            """
            rows:
              - views:
                  - type: stack
                    outlet: line
                    spacing: 10
                    views: [{type: view, outlet: icon}, {type: view, outlet: rest}]
                  - {type: view, outlet: dot}
                constraints:
                  - "H:|-20-[line]-16-|"
                  - line.top = content.top + 4
                  - line.height = 20
                  - icon.width = 30
                  - dot.leading = rest.leading
                  - dot.top = line.bottom
                  - dot.width = icon.width
                  - dot.height = 5
            """)
        #expect(views["line"]?.frame == CGRect(x: 20, y: 4, width: 339, height: 20))
        #expect(views["dot"]?.frame == CGRect(x: 60, y: 24, width: 30, height: 5))
    }

    @Test func rowsAreAsHighAsTheirConstraints() throws {
        let scene = try SceneSandbox().table(
            """
            prototypes:
              Box:
                views: [{type: view, outlet: box}]
                constraints: ["H:|-[box]-|", "V:|-10-[box(80)]-10-|"]
            rows: [{prototype: Box}, Plain]
            """)
        let heights = (0..<2).map { scene.table.automaticHeight(of: scene.cell($0)) }
        #expect((100...101).contains(heights[0]))
        #expect(heights[1] < 60)
    }

    @Test func rowsOfRecordsAreAsHighAsTheirTexts() throws {
        let long = String(repeating: "A long text. ", count: 20)
        let sandbox = try SceneSandbox(["a.csv": "note\nShort\n\(long)\n"])
        let scene = try sandbox.table(
            """
            prototypes:
              Note:
                views: [{type: label, outlet: note, lines: 0}]
                constraints: ["H:|-[note]-|", "V:|-20-[note]-20-|"]
            data: a.csv
            row: {prototype: Note, values: {note: "{note}"}}
            """)
        let heights = (0..<2).map { scene.table.automaticHeight(of: scene.cell($0)) }
        #expect(heights[0] > 55 && heights[0] < 70)
        #expect(heights[1] > 2 * heights[0])
    }

    @Test func headersAreAsHighAsTheirConstraints() throws {
        let scene = try SceneSandbox().table(
            """
            sections:
              - header:
                  views: [{type: view, outlet: box}]
                  constraints: ["H:|[box]|", "V:|-5-[box(70)]-5-|"]
                rows: [One]
            header: {type: view, views: [{type: view, outlet: box}], constraints: ["V:|-4-[box(30)]|"]}
            """)
        #expect(scene.table.rectForHeader(inSection: 0).height == 80)
        #expect(scene.table.tableHeaderView?.frame.height == 34)
    }

    @Test func formatsOfProgramsAreIdentifiers() throws {
        let container = View()
        let icon = View()
        container.addSubview(icon)
        let texts = ["H:|-[icon(29)]", "icon.top = content.topMargin @500"]
        let constraints = try texts.flatMap {
            try SceneConstraint.constraints(
                SceneConstraintText($0), in: container, ["icon": icon], names: ["icon"])
        }
        #expect(constraints.map(\.identifier) == [texts[0], texts[0], nil])
        #expect(constraints.map { $0.secondItem === container } == [true, false, true])
        #expect(constraints.last?.priority == LayoutPriority(500))
    }
}
