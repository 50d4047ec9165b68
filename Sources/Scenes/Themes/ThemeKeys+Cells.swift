import SceneSchema
import TableKit

// A theme, and the parts of it that style rows.

extension Theme: ThemeObject {
    package init() { self = Theme.modern }
    package static let exceptions: [Key<Self>] = [
        Key(always: "tableWidth", \.tableWidth, .tableSide),
        Key(always: "emptyTableHeight", \.emptyTableHeight, .tableSide),
    ]

    package static let example = """
        theme: {tint: systemOrange, cell: {height: 60}}
        rows: [{text: One, accessory: checkmark}, {text: Two, accessory: detail}]
        """
}

extension Theme.Margin: ThemeObject {
    package init() { self = Theme.modern.cell.margin }
    package static let exceptions: [Key<Self>] = [Key(always: "threshold", \.threshold, .points(0...16_000))]

    package static let example = """
        theme: {cell: {margin: {narrow: 40, wide: 60, threshold: 480}}}
        rows: [One, {text: Two, accessory: disclosure}]
        """
}

extension Theme.ContentUnavailable: ThemeObject {
    package init() { self = Theme.modern.contentUnavailable }
    package static let example = """
        theme: {contentUnavailable: {font: {size: 17}, color: systemRed, textPadding: 10}}
        rows: [{height: 100, views: [{type: content-unavailable, title: No Mail, subtitle: New mail appears here., frame: [0, 0, 375, 100]}]}]
        """
}

extension Theme.CellText: ThemeObject {
    package init() { self = Theme.modern.cell.default }
    package static let example = """
        theme: {cell: {value1: {color: systemBlue, detailFont: {size: 12}}}}
        rows: [{text: One, detail: Detail}, {text: Two, detail: Detail}]
        """
}

extension Theme.Cell: ThemeObject {
    package init() { self = Theme.modern.cell }
    package static let exceptions: [Key<Self>] = [
        Key(always: "height", \.height, .points(SceneLimits.rowHeight)),
        Key(always: "textOffset", \.textOffset, .points(-1000...1000)),
        Key(always: "valueFraction", \.valueFraction, .fraction),
        Key(always: "textFraction", \.textFraction, .fraction),
    ]

    package static let example = """
        theme: {cell: {height: 60, imageGap: 30, selectedBackground: "#FFD9A0"}}
        rows: [{text: One, image: flag@2x.png}, {text: Two, selected: true}]
        """
}

extension Theme.Stack: ThemeObject {
    package init() { self = Theme.modern.cell.stack }
    package static let example = """
        theme: {cell: {stack: {topPadding: 16, gap: 0, bottomPadding: 4}}}
        rows: [{style: subtitle, text: One, detail: Detail}, {style: subtitle, text: Two, detail: Detail}]
        """
}

extension Theme.Chevron: ThemeObject {
    package init() { self = Theme.modern.accessory.chevron }
    package static let example = """
        theme: {accessory: {chevron: {size: [10, 18], color: systemOrange}}}
        rows: [{text: One, accessory: disclosure}]
        """
}

extension Theme.Checkmark: ThemeObject {
    package init() { self = Theme.modern.accessory.checkmark }
    package static let exceptions: [Key<Self>] = [
        Key(always: "start", \.start, .fraction), Key(always: "turn", \.turn, .fraction),
    ]

    package static let example = """
        theme: {accessory: {checkmark: {stroke: 3, color: systemGreen}}}
        rows: [{text: One, accessory: checkmark}]
        """
}

extension Theme.DetailLetter: ThemeObject {
    package init() { self = .modern }
    package static let example = """
        theme: {accessory: {detailLetter: {dotDiameter: 3, head: 0, foot: 0}}}
        rows: [{text: One, accessory: detail}]
        """
}

extension Theme.Accessory: ThemeObject {
    package init() { self = Theme.modern.accessory }
    package static let exceptions: [Key<Self>] = [
        Key(always: "chevronOffset", \.chevronOffset, .points(-1000...1000)),
        Key(always: "checkmarkOffset", \.checkmarkOffset, .points(-1000...1000)),
    ]

    package static let example = """
        theme: {accessory: {chevronOffset: 10, chevron: {color: systemOrange}, checkmark: {color: systemGreen}}}
        rows: [{text: One, accessory: disclosure}, {text: Two, accessory: checkmark}]
        """
}

extension Theme.DisclosureDisc: ThemeObject {
    package init() { self = .classic }
    package static let example = """
        theme: {accessory: {disclosureDisc: {diameter: 24, buttonSize: 40, fill: systemGreen}}}
        rows: [{text: One, accessory: detail-disclosure}]
        """
}

extension Theme.DiscBorder: ThemeObject {
    package init() { self = .classic }
    package static let example = """
        theme: {editing: {border: {color: systemOrange, width: 3}}}
        editing: true
        rows: [One, Two]
        """
}

extension Theme.Editing: ThemeObject {
    package init() { self = Theme.modern.editing }
    package static let exceptions: [Key<Self>] = [
        Key(always: "controlOffset", \.controlOffset, .points(-1000...1000))
    ]

    package static let example = """
        theme: {editing: {controlDiameter: 30, deleteFill: systemPurple, reorderLineCount: 2}}
        editing: true
        reorder: true
        rows: [One, {text: Two, editingStyle: insert}]
        """
}
