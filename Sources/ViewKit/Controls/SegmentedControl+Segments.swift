extension SegmentedControl {
    final class Segment {
        let label = Label()
        let imageView = ImageView()
        var isEnabled = true
        /// The width that the program has set. 0 distributes the space.
        var width: CGFloat = 0

        init(title: String?, image: Image?) {
            label.textAlignment = .center
            imageView.contentMode = .center
            setContent(title, image)
        }

        func setContent(_ title: String?, _ image: Image?) {
            label.text = title
            imageView.image = image
        }

        var views: [View] { [imageView, label] }

        /// Returns the width that fits the segment in both states, so that selection does not change the layout.
        func naturalWidth(_ metrics: Theme.Controls.Segmented, _ environment: Environment) -> CGFloat {
            let image = imageView.imageSize?.width ?? 0
            let texts = [metrics.font, metrics.selectedFont].map { font in
                var request = TextRequest(text: label.text ?? "", font: font)
                request.systemFont = environment.theme.systemFont
                request.language = environment.traits.typesettingLanguage
                return label.text == nil ? 0 : TextLayout(request).width.rounded(.up)
            }
            return max(image, texts.max() ?? 0) + 2 * metrics.titlePadding
        }

        func position(in frame: CGRect) {
            label.frame = frame
            imageView.frame = frame
        }

        /// Sets the accessibility properties of a button on the segment's view.
        func setAccessibility(isSelected: Bool, isEnabled: Bool) {
            var traits: AccessibilityTraits = .button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            for view in views { view.accessibilityTraits = traits }
            imageView.isAccessibilityElement = imageView.image != nil
        }
    }

    func drawSegments(in rect: CGRect, _ context: GraphicsContext) {
        let metrics = environment.theme.controls.segmented
        context.fill(
            Path(roundedRect: rect, radius: metrics.cornerRadius), with: resolved(metrics.background))
        let frames = segmentFrames(in: rect)
        for index in frames.indices.dropFirst() {
            // The selected segment has no adjacent dividers.
            if let shownIndex, shownIndex == index || shownIndex == index - 1 { continue }
            let edge = isRightToLeft ? frames[index].maxX : frames[index].minX
            let line = CGRect(x: edge, y: rect.minY, width: 0, height: rect.height)
            context.fill(line.centered(metrics.dividerSize), with: resolved(metrics.dividerColor))
        }
        guard let shownIndex, frames.indices.contains(shownIndex) else { return }
        drawSelection(in: frames[shownIndex], context)
    }

    private func drawSelection(in frame: CGRect, _ context: GraphicsContext) {
        let metrics = environment.theme.controls.segmented
        let inset = isHighlighted ? metrics.highlightedInset : metrics.selectedInset
        let box = frame.insetBy(dx: inset, dy: inset)
        let path = Path(roundedRect: box, radius: metrics.selectedRadius)
        drawShadows(metrics.shadows, of: path, in: context)
        let border = metrics.selectedBorderWidth
        context.fill(
            Path(roundedRect: box.insetBy(dx: -border, dy: -border), radius: metrics.selectedRadius + border),
            with: resolved(metrics.selectedBorderColor))
        context.fill(path, with: resolved(selectedSegmentTintColor ?? metrics.selectedColor))
    }
}
