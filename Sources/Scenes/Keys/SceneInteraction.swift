import Diagnostics
import SceneSchema
import TableKit
import TableSnapshots

/// The interaction state of a table: its selected, highlighted, swiped and dragged rows, steps of a user, and
/// the visible part. Each property defaults to those of the rows.
public struct SceneInteraction: Hashable, Sendable, SceneObject {
    /// A Boolean value that indicates whether the table is in editing mode. Default: false.
    public var isEditing: Bool?
    /// The selected rows, such as `[0:2, 1:5]`, at most 1,000. Default: the rows that are marked as selected.
    public var selected: [IndexPath]?
    /// The highlighted rows, at most 1,000, in addition to those that are marked as highlighted.
    public var highlighted: [IndexPath]?
    /// The swiped row, which shows its actions. It excludes editing mode and a dragged row.
    public var swiped: SceneSwipe?
    /// The row that is being dragged to another position.
    public var dragged: SceneDrag?
    /// A Boolean value that indicates whether the refresh control is active above the rows. Default: false.
    public var isRefreshing: Bool?
    /// The steps of a user, such as `[tap 0:2, swipe 0:1]`, at most 1,000. A step without effect is an error. The
    /// parts of rows have the names of `callouts`, as in `tap 0:1 accessory`.
    public var steps: [SceneStep] = []
    /// The part of the table in the image. Default: the complete table.
    public var crop: SceneCrop?
    /// The screen in the image, with sticky headers at its top, instead of the complete table.
    public var screen: SceneScreen?
    /// The callouts for parts of the table, at most 100.
    public var callouts: [Callout] = []

    /// Creates an interaction state that is determined by the rows.
    public init() {}

    package static let definition = Definition<SceneInteraction>(
        name: "interaction state",
        keys: [
            Key("editing", \.isEditing, .flag).shown("true"),
            Key("selected", \.selected, .list(.row, max: 1000, isFlow: true).orOne).shown("[\"0:1\"]"),
            Key("highlighted", \.highlighted, .list(.row, max: 1000, isFlow: true).orOne).shown("[\"0:1\"]"),
            Key("swiped", \.swiped, .object).shown("\"0:1\""),
            Key("dragged", \.dragged, .object).shown(
                "{row: \"0:0\", position: \"0:1\"}", adding: "editing: true"),
            Key("refreshing", \.isRefreshing, .flag).shown("true", adding: "screen: {height: 160}"),
            Key("steps", \.steps, .list(.step, max: 1000, isFlow: true)).shown("[tap 0:1]"),
            Key("crop", \.crop, .object).shown("{offset: 22, height: 88}"),
            Key("screen", \.screen, .object).shown("{height: 100, offset: 20}"),
            Key("callouts", \.callouts, .list(.callout, max: 100)).shown("[row 0:1]"),
        ])
}

/// A swiped row.
public struct SceneSwipe: Hashable, Sendable, SceneObject {
    /// The row, such as `0:2`.
    public var row: IndexPath?
    /// The edge of the swipe. Default: trailing.
    public var edge: TableView.SwipeEdge?
    /// The distance of the swipe in points, from 0 to 16,000. Default: the width of the actions.
    public var distance: Double?

    /// Creates a swiped row. `nil` uses the trailing edge.
    public init(_ row: IndexPath? = nil, from edge: TableView.SwipeEdge? = nil) {
        self.row = row
        self.edge = edge
    }

    /// Creates a swiped row without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneSwipe>(
        name: "swipe",
        keys: [
            Key("row", \.row, .row).shown("\"0:1\"").required,
            Key("edge", \.edge, .choice).shown("leading"),
            Key("distance", \.distance, .number(0...16_000)).shown("240"),
        ], scalarKey: "row",
        stage: ExampleStage(
            "rows: [One, {text: Two, leadingActions: [Unread]}, Three]\nswiped: HERE", base: "row: \"0:1\""))
}

/// A row that is being dragged.
public struct SceneDrag: Hashable, Sendable, SceneObject {
    /// The row, such as `0:3`.
    public var row: IndexPath?
    /// The position that the row would have after the drop, such as `0:1`. Default: its own.
    public var position: IndexPath?

    /// Creates a dragged row and its position.
    public init(_ row: IndexPath? = nil, over position: IndexPath? = nil) {
        self.row = row
        self.position = position
    }

    /// Creates a dragged row without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneDrag>(
        name: "drag",
        keys: [
            Key("row", \.row, .row).shown("\"0:0\"").required,
            Key("position", \.position, .row).shown("\"0:1\""),
        ], scalarKey: "row",
        stage: ExampleStage("editing: true\nrows: [One, Two, Three]\ndragged: HERE", base: "row: \"0:0\""))
}

extension TableView.SwipeEdge: NamedValue {
    package static let kind = "an edge"
    package static let names: Names = [("leading", .leading), ("trailing", .trailing)]
}
