/// A control with adjacent segments, one of which is selected. Mirrors `UISegmentedControl`.
open class SegmentedControl: Control {
    /// The index that represents no segment.
    public static let noSegment = -1

    var segments: [Segment] = []

    /// Creates a control with a segment for each item, a `String` or an ``Image``, and resizes it to fit. Any other
    /// item creates an empty segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            insert(Segment(title: item as? String, image: item as? Image), at: segments.count)
        }
        sizeToFit()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at an index. Other indexes are clamped. An image shows the end of the animation.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title, image: nil), at: segment)
    }

    /// Inserts a segment with an image at an index. Other indexes are clamped.
    open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
        insert(Segment(title: nil, image: image), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = (0...segments.count).clamp(index)
        segments.insert(segment, at: index)
        for view in segment.views { addSubview(view) }
        if storedIndex >= index { storedIndex += 1 }
        contentDidChange()
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        for view in segments.remove(at: segment).views { view.removeFromSuperview() }
        if storedIndex == segment {
            storedIndex = Self.noSegment
        } else if storedIndex > segment {
            storedIndex -= 1
        }
        contentDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    private var storedIndex = noSegment

    /// The index of the selected segment, or ``noSegment``. An index out of range is ignored.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return }
            storedIndex = newValue
            contentDidChange()
        }
    }

    /// Returns the title of a segment, or `nil`.
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.label.text }

    /// Sets the title of a segment and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self[segment]?.setContent(title, nil)
        contentDidChange()
    }

    /// Returns the image of a segment, or `nil`.
    open func imageForSegment(at segment: Int) -> Image? { self[segment]?.imageView.image }

    /// Sets the image of a segment and removes its title.
    open func setImage(_ image: Image?, forSegmentAt segment: Int) {
        self[segment]?.setContent(nil, image)
        contentDidChange()
    }

    /// Returns a Boolean value that indicates whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self[segment]?.isEnabled = enabled
        contentDidChange()
    }

    /// Returns the width that the program has set for a segment, in points, or 0.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

    /// Sets the width of a segment in points. A width of 0 or less, or one that is not finite, distributes the space.
    ///
    /// As in all methods of a single segment, an index out of range is ignored.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self[segment]?.width = width > 0 && width.isFinite ? width : 0
        contentDidChange()
    }

    private subscript(index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    // MARK: Appearance

    /// A Boolean value that indicates whether segments are not selected permanently. No segment then appears selected.
    open var isMomentary = false { didSet { if isMomentary != oldValue { contentDidChange() } } }

    /// A Boolean value that indicates whether the widths of segments follow their titles. Otherwise all segments have
    /// the same width.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
    }

    /// The background color of the selected segment. `nil` uses the theme's value.
    open var selectedSegmentTintColor: Color?

    var shownIndex: Int? { isMomentary || storedIndex < 0 ? nil : storedIndex }

    override func updateContent() {
        let controls = environment.theme.controls
        let metrics = controls.segmented
        for (index, segment) in segments.enumerated() {
            let isUsable = isEnabled && segment.isEnabled
            segment.label.defaultAppearance = .init(
                font: index == shownIndex ? metrics.selectedFont : metrics.font,
                color: isUsable ? metrics.titleColor : metrics.disabledTitleColor)
            segment.imageView.alpha = isUsable ? 1 : controls.disabledOpacity
            if segment.imageView.image?.isSymbolImage == true {
                segment.imageView.tintColor = metrics.titleColor
            }
            segment.setAccessibility(isSelected: index == shownIndex, isEnabled: isUsable)
        }
    }

    /// Each segment is a separate accessibility element.
    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: false, value: titleForSegment(at: storedIndex))
    }

    /// Selects the segment in which the touch ends.
    open override func endTracking(at point: CGPoint) {
        let touched = segmentFrames(in: bounds).firstIndex { $0.minX <= point.x && point.x < $0.maxX }
        guard isTouchInside, let touched, segments[touched].isEnabled else { return }
        guard isMomentary || touched != selectedSegmentIndex else { return }
        selectedSegmentIndex = touched
        sendActions(for: primaryEvents)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Layout

    /// Returns the size that fits the segments. Its height is that of the theme. Segments have the same width, unless
    /// the program specifies otherwise.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = environment.theme.controls.segmented
        let naturals = segments.map { $0.naturalWidth(metrics, environment) }
        let widest = naturals.max() ?? 0
        let widths = zip(segments, naturals).map { segment, natural in
            segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? natural : widest
        }
        return CGSize(width: widths.reduce(0, +), height: metrics.height)
    }

    /// Returns the frames of the segments, from edge to edge.
    func segmentFrames(in bounds: CGRect) -> [CGRect] {
        let metrics = environment.theme.controls.segmented
        let given = segments.reduce(0) { $0 + $1.width }
        let fractions = segments.map { segment -> CGFloat in
            if segment.width > 0 { return 0 }
            return apportionsSegmentWidthsByContent ? segment.naturalWidth(metrics, environment) : 1
        }
        let unit = max(bounds.width - given, 0) / max(fractions.reduce(0, +), .leastNonzeroMagnitude)
        var x = bounds.minX
        return zip(segments, fractions).map { segment, fraction in
            let width = segment.width > 0 ? segment.width : fraction * unit
            defer { x += width }
            let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            return directed(frame, in: bounds).onPixels(scale: traitCollection.displayScale)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        for (segment, frame) in zip(segments, segmentFrames(in: bounds)) { segment.position(in: frame) }
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) { drawSegments(in: rect, context) }
}
