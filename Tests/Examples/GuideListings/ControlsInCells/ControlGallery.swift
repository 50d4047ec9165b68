import UIKitNames

/// A gallery with a row for each control, which shows its states side by side: normal, highlighted, selected
/// and disabled.
final class ControlGallery: UITableViewDataSource, UITableViewDelegate {
    static let width: CGFloat = 760

    private static let nameWidth: CGFloat = 140
    private static let columnWidth: CGFloat = 150
    private static let rowHeight: CGFloat = 52

    private static let states: [(name: String, state: UIControlState)] = [
        ("Normal", .normal), ("Highlighted", .highlighted), ("Selected", .selected), ("Disabled", .disabled),
    ]

    private let samples: [(name: String, make: () -> UIView)] = [
        ("System button", { ControlGallery.button(.system) }),
        ("Custom button", { ControlGallery.customButton() }),
        ("Info button", { UIButton(type: .detailDisclosure) }),
        ("Add button", { UIButton(type: .contactAdd) }),
        ("Switch, off", { UISwitch() }),
        ("Switch, on", { ControlGallery.made(UISwitch()) { $0.isOn = true } }),
        (
            "Slider",
            {
                ControlGallery.made(UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))) {
                    $0.value = 0.4
                }
            }
        ),
        (
            "Segments",
            {
                ControlGallery.made(UISegmentedControl(items: ["Day", "Week"])) {
                    $0.selectedSegmentIndex = 1
                    $0.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
                }
            }
        ),
        ("Stepper", { ControlGallery.made(UIStepper()) { $0.value = 1 } }),
        (
            "Page control",
            {
                ControlGallery.made(UIPageControl()) {
                    $0.numberOfPages = 5
                    $0.currentPage = 1
                    $0.pageIndicatorTintColor = .tertiaryLabel
                    $0.currentPageIndicatorTintColor = .label
                    $0.sizeToFit()
                }
            }
        ),
        ("Text field", { ControlGallery.field(text: "Text") }),
        ("Empty field", { ControlGallery.field(text: "") }),
        (
            "Progress",
            {
                ControlGallery.made(UIProgressView(progressViewStyle: .default)) {
                    $0.progress = 0.6
                    $0.frame.size.width = 120
                }
            }
        ),
        (
            "Activity",
            { ControlGallery.made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() } }
        ),
    ]

    private static func made<Made: UIView>(_ view: Made, _ prepare: (Made) -> Void) -> UIView {
        prepare(view)
        return view
    }

    private static func button(_ type: UIButtonType) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle("Button", for: .normal)
        button.sizeToFit()
        return button
    }

    private static func customButton() -> UIButton {
        let button = button(.custom)
        button.setTitleColor(.label, for: .normal)
        button.setTitleColor(.systemOrange, for: .selected)
        button.setImage(StripedImage.make(.systemGreen, width: 20, height: 20), for: .normal)
        button.sizeToFit()
        return button
    }

    private static func field(text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.text = text
        field.clearButtonMode = .always
        return field
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { samples.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let sample = samples[indexPath.row]
        cell.textLabel?.text = sample.name
        for (column, (_, state)) in Self.states.enumerated() {
            let view = sample.make()
            if let control = view as? UIControl {
                control.isHighlighted = state.contains(.highlighted)
                control.isSelected = state.contains(.selected)
                control.isEnabled = !state.contains(.disabled)
            } else if state != .normal {
                // A view that is no control has only one state.
                continue
            }
            view.frame.origin = CGPoint(
                x: Self.x(ofColumn: column), y: ((Self.rowHeight - view.frame.height) / 2).rounded())
            cell.contentView.addSubview(view)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Self.rowHeight
    }

    // MARK: Names of the columns

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        for (column, (name, _)) in Self.states.enumerated() {
            let label = UILabel(frame: CGRect(x: Self.x(ofColumn: column), y: 0, width: 140, height: 32))
            label.text = name
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            header.addSubview(label)
        }
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 32 }

    private static func x(ofColumn column: Int) -> CGFloat {
        20 + nameWidth + CGFloat(column) * columnWidth
    }
}
