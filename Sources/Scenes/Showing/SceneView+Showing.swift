import DataTables
import TableKit

// The content of a view, without its frame and its subviews.
extension SceneView {
    /// Sets the properties of a view.
    func show(on view: View, _ images: ImageStore) {
        switch view {
        case let label as Label: show(on: label)
        case let image as ImageView: show(on: image, images)
        case let button as Button: show(on: button, images)
        case let field as TextField: show(on: field)
        case let bar as SearchBar:
            bar.text = text.text
            bar.placeholder = control.placeholder
        case let segmented as SegmentedControl: show(on: segmented, images)
        case let progress as ProgressView:
            progress.progress = Float(control.value ?? 0)
            progress.progressTintColor = control.progressTint
            progress.trackTintColor = control.trackTint
        case let activity as ActivityIndicatorView: show(on: activity)
        case let message as ContentUnavailableView: show(on: message, images)
        default: showValue(on: view)
        }
        if let view = view as? Control {
            view.isEnabled = control.isEnabled ?? true
            view.isSelected = control.isSelected ?? false
            view.isHighlighted = control.isHighlighted ?? false
        }
    }

    private func show(on label: Label) {
        text.show(on: label)
        label.isEnabled = control.isEnabled ?? true
        label.isHighlighted = control.isHighlighted ?? false
    }

    // MARK: Images

    private func show(on view: ImageView, _ images: ImageStore) {
        view.image = image(control.image, control.renderingMode, on: view, images)
        view.highlightedImage = image(control.highlightedImage, control.renderingMode, on: view, images)
        view.isHighlighted = control.isHighlighted ?? false
    }

    private func image(
        _ path: String?, _ mode: Image.RenderingMode?, on view: View, _ images: ImageStore
    ) -> Image? {
        let image = images.image(path, mode, within: view.bounds.size, on: view)
        if let path { images.recordShownInView(path) }
        return image
    }

    private func show(on message: ContentUnavailableView, _ images: ImageStore) {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = image(control.image, control.renderingMode, on: message, images)
        configuration.text = control.title
        configuration.secondaryText = control.subtitle
        message.configuration = configuration
    }

    private func show(on button: Button, _ images: ImageStore) {
        if let font = text.font { button.titleLabel?.font = font.font }
        if let lineBreak = text.lineBreak { button.titleLabel?.lineBreakMode = lineBreak }
        for (state, properties) in control.buttonStates {
            button.setTitle(properties.title, for: state)
            button.setTitleColor(properties.titleColor, for: state)
            button.setImage(image(properties.image, control.renderingMode, on: button, images), for: state)
            button.setBackgroundImage(image(properties.backgroundImage, nil, on: button, images), for: state)
        }
        if let insets = control.contentInsets { button.contentEdgeInsets = insets }
        if let insets = control.titleInsets { button.titleEdgeInsets = insets }
        if let insets = control.imageInsets { button.imageEdgeInsets = insets }
        if let alignment = control.horizontalAlignment { button.contentHorizontalAlignment = alignment }
        if let alignment = control.verticalAlignment { button.contentVerticalAlignment = alignment }
        button.configuration = configuration
    }

    /// The configuration of a button. `nil` without one.
    private var configuration: Button.Configuration? {
        guard var configuration = control.buttonConfiguration?.configuration else { return nil }
        configuration.buttonSize = control.buttonSize ?? .medium
        configuration.subtitle = control.subtitle
        configuration.baseForegroundColor = control.titleColor
        if let insets = control.contentInsets {
            configuration.contentInsets = DirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let font = text.font?.font {
            configuration.titleTextAttributesTransformer = .init {
                $0.merging(AttributeContainer([.font: font]))
            }
        }
        return configuration
    }

    // MARK: Values

    private func show(on segmented: SegmentedControl, _ images: ImageStore) {
        for (index, segment) in (control.segments ?? []).enumerated() {
            if let image = image(segment.image, control.renderingMode, on: segmented, images) {
                segmented.setImage(image, forSegmentAt: index)
            }
            segmented.setWidth(CGFloat(segment.width ?? 0), forSegmentAt: index)
            segmented.setEnabled(!segment.isDisabled, forSegmentAt: index)
        }
        segmented.selectedSegmentIndex = control.segment ?? SegmentedControl.noSegment
        segmented.isMomentary = control.isMomentary ?? false
        segmented.apportionsSegmentWidthsByContent = control.fitsTitles ?? false
        segmented.selectedSegmentTintColor = control.selectedSegmentTint
    }

    private func show(on activity: ActivityIndicatorView) {
        if let color = control.color { activity.color = color }
        activity.hidesWhenStopped = control.hidesWhenStopped ?? true
        if control.isAnimating ?? true { activity.startAnimating() } else { activity.stopAnimating() }
    }

    private func showValue(on view: View) {
        switch view {
        case let view as Switch:
            view.isOn = control.isOn ?? false
            view.onTintColor = control.onTint
            view.thumbTintColor = control.thumbTint
        case let slider as Slider:
            slider.minimumValue = Float(control.minimum ?? 0)
            slider.maximumValue = Float(control.maximum ?? 1)
            slider.value = Float(control.value ?? 0)
            slider.minimumTrackTintColor = control.minimumTrackTint
            slider.maximumTrackTintColor = control.maximumTrackTint
            slider.thumbTintColor = control.thumbTint
        case let stepper as Stepper:
            stepper.minimumValue = control.minimum ?? 0
            stepper.maximumValue = control.maximum ?? 100
            stepper.stepValue = control.step ?? 1
            stepper.wraps = control.wraps ?? false
            stepper.value = control.value ?? 0
        case let pages as PageControl:
            pages.numberOfPages = control.pages ?? 0
            pages.currentPage = control.page ?? 0
            pages.pageIndicatorTintColor = control.pageTint
            pages.currentPageIndicatorTintColor = control.currentPageTint
            pages.hidesForSinglePage = control.hidesForSinglePage ?? false
        default: break
        }
    }

    private func show(on field: TextField) {
        field.text = text.text
        if let font = text.font { field.font = font.font }
        if let color = text.color?.fixed { field.textColor = color }
        if let alignment = text.alignment { field.textAlignment = alignment }
        field.placeholder = control.placeholder
        field.isSecureTextEntry = control.isSecure ?? false
        field.borderStyle = control.border ?? .none
        field.clearButtonMode = control.clearButton ?? .never
    }
}

extension SceneControl {
    /// The specified properties of a button for its control states.
    fileprivate var buttonStates: [(state: Control.State, properties: SceneButtonState)] {
        var normal = SceneButtonState()
        (normal.title, normal.titleColor) = (title, titleColor)
        (normal.image, normal.backgroundImage) = (image, backgroundImage)
        let others: [(Control.State, SceneButtonState?)] = [
            (.highlighted, whileHighlighted), (.selected, whileSelected), (.disabled, whileDisabled),
        ]
        return [(.normal, normal)] + others.compactMap { state, properties in properties.map { (state, $0) } }
    }
}
