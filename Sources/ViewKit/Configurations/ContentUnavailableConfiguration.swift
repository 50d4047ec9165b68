/// A message in place of content that is missing, loading or not found: an image, texts and buttons in the center.
/// Mirrors `UIContentUnavailableConfiguration`.
///
/// Its fonts, paddings and colors are those of the theme in which it is displayed, until the program sets them.
public struct ContentUnavailableConfiguration: ContentConfiguration, Hashable {
    enum Kind: Hashable {
        case empty, loading, search
    }

    let kind: Kind
    private var searchText = ""

    private init(_ kind: Kind) {
        self.kind = kind
        textProperties.isLoading = kind == .loading
        secondaryTextProperties.isSecondary = true
        switch kind {
        case .empty: break
        case .loading: text = "Loading…"
        case .search:
            image = Image(systemName: "magnifyingglass")
            secondaryText = "Check the spelling or try a new search."
        }
    }

    /// Returns a message for content that does not exist, without an image or a text.
    public static func empty() -> Self { Self(.empty) }

    /// Returns a message for content that is loading, with an activity indicator.
    public static func loading() -> Self { Self(.loading) }

    /// Returns a message for a search without results, which contains the text of the search in the state.
    public static func search() -> Self { Self(.search) }

    // MARK: Content

    private var imageReference = ObjectReference<Image>()

    /// The image. `nil` shows none.
    public var image: Image? {
        get { imageReference.object }
        set { imageReference.object = newValue }
    }

    /// The style of the image.
    public var imageProperties = ImageProperties()

    private var ownText: String??

    /// The text. `nil` shows none.
    public var text: String? {
        get {
            if let attributedText { return attributedText.string }
            if let ownText { return ownText }
            guard kind == .search else { return nil }
            return searchText.isEmpty ? "No Results" : "No Results for “\(searchText)”"
        }
        set {
            ownText = .some(newValue)
            attributedText = nil
        }
    }

    /// The text with attributes. `nil` uses ``text``.
    public var attributedText: NSAttributedString?

    /// The style of the text.
    public var textProperties = TextProperties()

    private var plainSecondaryText: String?

    /// The text below the text. `nil` shows none.
    public var secondaryText: String? {
        get { secondaryAttributedText?.string ?? plainSecondaryText }
        set {
            plainSecondaryText = newValue
            secondaryAttributedText = nil
        }
    }

    /// The text below the text, with attributes. `nil` uses ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?

    /// The style of the text below the text.
    public var secondaryTextProperties = TextProperties()

    /// The button below the texts. Without a title and an image, it is hidden.
    public var button = Button.Configuration.smallPlain

    /// The action and the state of the button.
    public var buttonProperties = ButtonProperties()

    /// The button below ``button``. Without a title and an image, it is hidden.
    public var secondaryButton = Button.Configuration.smallPlain

    /// The action and the state of the button below the button.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Layout

    /// The alignment of the content. Default: centered.
    public var alignment = Alignment.center

    /// The axes on which the margins of the superview apply if they are larger. Default: horizontal.
    public var axesPreservingSuperviewLayoutMargins = Axes.horizontal

    private var ownMargins: DirectionalEdgeInsets?
    private var ownImageToTextPadding: CGFloat?
    private var ownTextToSecondaryTextPadding: CGFloat?
    private var ownTextToButtonPadding: CGFloat?
    private var ownButtonToSecondaryButtonPadding: CGFloat?

    /// The margins between the edges and the content, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { metrics(in: Screen.main.environment.theme).margins }
        set { ownMargins = newValue }
    }

    /// The padding between the image and the text, in points.
    public var imageToTextPadding: CGFloat {
        get { metrics(in: Screen.main.environment.theme).imagePadding }
        set { ownImageToTextPadding = newValue }
    }

    /// The padding between the text and the text below it, in points.
    public var textToSecondaryTextPadding: CGFloat {
        get { metrics(in: Screen.main.environment.theme).textPadding }
        set { ownTextToSecondaryTextPadding = newValue }
    }

    /// The padding between the texts and the button, in points.
    public var textToButtonPadding: CGFloat {
        get { metrics(in: Screen.main.environment.theme).buttonPadding }
        set { ownTextToButtonPadding = newValue }
    }

    /// The padding between the two buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat {
        get { metrics(in: Screen.main.environment.theme).secondaryButtonPadding }
        set { ownButtonToSecondaryButtonPadding = newValue }
    }

    /// The background. Default: none.
    public var background = BackgroundConfiguration.clear()

    // MARK: As a configuration

    /// Creates a view that shows the configuration.
    public func makeContentView() -> any View & ContentView { ContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. The text of ``search()`` contains that of the search, unless the program
    /// has set it.
    public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
        var updated = self
        if let state = state as? ContentUnavailableConfigurationState {
            updated.searchText = state.searchText ?? ""
        }
        return updated
    }
}

extension ContentUnavailableConfiguration {
    /// The distances between the parts, in points.
    struct Metrics {
        var margins: DirectionalEdgeInsets
        var imagePadding: CGFloat
        var textPadding: CGFloat
        var buttonPadding: CGFloat
        var secondaryButtonPadding: CGFloat
    }

    func metrics(in theme: Theme) -> Metrics {
        let style = theme.contentUnavailable
        let margins = DirectionalEdgeInsets(
            top: style.margins.height, leading: style.margins.width, bottom: style.margins.height,
            trailing: style.margins.width)
        return Metrics(
            margins: ownMargins ?? margins,
            imagePadding: ownImageToTextPadding
                ?? (kind == .loading ? style.loadingPadding : style.imagePadding),
            textPadding: ownTextToSecondaryTextPadding ?? style.textPadding,
            buttonPadding: ownTextToButtonPadding ?? style.buttonPadding,
            secondaryButtonPadding: ownButtonToSecondaryButtonPadding ?? style.secondaryButtonPadding)
    }
}

extension Button.Configuration {
    /// The default of a message's buttons.
    fileprivate static var smallPlain: Self {
        var configuration = plain()
        configuration.buttonSize = .small
        configuration.titleAlignment = .center
        return configuration
    }

    /// A Boolean value that indicates whether the button shows anything.
    var hasContent: Bool { title?.isEmpty == false || image != nil || showsActivityIndicator }
}
