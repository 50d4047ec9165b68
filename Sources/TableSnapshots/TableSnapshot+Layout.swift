/// The layout of an image as text: the parts of its tables, with the frames of rows, headers and footers.
///
/// The fonts affect these frames only where texts are broken into lines. The layout is therefore compared if the fonts
/// of an image are not those of its golden image.
extension TableSnapshot {
    /// The keyword of the PNG text chunk that contains the layout.
    package static let layoutKeyword = "Layout"

    /// The layout, a line for each element. `nil` if the parts are unknown.
    package var layoutText: PNGText? {
        var lines: [String] = []
        for part in parts(inRows: [0..<pixelHeight]) {
            if let element = part.part.element, part.part.name.isEmpty {
                lines.append("\(element)" + (element.hasFixedWidth ? " \(part.frame.wholePixels)" : ""))
            } else if let line = lines.indices.last {
                lines[line] += " \(part.part.name)"
            } else {
                lines.append(part.part.name)
            }
        }
        guard !lines.isEmpty else { return nil }
        return PNGText(keyword: Self.layoutKeyword, text: lines.joined(separator: "\n"))
    }
}

extension TablePart.Element {
    /// A Boolean value that indicates whether the width does not depend on texts.
    fileprivate var hasFixedWidth: Bool {
        switch self {
        case .row, .header, .footer, .section, .tableHeader, .tableFooter: true
        case .background, .refreshControl, .index, .scrollIndicator: false
        }
    }
}

extension CGRect {
    fileprivate var wholePixels: String {
        [minX, minY, width, height].map { String(Int(clamping: $0.rounded(), within: 1_000_000_000)) }
            .joined(separator: ",")
    }
}
