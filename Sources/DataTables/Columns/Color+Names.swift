import Diagnostics
import TableKit

extension Color: NamedValue {
    package static let kind = "a color"
    package static let names = uiKitNames + cssNames
    package static let alternativeNames =
        uiKitNames.map(\.name).joined(separator: ", ") + ", or another name of CSS, such as steelblue"
}
