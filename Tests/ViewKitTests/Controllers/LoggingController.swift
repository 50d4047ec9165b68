import Foundation
import ViewKit

/// The calls of several controllers, in order.
final class CallLog {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Returns the calls since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that records the calls of its life cycle.
class LoggingController: ViewController {
    let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func record(_ call: String) { log.add("\(name) \(call)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("load \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("is appearing")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        record("will layout")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        record("did layout")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record(isMovingFromParent || isBeingDismissed ? "will disappear for good" : "will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("did disappear")
    }

    override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        record(parent == nil ? "will leave" : "will join")
    }

    override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        record(parent == nil ? "did leave" : "did join")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        record("traits \(previousTraitCollection?.userInterfaceStyle.rawValue ?? "none")")
    }
}
