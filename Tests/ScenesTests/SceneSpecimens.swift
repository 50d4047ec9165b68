/// Scenes for tests.
enum SceneSpecimens {
    /// A scene with every key.
    static let allKeys = """
        $schema: tablesnap.schema.json
        style: inset-grouped
        width: 400
        total: {function: count, title: People}
        crop: {offset: 10, height: 300.5}
        screen: {height: 500, offset: 20, scrollTo: "0:1", position: middle, indicator: true, indicatorStyle: white, indicatorInsets: [1, 2, 3, 4]}
        callouts:
          - {type: dimension, part: row 0:0, label: Height, side: trailing, measure: height}
          - {type: dimension, part: row 0:0 leading, to: row 0:0 text leading}
          - {type: magnifier, part: header 0, zoom: 3.5, side: above}
          - row 0:1
        frame:
          device: true
          border: true
          shadow: true
          cornerRadius: 8
          padding: 24
          background: white
          caption: Here
          panels: [{scene: other.yaml, caption: B}, {state: one, caption: There}]
        refreshing: true
        selected: ["0:0"]
        highlighted: ["0:1"]
        swiped: {row: "0:1", edge: leading, distance: 30}
        dragged: {row: "0:0", position: "1:0"}
        steps: [tap 0:1, done, tap 0:1 accessory, touch index H, swipe 0:1 leading full, "drag 0:0 to 0:1", move 0:0 to 1:0, scroll 0:1 middle, drag up 40, edit]
        index: {shown: true, titles: [A, H], color: red, background: blue, trackingBackground: gray, minimumRows: 1}
        contentInset: [1, 2, 3, 4]
        backgroundView: {type: view}
        refresh: {title: [Again, {text: here, kern: 2}], tint: red}
        headerFooterPrototypes:
          Head:
            views: [{type: label, outlet: title}]
            constraints: ["H:|-[title]-|", "V:|[title(>=20@750)]|"]
        selection: single
        editingSelection: multiple
        header: {type: view, frame: [0, 0, 400, 50]}
        footer: {type: label, spans: [{text: a, font: 12, color: red, background: blue, underline: true, underlineColor: red, strikethrough: double, strikethroughColor: blue, shadow: {color: red, x: 1, y: 2, blur: 3}, paragraph: {alignment: center, lineBreak: word, hyphenation: true, lineSpacing: 1, spacing: 2, spacingBefore: 3, lineHeightMultiple: 1.5, minimumLineHeight: 4, maximumLineHeight: 50, firstLineIndent: 5, indent: 6, tailIndent: -7}, baseline: 2, kern: 1.5, language: zh-Hant}, b]}
        theme:
          tint: "#112233"
          plain: {background: {stripes: [white, "#EEEEEE"], width: 1, period: 4}, border: {color: red, width: 2}}
        fonts: {folder: fonts, system: true}
        traits: {scale: 1.5, appearance: dark, direction: right-to-left, typeSize: AX3, contrast: high, language: ja}
        background: systemBackground
        tint: "#FF9500"
        separators: {style: line, color: separator, inset: [0, 16, 0, 0]}
        alternating: true
        fit: true
        columnsOffset: 20
        columnRules: true
        border: true
        compact: true
        locale: de
        title: Everything
        subtitle: There is
        markdown: true
        notes: [One, {text: Two, column: a, if: a > 1}, {text: Three, group: G}, {text: Four, section: Five}, {text: Five, of: title}]
        rowHeight: 50
        estimatedRowHeight: 60
        imageColumn: 48
        headerHeight: 30
        footerHeight: 20
        rowStyle: subtitle
        wrap: true
        editing: true
        reorder: true
        description: Everything there is.
        prototypes:
          Person:
            height: automatic
            constraints: ["H:[box(20)]-|", box.height <= 0.5 * content.height - 2 @750, box.top = content.topMargin]
            views:
              - type: stack
                frame: [16, 8, 200, 40]
                autoresizing: [width, height]
                axis: vertical
                spacing: 4
                margins: [1, 2, 3, 4]
                distribution: fill-equally
                alignment: leading
                constraints: [name.width >= 40]
                views:
                  - {type: label, outlet: name, tag: 3, text: A, font: 17, color: label, lines: 2, highlightedColor: white, lineBreak: word, hyphenation: true, alignment: right, language: ko, minimumScale: 0.5, baselineAdjustment: centers, shadow: {y: 1}, paragraph: {indent: 3}, spacingAfter: 8, enabled: false}
                  - {type: image, image: a.png, contentMode: aspect-fit, renderingMode: template, highlightedImage: b.png, hidden: false, alpha: 0.5, clips: true, highlighted: true, hugging: 400, compressionResistance: 800}
              - {type: view, outlet: box, background: {light: "#FFFFFF", dark: "#00000080", highContrastLight: "#FFFFFF", highContrastDark: "#000000"}, tint: red, cornerRadius: 4, roundCorners: [top-left, bottom-right], cornerCurve: continuous, borderWidth: 2, borderColor: red, traits: {appearance: dark}, accessibility: Box}
              - {type: button, title: Go, kind: system, configuration: filled, buttonSize: large, subtitle: Now, font: 12, lineBreak: clip, titleColor: red, backgroundImage: a.png, contentInsets: [1, 1, 1, 1], titleInsets: [0, 1, 0, 0], imageInsets: [0, 0, 0, 1], horizontalAlignment: leading, verticalAlignment: top, whileHighlighted: {title: Hi, titleColor: red, image: a.png, backgroundImage: b.png}, whileSelected: {title: Se}, whileDisabled: {title: Di}, enabled: false, selected: true, highlighted: true}
              - {type: switch, "on": true, onTint: red, thumbTint: blue}
              - {type: slider, rotation: 30, scale: [0.5, -1], value: 7.5, minimum: 0, maximum: 10, minimumTrackTint: red, maximumTrackTint: blue}
              - {type: stepper, value: 3, step: 2, wraps: true}
              - {type: segmented, segments: [{title: A, disabled: true}, {image: a.png, width: 40}], segment: 1, momentary: true, fitsTitles: true, selectedSegmentTint: red}
              - {type: text-field, text: T, placeholder: P, secure: true, border: rounded, clearButton: always}
              - {type: progress, value: 0.25, style: bar, progressTint: red, trackTint: blue}
              - {type: activity, size: large, animating: true, color: red, hidesWhenStopped: false}
              - {type: pages, pages: 5, page: 2, pageTint: red, currentPageTint: blue, hidesForSinglePage: true}
        sections:
          - header: {text: {text: Head, font: {family: Inter, textStyle: footnote, size: 15, weight: bold, italic: true, features: [tnum]}}, height: 40, background: blue, views: [{type: label, text: x}]}
            footer: {prototype: Head, style: grouped-footer, values: {title: Foot}}
            index: H
            rows:
              - Plain
              - prototype: Person
                values: {name: Ada}
                style: value1
                text: {text: T, alignment: center}
                detail: {text: D, lines: 0}
                image: {file: "symbol:star", weight: bold, scale: large, size: [20, 30], column: 40, highlighted: b.png, renderingMode: template, tint: red, contentMode: center, cornerRadius: 3, cornerCurve: continuous}
                accessory: {type: switch}
                editingAccessory: checkmark
                editingStyle: insert
                reorder: false
                editable: true
                trailingActions: [{title: Bin, style: destructive, background: red, image: a.png}, More]
                leadingActions: []
                fullSwipe: false
                indentsWhileEditing: false
                indentation: 2
                indentationWidth: 12
                selected: true
                highlighted: true
                selectionStyle: gray
                background: "#123456"
                backgroundView: {type: view}
                selectedBackground: lightGray
                multipleSelectionBackground: {type: view, background: red}
                cornerRadius: 6
                cornerCurve: continuous
                border: {width: 2, color: red}
                margins: [0, 1, 2, 3]
                traits: {direction: rtl}
                separatorInset: [0, 1, 2, 3]
                tint: green
                accessibility: {label: L, value: V, hint: H, identifier: I, traits: [button, selected], element: true}
              - {text: House, image: {symbol: house}}
          - data: {file: list.sqlite, format: sqlite, query: SELECT 1, filter: a > 1, sort: [a, -b], limit: 10, group: a, locale: de, dates: dmy, now: 2026-11-21}
            row:
              text: "{a}"
              accessory: "{mark}"
              background: "{color}"
              when:
                - {if: "a = 1", accessory: detail}
          - data: {file: list.db, table: t}
            row: "{a}"
          - data: {count: 3}
            row: "{number}"
          - columns:
              - {title: A, value: a, format: number.2, align: decimal, width: 30%, lines: 2, font: {weight: bold}, color: red, when: [{if: a > 1, font: 12, color: blue, icon: star, background: blue}], scale: {colors: [red, white, blue], range: [-1, 1], midpoint: 0, target: text, reversed: true}, summary: mean}
              - {value: b, chart: {kind: stars, color: red, maximum: 3}, summary: none}
              - {value: c, chart: {kind: bar, range: [0, 1], negativeColor: red, showsValue: false, reference: [0, 0.5]}}
              - {value: d, chart: {kind: area, reference: 2, showsEnds: true}, missing: none, zero: "0", least: 0.01, summary: sum(a) / sum(b)}
              - {each: ["x*", numbers], scale: {colors: viridis, shared: true, missing: gray}}
              - {value: d, content: markdown}
            columnHeader: false
            summary: [sum, max - min, {function: max, title: Most, columns: [a], format: number.1}]
            rows: [[1, 2], {cells: [3, 4]}]
          - data: {file: list.csv, delimiter: "|", encoding: windows-1252, comment: "#", skipLines: 1, ragged: pad}
            row: "{a}"
          - data: {file: list.json, records: a.b}
            row: "{a}"
          - columnHeader: true
            columns:
              - {value: a, title: A, unit: km, group: G, rowTitle: true, hidesRepeats: true, rule: true, rotateTitle: true, pattern: "≈ {}", background: "#FFE8C0", format: number, align: center, width: 30%, lines: 2, font: 12, color: red, when: [{if: b > 1, font: 13, color: blue}]}
              - b
            rows: [[x, 1]]
        states:
          - {name: one, editing: false, selected: ["0:1"], screen: 30, swiped: "0:0", dragged: "0:1", steps: [done], highlighted: ["1:0"], crop: {}, traits: {scale: 3}}
        """
}
