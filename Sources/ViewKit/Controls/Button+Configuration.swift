extension Button {
    /// The content and appearance of a button. Mirrors `UIButton.Configuration`.
    ///
    /// Its fonts, paddings and colors are those of the theme in which it is displayed, and follow the state, until the
    /// program sets them.
    public struct Configuration: Hashable {
        /// The default appearance.
        enum Kind: Hashable {
            case plain, tinted, gray, filled
        }

        private let ownKind: Kind
        /// The state for which the configuration was updated.
        var state: Control.State = []

        private init(_ kind: Kind) { ownKind = kind }

        /// Returns a button without a background.
        public static func plain() -> Self { Self(.plain) }

        /// Returns a button with a background in a pale tint.
        public static func tinted() -> Self { Self(.tinted) }

        /// Returns a button with a gray background.
        public static func gray() -> Self { Self(.gray) }

        /// Returns a button with a background in the tint color.
        public static func filled() -> Self { Self(.filled) }

        /// Returns a button without a border, which is ``plain()`` on iPhone.
        public static func borderless() -> Self { Self(.plain) }

        /// Returns a button with a border, which is ``gray()`` on iPhone.
        public static func bordered() -> Self { Self(.gray) }

        /// Returns a button with a border in a pale tint, which is ``tinted()`` on iPhone.
        public static func borderedTinted() -> Self { Self(.tinted) }

        /// Returns a button with a border in the tint color, which is ``filled()`` on iPhone.
        public static func borderedProminent() -> Self { Self(.filled) }

        // MARK: Content

        /// The title. `nil` uses that of the button for its state.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// The title with attributes, which take precedence over those of the configuration. Setting it replaces
        /// ``title``.
        public var attributedTitle: AttributedString?

        /// The function that derives the attributes of the title. `nil` uses those of the configuration.
        public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?

        /// The line break mode of the title. Default: lines break between words.
        public var titleLineBreakMode = LineBreakMode.byWordWrapping

        /// The text below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// The text below the title with attributes. Setting it replaces ``subtitle``.
        public var attributedSubtitle: AttributedString?

        /// The function that derives the attributes of the subtitle. `nil` uses those of the configuration.
        public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?

        /// The line break mode of the subtitle. Default: lines break between words.
        public var subtitleLineBreakMode = LineBreakMode.byWordWrapping

        private var imageReference = ObjectReference<Image>()

        /// The image. `nil` uses that of the button for its state.
        public var image: Image? {
            get { imageReference.object }
            set { imageReference.object = newValue }
        }

        /// The function that derives the color of a symbol or template image. `nil` uses the color of the title.
        public var imageColorTransformer: ConfigurationColorTransformer?

        /// The size, weight, scale and colors of a symbol that does not specify them. `nil` uses the font of the title.
        public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?

        /// A Boolean value that indicates whether an activity indicator replaces the image. Default: `false`.
        public var showsActivityIndicator = false

        /// The function that derives the color of the activity indicator. `nil` uses the color of the title.
        public var activityIndicatorColorTransformer: ConfigurationColorTransformer?

        // MARK: Layout

        private var ownContentInsets: DirectionalEdgeInsets?
        private var ownTitlePadding: CGFloat?

        /// The size of the button, which determines its padding and fonts. Default: medium.
        public var buttonSize = Size.medium

        /// The insets between the button's edges and its content, in points. Default: those of the size.
        public var contentInsets: DirectionalEdgeInsets {
            get { contentInsets(in: Screen.main.environment) }
            set { ownContentInsets = newValue }
        }

        /// Restores the insets of the size.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        /// The edge of the titles at which the image is: one of leading, trailing, top and bottom. Default: leading.
        public var imagePlacement = DirectionalRectEdge.leading

        /// The padding between image and titles, in points. Default: 0.
        public var imagePadding: CGFloat = 0

        /// The width, or for an image at the top or bottom the height, that is reserved for the image, in points. The
        /// image is centered in it. Default: 0.
        public var imageReservation: CGFloat = 0

        /// The padding between title and subtitle, in points.
        public var titlePadding: CGFloat {
            get { titlePadding(in: Screen.main.environment) }
            set { ownTitlePadding = newValue }
        }

        /// The alignment of title and subtitle with each other, and of their lines.
        public var titleAlignment = TitleAlignment.automatic

        // MARK: Appearance

        /// The color from which those of the titles and the image derive. `nil` uses that of the style.
        public var baseForegroundColor: Color?

        /// The color from which that of the background derives. `nil` uses that of the style. A plain button has no
        /// background.
        public var baseBackgroundColor: Color?

        /// The background. Its color, if the program sets it, applies in every state.
        public var background = BackgroundConfiguration.button

        /// The corners of the background. Default: dynamic.
        public var cornerStyle = CornerStyle.dynamic

        /// A Boolean value that indicates whether a selected button has another style. Default: `true`.
        public var automaticallyUpdateForSelection = true

        /// Returns the configuration for the state of a button. Values that the program has set are unaffected.
        public func updated(for button: Button) -> Configuration {
            var updated = self
            updated.state = button.state
            return updated
        }
    }
}

extension Button.Configuration {
    /// The size of a button. Mirrors `UIButton.Configuration.Size`.
    public enum Size: Int, Sendable, Hashable, CaseIterable {
        /// The default size.
        case medium
        /// A smaller size.
        case small
        /// The smallest size.
        case mini
        /// A size for the most important button of a screen.
        case large
    }

    /// The alignment of title and subtitle. Mirrors `UIButton.Configuration.TitleAlignment`.
    public enum TitleAlignment: Int, Sendable, Hashable, CaseIterable {
        /// Aligns them with the image. Without an image at their side, they are centered.
        case automatic
        /// Aligns their leading edges.
        case leading
        /// Centers them.
        case center
        /// Aligns their trailing edges.
        case trailing
    }

    /// The corners of a button's background. Mirrors `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Int, Sendable, Hashable, CaseIterable {
        /// The corner radius of the background configuration.
        case fixed = -1
        /// The corner radius of the background configuration, which follows the preferred content size.
        case dynamic
        /// A small radius, regardless of the background configuration.
        case small
        /// A medium radius, regardless of the background configuration.
        case medium
        /// A large radius, regardless of the background configuration.
        case large
        /// Ends that are semicircles, regardless of the background configuration.
        case capsule
    }
}

extension Button.Configuration {
    /// The style in the current state.
    private var kind: Kind {
        guard automaticallyUpdateForSelection, state.contains(.selected) else { return ownKind }
        return ownKind == .plain ? .tinted : .filled
    }

    func size(in environment: Environment) -> Theme.Controls.ButtonSize {
        let style = environment.theme.controls.configuredButton
        return switch buttonSize {
        case .mini: style.mini
        case .small: style.small
        case .medium: style.medium
        case .large: style.large
        }
    }

    func contentInsets(in environment: Environment) -> DirectionalEdgeInsets {
        if let ownContentInsets { return ownContentInsets }
        let padding = size(in: environment).padding
        return DirectionalEdgeInsets(
            top: padding.height, leading: padding.width, bottom: padding.height, trailing: padding.width)
    }

    func titlePadding(in environment: Environment) -> CGFloat {
        ownTitlePadding ?? environment.theme.controls.configuredButton.titlePadding
    }

    /// The titles' position in their common width, from 0 at the leading edge to 1.
    var titlePosition: CGFloat {
        switch titleAlignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        case .automatic:
            if image == nil && !showsActivityIndicator {
                0.5
            } else if imagePlacement == .leading {
                0
            } else if imagePlacement == .trailing {
                1
            } else {
                0.5
            }
        }
    }

    // MARK: Colors

    /// Returns the color of the titles and the image.
    func foregroundColor(in environment: Environment, tintColor: Color) -> Color {
        let style = environment.theme.controls.configuredButton
        guard !state.contains(.disabled) else { return style.disabledColor }
        let color = baseForegroundColor ?? (kind == .filled ? style.filledTitleColor : tintColor)
        return state.contains(.highlighted) ? color.dimmed(to: style.highlightedOpacity) : color
    }

    /// Returns the color of the background, unless the program has set another one.
    func backgroundColor(in environment: Environment, tintColor: Color) -> Color? {
        let style = environment.theme.controls.configuredButton
        guard kind != .plain else { return nil }
        guard !state.contains(.disabled) else { return style.disabledBackground }
        let color =
            switch kind {
            case .plain, .tinted: (baseBackgroundColor ?? tintColor).dimmed(to: style.tintedOpacity)
            case .gray: baseBackgroundColor ?? style.grayBackground
            case .filled: baseBackgroundColor ?? tintColor
            }
        return state.contains(.highlighted) ? color.dimmed(to: style.highlightedOpacity) : color
    }

    /// Returns the background with the radius of the corner style, for a button of a size in points.
    func background(in environment: Environment, of bounds: CGSize) -> BackgroundConfiguration {
        let style = environment.theme.controls.configuredButton
        let radius = background.ownCornerRadius ?? size(in: environment).cornerRadius
        let capsule = min(bounds.width, bounds.height) / 2
        var background = background
        background.cornerRadius =
            switch cornerStyle {
            case .fixed: radius
            case .dynamic:
                style.isCapsule && background.ownCornerRadius == nil
                    ? capsule
                    : FontMetrics.default.scaledValue(for: radius, compatibleWith: environment.traits)
            case .small: style.smallRadius
            case .medium: style.mediumRadius
            case .large: style.largeRadius
            case .capsule: capsule
            }
        return background
    }

    // MARK: Texts

    /// Returns a text in a font and a color, which its own attributes override.
    func text(
        _ text: AttributedString, _ font: Font, _ color: Color,
        _ transformer: ConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        var styled = text.mergingAttributes(attributes, mergePolicy: .keepCurrent)
        if let transformer {
            for run in styled.runs { styled[run.range].setAttributes(transformer(run.attributes)) }
        }
        return NSAttributedString(styled)
    }
}
