import DataTables
import SceneSchema
import TableKit

// The topics about values that have a syntax.

extension ReferenceTopic {
    /// The names and other forms of colors.
    package static let colors = ReferenceTopic(
        name: "color",
        summary: "A color: a name, its components in quotes, or a color that depends on the appearance.",
        entries: [
            Entry(Color.uiKitNames.map(\.name).joined(separator: ", "), "The colors of UIKit."),
            Entry(Color.cssNames.map(\.name).joined(separator: ", "), "The colors of CSS."),
            Entry("\"#FF9500\"", "Red, green and blue as hexadecimal digits."),
            Entry("\"#FF950080\"", "The same with the alpha component."),
            Entry("{light: black, dark: white}", "A dynamic color; see its topic."),
        ])

    /// The syntax of steps.
    package static let steps = ReferenceTopic(
        name: "step",
        summary:
            "A step of a user, such as `tap 0:2`. A ROW is a section and a row, from 0; 2 is the same as 0:2.",
        entries: SceneStep.syntax.map { Entry($0.form, $0.effect) })

    /// The names of parts.
    package static let parts = ReferenceTopic(
        name: "part",
        summary:
            "A part of a table in callouts and steps: an element of the table, followed by the name of a view in it, followed by an edge. The name and the edge are optional, as in `row 0:1 text leading`. Steps omit the word `row`.",
        entries: elements + PartName.allCases.map { Entry("row 0:1 \($0.rawValue)", $0.meaning) }
            + [
                Entry("row 0:1 \(PartName.column(2))", "The third value in a row of columns."),
                Entry(
                    "row 0:1 NAME",
                    "A view by its outlet, tag or accessibility identifier, a column by its title, or a swipe action by its title."
                ),
            ]
            + TablePart.Anchor.allCases.map { Entry("row 0:1 text \($0.rawValue)", $0.meaning) })

    private static let elements: [Entry] =
        [
            (TablePart.Element.row(IndexPath(row: 1, section: 0)), "The second row of the first section."),
            (.header(0), "The header of the first section."),
            (.footer(0), "The footer of the first section."),
            (.section(0), "The first section with its header and footer."),
            (.tableHeader, "The view above the first section."),
            (.tableFooter, "The view below the last section."),
            (.background, "The view behind the rows."), (.refreshControl, "The refresh control."),
            (.scrollIndicator, "The scroll indicator."), (.index, "The section index."),
        ].map { Entry($0.0.description, $0.1) } + [
            Entry("\(TablePart(.index, "A"))", "A title of the index.")
        ]
}

extension PartName {
    fileprivate var meaning: String {
        switch self {
        case .content: "The content of the row, without its accessory and editing controls."
        case .text: "The text."
        case .detail: "The detail text."
        case .image: "The image."
        case .selection: "The background of a selected row."
        case .accessory: "The accessory."
        case .separator: "The line below the row."
        case .background: "The background of the row."
        case .editingControl: "The editing control, such as that for deletion."
        case .reorderControl: "The reorder control."
        case .swipeActions: "The area of the swipe actions."
        }
    }
}

extension TablePart.Anchor {
    fileprivate var meaning: String {
        switch self {
        case .leading: "The edge at which reading begins."
        case .trailing: "The edge at which reading ends."
        case .top: "The upper edge."
        case .bottom: "The lower edge."
        case .center: "The middle between the leading and the trailing edge."
        case .middle: "The middle between the top and the bottom."
        case .baseline: "The baseline of the first line of a text."
        case .left: "The left half, such as that of a stepper, for touches."
        case .right: "The right half, for touches."
        }
    }
}
