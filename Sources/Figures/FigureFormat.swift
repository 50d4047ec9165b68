import Diagnostics

/// The format of a figure's image files.
enum FigureFormat: String, NamedValue, CaseIterable {
    /// An image for each scale and appearance.
    case png
    /// An image for all scales, with both appearances in one file.
    case svg

    static let kind = "a format of figures"

    /// Returns the format of a file by its extension. `nil` for other files.
    static func of(file name: String) -> FigureFormat? {
        allCases.first { name.hasSuffix(".\($0.rawValue)") }
    }

    /// The file name extensions of images.
    static let extensions = Set(allCases.map(\.rawValue))
}
