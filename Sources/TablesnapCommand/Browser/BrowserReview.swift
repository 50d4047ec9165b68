import Diagnostics
import Files
import Foundation
import Goldens

/// A review of failed images on a page in a browser.
enum BrowserReview {
    /// Shows the page, and waits for its end.
    ///
    /// - Parameters:
    ///   - port: The port of the server. 0 is any free port.
    ///   - opens: Whether to open the page in the user's browser.
    static func run(
        _ failures: [GoldenFailure], of pending: PendingImages, port: UInt16, opens: Bool
    ) throws -> Tablesnap.ExitStatus {
        let page = ReviewPage(failures, of: pending.artifacts, option: nil)
        var addresses = ReviewServer.Images()
        let document = try page.document(&addresses)
        let decisions = GroupDecisions(try ImageDecisions(failures, of: pending), document)
        let review = try ReviewServer(document, decisions)
        let signals = endingSignals(review)
        defer { for signal in signals { signal.cancel() } }
        let server = try HTTPServer(port: port, service: review)
        review.setPort(server.port)
        let address = "http://127.0.0.1:\(server.port)/#t=\(review.token)"
        let changes = counted(document.groups.count, "different change")
        try Tablesnap.printLine("\(page.summary), \(changes): \(address)  (Ctrl-C or Done ends)")
        if opens { open(address) }
        let isForgotten = withExtendedLifetime(server) { review.waitForEnd() }
        if isForgotten { try Tablesnap.printLine("The page gave no sign of life for ten minutes.") }
        let counts = review.counts
        try Tablesnap.printLine(
            "done: \(counts.accepted) accepted, \(counts.rejected) rejected, \(counts.undecided) undecided")
        return counts.undecided == 0 ? .done : .failed
    }

    /// Returns handlers by which signals end the review with its summary.
    private static func endingSignals(_ review: ReviewServer) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { review.stop() }
            source.activate()
            return source
        }
    }

    /// Opens an address in the user's browser, if there is one.
    private static func open(_ address: String) {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, address]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // The address is on the terminal, too.
        try? process.run()
    }
}
