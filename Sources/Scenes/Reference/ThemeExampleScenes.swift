// The scenes among which the examples of theme keys are found.
extension ThemeExamples {
    /// Returns the scenes for a path of a theme, beginning with the simplest.
    static func scenes(for path: [String]) -> [String] {
        switch path.first {
        case "cell": rows
        case "accessory": rows + Array(editing.prefix(1))
        case "editing": editing
        case "plain": groups["plain"] ?? []
        case "grouped": groups["grouped"] ?? []
        case "insetGrouped": groups["inset-grouped"] ?? []
        case "controls": path.count > 1 ? controls.filter { $0.shows(path[1]) } : controls
        case "scrolling": screens
        case "touches": editing
        case "callouts": callouts
        case "frame": frames
        default:
            [rows[0], "rows: []", "screen: {}\nrows: [One]", "rows: [{text: One, accessory: checkmark}]"]
        }
    }

    private static let callouts = [
        """
        rows:
          - {text: One, accessory: disclosure}
          - {text: Two, accessory: disclosure}
        callouts:
          - {part: row 0:0 accessory, label: A label so long that it takes several lines}
          - {part: row 0:1 accessory, label: Another one that is long}
          - {type: bracket, part: row 0:0 text, label: Text}
          - {type: bullet, part: row 0:1 text, label: A legend}
          - {type: dimension, part: row 0:0, measure: height}
        """,
        "rows: [{text: One, accessory: disclosure}]\ncallouts: [{type: magnifier, part: row 0:0 accessory}]",
        "rows: [One]\ncallouts: [{type: magnifier, part: row 0:0}]",
        "rows: [{text: One, views: [{type: view, outlet: dot, frame: [200, 20, 4, 4], background: red}]}]\ncallouts: [{type: magnifier, part: row 0:0 dot}]",
    ]

    private static let frames = [
        "rows: [One]\nframe: {border: true, shadow: true, caption: A caption}",
        "rows: [One]\nframe: {device: true}",
        "rows: [One]\nframe: {beside: [{state: editing}]}\nstates: [{name: editing, editing: true}]",
    ]

    private static let rows = [
        "rows: [One, {text: Two, detail: Value, accessory: disclosure}]",
        """
        rows:
          - {text: Subtitle, detail: Second line, style: subtitle, image: flag@2x.png, accessory: checkmark}
          - {text: Value, detail: At the right, style: value1, accessory: detail-disclosure}
          - {text: Value, detail: At the left, style: value2, accessory: detail}
        """,
        "rows: [One, {text: Two, selected: true, accessory: checkmark}, {text: Three, selected: true, accessory: disclosure}]",
        "rows: [{text: Blue, selected: true, selectionStyle: blue, accessory: disclosure}, {text: Gray, selected: true, selectionStyle: gray}]",
        "rows: [One, {text: Two, highlighted: true}, Three]",
        "alternating: true\nrows: [One, Two, Three, Four]",
        "width: 500\nrows: [One, {text: Two, detail: Value, accessory: disclosure}]",
        "rows: [{text: A text that is far too long for its row, detail: And so is the value beside it}]",
        "rows: [{text: Wrapped, style: subtitle, detail: {text: A second text that is so long that it takes several lines in its row, lines: 0}}]",
        "traits: {typeSize: AX3}\nrows: [{text: Large, detail: Text, accessory: disclosure}, {text: One, style: subtitle, detail: Two, image: flag@2x.png}]",
        "rows: [{text: Indented, indentation: 1}]",
        "width: 120\nrows: [{text: A text, image: flag@2x.png}]",
        "rows: [{text: A text that is far too long for its row and its picture, image: {file: flag@2x.png, size: [300, 40]}}]",
        "rows: [{text: One, image: missing.png}]",
    ]

    private static let groups = Dictionary(
        uniqueKeysWithValues: ["plain", "grouped", "inset-grouped"].map { style in
            (
                style,
                [
                    """
                    sections:
                      - {header: A header, footer: A footer, rows: [One, Two]}
                      - {header: Another header, rows: [Three]}
                    """,
                    """
                    sections:
                      - {header: {text: A high header, height: 70}, footer: {text: A high footer, height: 60}, rows: [One]}
                    """,
                    """
                    sections:
                      - header: A header that is so long that it does not fit on one line of the table
                        footer: A footer that is so long that it does not fit on one line of the table, or so it seems
                        rows: [One]
                    """, "sections: [[One, Two], [Three]]", "width: 500\nrows: [One, Two]",
                ].map { "style: \(style)\n\($0)" }
            )
        })

    private static let editing = [
        """
        editing: true
        reorder: true
        rows:
          - One
          - {text: Two, editingStyle: insert}
          - {text: Three, editingStyle: none, editingAccessory: checkmark}
        """, "editing: true\neditingSelection: multiple\nrows: [One, {text: Two, selected: true}, Three]",
        "rows: [One, Two, Three]\nswiped: \"0:1\"",
        """
        rows:
          - One
          - {text: Two, height: 72, trailingActions: [{title: Bin, style: destructive, image: mark@2x.png}, More]}
        swiped: "0:1"
        """,
        """
        rows:
          - One
          - {text: Two, trailingActions: [{image: mark@2x.png}, {title: Flag, background: systemOrange}]}
        swiped: {row: "0:1", distance: 280}
        """, "style: inset-grouped\nrows: [One, Two, Three]\nswiped: \"0:1\"",
        "editing: true\nreorder: true\nrows: [One, Two, Three]\nlifted: {row: \"0:0\", place: \"0:1\"}",
        "editing: true\nrows: [One, Two]\nafter: [tap 0:1 editing]",
        "rows: [{text: One, height: 52, trailingActions: [{title: Bin, image: mark@2x.png}]}]\nswiped: \"0:0\"",
        "rows: [One, Two, Three]\nafter: [swipe 0:1, touch 0:1 Delete]",
        "rows: [One, {text: Two, highlighted: true}, Three]",
        "traits: {typeSize: AX3}\nediting: true\nreorder: true\nrows: [One, {text: Two, editingStyle: insert}]",
    ]

    private static let controls =
        [
            "{type: button, title: Press, frame: [16, 6, 120, 32]}",
            "{type: button, title: Press, frame: [16, 6, 120, 32], highlighted: true}",
            "{type: button, title: Press, frame: [16, 6, 120, 32], enabled: false}",
            "{type: button, title: Press, frame: [16, 6, 120, 32], selected: true}",
            "{type: button, kind: custom, title: Press, frame: [16, 6, 120, 32]}",
            "{type: button, kind: custom, image: flag@2x.png, frame: [16, 2, 60, 40], highlighted: true}",
            "{type: button, kind: contact-add, frame: [16, 10, 24, 24]}", "{type: button, title: I}",
            "{type: button, title: Press}",
            "{type: button, image: flag@2x.png, frame: [16, 2, 60, 40], enabled: false}",
            "{type: switch, on: true, frame: [16, 6, 51, 31]}", "{type: switch, frame: [16, 6, 51, 31]}",
            "{type: switch, on: true, enabled: false, frame: [16, 6, 51, 31]}",
            "{type: switch, on: true, highlighted: true, frame: [16, 6, 51, 31]}",
            "{type: slider, value: 0.4, frame: [16, 6, 220, 31]}", "{type: slider, value: 0.4}",
            "{type: slider, value: 0.4, highlighted: true, frame: [16, 6, 220, 31]}",
            "{type: segmented, segments: [Day, Week, Month], segment: 1, frame: [16, 6, 240, 32]}",
            "{type: segmented, segments: [Day, Week, {title: Month, disabled: true}, Year], segment: 0, frame: [16, 6, 240, 32]}",
            "{type: segmented, segments: [Day, Week], segment: 0, highlighted: true, frame: [16, 6, 240, 32]}",
            "{type: segmented, segments: [Day, Week], segment: 0}",
            "{type: stepper, value: 5, frame: [16, 6, 94, 32]}",
            "{type: stepper, value: 0, frame: [16, 6, 94, 32]}",
            "{type: stepper, value: 5, highlighted: true, frame: [16, 6, 94, 32]}",
            "{type: progress, value: 0.4, frame: [16, 20, 240, 4]}", "{type: progress, value: 0.4}",
            "{type: activity, frame: [16, 12, 20, 20]}", "{type: activity}", "{type: activity, size: large}",
            "{type: pages, pages: 5, page: 1, frame: [16, 8, 200, 28]}", "{type: pages, pages: 5, page: 1}",
            "{type: text-field, text: Ada, border: rounded, clearButton: always, frame: [16, 5, 240, 34]}",
            "{type: text-field, text: Ada, border: rounded, enabled: false, frame: [16, 5, 240, 34]}",
            "{type: text-field, placeholder: Name, border: bezel, frame: [16, 5, 240, 34]}",
            "{type: text-field, text: Ada, border: line, frame: [16, 5, 240, 34]}",
            "{type: text-field, border: rounded}",
        ].map { "rows:\n  - One\n  - views: [\($0)]" } + [
            "rows: [{text: A row, accessory: {type: stepper, value: 5}}]"
        ]

    private static let screens = [
        """
        screen: {height: 160, offset: 10, indicator: true}
        rows: [One, Two, Three, Four, Five, Six, Seven]
        """,
        """
        screen: {height: 160}
        index: true
        sections:
          - {header: Ada, rows: [Ada]}
          - {header: Bertha, rows: [Bertha]}
          - {header: Carl, rows: [Carl]}
        """,
        """
        screen: {height: 160}
        after: [touch index B]
        index: {trackingBackground: lightGray}
        sections:
          - {header: Ada, rows: [Ada]}
          - {header: Bertha, rows: [Bertha]}
        """,
        """
        screen: {height: 60}
        index: true
        sections:
          - {header: Ada, rows: [Ada]}
          - {header: Bertha, rows: [Bertha]}
          - {header: Carl, rows: [Carl]}
          - {header: Dora, rows: [Dora]}
          - {header: Emil, rows: [Emil]}
          - {header: Frida, rows: [Frida]}
        """, "screen: {height: 160}\nrefreshing: true\nrefresh: Loading\nrows: [One, Two]",
        "screen: {}\nrows: [One]",
        "screen: {height: 160, offset: 2000, indicator: true}\ndata: {count: 1000}\nrow: \"{number}\"",
        "screen: {height: 160, offset: -150, indicator: true}\nrows: [One, Two, Three, Four, Five]",
        "screen: {height: 160, indicator: true, indicatorStyle: black}\nrows: [One, Two, Three, Four, Five]",
        "screen: {height: 160, indicator: true, indicatorStyle: white}\nrows: [One, Two, Three, Four, Five]",
    ]
}

extension String {
    /// Returns a Boolean value that indicates whether a scene of one control shows a part of a theme's
    /// controls.
    fileprivate func shows(_ part: String) -> Bool {
        let types = [
            "button": ["button"], "switch": ["switch"], "slider": ["slider"], "segmented": ["segmented"],
            "stepper": ["stepper"], "progress": ["progress"], "activity": ["activity"], "page": ["pages"],
            "textField": ["text-field"], "knob": ["switch", "slider"],
        ]
        guard let types = types[part] else { return true }
        return types.contains { contains("type: \($0),") || contains("type: \($0)}") }
    }
}
