/// Several choices side by side, one of which holds. Mirrors `UISegmentedControl`.
open class SegmentedControl: Control {
    /// The index that stands for no segment.
    public static let noSegment = -1

    var segments: [Segment] = []

    /// Makes a control with a segment for each item, a `String` or an ``Image``, of the size that suits them. Anything
    /// else makes an empty segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            insert(Segment(title: item as? String, image: item as? Image), at: segments.count)
        }
        sizeToFit()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Adds a segment with a title before the one at an index, or at the nearest end. A picture has no animation: the end is shown at once.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title, image: nil), at: segment)
    }

    /// Adds a segment with a picture before the one at an index, or at the nearest end.
    open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
        insert(Segment(title: nil, image: image), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = (0...segments.count).clamp(index)
        segments.insert(segment, at: index)
        for view in segment.views { addSubview(view) }
        if storedIndex >= index { storedIndex += 1 }
        segmentsDidChange()
    }

    /// Takes a segment out.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        for view in segments.remove(at: segment).views { view.removeFromSuperview() }
        if storedIndex == segment {
            storedIndex = Self.noSegment
        } else if storedIndex > segment {
            storedIndex -= 1
        }
        segmentsDidChange()
    }

    /// Takes all segments out.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    private var storedIndex = noSegment

    /// The segment that holds, or ``noSegment``. An index beyond the last is not taken.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return }
            storedIndex = newValue
            segmentsDidChange()
        }
    }

    /// The title of a segment, or nil.
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.label.text }

    /// Gives a segment a title in place of its picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self[segment]?.label.text = title
        self[segment]?.picture.image = nil
        segmentsDidChange()
    }

    /// The picture of a segment, or nil.
    open func imageForSegment(at segment: Int) -> Image? { self[segment]?.picture.image }

    /// Gives a segment a picture in place of its title.
    open func setImage(_ image: Image?, forSegmentAt segment: Int) {
        self[segment]?.picture.image = image
        self[segment]?.label.text = nil
        segmentsDidChange()
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

    /// Says whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self[segment]?.isEnabled = enabled
        segmentsDidChange()
    }

    /// The width a program has given a segment, in points; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

    /// Gives a segment a width in points; 0 for its share, as is a width below 0 or not finite. An index of no segment
    /// is ignored, as in all methods of one segment.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self[segment]?.width = width > 0 && width.isFinite ? width : 0
        segmentsDidChange()
    }

    private subscript(index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    // MARK: Looks

    /// Whether no segment stays chosen: it then shows none.
    open var isMomentary = false {
        didSet { if isMomentary != oldValue { segmentsDidChange() } }
    }

    /// Whether segments are as wide as their titles ask for, and not all the same.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// The ground of the chosen segment; nil for the theme's.
    open var selectedSegmentTintColor: Color?

    override func stateDidChange() {
        super.stateDidChange()
        updateSegments()
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        updateSegments()
    }

    private func segmentsDidChange() {
        updateSegments()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The segment that looks chosen.
    var shownIndex: Int? { isMomentary || storedIndex < 0 ? nil : storedIndex }

    /// Gives the segments their fonts and colors.
    private func updateSegments() {
        let controls = environment.theme.controls
        let metrics = controls.segmented
        for (index, segment) in segments.enumerated() {
            let isUsable = isEnabled && segment.isEnabled
            segment.label.defaultAppearance = .init(
                font: index == shownIndex ? metrics.selectedFont : metrics.font,
                color: isUsable ? metrics.titleColor : metrics.disabledTitleColor)
            segment.picture.alpha = isUsable ? 1 : controls.disabledOpacity
            segment.setAccessibility(isSelected: index == shownIndex, isEnabled: isUsable)
        }
    }

    /// People deal with the segments one by one, each a button.
    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: false, value: titleForSegment(at: storedIndex))
    }

    /// A finger chooses the segment it is lifted from.
    open override func endTracking(at point: CGPoint) {
        let touched = segmentFrames(in: bounds).firstIndex { $0.minX <= point.x && point.x < $0.maxX }
        guard isTouchInside, let touched, segments[touched].isEnabled else { return }
        guard isMomentary || touched != selectedSegmentIndex else { return }
        selectedSegmentIndex = touched
        sendActions(for: primaryEvents)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Layout

    /// As wide as the segments ask for, all the same unless told otherwise, and as high as the theme says.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = environment.theme.controls.segmented
        let naturals = segments.map { $0.naturalWidth(metrics, environment) }
        let widest = naturals.max() ?? 0
        let widths = zip(segments, naturals).map { segment, natural in
            segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? natural : widest
        }
        return CGSize(width: widths.reduce(0, +), height: metrics.height)
    }

    /// Where the segments are, from edge to edge.
    func segmentFrames(in bounds: CGRect) -> [CGRect] {
        let metrics = environment.theme.controls.segmented
        let given = segments.reduce(0) { $0 + $1.width }
        let shares = segments.map { segment -> CGFloat in
            if segment.width > 0 { return 0 }
            return apportionsSegmentWidthsByContent ? segment.naturalWidth(metrics, environment) : 1
        }
        let unit = max(bounds.width - given, 0) / max(shares.reduce(0, +), .leastNonzeroMagnitude)
        var x = bounds.minX
        return zip(segments, shares).map { segment, share in
            let width = segment.width > 0 ? segment.width : share * unit
            defer { x += width }
            let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            return directed(frame, in: bounds).onPixels(scale: traitCollection.displayScale)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSegments()
        for (segment, frame) in zip(segments, segmentFrames(in: bounds)) { segment.place(in: frame) }
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        drawSegments(in: rect, context)
    }
}
