import TableKit

/// A view of a scene: what kind it is, where it stands and what it shows. What is nil is left to the kind.
public struct SceneView: Hashable, Sendable {
    /// What kinds of views there are.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Holds other views.
        case view
        /// Arranges other views in a row or column.
        case stack
        /// Shows a text.
        case label
        /// Shows a picture.
        case image
        /// A button.
        case button
        /// A switch.
        case `switch`
        /// A slider.
        case slider
        /// A pair of buttons that count.
        case stepper
        /// A choice of a few.
        case segmented
        /// A field for text.
        case textField = "text-field"
        /// A bar that fills.
        case progress
        /// A wheel that turns.
        case activity
        /// Dots for pages.
        case pages
    }

    /// What kind of view it is.
    public var kind = Kind.view
    /// The place in the superview, in points; nil to suit its content.
    public var frame: CGRect?
    /// How the frame follows the superview's size.
    public var autoresizing: View.AutoresizingMask?
    /// A number to find the view by.
    public var tag: Int?
    /// A name by which rows give the view a value.
    public var outlet: String?
    /// Whether the view is left out.
    public var isHidden: Bool?
    /// The opacity, 0 to 1.
    public var alpha: Double?
    /// Behind everything the view shows.
    public var background: Color?
    /// The colour of controls and marks in the view.
    public var tint: Color?
    /// The radius of round corners, in points.
    public var cornerRadius: Double?
    /// Whether subviews are cut off at the edges.
    public var clips: Bool?
    /// What is said to people who do not see it.
    public var accessibility: SceneAccessibility?
    /// The views in this one, from back to front.
    public var views: [SceneView] = []

    /// The text of a label or text field, and how it looks.
    public var text = SceneText()
    /// What a control shows and how.
    public var control = SceneControl()

    /// How a picture fills its view.
    public var contentMode: View.ContentMode?
    /// The direction of a stack.
    public var axis: Axis?
    /// The room between the views of a stack, in points.
    public var spacing: Double?
    /// How a stack shares out its length.
    public var distribution: StackView.Distribution?
    /// How a stack places its views across.
    public var alignment: StackView.Alignment?

    /// Makes a view of a kind.
    public init(_ kind: Kind = .view) { self.kind = kind }
}

extension SceneView.Kind: NamedValue {
    package static let kind = "a type of view"
    package static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension SceneView: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(.view) }

    static let definition = Definition<SceneView>(
        name: "view", summary: "A view, of the type that its key `type` names.",
        keys: placeKeys + textKeys + stackKeys + SceneControl.keys,
        check: { _, node, reader in
            reader.viewCount += 1
            if reader.viewCount == SceneLimits.views + 1 {
                reader.fail("there are more than \(SceneLimits.views) views", at: node.position)
            }
        })

    /// The kind, which is always written.
    private var writtenKind: Kind? {
        get { kind }
        set { kind = newValue ?? .view }
    }

    private static let placeKeys: [Key<SceneView>] = [
        Key("type", \.writtenKind, .choice, "What kind of view it is.").required,
        Key(
            "frame", \.frame, .frame,
            "The place in the superview, in points; the size of the content unless given."),
        Key(
            "autoresizing", \.autoresizing,
            .options(
                "a part that follows",
                [
                    ("width", .flexibleWidth), ("height", .flexibleHeight), ("left", .flexibleLeftMargin),
                    ("right", .flexibleRightMargin), ("top", .flexibleTopMargin),
                    ("bottom", .flexibleBottomMargin),
                ]), "Which sizes and margins follow the superview's size."),
        Key("tag", \.tag, .whole(0...1_000_000_000), "A number by which rows give the view a value."),
        Key("outlet", \.outlet, .text, "A name by which rows give the view a value."),
        Key("hidden", \.isHidden, .flag, "Whether the view is left out."),
        Key("alpha", \.alpha, .number(0...1), "The opacity."),
        Key("background", \.background, .color, "Behind everything the view shows."),
        Key("tint", \.tint, .color, "The colour of controls and marks in the view."),
        Key("cornerRadius", \.cornerRadius, .number(0...10_000), "The radius of round corners, in points."),
        Key("clips", \.clips, .flag, "Whether what stands in the view is cut off at its edges."),
        Key("accessibility", \.accessibility, .object, "What is said to people who do not see the view."),
        Key("views", \.views, .list(.object), "The views in this one, from back to front.").of(
            "view", "stack"),
    ]

    private static let textKeys: [Key<SceneView>] = SceneText.keys.map { key in
        let lifted: Key<SceneView> = key.lifted(to: \.text)
        return ["text", "font", "color", "alignment"].contains(key.name)
            ? lifted.of("label", "text-field") : lifted.of("label")
    }

    private static let stackKeys: [Key<SceneView>] = [
        Key("contentMode", \.contentMode, .choice, "How the picture fills the view.").of("image"),
        Key("axis", \.axis, .choice, "The direction of the stack; horizontal unless given.").of("stack"),
        Key("spacing", \.spacing, .number(0...10_000), "The room between the views, in points.").of("stack"),
        Key("distribution", \.distribution, .choice, "How the stack shares out its length.").of("stack"),
        Key("alignment", \.alignment, .choice, "How the stack places its views across.").of("stack"),
    ]
}
