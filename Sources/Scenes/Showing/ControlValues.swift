import TableKit

/// The values of controls that touches have changed. They are independent of the cells that show the rows.
final class ControlValues {
    /// A function that sets the value of a control.
    typealias Value = (Control) -> Void

    private var values: [RowOrder.Origin: [Int: Value]] = [:]

    /// The number of changes.
    private(set) var changeCount = 0

    /// The values of a row's controls, by their index in the row.
    subscript(row: RowOrder.Origin) -> [Int: Value] {
        get { values[row] ?? [:] }
        set {
            values[row] = newValue
            changeCount += 1
        }
    }

    /// Returns the value of a control, or `nil` if touches cannot change it.
    static func value(of control: Control) -> Value? {
        func value<Kind: Control, Property>(
            _ control: Kind, _ property: ReferenceWritableKeyPath<Kind, Property>
        ) -> Value {
            let value = control[keyPath: property]
            return { ($0 as? Kind)?[keyPath: property] = value }
        }
        return switch control {
        case let view as Switch: value(view, \.isOn)
        case let slider as Slider: value(slider, \.value)
        case let stepper as Stepper: value(stepper, \.value)
        case let segmented as SegmentedControl: value(segmented, \.selectedSegmentIndex)
        case let pages as PageControl: value(pages, \.currentPage)
        default: nil
        }
    }
}
