import SceneSchema

// Checks for impossible combinations of a control's properties.
extension SceneControl {
    /// Reports missing segments and pages, and values outside the range of the control.
    func check(_ kind: SceneView.Kind, _ reader: inout SceneReader) {
        if kind == .segmented { check("segment", segment, of: segments?.count ?? 0, &reader) }
        if kind == .pages { check("page", page, of: pages ?? 0, &reader) }
        if let usual = kind.usualRange { checkValue(usual, &reader) }
    }

    private func check(_ key: String, _ index: Int?, of count: Int, _ reader: inout SceneReader) {
        guard let index, index >= count else { return }
        let fact = count == 0 ? "there are no \(key)s" : "there \(count == 1 ? "is 1" : "are \(count)")"
        reader.fail("no \(key) \(index); \(fact), and counting starts at 0", at: key)
    }

    private func checkValue(_ usual: ClosedRange<Double>, _ reader: inout SceneReader) {
        let (lower, upper) = (minimum ?? usual.lowerBound, maximum ?? usual.upperBound)
        if lower > upper {
            reader.fail(
                "the minimum, \(lower.plainText), is above the maximum, \(upper.plainText)",
                at: minimum == nil ? "maximum" : "minimum")
        } else if let value, value < lower || value > upper {
            let (limit, name) = value < lower ? (lower, "minimum") : (upper, "maximum")
            reader.warn(
                "the value \(value.plainText) is shown as the \(name), \(limit.plainText)", at: "value")
        }
    }
}

extension SceneView.Kind {
    /// The range of values of a control without limits. `nil` for views without a value.
    fileprivate var usualRange: ClosedRange<Double>? {
        switch self {
        case .slider, .progress: 0...1
        case .stepper: 0...100
        case .view, .stack, .label, .image, .button, .switch, .segmented, .textField, .searchBar, .activity,
            .pages, .contentUnavailable:
            nil
        }
    }
}
