import TableKit
import Typesetting

/// The numbers below the pages of a PDF file. A table on one page has none.
public enum PageNumbers: Sendable, Hashable, CaseIterable {
    /// No numbers.
    case none
    /// The page's number, such as 2.
    case number
    /// The page's number and that of the last page, such as 2 / 5.
    case numberOfTotal
}

extension PageNumbers {
    /// The height below the content that a number needs, in points.
    static let height: CGFloat = 24

    /// A number of as many pages; nil for none.
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
    /// A text in the middle of the lower margin of a sheet of paper, as captions are set.
    func pageNumber(_ text: String, on paper: PaperSize, _ traits: TraitCollection) -> DisplayList {
        var request = TextRequest(text: text, font: .systemFont(ofSize: min(frame.captionFont.pointSize, 10)))
        request.systemFamily = systemFontFamily
        let number = TextLayout(request)
        let context = GraphicsContext()
        let band = max(paper.margin, PageNumbers.height)
        let place = CGPoint(
            x: (paper.width - number.width) / 2, y: paper.height - (band + number.height) / 2)
        context.draw(number, at: place, with: frame.captionColor.resolvedColor(with: traits))
        return context.takeList()
    }
}
