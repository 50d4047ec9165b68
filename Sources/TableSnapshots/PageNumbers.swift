/// The page numbers of a PDF file. A table on a single page has none.
public enum PageNumbers: Sendable, Hashable, CaseIterable {
    /// No page numbers.
    case none
    /// The page number, such as 2.
    case number
    /// The page number and the number of pages, such as 2 / 5.
    case numberOfTotal
}

extension PageNumbers {
    /// The height of a page number below the content, in points.
    static let height: CGFloat = 24

    func text(_ page: Int, of count: Int) -> String? {
        guard count > 1 else { return nil }
        switch self {
        case .none: return nil
        case .number: return "\(page)"
        case .numberOfTotal: return "\(page) / \(count)"
        }
    }
}

extension Theme {
    /// Returns a text in the center of the bottom margin of a page, in the style of captions.
    func pageNumber(_ text: String, on paper: PaperSize, _ traits: TraitCollection) -> DisplayList {
        var request = TextRequest(text: text, font: .systemFont(ofSize: min(frame.captionFont.pointSize, 10)))
        request.systemFont = systemFont
        let number = TextLayout(request)
        let margin = max(paper.margin, PageNumbers.height)
        let origin = CGPoint(
            x: (paper.width - number.width) / 2, y: paper.height - (margin + number.height) / 2)
        let color = frame.captionColor.resolvedColor(with: traits)
        return GraphicsContext.list { $0.draw(number, at: origin, with: color) }
    }
}
