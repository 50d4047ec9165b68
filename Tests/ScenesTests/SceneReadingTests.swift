import TableKit
import Testing

@testable import DataTables
@testable import Scenes

@Suite struct SceneReadingTests {
    @Test func shortFormsEqualLongForms() throws {
        let short = try scene("sections:\n- [One, {text: Two}]\n- {header: H, rows: [Three]}")
        let whole = try scene(
            """
            sections:
              - rows:
                  - {text: {text: One}}
                  - {text: {text: Two}}
              - header: {text: {text: H}}
                rows: [{text: {text: Three}}]
            """)
        #expect(short == whole)
        #expect(
            try scene("rows: [One, Two]")
                == TableScene(sections: [SceneSection([SceneRow("One"), SceneRow("Two")])]))
    }

    @Test func singleValueEqualsListOfOne() throws {
        let yaml = "rows: [{views: [{type: label, frame: [0, 0, 9, 9], autoresizing: width}]}]"
        let one = try scene(yaml)
        #expect(try one == scene(yaml.replacing("width}", with: "[width]}")))
        #expect(one.yaml.contains("autoresizing: width\n"))
    }

    @Test func numbersAndBooleansPreserveSourceText() throws {
        let rows = try scene("rows: [1.10, true, {text: 007, detail: \"x\"}]").sections[0].rows
        #expect(rows.map { $0.text?.text } == ["1.10", "true", "007"])
    }

    @Test func everyKindOfValueIsRead() throws {
        let row = try scene(
            """
            rows:
              - text: {text: a, font: {size: 20, weight: bold, italic: true}, color: "#FF000080", lines: 0}
                background: {light: "#FFFFFF", dark: "#000000"}
                separatorInset: [1, 2, 3, 4.5]
                height: automatic
                accessory: {type: slider, value: 0.5, frame: [0, 0, 100, 30]}
                accessibility: {label: L, traits: [button, header]}
            """
        ).sections[0].rows[0]
        #expect(row.text?.font == FontProperties(size: 20, weight: .bold, italic: true))
        #expect(row.text?.color == .fixed(Color(red: 1, green: 0, blue: 0, alpha: 128 / 255)))
        #expect(
            row.background
                == .fixed(
                    Color(light: RGBA(red: 1, green: 1, blue: 1), dark: RGBA(red: 0, green: 0, blue: 0))))
        #expect(row.separatorInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
        #expect(row.height == .automatic)
        #expect(row.accessibility?.traits == [.button, .header])
        guard case .view(let view)? = row.accessory else {
            Issue.record("\(String(describing: row.accessory))")
            return
        }
        #expect(view.kind == .slider)
        #expect(view.control.value == 0.5)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    @Test(arguments: [
        (
            "style: groped",
            "s:1:8: style: \"groped\" is not a table style; did you mean \"grouped\"? Expected plain, grouped or inset-grouped"
        ),
        ("rows: [{text: a, subtitle: b}]", "s:1:18: rows[0]: a row has no key \"subtitle\"; write detail"),
        (
            "rows: [{text: a, chevron: true}]",
            "s:1:18: rows[0]: a row has no key \"chevron\"; write accessory: disclosure"
        ),
        ("scren: 3", "s:1:1: a table has no key \"scren\"; did you mean \"screen\"?"),
        (
            "rows: [{text: a, switch: on}]",
            "s:1:18: rows[0]: a row has no key \"switch\"; write accessory: {type: switch, on: true}"
        ),
        (
            "rows: [{text: a, foo: 1}]",
            "s:1:18: rows[0]: a row has no key \"foo\"; the nearest are text, tint, when, style and image; tablesnap keys row lists all 37"
        ),
        (
            "crop: {foo: 1}",
            "s:1:8: crop: a crop has no key \"foo\"; expected offset or height"
        ),
        ("width: yes", "s:1:8: width: expected a number from 1 to 16000, found \"yes\""),
        ("width: 0.5", "s:1:8: width: expected a number from 1 to 16000, found 0.5"),
        ("editing: on", "s:1:10: editing: expected true or false, found \"on\"; write true"),
        ("rows: 5", "s:1:7: rows: expected a list whose elements are each a row, found 5"),
        ("rows: [a, [[b]]]", "s:1:12: rows[1].cells[0]: expected a text, found a list"),
        ("rows:\n  - a\n  -", "s:3:4: rows[1]: expected a row such as {text: A row}, found nothing"),
        (
            "rows: [{text: }]",
            "s:1:15: rows[0].text: expected a text, found nothing; write a value or omit the key"
        ),
        (
            "rows: [{accessory: discloure}]",
            "s:1:20: rows[0].accessory: \"discloure\" is not an accessory; did you mean \"disclosure\"? Expected none, disclosure, detail-disclosure, checkmark or detail"
        ),
        (
            "rows: [{cornerCurve: continous}]",
            "s:1:22: rows[0].cornerCurve: \"continous\" is not a corner curve; did you mean \"continuous\"? Expected circular or continuous"
        ),
        (
            "rows: [{background: \"#12\"}]",
            "s:1:21: rows[0].background: \"#12\" is not a color; write #RRGGBB or #RRGGBBAA"
        ),
        (
            "rows: [{views: [{frame: [0, 0, 1, 1]}]}]",
            "s:1:18: rows[0].views[0]: a view requires the key \"type\": one of view, stack, label, image, button, switch, slider, stepper, segmented, text-field, search-bar, progress, activity, pages, content-unavailable"
        ),
        (
            "rows: [{views: [{type: label, on: true}]}]",
            "s:1:31: rows[0].views[0]: a label has no key \"on\"; only a switch has it"
        ),
        (
            "rows: [{views: [{type: label, frame: [1, 2, 3]}]}]",
            "s:1:38: rows[0].views[0].frame: expected a list [x, y, width, height] with x and y from -100000 to 100000, width and height from 0 to 100000, found a list"
        ),
        (
            "rows: [{views: [{type: label, frame: [1, 2, -3, 4]}]}]",
            "s:1:45: rows[0].views[0].frame[2]: expected a number from 0 to 100000, found -3"
        ),
        (
            "rows: [{prototype: Q}]\nprototypes: {P: {}}",
            "s:1:20: rows[0].prototype: unknown prototype \"Q\"; expected P"
        ),
        (
            "rows: [{values: {x: 1}}]",
            "s:1:18: rows[0].values: unknown outlet or tag \"x\"; there are none"
        ),
        (
            "rows: [{views: [{type: slider, outlet: x}], values: {x: much}}]",
            "s:1:54: rows[0].values: expected a number for \"x\", found \"much\""
        ),
        (
            "prototypes: {P: {views: [{type: switch, outlet: x}], values: {x: maybe}}}\nrows: [{prototype: P}]",
            "s:1:63: prototypes.P.values: expected true or false for \"x\", found \"maybe\""
        ),
        ("prototypes: {P: {prototype: P}}", "s:1:18: prototypes.P: a prototype cannot have a prototype"),
        (
            "rows: [a]\nsections: []",
            "s:1:1: \"rows\" and \"sections\" exclude each other; sections begin on line 2"
        ),
        (
            "data: a.csv",
            "s:1:1: data requires the key \"row\", the template of its rows, or \"columns\""
        ),
        (
            "rows: [{text: a, alignment: center}]",
            "s:1:18: rows[0]: a row has no key \"alignment\"; write text: {alignment: …}"
        ),
        (
            "rows: [a]\nstates: [{name: x}, {name: X}]",
            "s:2:28: states[1].name: another state has the name \"X\"; their images would have the same name"
        ),
        (
            "rows: [{views: [{type: image, frame: [0, 0, 1, 1], on: true}]}]",
            "s:1:52: rows[0].views[0]: an image has no key \"on\"; only a switch has it"
        ),
        ("data: {}\nrow: {}", "s:1:7: data: data requires either a file or a count"),
        (
            "data: {file: a.csv, query: SELECT 1}\nrow: {}",
            "s:1:21: data: only an SQLite file can be queried; for others use filter, sort and limit"
        ),
        (
            "data: {file: a.json, delimiter: ;}\nrow: {}",
            "s:1:22: data: \"delimiter\" requires a CSV or TSV file"
        ),
        (
            "data: {file: a.csv, records: a}\nrow: {}",
            "s:1:21: data: \"records\" requires a JSON file"
        ),
        (
            "data: {file: a.db, encoding: utf-8}\nrow: {}",
            "s:1:20: data: \"encoding\" requires a text file"
        ),
        (
            "data: {file: a.csv, delimiter: ab}\nrow: {}",
            "s:1:32: data.delimiter: expected a character such as ; or |, or comma, semicolon, tab, bar or space, found \"ab\""
        ),
        (
            "data: {file: a.csv, table: t}\nrow: {}",
            "s:1:21: data: only SQLite files and Markdown have several tables"
        ),
        (
            "data: {file: a.db, table: t, query: SELECT 1}\nrow: {}",
            "s:1:20: data: \"table\" and \"query\" exclude each other; choose one"
        ),
        (
            "headerFooterPrototypes: {Big: {height: 40}}\nsections: [{header: {prototype: Bigg}, rows: [a]}]",
            "s:2:33: sections[0].header.prototype: unknown prototype \"Bigg\"; did you mean \"Big\"?"
        ),
        (
            "sections: [{header: {text: A, values: {x: 1}}, rows: [a]}]",
            "s:1:40: sections[0].header.values: unknown outlet or tag \"x\"; there are none"
        ),
        (
            "sections: [{header: {views: [{type: switch, outlet: x}], values: {x: maybe}}, rows: [a]}]",
            "s:1:67: sections[0].header.values: expected true or false for \"x\", found \"maybe\""
        ),
        (
            "sections:\n- [a, {txt: b}]",
            "s:2:8: sections[0].rows[1]: a row has no key \"txt\"; did you mean \"text\"?"
        ),
        (
            "rows: [{accessory: \"{mark}\"}]",
            "s:1:20: rows[0].accessory: only the row of data has columns; found \"{mark}\""
        ),
        (
            "states: [{editing: true}]",
            "s:1:11: states[0]: a state requires the key \"name\": a name of letters, digits, - and _"
        ),
        ("[a]", "s:1:1: expected a table such as {rows: [One, Two, Three]}, found a list"),
        (
            "data: {file: a.csv, locale: xx-YY}\nrow: a",
            "s:1:29: data.locale: \"xx-YY\" is not a locale; expected ar, bg, cs, da, de, de-AT, de-CH, el, en, en-GB, en-IN, es, es-MX, fi, fr, fr-CA, fr-CH, he, hi, hr, hu, id, it, it-CH, ja, ko, nb, nl, pl, pt-BR, pt-PT, ro, ru, sk, sv, tr, uk, vi, zh-Hans or zh-Hant"
        ),
        ("a", "s:1:1: expected a table such as {rows: [One, Two, Three]}, found \"a\""),
        (
            "screen: true",
            "s:1:9: screen: expected a number from -100000 to 1000000000 or a screen such as {height: 120}, found true"
        ),
        ("frame: true", "s:1:8: frame: expected a frame such as {device: true}, found true"),
        ("traits: dark", "s:1:9: traits: expected a mapping of traits such as {scale: 1}, found \"dark\""),
        (
            "data: [{a: 1}]\ncolumns: [a]",
            "s:1:7: data: expected a data source such as {file: people.csv}, found a list"
        ),
        ("data: {fil: a}\nrow: a", "s:1:8: data: a data source has no key \"fil\"; did you mean \"file\"?"),
        (
            "rows: [{accessory: switch}]",
            "s:1:20: rows[0].accessory: \"switch\" is not an accessory; write {type: switch}"
        ),
        (
            "rows: [{accessory: chevron}]",
            "s:1:20: rows[0].accessory: \"chevron\" is not an accessory; did you mean \"disclosure\"?"
        ),
        (
            "sections: [{header: X, row: [{text: A}, {text: B}]}]",
            "s:1:29: sections[0].row: expected a row, found a list of rows; did you mean \"rows\"?"
        ),
        (
            "rows: [{views: [{type: segmented, segments: [A, B], segment: 2}]}]",
            "s:1:62: rows[0].views[0].segment: no segment 2; there are 2, and counting starts at 0"
        ),
        (
            "rows: [{views: [{type: pages, pages: 1, page: 1}]}]",
            "s:1:47: rows[0].views[0].page: no page 1; there is 1, and counting starts at 0"
        ),
        (
            "rows: [{text: {text: a, font: {features: [tn]}}}]",
            "s:1:43: rows[0].text.font.features[0]: expected a feature of four letters or digits such as tnum, found \"tn\""
        ),
        (
            "rows: [{views: [{type: slider, minimum: 2}]}]",
            "s:1:41: rows[0].views[0].minimum: the minimum, 2, is above the maximum, 1"
        ),
        (
            "rows: [{image: {symbol: hose.fill}}]",
            "s:1:17: rows[0].image: there is no symbol \"hose.fill\"; did you mean \"house.fill\"?"
        ),
        (
            "rows: [{image: {file: a.png, weight: bold}}]",
            "s:1:30: rows[0].image: \"weight\" requires \"symbol\""
        ),
        (
            "rows: [{image: {scale: large}}]", "s:1:17: rows[0].image: \"scale\" requires \"symbol\""
        ),
        (
            "rows: [{image: {file: a.png, symbol: house}}]",
            "s:1:30: rows[0].image: \"file\" and \"symbol\" exclude each other; choose one"
        ),
        (
            "rows: [{views: [{type: segmented, segments: [{title: A, image: a.png}]}]}]",
            "s:1:46: rows[0].views[0].segments[0]: \"title\" and \"image\" exclude each other; choose one"
        ),
    ])
    func reportsErrors(yaml: String, expected: String) {
        #expect(reportedProblems(yaml) == [expected])
    }

    @Test func errorsAreReportedInFileOrder() {
        let all = reportedProblems("width: x\nrows: [{acessory: none, detial: b}, [[c]]]\nstyle: y")
        #expect(
            all.map { String($0.prefix { $0 != " " }) } == [
                "s:1:8:", "s:2:9:", "s:2:25:", "s:2:38:", "s:3:8:",
            ])
    }

    @Test(arguments: [
        (
            "rows: [{text: a, editingStyle: insert}]",
            "s:1:18: warning: rows[0]: \"editingStyle\" has no effect: the table is not in editing mode; write editing: true"
        ),
        (
            "rows: [{style: default, detail: a}]",
            "s:1:25: warning: rows[0]: the style default shows no detail; use subtitle, value1 or value2"
        ),
        ("row: a", "s:1:1: warning: \"row\" has no effect without \"data\""),
        (
            "header: {type: view, frame: [16, 0, 10, 10]}\nrows: [a]",
            "s:1:29: warning: header.frame: x and y have no effect: the header is as wide as the table; for padding, put it into a view"
        ),
        (
            "rows: [{text: {text: a, spans: [b]}}]",
            "s:1:16: warning: rows[0].text: \"text\" has no effect next to \"spans\""
        ),
        (
            "rows: [{views: [{type: view, views: [{type: view, hugging: 1}]}]}]",
            "s:1:51: warning: rows[0].views[0].views[0]: \"hugging\" has no effect outside of a stack"
        ),
        (
            "rows: [{views: [{type: stepper, value: -1}]}]",
            "s:1:40: warning: rows[0].views[0].value: the value -1 is shown as the minimum, 0"
        ),
        (
            "rows: [{views: [{type: view, borderColor: red}]}]",
            "s:1:30: warning: rows[0].views[0]: \"borderColor\" has no effect without \"borderWidth\""
        ),
        (
            "prototypes: {P: {height: 20}}\nrows: [a]",
            "s:1:14: warning: prototypes: no row uses \"P\""
        ),
        (
            "headerFooterPrototypes: {B: {height: 20}}\nrows: [a]",
            "s:1:26: warning: headerFooterPrototypes: no header or footer uses \"B\""
        ),
        (
            "refresh: Loading\nrows: [a]",
            "s:1:1: warning: \"refresh\" has no effect: the refresh control is inactive; write refreshing: true"
        ),
        (
            "separators: {style: none, color: red}\nrows: [a]",
            "s:1:27: warning: separators: \"color\" has no effect: there are no separators"
        ),
        (
            "screen: {indicatorStyle: white}\nrows: [a]",
            "s:1:10: warning: screen: \"indicatorStyle\" has no effect: the indicator is hidden; write indicator: true"
        ),
        (
            "screen: {position: top}\nstates: [{name: s, screen: {scrollTo: \"0:0\", position: top}}]\nrows: [a]",
            "s:1:10: warning: screen: \"position\" has no effect: the screen does not scroll to a row; write scrollTo"
        ),
        (
            "estimatedRowHeight: 20\nrows: [a]",
            "s:1:1: warning: \"estimatedRowHeight\" has no effect: an image of the complete table has the actual heights; write screen: {}"
        ),
        (
            "rows: [{when: [{if: a = b}]}]",
            "s:1:9: warning: rows[0]: conditions have no effect on a row without data"
        ),
    ])
    func warnings(yaml: String, expected: String) {
        #expect(reportedProblems(yaml) == [expected])
    }

    @Test func jsonAndYAMLGiveSameScene() throws {
        let json = "{\"style\": \"grouped\", \"rows\": [\"\\u0041\", {\"text\": \"b\"}]}"
        let file = try SceneFile(Array(json.utf8), format: .json, name: "s.json")
        #expect(try file.scene == scene("style: grouped\nrows: [A, b]"))
    }

    @Test func viewCountIsLimited() {
        let view = "{type: view}"
        let views = "rows: [{views: [" + Array(repeating: view, count: 10_001).joined(separator: ", ") + "]}]"
        #expect(reportedProblems(views).first?.contains("there are more than 10000 views") == true)
    }
}
