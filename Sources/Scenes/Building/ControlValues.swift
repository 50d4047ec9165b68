import TableKit

/// The values of controls that touches have changed. They are independent of the cells that show the rows.
final class ControlValues {
    /// The value of a control.
    enum Value {
        case flag(Bool)
        case number(Double)
        case index(Int)

        /// Creates the value of a control. The result is `nil` if touches cannot change it.
        init?(of control: Control) {
            switch control {
            case let view as Switch: self = .flag(view.isOn)
            case let slider as Slider: self = .number(Double(slider.value))
            case let stepper as Stepper: self = .number(stepper.value)
            case let segmented as SegmentedControl: self = .index(segmented.selectedSegmentIndex)
            case let pages as PageControl: self = .index(pages.currentPage)
            default: return nil
            }
        }

        /// Sets the value of a control.
        func apply(to control: Control) {
            switch (self, control) {
            case (.flag(let isOn), let view as Switch): view.isOn = isOn
            case (.number(let value), let slider as Slider): slider.value = Float(value)
            case (.number(let value), let stepper as Stepper): stepper.value = value
            case (.index(let index), let segmented as SegmentedControl):
                segmented.selectedSegmentIndex = index
            case (.index(let page), let pages as PageControl): pages.currentPage = page
            default: break
            }
        }
    }

    private var values: [RowOrder.Origin: [Int: Value]] = [:]

    /// The values of a row's controls, by their index in the row.
    subscript(row: RowOrder.Origin) -> [Int: Value] {
        get { values[row] ?? [:] }
        set { values[row] = newValue }
    }
}
