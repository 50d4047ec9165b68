import Foundation

/// A group of changes with a common animation. Mirrors `CATransaction`. An image shows the end of the animation, so the
/// completion is called when the group ends.
public enum Transaction {
    /// Begins a group of changes on the current thread.
    public static func begin() { groups.completions.append(nil) }

    /// Ends the group of changes, and calls its completion.
    public static func commit() { groups.completions.popLast()??() }

    /// Sets the closure that ``commit()`` calls. Without a group, it is called immediately.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let groups = groups
        guard !groups.completions.isEmpty else {
            block?()
            return
        }
        groups.completions[groups.completions.count - 1] = block
    }

    /// Disables animations. It has no effect, because an image shows their end.
    public static func setDisableActions(_ isDisabled: Bool) {}

    /// Sets the duration of animations, in seconds. It has no effect, because an image shows their end.
    public static func setAnimationDuration(_ duration: TimeInterval) {}

    private static let key = "tablesnap.Transaction"

    /// The completions of the groups of a thread, the innermost last.
    private final class Groups {
        var completions: [(() -> Void)?] = []
    }

    private static var groups: Groups {
        if let groups = Thread.current.threadDictionary[key] as? Groups { return groups }
        let groups = Groups()
        Thread.current.threadDictionary[key] = groups
        return groups
    }
}
