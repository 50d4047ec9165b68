import Diagnostics
import SceneSchema
import TableKit

/// A screen with a scrolled table and sticky headers, which the image shows instead of the complete table.
public struct SceneScreen: Hashable, Sendable, SceneObject {
    /// The height in points, from 1 to 100,000. Default: that of the device or the theme.
    public var height: Double?
    /// The scroll offset in points, from -100,000 to 1,000,000,000. Below 0, the table bounces. Default: 0.
    public var offset: Double?
    /// The row to scroll to, such as `3:14`.
    public var scrollTo: IndexPath?
    /// The position of that row on the screen. Default: none, which scrolls only as far as the row requires
    /// to be visible.
    public var position: TableView.ScrollPosition?
    /// A Boolean value that indicates whether the scroll indicator is visible. Default: false.
    public var showsIndicator: Bool?
    /// The style of the scroll indicator. Default: default, which is dark in light appearance and light in
    /// dark appearance.
    public var indicatorStyle: ScrollView.IndicatorStyle?
    /// The insets of the scroll indicator in addition to the theme's, in points: top, left, bottom, right.
    public var indicatorInsets: EdgeInsets?

    /// Creates a screen at the top of the table.
    public init() {}

    package static let definition = Definition<SceneScreen>(
        name: "screen",
        keys: [
            Key("height", \.height, .number(SceneLimits.screenHeight)).shown("80"),
            Key("offset", \.offset, .number(SceneLimits.screenOffset)).shown("30"),
            Key("scrollTo", \.scrollTo, .row).shown("\"0:5\""),
            Key("position", \.position, .choice).shown("top", adding: "scrollTo: \"0:3\""),
            Key("indicator", \.showsIndicator, .flag).shown("true"),
            Key("indicatorStyle", \.indicatorStyle, .choice).shown(
                "white", adding: "indicator: true",
                stage:
                    "rowHeight: 60\nrows: [{background: systemBlue, text: One}, {background: systemBlue, text: Two}, {background: systemBlue, text: Three}]\nscreen: HERE"
            ),
            Key("indicatorInsets", \.indicatorInsets, .insets).shown(
                "[30, 0, 0, 20]", adding: "indicator: true"),
        ], scalarKey: "offset",
        stage: ExampleStage(
            "rows: [One, Two, Three, Four, Five, Six, Seven]\nscreen: HERE", base: "height: 120"))
}

extension TableView.ScrollPosition: NamedValue {
    package static let kind = "a scroll position"
    package static let names: Names = [
        ("none", .none), ("top", .top), ("middle", .middle), ("bottom", .bottom),
    ]
}

extension ScrollView.IndicatorStyle: NamedValue {
    package static let kind = "an indicator style"
    package static let names: Names = [("default", .default), ("black", .black), ("white", .white)]
}
