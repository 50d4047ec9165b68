import Dispatch
import Rendering
import Synchronization

/// A pipeline that draws the pages of a PDF file. Drawing runs in the background, in order, while the caller records the
/// next page.
//
// Unchecked, because only the queue uses the pages until they are all drawn.
final class PagePipeline: @unchecked Sendable {
    private let drawing = DispatchQueue(label: "tablesnap.pages")
    private let pages: PDFPages
    private let failure = Mutex<String?>(nil)
    // The number of recorded pages limits the memory.
    private let space = DispatchSemaphore(value: 3)

    init(_ pages: PDFPages) { self.pages = pages }

    /// Adds the next page, and waits while too many are in progress.
    ///
    /// - Throws: The first error of an earlier page.
    func submit(_ page: PDFPages.Page) throws(SnapshotError) {
        space.wait()
        drawing.async { [self] in
            pages.add(page)
            recordFailure()
            space.signal()
        }
        try check()
    }

    /// Waits for all pages. The caller must not use them before.
    func wait() { drawing.sync {} }

    /// Waits for all pages, writes the rest of the file, and throws the first error.
    func finish() throws(SnapshotError) {
        wait()
        try check()
        pages.finish()
        recordFailure()
        try check()
    }

    private func recordFailure() {
        let reason = pages.failure
        failure.withLock { $0 = reason }
    }

    private func check() throws(SnapshotError) {
        guard let reason = failure.withLock({ $0 }) else { return }
        throw SnapshotError(.drawing, "the pages could not be drawn: \(reason)")
    }
}
