import TableKit

// The content of a view, without its frame and its subviews.
extension SceneView {
    /// Sets the properties of a view.
    func show(on view: View, _ pictures: PictureStore) {
        switch view {
        case let label as Label: show(on: label)
        case let image as ImageView: show(on: image, pictures)
        case let button as Button: show(on: button, pictures)
        case let field as TextField: show(on: field)
        case let segmented as SegmentedControl: show(on: segmented, pictures)
        case let progress as ProgressView:
            progress.progress = Float(control.value ?? 0)
            progress.progressTintColor = control.progressTint
            progress.trackTintColor = control.trackTint
        case let activity as ActivityIndicatorView: show(on: activity)
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

    private func show(on view: ImageView, _ pictures: PictureStore) {
        view.image = picture(control.image, on: view, pictures)
        view.highlightedImage = picture(control.highlightedImage, on: view, pictures)
        view.isHighlighted = control.isHighlighted ?? false
    }

    private func picture(_ path: String?, on view: View, _ pictures: PictureStore) -> Image? {
        pictures.image(path, control.renderingMode, within: view.bounds.size, on: view)
    }

    private func show(on button: Button, _ pictures: PictureStore) {
        if let font = text.font { button.titleLabel?.font = font.font }
        if let lineBreak = text.lineBreak { button.titleLabel?.lineBreakMode = lineBreak }
        for (state, look) in control.buttonLooks {
            button.setTitle(look.title, for: state)
            button.setTitleColor(look.titleColor, for: state)
            button.setImage(picture(look.image, on: button, pictures), for: state)
            button.setBackgroundImage(
                pictures.image(look.backgroundImage, within: button.bounds.size, on: button), for: state)
        }
        if let insets = control.contentInsets { button.contentEdgeInsets = insets }
        if let insets = control.titleInsets { button.titleEdgeInsets = insets }
        if let insets = control.imageInsets { button.imageEdgeInsets = insets }
        if let alignment = control.horizontalAlignment { button.contentHorizontalAlignment = alignment }
        if let alignment = control.verticalAlignment { button.contentVerticalAlignment = alignment }
    }

    // MARK: Values

    private func show(on segmented: SegmentedControl, _ pictures: PictureStore) {
        for (index, segment) in (control.segments ?? []).enumerated() {
            if let image = picture(segment.image, on: segmented, pictures) {
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
    fileprivate var buttonLooks: [(state: Control.State, look: SceneButtonLook)] {
        var normal = SceneButtonLook()
        (normal.title, normal.titleColor) = (title, titleColor)
        (normal.image, normal.backgroundImage) = (image, backgroundImage)
        let others: [(Control.State, SceneButtonLook?)] = [
            (.highlighted, whileHighlighted), (.selected, whileSelected), (.disabled, whileDisabled),
        ]
        return [(.normal, normal)] + others.compactMap { state, look in look.map { (state, $0) } }
    }
}
