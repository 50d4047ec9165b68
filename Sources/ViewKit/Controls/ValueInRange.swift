/// A value that is always in a range whose bounds can change.
struct ValueInRange<Number: BinaryFloatingPoint> {
    /// The lower bound. NaN is ignored. A minimum above the maximum raises the maximum too.
    var minimum: Number = 0 {
        didSet {
            if minimum.isNaN { minimum = oldValue }
            maximum = max(minimum, maximum)
            value = clamped(value)
        }
    }

    /// The upper bound. NaN is ignored. A maximum below the minimum lowers the minimum too.
    var maximum: Number {
        didSet {
            if maximum.isNaN { maximum = oldValue }
            if minimum > maximum { minimum = maximum }
            value = clamped(value)
        }
    }

    /// The value. Others are clamped; NaN counts as the minimum.
    var value: Number = 0 { didSet { value = clamped(value) } }

    init(maximum: Number) { self.maximum = maximum }

    private func clamped(_ value: Number) -> Number {
        value.isNaN ? minimum : (minimum...maximum).clamp(value)
    }
}
