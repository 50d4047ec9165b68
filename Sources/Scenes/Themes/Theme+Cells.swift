import TableKit

// A theme, and the parts of it that style rows.

extension Theme: ThemeObject {
    init() { self = Theme.modern }

    static let exceptions: [Key<Self>] = [
        Key(always: "tableWidth", \.tableWidth, .tableSide),
        Key(always: "emptyTableHeight", \.emptyTableHeight, .tableSide),
    ]

    static let example = """
        theme: {tint: systemOrange, cell: {height: 60}}
        rows: [{text: One, accessory: checkmark}, {text: Two, accessory: detail}]
        """
}

extension Theme.Margin: ThemeObject {
    init() { self = Theme.modern.cell.margin }

    static let exceptions: [Key<Self>] = [
        Key(always: "threshold", \.threshold, .points(0...16_000))
    ]

    static let example = """
        theme: {cell: {margin: {narrow: 40, wide: 60, threshold: 480}}}
        rows: [One, {text: Two, accessory: disclosure}]
        """
}

extension Theme.CellText: ThemeObject {
    init() { self = Theme.modern.cell.default }

    static let example = """
        theme: {cell: {value1: {color: systemBlue, detailFont: {size: 12}}}}
        rows: [{text: One, detail: Detail}, {text: Two, detail: Detail}]
        """
}

extension Theme.Cell: ThemeObject {
    init() { self = Theme.modern.cell }

    static let exceptions: [Key<Self>] = [
        Key(always: "height", \.height, .points(SceneLimits.rowHeight)),
        Key(always: "valueFraction", \.valueFraction, .fraction),
        Key(always: "textFraction", \.textFraction, .fraction),
    ]

    static let example = """
        theme: {cell: {height: 60, imageGap: 30, selectedBackground: "#FFD9A0"}}
        rows: [{text: One, image: flag@2x.png}, {text: Two, selected: true}]
        """
}

extension Theme.DetailLetter: ThemeObject {
    init() { self = .modern }

    static let example = """
        theme: {accessory: {detailLetter: {dotDiameter: 3, head: 0, foot: 0}}}
        rows: [{text: One, accessory: detail}]
        """
}

extension Theme.Accessory: ThemeObject {
    init() { self = Theme.modern.accessory }

    static let exceptions: [Key<Self>] = [
        Key(always: "checkmarkStart", \.checkmarkStart, .fraction),
        Key(always: "checkmarkTurn", \.checkmarkTurn, .fraction),
    ]

    static let example = """
        theme: {accessory: {chevronSize: [10, 18], chevronColor: systemOrange, checkmarkColor: systemGreen}}
        rows: [{text: One, accessory: disclosure}, {text: Two, accessory: checkmark}]
        """
}

extension Theme.DisclosureDisc: ThemeObject {
    init() { self = .classic }

    static let example = """
        theme: {accessory: {disclosureDisc: {diameter: 24, fill: systemGreen}}}
        rows: [{text: One, accessory: detail-disclosure}]
        """
}

extension Theme.DiscBorder: ThemeObject {
    init() { self = .classic }

    static let example = """
        theme: {editing: {border: {color: systemOrange, width: 3}}}
        editing: true
        rows: [One, Two]
        """
}

extension Theme.Editing: ThemeObject {
    init() { self = Theme.modern.editing }

    static let example = """
        theme: {editing: {controlDiameter: 30, deleteFill: systemPurple, reorderLineCount: 2}}
        editing: true
        reorder: true
        rows: [One, {text: Two, editingStyle: insert}]
        """
}
