import DataTables
import SceneSchema
import TableKit

/// A row, a prototype of rows, or the template of a row for each record of data. Unspecified properties come
/// from the prototype, the table and the theme.
public struct SceneRow: Hashable, Sendable, SceneObject {
    /// The style of the content: a cell style, or that of a list content configuration, whose texts wrap. Cells of a sidebar
    /// also have its background. Default: value1 with a detail text, otherwise default.
    public var style: ListContentKind?
    /// The name of the prototype, one of the scene's prototypes. In a row of data, it may contain columns in
    /// braces.
    public var prototype: String?
    /// The primary text.
    @Indirect public var text: SceneText?
    /// The secondary text.
    @Indirect public var detail: SceneText?
    /// The values of the section's columns, in their order. An empty value is missing.
    public var cells: [String] = []
    /// The image.
    @Indirect public var image: SceneImage?
    /// The accessory at the trailing edge: a standard type or a view.
    public var accessory: SceneAccessory?
    /// The accessory at the trailing edge in editing mode.
    public var editingAccessory: SceneAccessory?
    /// The editing control at the leading edge in editing mode. Default: delete.
    public var editingStyle: RecordValue<TableViewCell.EditingStyle>?
    /// A Boolean value that indicates whether the row shows the reorder control in editing mode.
    public var canReorder: Bool?
    /// A Boolean value that indicates whether the row is editable. Default: true.
    public var canEdit: Bool?
    /// The swipe actions at the trailing edge, from the edge inwards, at most 10. Default: Delete, if the row
    /// can be deleted.
    public var trailingActions: [SceneAction]?
    /// The swipe actions at the leading edge, from the edge inwards, at most 10.
    public var leadingActions: [SceneAction]?
    /// A Boolean value that indicates whether a full swipe performs the first action. Default: true.
    public var allowsFullSwipe: Bool?
    /// A Boolean value that indicates whether the content is indented in editing mode, even without an
    /// editing control. Default: true.
    public var indentsWhileEditing: Bool?
    /// The height in points, or automatic for the height of the content.
    public var height: SceneHeight?
    /// The indentation level of the content, from 0 to 100. Default: 0.
    public var indentation: Int?
    /// The width of one indentation level in points, from 0 to 1,000.
    public var indentationWidth: Double?
    /// A Boolean value that indicates whether the row is selected. Default: false.
    public var isSelected: Bool?
    /// A Boolean value that indicates whether the row is highlighted by a touch. Default: false.
    public var isHighlighted: Bool?
    /// The style of the selection.
    public var selectionStyle: TableViewCell.SelectionStyle?
    /// The background color.
    public var background: RecordValue<Color>?
    /// The background view, which fills the row and replaces the background color.
    @Indirect public var backgroundView: SceneView?
    /// The background while the row is selected: a color, or a view that fills the row.
    public var selectedBackground: SceneBackdrop?
    /// The background while the row is selected in a table with multiple selection: a color or a view.
    /// Default: the selected background.
    public var multipleSelectionBackground: SceneBackdrop?
    /// The corner radius in points, from 0 to 1,000. In a table whose sections have round corners, those apply
    /// instead. Default: 0.
    public var cornerRadius: Double?
    /// The curve of the rounded corners. Default: circular.
    public var cornerCurve: CornerCurve?
    /// The border inside the edges. By default, there is none.
    public var border: SceneBorder?
    /// The layout margins of the texts, image and accessory, in points: top, left, bottom, right.
    public var margins: EdgeInsets?
    /// The traits that the row overrides. Its scale has no effect, because an image has one scale.
    public var traits: SceneTraits?
    /// The insets of the separator below the row, in points: top, left, bottom, right.
    public var separatorInset: EdgeInsets?
    /// The tint color of controls and accessories.
    public var tint: Color?
    /// The views above the texts, from back to front.
    public var views: [SceneView] = []
    /// The constraints among the views and those in stacks, by outlet, and `content`, which contains them. Each is
    /// a visual format or an equation. There are at most 1,000.
    public var constraints: [SceneConstraintText] = []
    /// The values of views by outlet or tag. A value is the text of a label, the file of an image view, or
    /// the value of a control.
    public var values: [String: String] = [:]
    /// The accessibility properties.
    @Indirect public var accessibility: SceneAccessibility?
    /// The cases that change the row for some records, at most 32.
    public var cases: [SceneCase] = []

    /// Creates a row with a text.
    public init(_ text: String? = nil) { self.text = text.map { SceneText($0) } }

    /// Creates a row without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneRow>(
        name: "row",
        keys: contentKeys + styleKeys + [
            Key("cells", \.cells, .list(.text, max: SceneLimits.columns, isFlow: true)).shown(
                "[Oslo, 709037]", adding: "text: ~",
                stage: "columns: [City, Population]\nrows: [HERE, [Rome, 2748109]]"),
            Key("when", \.cases, .list(.object, max: SceneLimits.cases)).describing("cases").shown(
                "[{if: favorite = yes, accessory: checkmark}]", adding: "text: \"{name}\"",
                stage: "data: people.csv\nrow: HERE"),
        ], scalarKey: "text", sequenceKey: "cells",
        habits: [
            "title": "text", "label": "text", "name": "text", "subtitle": "detail", "value": "detail",
            "icon": "image", "chevron": "accessory: disclosure", "disclosure": "accessory: disclosure",
            "checkmark": "accessory: checkmark", "checked": "accessory: checkmark",
            "switch": "accessory: {type: switch, on: true}", "toggle": "accessory: {type: switch, on: true}",
        ],
        stage: ExampleStage("rows: [Above, HERE, Below]", base: "text: A row"))

    fileprivate static let contentKeys: [Key<SceneRow>] = [
        Key("prototype", \.prototype, .text).shown(
            "Important", table: "prototypes: {Important: {text: {color: systemRed, font: {weight: bold}}}}"),
        Key("style", \.style, .choice).shown("subtitle", adding: "detail: Detail"),
        Key("text", \.text, .object).shown("{text: A row, font: {weight: bold}}"),
        Key("detail", \.detail, .object).shown("Detail"),
        Key("image", \.image, .object).shown("flag@2x.png"),
        Key("accessory", \.accessory, .accessory).shown("checkmark"),
        Key("editingAccessory", \.editingAccessory, .accessory).shown("detail", table: "editing: true"),
        Key("editingStyle", \.editingStyle, .bound(.choice)).shown("insert", table: "editing: true"),
        Key("reorder", \.canReorder, .flag).shown("true", table: "editing: true"),
        Key("trailingActions", \.trailingActions, .list(.object, max: 10)).shown(
            "[{title: Flag, background: systemOrange}, More]", table: "swiped: \"0:1\""),
        Key("leadingActions", \.leadingActions, .list(.object, max: 10)).shown(
            "[{title: Unread, background: systemBlue}]", table: "swiped: {row: \"0:1\", edge: leading}"),
        Key("fullSwipe", \.allowsFullSwipe, .flag).shown(
            "false", adding: "trailingActions: [{title: Delete, style: destructive}]",
            table: "steps: [swipe 0:1 full]"),
        Key("editable", \.canEdit, .flag).describing("canEdit").shown("false", table: "editing: true"),
        Key("indentsWhileEditing", \.indentsWhileEditing, .flag).shown(
            "false", adding: "editingStyle: none", table: "editing: true"),
    ]

    fileprivate static let styleKeys: [Key<SceneRow>] = [
        Key("height", \.height, .height).shown("80"),
        Key("indentation", \.indentation, .whole(0...100)).shown("2"),
        Key("indentationWidth", \.indentationWidth, .number(0...1000)).shown("40", adding: "indentation: 2"),
        Key("selected", \.isSelected, .flag).shown("true"),
        Key("highlighted", \.isHighlighted, .flag).shown("true"),
        Key("selectionStyle", \.selectionStyle, .choice).shown("none", adding: "selected: true"),
        Key("background", \.background, .bound(.color)).shown("\"#FFF0D0\""),
        Key("backgroundView", \.backgroundView, .object).shown(
            "{type: view, background: \"#E0F0FF\", borderWidth: 2, borderColor: systemBlue}"),
        Key("selectedBackground", \.selectedBackground, .backdrop).shown(
            "\"#FFD9A0\"", adding: "selected: true"),
        Key("multipleSelectionBackground", \.multipleSelectionBackground, .backdrop).shown(
            "\"#D0F0D0\"", adding: "selected: true"),
        Key("cornerRadius", \.cornerRadius, .number(0...1000)).shown("12", adding: "background: \"#FFF0D0\""),
        Key("cornerCurve", \.cornerCurve, .choice).shown(
            "continuous", adding: "cornerRadius: 12\nbackground: \"#FFF0D0\""),
        Key("border", \.border, .object).shown("{width: 2, color: systemBlue}"),
        Key("margins", \.margins, .insets).shown("[0, 60, 0, 60]"),
        Key("traits", \.traits, .object).shown("{appearance: dark}"),
        Key("separatorInset", \.separatorInset, .insets).shown("[0, 100, 0, 0]"),
        Key("tint", \.tint, .color).shown("systemOrange", adding: "accessory: checkmark"),
        Key("views", \.views, .list(.object)).shown(
            "[{type: view, frame: [200, 12, 100, 20], background: systemBlue, cornerRadius: 10}]"),
        Key("constraints", \.constraints, .constraints).shown(
            "[\"H:[badge(60)]-|\", badge.height = 20, badge.centerY = content.centerY]",
            adding: "views: [{type: view, outlet: badge, background: systemBlue}]"),
        Key("values", \.values, .map(.text)).shown(
            "{count: \"12\"}",
            adding: "views: [{type: label, outlet: count, text: \"0\", frame: [300, 11, 40, 22]}]"),
        Key("accessibility", \.accessibility, .object).notShown(
            "A row in other words", because: "VoiceOver reads it."),
    ]
}

/// A change of the row for the records that meet a condition.
public struct SceneCase: Hashable, Sendable, SceneObject {
    /// The condition on columns, such as `change < 0`, `status = 'open' and priority >= 3` or `note contains
    /// 'new'`.
    public var condition: String
    /// The properties of the row if the condition is met.
    public var row: SceneRow

    /// Creates a case.
    public init(_ condition: String, row: SceneRow) {
        self.condition = condition
        self.row = row
    }

    /// Creates a case without properties.
    public init() { self.init("", row: SceneRow()) }

    package static let definition = Definition<SceneCase>(
        name: "case",
        keys: [Key(always: "if", \.condition, .text).describing("condition").shown("score > 20").required]
            + (SceneRow.contentKeys + SceneRow.styleKeys).map { $0.inlined(from: \.row) },
        stage: ExampleStage(
            "data: people.csv\nrow: {text: \"{name}\", when: [HERE]}", base: "if: favorite = yes"))
}
