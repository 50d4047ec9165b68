import SceneSchema
import TableKit

// The parts of a theme that style the rows and sections of a table.

extension Theme.Separator: ThemeObject {
    package init() { self = Theme.modern.plain.separator }
    package static let example = """
        theme: {plain: {separator: {color: systemRed, thickness: 3, isInset: false, etch: systemYellow}}}
        rows: [One, Two, Three]
        """
}

extension Theme.Border: ThemeObject {
    package init() { self = .classic }
    package static let example = """
        theme: {insetGrouped: {border: {color: systemBlue, width: 2, innerShadow: [lightGray], highlight: systemYellow}}}
        style: inset-grouped
        rows: [One, Two]
        """
}

extension Theme.TextShadow: ThemeObject {
    package init() { self = .classic }
    package static let exceptions: [Key<Self>] = [Key(always: "offset", \.offset, .offset)]

    package static let example = """
        theme: {grouped: {header: {shadow: {color: systemOrange, offset: [2, 2]}}}}
        style: grouped
        sections: [{header: A header, rows: [One]}]
        """
}

extension Theme.Group: ThemeObject {
    package init() { self = Theme.modern.plain }
    package static let example = """
        theme: {insetGrouped: {background: "#FFE8C0", cornerRadius: 22, hasLastSeparator: true}}
        style: inset-grouped
        sections: [[One, Two], [Three]]
        """
}

extension Theme.HeaderFooter: ThemeObject {
    package init() { self = Theme.modern.plain.header }
    package static let exceptions: [Key<Self>] = [
        Key(always: "titleOffset", \.titleOffset, .points(-1000...1000))
    ]

    package static let example = """
        theme: {plain: {header: {height: 40, color: systemBlue, alignment: center, bottomLines: [systemBlue]}}}
        sections: [{header: A header, rows: [One, Two]}]
        """
}

extension Theme.Columns: ThemeObject {
    package init() { self = Theme.modern.columns }
    package static let exceptions: [Key<Self>] = [
        Key(always: "rowHeight", \.rowHeight, Form<CGFloat>.points(SceneLimits.rowHeight).orNone)
    ]

    package static let example = """
        theme: {columns: {gap: 30, color: systemBlue, missingText: none, headerColor: systemOrange, summaryRuleHeight: 2}}
        width: 320
        summary: sum
        columns: [{value: City, lines: 0}, {value: Country, lines: 0}, {value: Area, title: Area with all of the suburbs around it, align: leading}]
        rows: [[Oslo and its suburbs, Norway, 454.1], [Bergen on the coast, Norway, 111], [Rome, Italy, ""]]
        """
}

extension Theme.Charts: ThemeObject {
    package init() { self = .modern }
    package static let exceptions: [Key<Self>] = [Key(always: "areaOpacity", \.areaOpacity, .fraction)]

    package static let example = """
        theme: {charts: {size: [120, 30], minimumWidth: 40, lineWidth: 3, starSize: 20, color: systemPurple}}
        width: 280
        columns: [{value: Name, lines: 0}, {value: Visits, chart: sparkline}, {value: Rating, chart: stars}]
        rows: [[Oslo, "3, 5, 4, 8", 3.5], [Rome, "9, 6, 7, 2", 5]]
        """
}

extension Theme.CompactColumns: ThemeObject {
    package init() { self = .modern }
    package static let example = """
        theme: {columns: {compact: {rowHeight: 22, verticalPadding: 2, font: 11, headerPadding: 2, imageHeight: 16}}}
        compact: true
        columns: [City, Country]
        rows: [[Oslo, Norway], [Rome, Italy]]
        """
}

extension Theme.Titles: ThemeObject {
    package init() { self = .modern }
    package static let example = """
        theme: {titles: {titleFont: 24, titleColor: systemBlue, alignment: center, spacing: 8, padding: 20}}
        title: Two cities
        subtitle: In Europe
        notes: [Sorted by name]
        rows: [Oslo, Rome]
        """
}

extension Theme.Lists: ThemeObject {
    package init() { self = .modern }
    package static let example = """
        theme: {cell: {symbolColumn: 60}, lists: {sidebar: {color: systemBlue}, selectedBackground: "#FFD9A0"}}
        rowStyle: sidebar-cell
        rows: [{text: One, image: flag@2x.png}, {text: Two, selected: true}]
        """
}
