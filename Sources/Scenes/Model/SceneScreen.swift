import TableKit

/// A screen with the table on it, drawn in place of the whole table: headers stay at its top.
public struct SceneScreen: Hashable, Sendable {
    /// The height in points; the theme's when nil.
    public var height: Double?
    /// How far the table is scrolled, in points.
    public var offset: Double?
    /// The row that the table is scrolled to.
    public var scrollTo: IndexPath?
    /// Where that row stands on the screen; as little scrolling as shows it when nil.
    public var position: TableView.ScrollPosition?
    /// Whether the scroll indicator is shown.
    public var showsIndicator: Bool?
    /// The look of the scroll indicator.
    public var indicatorStyle: ScrollView.IndicatorStyle?
    /// The room between the screen's edges and the scroll indicator, besides the table's own.
    public var indicatorInsets: EdgeInsets?

    /// Makes a screen at the table's top.
    public init() {}
}

extension TableView.ScrollPosition: NamedValue {
    package static let kind = "a scroll position"
    package static let names: [(name: String, value: Self)] = [
        ("none", .none), ("top", .top), ("middle", .middle), ("bottom", .bottom),
    ]
}

extension ScrollView.IndicatorStyle: NamedValue {
    package static let kind = "an indicator style"
    package static let names: [(name: String, value: Self)] = [
        ("default", .default), ("black", .black), ("white", .white),
    ]
}

extension SceneScreen: SceneObject {
    static let definition = Definition<SceneScreen>(
        name: "screen",
        summary:
            "A screen with the table on it, where headers stay at the top. A number alone is how far it is scrolled.",
        keys: [
            Key(
                "height", \.height, .number(SceneLimits.screenHeight),
                "The height in points; the theme's unless given."
            )
            .shown("80"),
            Key(
                "offset", \.offset, .number(SceneLimits.screenOffset),
                "How far the table is scrolled, in points; below 0 it bounces."
            ).shown("30"),
            Key("scrollTo", \.scrollTo, .row, "The row that the table is scrolled to, such as \"3:14\".")
                .shown("\"0:5\""),
            Key(
                "position", \.position, .choice,
                "Where that row stands; none, as little scrolling as shows it, unless given."
            ).shown("top", beside: "scrollTo: \"0:3\""),
            Key("indicator", \.showsIndicator, .flag, "Whether the scroll indicator is shown.").shown("true"),
            Key(
                "indicatorStyle", \.indicatorStyle, .choice,
                "The look of the scroll indicator; default, dark on light and light on dark, unless given."
            ).shown(
                "white", beside: "indicator: true",
                stage:
                    "rowHeight: 60\nrows: [{background: systemBlue, text: One}, {background: systemBlue, text: Two}, {background: systemBlue, text: Three}]\nscreen: HERE"
            ),
            Key(
                "indicatorInsets", \.indicatorInsets, .insets,
                "The room between the screen's edges and the scroll indicator, besides the theme's."
            ).shown("[30, 0, 0, 20]", beside: "indicator: true"),
        ], scalarKey: "offset",
        stage: ExampleStage(
            "rows: [One, Two, Three, Four, Five, Six, Seven]\nscreen: HERE", base: "height: 120"))
}
