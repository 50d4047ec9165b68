import Diagnostics
import Scenes

/// The outcome of a page's figures.
public struct FigurePage: Sendable {
    /// An image of a figure.
    public struct Picture: Sendable, Equatable {
        /// The states of images.
        public enum State: Sendable, Equatable {
            /// The image is up to date.
            case unchanged
            /// The image is new or has changed.
            case drawn
            /// The image does not exist.
            case missing
            /// The image is out of date, for the given reason.
            case stale(String)
        }

        /// The path of the file.
        public let path: String
        /// The line of its block in the page, from 1.
        public let line: Int
        /// The state of the image.
        public let state: State
    }

    /// The path of the page.
    public let path: String
    /// The images in the order of the page. There are none if the page has errors. After a write error, these
    /// are the images written before it.
    public internal(set) var pictures: [Picture] = []
    /// The lines of the blocks whose links were out of date. Drawing has corrected them.
    public internal(set) var staleLinks: [Int] = []
    /// The paths of orphaned images: those that were drawn for the page, and that no figure uses any longer.
    /// They are in the folders of the page and of its images. With ``DocumentationFigures/prunes``, drawing
    /// has deleted them.
    public internal(set) var leftovers: [String] = []
    /// The errors in the page, and warnings about content that has no effect.
    public internal(set) var problems: [Diagnostic] = []
    /// The paths of the files that the images depend on.
    package internal(set) var files: Set<String> = []

    /// A Boolean value that indicates whether the page has errors, and remains unchanged.
    public var hasErrors: Bool { problems.contains { $0.severity == .error } }

    init(path: String) { self.path = path }
}

extension FigurePage.Picture.State {
    init(_ state: FigureDrawing.Picture.State) {
        switch state {
        case .unchanged: self = .unchanged
        case .drawn: self = .drawn
        case .missing: self = .missing
        case .stale(let reason): self = .stale(reason)
        }
    }
}

/// The outcome of figures.
public struct FigureReport: Sendable {
    /// The pages in their order, including those without figures.
    public internal(set) var pages: [FigurePage] = []

    /// A Boolean value that indicates whether no page has errors.
    public var isFaultless: Bool { !pages.contains { $0.hasErrors } }

    /// A Boolean value that indicates whether there are no errors, all images and links are up to date, and
    /// no images are orphaned. After drawing, it indicates whether nothing had to be drawn.
    public var isUpToDate: Bool {
        isFaultless
            && pages.allSatisfy { page in
                page.staleLinks.isEmpty && page.leftovers.isEmpty
                    && page.pictures.allSatisfy { $0.state == .unchanged }
            }
    }

    /// The numbers of images in each state, and of errors, on one line: `12 drawn, 30 unchanged`.
    public var summary: String {
        let states = pages.flatMap(\.pictures).map(\.state)
        func part(_ name: String, _ isCounted: (FigurePage.Picture.State) -> Bool) -> String? {
            let count = states.count(where: isCounted)
            return count > 0 ? "\(count) \(name)" : nil
        }
        let drawn = part("drawn") { $0 == .drawn }
        let missing = part("missing") { $0 == .missing }
        let stale = part("stale") { if case .stale = $0 { true } else { false } }
        let leftovers = pages.reduce(0) { $0 + $1.leftovers.count }
        let errors = pages.reduce(0) { $0 + $1.problems.count { $0.severity == .error } }
        let parts = [
            drawn ?? (missing == nil && stale == nil ? "0 drawn" : nil), missing, stale,
            part("unchanged") { $0 == .unchanged }, leftovers > 0 ? "\(leftovers) left over" : nil,
            errors > 0 ? "\(errors) \(errors == 1 ? "error" : "errors")" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
