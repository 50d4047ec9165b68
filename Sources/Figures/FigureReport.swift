public import Diagnostics
import Scenes

/// The outcome of a page's figures.
public struct FigurePage: Sendable {
    /// An image of a figure.
    public struct Image: Sendable, Equatable {
        /// The states of images.
        public enum State: Sendable, Equatable {
            /// The image is up to date.
            case unchanged
            /// The image is new or has changed.
            case drawn
            /// The image does not exist.
            case missing
            /// The image is out of date, for the given reason.
            case outOfDate(String)
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
    public internal(set) var images: [Image] = []
    /// The lines of the blocks whose links were out of date. Drawing has corrected them.
    public internal(set) var outOfDateLinks: [Int] = []
    /// The paths of orphaned images: those that were drawn for the page, and that no figure uses any longer. They are
    /// in the folders of the page and of its images. With ``DocumentationFigures/prunes``, drawing has deleted them.
    public internal(set) var orphanedImages: [String] = []
    /// The errors in the page, and warnings about content that has no effect.
    public internal(set) var problems: [Diagnostic] = []
    /// The paths of the files that the images depend on.
    package internal(set) var files: Set<String> = []

    /// A Boolean value that indicates whether the page has errors, and remains unchanged.
    public var hasErrors: Bool { problems.contains { $0.severity == .error } }

    init(path: String) { self.path = path }
}

/// The outcome of figures.
public struct FigureReport: Sendable {
    /// The pages in their order, including those without figures.
    public internal(set) var pages: [FigurePage] = []

    /// A Boolean value that indicates whether a page has errors.
    public var hasErrors: Bool { pages.contains { $0.hasErrors } }

    /// A Boolean value that indicates whether there are no errors, all images and links are up to date, and
    /// no images are orphaned. After drawing, it indicates whether nothing had to be drawn.
    public var isUpToDate: Bool {
        !hasErrors
            && pages.allSatisfy { page in
                page.outOfDateLinks.isEmpty && page.orphanedImages.isEmpty
                    && page.images.allSatisfy { $0.state == .unchanged }
            }
    }

    /// The numbers of images in each state, and of errors, on one line: `12 drawn, 30 unchanged`.
    public var summary: String {
        let states = pages.flatMap(\.images).map(\.state)
        func part(_ name: String, _ isCounted: (FigurePage.Image.State) -> Bool) -> String? {
            let count = states.count(where: isCounted)
            return count > 0 ? "\(count) \(name)" : nil
        }
        let drawn = part("drawn") { $0 == .drawn }
        let missing = part("missing") { $0 == .missing }
        let outOfDate = part("out of date") { if case .outOfDate = $0 { true } else { false } }
        let orphanedImages = pages.reduce(0) { $0 + $1.orphanedImages.count }
        let errors = pages.reduce(0) { $0 + $1.problems.count { $0.severity == .error } }
        let parts = [
            drawn ?? (missing == nil && outOfDate == nil ? "0 drawn" : nil), missing, outOfDate,
            part("unchanged") { $0 == .unchanged }, orphanedImages > 0 ? "\(orphanedImages) orphaned" : nil,
            errors > 0 ? counted(errors, "error") : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
