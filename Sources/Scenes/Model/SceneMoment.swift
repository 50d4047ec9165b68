import TableKit

/// One moment of a table's life: which rows are selected, touched, pulled aside or lifted, what fingers do then, and what
/// of the table is drawn. What is nil is as the rows say.
public struct SceneMoment: Hashable, Sendable {
    /// Whether rows show their editing controls.
    public var isEditing: Bool?
    /// The selected rows, in place of those that say they are.
    public var selected: [IndexPath]?
    /// The touched rows, beside those that say they are.
    public var highlighted: [IndexPath]?
    /// The row that is pulled aside.
    public var swiped: SceneSwipe?
    /// The row that is lifted to be moved.
    public var lifted: SceneLift?
    /// Whether the refresh control turns above the rows.
    public var isRefreshing: Bool?
    /// What is done with the table then, step by step.
    public var steps: [SceneStep] = []
    /// The part that is drawn; nil for all of it.
    public var window: SceneWindow?
    /// The screen that is drawn in place of the whole table; nil for that.
    public var screen: SceneScreen?
    /// What points out parts of the picture.
    public var callouts: [SceneCallout] = []

    /// Makes a moment at which the table is as its rows say.
    public init() {}

    /// The moment with what another says laid over it.
    func overlaid(with other: SceneMoment) -> SceneMoment { Self.definition.overlay(self, with: other) }
}

/// A row that is pulled aside.
public struct SceneSwipe: Hashable, Sendable {
    /// The row.
    public var row: IndexPath?
    /// The edge it is pulled from; the trailing one when nil.
    public var edge: TableView.SwipeEdge?
    /// How far it is pulled, in points; as far as its actions are wide when nil.
    public var distance: Double?

    /// Makes a row that is pulled from an edge, the trailing one for nil.
    public init(_ row: IndexPath? = nil, from edge: TableView.SwipeEdge? = nil) {
        self.row = row
        self.edge = edge
    }
}

/// A row that is lifted to be moved.
public struct SceneLift: Hashable, Sendable {
    /// The row.
    public var row: IndexPath?
    /// Where it is held: over the place that this row would have once the lifted one is let go; its own when nil.
    public var place: IndexPath?

    /// Makes a row that is lifted, and held over a place.
    public init(_ row: IndexPath? = nil, over place: IndexPath? = nil) {
        self.row = row
        self.place = place
    }
}

extension TableView.SwipeEdge: NamedValue {
    package static let kind = "an edge"
    package static let names: [(name: String, value: Self)] = [
        ("leading", .leading), ("trailing", .trailing),
    ]
}

extension SceneMoment: SceneObject {
    static let definition = Definition<SceneMoment>(
        name: "moment", summary: "One moment of a table's life.",
        keys: [
            Key("editing", \.isEditing, .flag, "Whether rows show their editing controls.").shown("true"),
            Key(
                "selected", \.selected, .list(.row, most: 1000, isFlow: true).orOne,
                "The selected rows, such as [0:2, 1:5], in place of those that say they are."
            ).shown("[\"0:1\"]"),
            Key(
                "highlighted", \.highlighted, .list(.row, most: 1000, isFlow: true).orOne,
                "The touched rows, beside those that say they are."
            ).shown("[\"0:1\"]"),
            Key("swiped", \.swiped, .object, "The row that is pulled aside and shows its actions.").shown(
                "\"0:1\""),
            Key("lifted", \.lifted, .object, "The row that is lifted to be moved.").shown(
                "{row: \"0:0\", place: \"0:1\"}", beside: "editing: true"),
            Key("refreshing", \.isRefreshing, .flag, "Whether the refresh control turns above the rows.")
                .shown("true", beside: "screen: {height: 160}"),
            Key(
                "after", \.steps, .list(.step, most: 1000, isFlow: true),
                "What is done then, step by step, such as [tap 0:2, swipe 0:1]."
            ).shown("[tap 0:1]"),
            Key("window", \.window, .object, "The part of the table that is drawn; all of it unless given.")
                .shown("{offset: 22, height: 88}"),
            Key(
                "screen", \.screen, .object,
                "A screen that is drawn in place of the whole table, with headers that stay at its top."
            ).shown("{height: 100, offset: 20}"),
            Key(
                "callouts", \.callouts, .list(.object, most: 100),
                "Labels for parts of the picture, around the table."
            ).shown("[row 0:1]"),
        ])
}

extension SceneSwipe: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneSwipe>(
        name: "swipe", summary: "A row that is pulled aside. A row alone is pulled from its trailing edge.",
        keys: [
            Key("row", \.row, .row, "The row, such as \"0:2\".").shown("\"0:1\"").required,
            Key("edge", \.edge, .choice, "The edge it is pulled from; trailing unless given.").shown(
                "leading"),
            Key(
                "distance", \.distance, .number(0...16_000),
                "How far it is pulled, in points; as far as its actions are wide unless given."
            ).shown("240"),
        ], scalarKey: "row",
        stage: ExampleStage(
            "rows: [One, {text: Two, leadingActions: [Unread]}, Three]\nswiped: HERE", base: "row: \"0:1\""))
}

extension SceneLift: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneLift>(
        name: "lift", summary: "A row that is lifted to be moved. A row alone is held where it lies.",
        keys: [
            Key("row", \.row, .row, "The row, such as \"0:3\".").shown("\"0:0\"").required,
            Key(
                "place", \.place, .row,
                "The place that it is held over, and would have once it is let go; its own unless given."
            ).shown("\"0:1\""),
        ], scalarKey: "row",
        stage: ExampleStage("editing: true\nrows: [One, Two, Three]\nlifted: HERE", base: "row: \"0:0\""))
}
