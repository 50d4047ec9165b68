import UIKitNames

// The figures of one table with each trait.

extension Figure {
    static let traits: [Figure] = {
        let appearances: [(name: String, traits: UITraitCollection)] = [
            ("scale-1", UITraitCollection(displayScale: 1)),
            ("scale-1.5", UITraitCollection(displayScale: 1.5)),
            ("scale-3", UITraitCollection(displayScale: 3)),
            ("dark", UITraitCollection(userInterfaceStyle: .dark)),
            ("right-to-left", UITraitCollection(layoutDirection: .rightToLeft)),
            ("contrast", UITraitCollection(accessibilityContrast: .high)),
            ("contrast-dark", UITraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high)),
            ("japanese", UITraitCollection(typesettingLanguage: "ja")),
        ]
        let sizes = UIContentSizeCategory.allCases.map { size in
            ("size-\(size.shortName)", UITraitCollection(displayScale: 1, preferredContentSizeCategory: size))
        }
        let wide = Figure("traits-wide") {
            Content(style: .insetGrouped, width: 430, dataSource: AttributedRows([EveryKindOfRow.section]))
        }
        return (appearances + sizes).map { name, traits in
            Figure("traits-\(name)", traits: traits) {
                Content(style: .insetGrouped, dataSource: AttributedRows([EveryKindOfRow.section]))
            }
        } + [wide]
    }()
}

/// Rows with each style, with each accessory, and with a control.
private enum EveryKindOfRow {
    static var section: AttributedRows.Section {
        .init(
            title: "Every kind of row",
            rows: [
                row(.default, "Default 直骨", nil, .disclosureIndicator),
                row(.subtitle, "Subtitle", "What stands below it", .checkmark),
                row(.value1, "Value 1", "Detail", .detailDisclosureButton),
                row(.value2, "Value 2", "Detail", .detailButton),
                AttributedRows.Row { cell in
                    cell.textLabel?.text = "Control"
                    cell.imageView?.image = StripedImage.make(.systemGreen, width: 29, height: 29)
                    let control = UISwitch()
                    control.isOn = true
                    cell.accessoryView = control
                },
            ])
    }

    private static func row(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?,
        _ accessory: UITableViewCell.AccessoryType
    ) -> AttributedRows.Row {
        AttributedRows.Row(style: style) { cell in
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            cell.accessoryType = accessory
        }
    }
}
