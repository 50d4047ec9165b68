// The scenes among which the examples of a theme's keys are found.
extension ThemeExamples {
    static let scenes = rows + groups + editing + controls + screens

    private static let rows = [
        "rows: [One, {text: Two, detail: Value, accessory: disclosure}]",
        """
        rows:
          - {text: Subtitle, detail: Second line, style: subtitle, image: flag.png, accessory: checkmark}
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
        "traits: {typeSize: AX3}\nrows: [{text: Large, detail: Text, accessory: disclosure}, {text: One, style: subtitle, detail: Two, image: flag.png}]",
        "rows: []",
        "rows: [{text: One, image: missing.png}]",
    ]

    private static let groups = ["plain", "grouped", "inset-grouped"].flatMap { style in
        [
            """
            style: \(style)
            sections:
              - {header: A header, footer: A footer, rows: [One, Two]}
              - {header: Another header, rows: [Three]}
            """,
            """
            style: \(style)
            sections:
              - {header: {text: A high header, height: 70}, footer: {text: A high footer, height: 60}, rows: [One]}
            """,
            """
            style: \(style)
            sections:
              - header: A header that is so long that it does not fit on one line of the table
                footer: A footer that is so long that it does not fit on one line of the table, or so it seems
                rows: [One]
            """, "style: \(style)\nsections: [[One, Two], [Three]]",
            "style: \(style)\nwidth: 500\nrows: [One, Two]",
        ]
    }

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
          - {text: Two, height: 72, trailingActions: [{title: Bin, style: destructive, image: mark.png}, More]}
        swiped: "0:1"
        """,
        """
        rows:
          - One
          - {text: Two, trailingActions: [{image: mark.png}, {title: Flag, background: systemOrange}]}
        swiped: {row: "0:1", distance: 280}
        """, "style: inset-grouped\nrows: [One, Two, Three]\nswiped: \"0:1\"",
        "editing: true\nreorder: true\nrows: [One, Two, Three]\nlifted: {row: \"0:0\", place: \"0:1\"}",
        "editing: true\nrows: [One, Two]\nafter: [tap 0:1 editing]",
    ]

    private static let controls =
        [
            "{type: button, title: Press, frame: [16, 6, 120, 32]}",
            "{type: button, title: Press, frame: [16, 6, 120, 32], highlighted: true}",
            "{type: button, title: Press, frame: [16, 6, 120, 32], enabled: false}",
            "{type: button, title: Press, frame: [16, 6, 120, 32], selected: true}",
            "{type: button, kind: custom, title: Press, frame: [16, 6, 120, 32]}",
            "{type: button, kind: custom, image: flag.png, frame: [16, 2, 60, 40], highlighted: true}",
            "{type: button, kind: contact-add, frame: [16, 10, 24, 24]}", "{type: button, title: I}",
            "{type: button, title: Press}",
            "{type: button, image: flag.png, frame: [16, 2, 60, 40], enabled: false}",
            "{type: switch, on: true, frame: [16, 6, 51, 31]}", "{type: switch, frame: [16, 6, 51, 31]}",
            "{type: switch, on: true, enabled: false, frame: [16, 6, 51, 31]}",
            "{type: switch, on: true, highlighted: true, frame: [16, 6, 51, 31]}",
            "{type: slider, value: 0.4, frame: [16, 6, 220, 31]}", "{type: slider, value: 0.4}",
            "{type: slider, value: 0.4, highlighted: true, frame: [16, 6, 220, 31]}",
            "{type: segmented, segments: [Day, Week, Month], segment: 1, frame: [16, 6, 240, 32]}",
            "{type: segmented, segments: [Day, Week, Month, Year], segment: 0, disabledSegments: [2], frame: [16, 6, 240, 32]}",
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
        "screen: {height: 160}\nafter: [drag down 60]\nrows: [One, Two, Three, Four, Five]",
    ]
}
