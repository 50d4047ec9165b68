import Diagnostics
import TableKit

extension Color: NamedValue {
    package static let kind = "a color"
    package static let names = uiKitNames + cssNames
    package static let listedNames =
        uiKitNames.map(\.name).joined(separator: ", ") + ", or another name of CSS, such as steelblue"

    /// The names of the colors of UIKit.
    package static let uiKitNames: Names = [
        ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("gray", .gray),
        ("lightGray", .lightGray), ("white", .white), ("red", .red), ("green", .green), ("blue", .blue),
        ("cyan", .cyan), ("magenta", .magenta), ("yellow", .yellow), ("orange", .orange), ("purple", .purple),
        ("brown", .brown), ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText), ("link", .link), ("systemBlue", .systemBlue),
        ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("systemOrange", .systemOrange),
        ("systemYellow", .systemYellow), ("systemPink", .systemPink), ("systemPurple", .systemPurple),
        ("systemIndigo", .systemIndigo), ("systemTeal", .systemTeal), ("systemMint", .systemMint),
        ("systemCyan", .systemCyan), ("systemBrown", .systemBrown), ("systemGray", .systemGray),
        ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
        ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator), ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill), ("lightText", .lightText), ("darkText", .darkText),
    ]
}
