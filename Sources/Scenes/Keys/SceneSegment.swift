import SceneSchema
import TableKit

/// A segment of a segmented control.
public struct SceneSegment: Hashable, Sendable, SceneObject {
    /// The title.
    public var title: String?
    /// The image file instead of a title, PNG or JPEG, relative to the scene, or `symbol:` and the name of a
    /// symbol.
    public var image: String?
    /// The width in points, from 0 to 10,000. Default: an equal fraction of the control's width.
    public var width: Double?
    /// A Boolean value that indicates whether the segment is disabled. Default: false.
    public var isDisabled = false

    /// Creates a segment with a title.
    public init(_ title: String? = nil) { self.title = title }

    /// Creates a segment without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneSegment>(
        name: "segment",
        keys: [
            Key("title", \.title, .text).shown("Year"),
            Key("image", \.image, .text).shown("icon@2x.png", adding: "title: ~"),
            Key("width", \.width, .number(0...10_000)).shown("120"),
            Key("disabled", \.isDisabled, .flag).shown("true"),
        ], scalarKey: "title",
        check: { segment, reader in
            if segment.title != nil, segment.image != nil {
                reader.fail("\"title\" and \"image\" exclude each other; choose one")
            }
        },
        stage: ExampleStage(
            "rows: [One, {height: 60, views: [{type: segmented, frame: [16, 14, 300, 32], segments: [Day, HERE, Month], segment: 0}]}]",
            base: "title: Week"))
}
