import DisplayList
import TableKit

extension OddView {
    private static func button() -> Button {
        let button = Button(type: .system)
        button.setTitle("Press", for: .normal)
        return button
    }

    /// Touches odd points of a control.
    private static func touch(_ control: Control, _ number: OddNumber) {
        for point in [number.point, CGPoint(x: 70, y: 12)] {
            _ = control.beginTracking(at: point)
            _ = control.continueTracking(at: number.point)
            control.endTracking(at: number.point)
        }
    }

    static var controls: [OddView] {
        [
            odd("frame", button()) { $0.frame = $1.rect },
            odd("contentEdgeInsets", button()) { $0.contentEdgeInsets = insets($1) },
            odd("titleEdgeInsets", button()) { $0.titleEdgeInsets = insets($1) },
            odd("imageEdgeInsets", button()) {
                $0.setImage(image(), for: .normal)
                $0.imageEdgeInsets = insets($1)
            },
            odd("state", button()) {
                $0.setTitle("State", for: .init(rawValue: UInt(bitPattern: $1.whole)))
                $0.sendActions(for: .init(rawValue: UInt(bitPattern: $1.whole)))
            },
            odd("frame", Control()) {
                $0.frame = $1.rect
                touch($0, $1)
            },
            odd("frame", Switch()) {
                $0.frame = $1.rect
                touch($0, $1)
            },
            odd("frame", TextField()) {
                $0.text = "Field"
                $0.borderStyle = .roundedRect
                $0.frame = $1.rect
            },
            odd("frame", ActivityIndicatorView(style: .large)) {
                $0.startAnimating()
                $0.frame = $1.rect
            },
            odd("frame", RefreshControl()) {
                $0.beginRefreshing()
                $0.frame = $1.rect
            },
            odd("progress", ProgressView()) {
                $0.progress = Float($1.fraction)
                $0.setProgress(Float($1.fraction), animated: true)
            },
            odd("frame", ProgressView()) {
                $0.progress = 0.5
                $0.frame = $1.rect
            },
            odd("numberOfPages", PageControl()) {
                $0.numberOfPages = $1.whole
                $0.currentPage = $1.whole
                _ = $0.size(forNumberOfPages: $1.whole)
            },
            odd("currentPage", PageControl()) {
                $0.numberOfPages = 3
                $0.currentPage = $1.whole
                touch($0, $1)
            },
            odd("numberOfPages touched", PageControl()) {
                $0.numberOfPages = $1.whole
                touch($0, $1)
                $0.sizeToFit()
            },
        ]
    }

    static var sliders: [OddView] {
        [
            odd("value", Slider()) {
                $0.value = Float($1.fraction)
                $0.setValue(Float($1.fraction), animated: true)
            },
            odd("minimumValue", Slider()) {
                $0.minimumValue = Float($1.fraction)
                touch($0, $1)
            },
            odd("maximumValue", Slider()) {
                $0.maximumValue = Float($1.fraction)
                touch($0, $1)
            },
            odd("range", Slider()) {
                $0.minimumValue = -Float.greatestFiniteMagnitude
                $0.maximumValue = Float.greatestFiniteMagnitude
                $0.value = Float($1.fraction)
                touch($0, $1)
            },
            odd("frame", Slider()) {
                $0.frame = $1.rect
                touch($0, $1)
            },
            odd("thumbRect", Slider()) {
                let track = $0.trackRect(forBounds: $1.rect)
                _ = $0.thumbRect(forBounds: $1.rect, trackRect: track, value: Float($1.fraction))
            },
            odd("value", Stepper()) { $0.value = Double($1.fraction) },
            odd("minimumValue", Stepper()) {
                $0.minimumValue = Double($1.fraction)
                touch($0, $1)
            },
            odd("maximumValue", Stepper()) {
                $0.maximumValue = Double($1.fraction)
                touch($0, $1)
            },
            odd("stepValue", Stepper()) {
                $0.stepValue = Double($1.fraction)
                $0.wraps = true
                touch($0, $1)
            },
            odd("frame", Stepper()) {
                $0.frame = $1.rect
                touch($0, $1)
            },
        ]
    }

    static var segments: [OddView] {
        [
            odd("selectedSegmentIndex", SegmentedControl(items: ["One", "Two"])) {
                $0.selectedSegmentIndex = $1.whole
            },
            odd("insertSegment", SegmentedControl(items: ["One", "Two"])) {
                $0.insertSegment(withTitle: "New", at: $1.whole, animated: false)
                $0.insertSegment(with: image(), at: $1.whole, animated: false)
                $0.removeSegment(at: $1.whole, animated: false)
            },
            odd("segment", SegmentedControl(items: ["One", "Two"])) {
                let segment = $1.whole
                $0.setTitle("New", forSegmentAt: segment)
                $0.setImage(image(), forSegmentAt: segment)
                $0.setEnabled(false, forSegmentAt: segment)
                $0.setWidth(30, forSegmentAt: segment)
                _ = ($0.titleForSegment(at: segment), $0.imageForSegment(at: segment))
                _ = ($0.isEnabledForSegment(at: segment), $0.widthForSegment(at: segment))
            },
            odd("setWidth", SegmentedControl(items: ["One", "Two"])) {
                $0.setWidth($1.fraction, forSegmentAt: 0)
                touch($0, $1)
            },
            odd("frame", SegmentedControl(items: ["One", "Two"])) {
                $0.selectedSegmentIndex = 1
                $0.frame = $1.rect
                touch($0, $1)
            },
        ]
    }
}
