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
    package static let exceptions: [Key<Self>] = [
        Key(always: "rowHeight", \.rowHeight, Form<CGFloat>.points(SceneLimits.rowHeight).orNone)
    ]

    package static let example = """
        theme: {insetGrouped: {background: "#FFE8C0", cornerRadius: 22, hasLastSeparator: true}}
        style: inset-grouped
        sections: [[One, Two], [Three]]
        """
}

extension Theme.HeaderFooter: ThemeObject {
    package init() { self = Theme.modern.plain.header }
    package static let example = """
        theme: {plain: {header: {height: 40, color: systemBlue, alignment: center, bottomLines: [systemBlue]}}}
        sections: [{header: A header, rows: [One, Two]}]
        """
}

extension Theme.Lists: ThemeObject {
    package init() { self = .modern }
    package static let example = """
        theme: {lists: {sidebar: {color: systemBlue}, imageColumn: 60, selectedBackground: "#FFD9A0"}}
        rowStyle: sidebar-cell
        rows: [{text: One, image: flag@2x.png}, {text: Two, selected: true}]
        """
}
