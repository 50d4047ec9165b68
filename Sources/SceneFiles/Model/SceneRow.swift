import TableKit

/// A row of a scene, a prototype of rows, or the template of a row for each record of data. What is nil is left to the
/// prototype, the table and the theme.
public struct SceneRow: Hashable, Sendable {
    /// The arrangement of the predefined content; nil for value1 with a detail and default without.
    public var style: TableViewCell.CellStyle?
    /// The name of the prototype that the row begins from; columns may stand in it in braces.
    public var prototype: String?
    /// The main text.
    public var text: SceneText?
    /// The second text.
    public var detail: SceneText?
    /// The picture.
    public var image: SceneImage?
    /// What stands at the right.
    public var accessory: SceneAccessory?
    /// What stands at the right while the table is edited.
    public var editingAccessory: SceneAccessory?
    /// The control at the left while the table is edited.
    public var editingStyle: SceneValue<TableViewCell.EditingStyle>?
    /// Whether the row shows the control to move it while the table is edited.
    public var canReorder: Bool?
    /// Whether the row can be edited.
    public var canEdit: Bool?
    /// What the row offers when it is pulled from its trailing edge, from there inwards; nil for Delete where it can be
    /// deleted.
    public var trailingActions: [SceneAction]?
    /// What the row offers when it is pulled from its leading edge.
    public var leadingActions: [SceneAction]?
    /// Whether pulling the row all the way does what it offers first; it does when nil.
    public var allowsFullSwipe: Bool?
    /// Whether the row makes room for an editing control even when it has none.
    public var indentsWhileEditing: Bool?
    /// The height.
    public var height: SceneHeight?
    /// How many levels the content is moved to the right.
    public var indentation: Int?
    /// How far one level moves the content, in points.
    public var indentationWidth: Double?
    /// Whether the row is selected.
    public var isSelected: Bool?
    /// Whether the row is touched.
    public var isHighlighted: Bool?
    /// How the row shows that it is selected.
    public var selectionStyle: TableViewCell.SelectionStyle?
    /// Behind the row.
    public var background: SceneValue<Color>?
    /// A view behind the row, as large as it, in place of the colour.
    public var backgroundView: SceneView?
    /// Behind the row while it is selected.
    public var selectedBackground: SceneBackdrop?
    /// Behind the row while it is selected in a table that lets several rows be; ``selectedBackground`` when nil.
    public var multipleSelectionBackground: SceneBackdrop?
    /// The room between the row's edges and its predefined content.
    public var margins: EdgeInsets?
    /// What is different about the surroundings in the row; the scale is the picture's.
    public var traits: SceneTraits?
    /// How far the line below stays away from the row's edges.
    public var separatorInset: EdgeInsets?
    /// The colour of controls and marks in the row.
    public var tint: Color?
    /// Views over the predefined content, from back to front.
    public var views: [SceneView] = []
    /// What views show in this row, by outlet or tag.
    public var values: [String: String] = [:]
    /// What is said to people who do not see the row.
    public var accessibility: SceneAccessibility?
    /// What is different for some records.
    public var cases: [SceneCase] = []

    /// Makes a row of a text.
    public init(_ text: String? = nil) { self.text = text.map { SceneText($0) } }
}

/// What is different about the rows of some records.
public struct SceneCase: Hashable, Sendable {
    /// The condition, such as `change < 0`.
    public var condition: String
    /// What is laid over the row where the condition holds.
    public var row: SceneRow

    /// Makes a case.
    public init(_ condition: String, row: SceneRow) {
        self.condition = condition
        self.row = row
    }
}

extension SceneRow: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneRow>(
        name: "row", summary: "A row. A text alone is a row with that text.",
        keys: contentKeys + editingKeys + lookKeys + viewKeys + [
            Key(
                "when", \.cases, .list(.object, most: SceneLimits.cases),
                "What is different for some records: for each, a condition and keys of a row.")
        ], scalarKey: "text")

    fileprivate static let contentKeys: [Key<SceneRow>] = [
        Key("prototype", \.prototype, .text, "The prototype that the row begins from."),
        Key(
            "style", \.style, .choice,
            "The arrangement of texts; value1 with a detail and default without, unless given."),
        Key("text", \.text, .object, "The main text."),
        Key("detail", \.detail, .object, "The second text."),
        Key("image", \.image, .object, "The picture."),
        Key("accessory", \.accessory, .accessory, "What stands at the right: a mark or a view."),
    ]

    fileprivate static let editingKeys: [Key<SceneRow>] = [
        Key(
            "editingAccessory", \.editingAccessory, .accessory,
            "What stands at the right while the table is edited."),
        Key(
            "editingStyle", \.editingStyle, .bound(.choice),
            "The control at the left while the table is edited; delete unless given."),
        Key(
            "reorder", \.canReorder, .flag,
            "Whether the row shows the control to move it while the table is edited."),
        Key(
            "trailingActions", \.trailingActions, .list(.object, most: 10),
            "What the row offers when it is pulled from its trailing edge, from there inwards; Delete, where it can be deleted, unless given."
        ),
        Key(
            "leadingActions", \.leadingActions, .list(.object, most: 10),
            "What the row offers when it is pulled from its leading edge."),
        Key(
            "fullSwipe", \.allowsFullSwipe, .flag,
            "Whether pulling the row all the way does what it offers first; true unless given."),
        Key("editable", \.canEdit, .flag, "Whether the row can be edited; true unless given."),
        Key(
            "indentsWhileEditing", \.indentsWhileEditing, .flag,
            "Whether the row makes room for an editing control even when it has none; true unless given."),
    ]

    fileprivate static let lookKeys: [Key<SceneRow>] = [
        Key("height", \.height, .height, "The height in points, or automatic for what the content needs."),
        Key(
            "indentation", \.indentation, .whole(0...100),
            "How many levels the content is moved to the right."),
        Key(
            "indentationWidth", \.indentationWidth, .number(0...1000),
            "How far one level moves the content, in points."),
        Key("selected", \.isSelected, .flag, "Whether the row is selected."),
        Key("highlighted", \.isHighlighted, .flag, "Whether the row is touched."),
        Key("selectionStyle", \.selectionStyle, .choice, "How the row shows that it is selected."),
        Key("background", \.background, .bound(.color), "Behind the row."),
        Key("backgroundView", \.backgroundView, .object, "A view behind the row, as large as it."),
        Key(
            "selectedBackground", \.selectedBackground, .backdrop,
            "A colour, or a view as large as the row, behind it while it is selected."),
        Key(
            "multipleSelectionBackground", \.multipleSelectionBackground, .backdrop,
            "The same in tables that let several rows be selected, as they do unless told otherwise."),
        Key(
            "margins", \.margins, .insets,
            "The room between the row's edges and its texts, picture and accessory."),
        Key(
            "traits", \.traits, .object,
            "What is different about the surroundings in the row, except for the scale."),
        Key(
            "separatorInset", \.separatorInset, .insets,
            "How far the line below stays away from the row's edges."),
        Key("tint", \.tint, .color, "The colour of controls and marks in the row."),
    ]

    fileprivate static let viewKeys: [Key<SceneRow>] = [
        Key("views", \.views, .list(.object), "Views over the texts, from back to front."),
        Key(
            "values", \.values, .map(.text),
            "What views show in this row, by outlet or tag: the text of a label, the file of a picture, the value of a control."
        ),
        Key("accessibility", \.accessibility, .object, "What is said to people who do not see the row."),
    ]
}

extension SceneCase: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init("", row: SceneRow()) }

    static let definition = Definition<SceneCase>(
        name: "case", summary: "A condition, and keys of a row that hold for the records where it does.",
        keys: [
            Key(
                "if", \.writtenCondition, .text,
                "A condition on columns, such as `change < 0`, `status = 'open' and priority >= 3`, `note contains 'new'`."
            ).required
        ]
            + (SceneRow.contentKeys + SceneRow.editingKeys + SceneRow.lookKeys + SceneRow.viewKeys).map {
                $0.lifted(to: \.row)
            })

    private var writtenCondition: String? {
        get { condition }
        set { condition = newValue ?? "" }
    }
}
