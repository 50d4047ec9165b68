import Foundation

/// A progress bar on standard error. It appears if that is a terminal and the work takes longer than a
/// second.
final class ProgressBar {
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var latest = -1
    private static let cells = 30

    init(isQuiet: Bool) { isShown = !isQuiet && isatty(STDERR_FILENO) != 0 }

    func show(_ fraction: Double) {
        let percent = Int(fraction * 100)
        guard isShown, percent != latest, ContinuousClock.now - start > .seconds(1) else { return }
        latest = percent
        let full = Int(fraction * Double(Self.cells))
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: Self.cells - full)
        StandardError.write("\r\(bar) \(percent) %")
    }

    func end() {
        if latest >= 0 { StandardError.write("\r\u{1B}[K") }
        latest = -1
    }
}
