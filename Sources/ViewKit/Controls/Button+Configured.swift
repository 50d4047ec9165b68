// The views and the updates of a button with a configuration.
extension Button {
    /// A function that changes the configuration of a button for its state. Mirrors
    /// `UIButton.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler = (Button) -> Void

    /// The purpose of a button. Mirrors `UIButton.Role`.
    public enum Role: Int, Sendable, Hashable, CaseIterable {
        /// No particular purpose.
        case normal
        /// The action that users most probably choose.
        case primary
        /// Cancels the current operation.
        case cancel
        /// Deletes data. A button with a configuration is red in place of the tint color.
        case destructive
    }

    /// The views that only a button with a configuration has.
    final class ConfiguredParts {
        let background = BackgroundConfigurationView()
        let subtitle = Label()
        let activity = ActivityIndicatorView(style: .medium)

        /// The state and the traits of the last update.
        var lastUpdate: (state: Control.State, traits: TraitCollection)?
        var needsUpdate = true
        var isUpdating = false

        init(in button: Button) {
            subtitle.numberOfLines = 0
            button.insertSubview(background, at: 0)
            for view in [activity, subtitle] { button.addSubview(view) }
        }

        func removeFromSuperview() {
            for view in [background, activity, subtitle] { view.removeFromSuperview() }
        }
    }

    /// Creates the views for a configuration, or removes them.
    func configurationDidChange() {
        if configuration == nil {
            configuredParts?.removeFromSuperview()
            configuredParts = nil
            label.lineBreakMode = Self.titleLineBreakMode
            imageSubview.tintColor = nil
        } else if let configuredParts {
            if !configuredParts.isUpdating { configuredParts.needsUpdate = true }
        } else {
            configuredParts = ConfiguredParts(in: self)
        }
        contentDidChange()
    }

    /// Updates the configuration if the state has changed since the last update.
    func updateConfigurationIfNeeded() {
        guard let parts = configuredParts, !parts.isUpdating else { return }
        let (state, traits) = (state, traitCollection)
        if let last = parts.lastUpdate, last == (state, traits), !parts.needsUpdate { return }
        parts.needsUpdate = false
        parts.lastUpdate = (state, traits)
        parts.isUpdating = true
        defer { parts.isUpdating = false }
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    // MARK: Content

    private var shownTint: Color { role == .destructive ? .systemRed : tintColor }

    /// The title of the configuration, or that of the button for its state.
    var configuredTitle: AttributedString? {
        let title =
            configuration?.attributedTitle ?? currentAttributedTitle.map { AttributedString($0) }
            ?? currentTitle.map { AttributedString($0) }
        return title?.characters.isEmpty == false ? title : nil
    }

    /// Applies the configuration to the labels, the image and the activity indicator.
    func show(_ configuration: Configuration, _ parts: ConfiguredParts) {
        let environment = environment
        let color = configuration.foregroundColor(in: environment, tintColor: shownTint)
        let size = configuration.size(in: environment)
        let alignment = configuration.textAlignment(isRightToLeft: isRightToLeft)
        label.defaultAppearance = .init(font: size.font, color: color, alignment: alignment, numberOfLines: 0)
        label.lineBreakMode = configuration.titleLineBreakMode
        label.attributedText = configuredTitle.map {
            configuration.text($0, size.font, color, configuration.titleTextAttributesTransformer)
        }
        label.alpha = 1
        parts.subtitle.defaultAppearance = .init(
            font: size.subtitleFont, color: color, alignment: alignment, numberOfLines: 0)
        parts.subtitle.lineBreakMode = configuration.subtitleLineBreakMode
        parts.subtitle.attributedText = configuration.attributedSubtitle.map {
            configuration.text(
                $0, size.subtitleFont, color, configuration.subtitleTextAttributesTransformer)
        }
        imageSubview.image =
            configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
        imageSubview.usesTemplates = false
        imageSubview.alpha = 1
        imageSubview.tintColor = configuration.imageColorTransformer?(color) ?? color
        imageSubview.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? Image.SymbolConfiguration(font: size.font)
        parts.activity.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        if configuration.showsActivityIndicator != parts.activity.isAnimating {
            configuration.showsActivityIndicator
                ? parts.activity.startAnimating() : parts.activity.stopAnimating()
        }
        let fill = configuration.backgroundColor(in: environment, tintColor: shownTint)
        parts.background.frame = bounds
        parts.background.show(
            configuration.background(in: environment, of: bounds.size), .init(fill: fill.map { .color($0) }))
    }

    // MARK: Layout

    /// The layout for the current state. `nil` without a configuration.
    var configuredLayout: ConfiguredButtonLayout? {
        updateConfigurationIfNeeded()
        guard let configuration, let parts = configuredParts else { return nil }
        show(configuration, parts)
        let environment = environment
        return ConfiguredButtonLayout(
            image: configuration.showsActivityIndicator
                ? parts.activity.intrinsicContentSize : imageSubview.imageSize,
            title: configuredTitle == nil ? nil : label,
            subtitle: configuration.subtitle?.isEmpty == false ? parts.subtitle : nil,
            insets: configuration.contentInsets(in: environment),
            imagePlacement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
            imageReservation: configuration.imageReservation,
            titlePadding: configuration.titlePadding(in: environment),
            titlePosition: configuration.titlePosition, horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment, isRightToLeft: isRightToLeft)
    }

    /// Sets the frames of the parts.
    func layOut(_ layout: ConfiguredButtonLayout, _ parts: ConfiguredParts) {
        let positions = layout.positions(in: bounds)
        let scale = traitCollection.displayScale
        let image = positions.image.onPixel(scale: scale)
        imageSubview.frame = image
        parts.activity.frame = image
        label.frame = positions.title.onPixel(scale: scale)
        parts.subtitle.frame = positions.subtitle.onPixel(scale: scale)
    }
}

extension Button.Configuration {
    /// Returns the alignment of the titles' lines.
    fileprivate func textAlignment(isRightToLeft: Bool) -> TextAlignment {
        switch titlePosition {
        case 0: .natural
        case 1: isRightToLeft ? .left : .right
        default: .center
        }
    }
}
