import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

@Suite struct IgnoringTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    /// A view with a clock and a title.
    private final class Watch: View {
        let clockLabel = Label(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        var badge: View?
        var markers: [View] = []
        let title = "Watch"

        init(_ time: String) {
            super.init(frame: CGRect(x: 5, y: 5, width: 200, height: 60))
            backgroundColor = .white
            clockLabel.text = time
            addSubview(clockLabel)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class WatchController: ViewController {
        let clockLabel = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let time: String

        init(_ time: String) {
            self.time = time
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = View(frame: CGRect(x: 0, y: 0, width: 150, height: 50)) }

        override func viewDidLoad() {
            clockLabel.text = time
            view.addSubview(clockLabel)
        }
    }

    private func clocks(_ time: String, detail: String = "same") -> ScriptedTable {
        let script = ScriptedTable(rows: [3], cells: .subtitle) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = detail
            (cell as? ClockCell)?.clockLabel.text = time
        }
        script.make = { ClockCell(style: $0, reuseIdentifier: $1) }
        return script
    }

    @Test func viewsAreIgnoredByKeyPath() {
        trial.run { assertSnapshot(of: Watch("12:00"), path: "p") }
        let other = Watch("18:35")
        #expect(trial.run { assertSnapshot(of: other, path: "p") }.count == 1)
        #expect(trial.run { assertSnapshot(of: other, path: "p", ignoring: \.clockLabel) }.isEmpty)
        let badgeView = View(frame: CGRect(x: 150, y: 20, width: 20, height: 20))
        badgeView.backgroundColor = .red
        other.addSubview(badgeView)
        #expect(trial.run { assertSnapshot(of: other, path: "p", ignoring: \.clockLabel) }.count == 1)
        other.markers = [badgeView]
        #expect(trial.run { assertSnapshot(of: other, path: "p", ignoring: \.clockLabel, \.markers) }.isEmpty)
        other.badge = badgeView
        #expect(trial.run { assertSnapshot(of: other, path: "p", ignoring: \.clockLabel, \.badge) }.isEmpty)
        other.badge = nil
        #expect(
            trial.run { assertSnapshot(of: other, path: "p", ignoring: \.clockLabel, \.badge) }.count == 1)
    }

    @Test func pathsThatLeadToNoViewFail() {
        let watch = Watch("12:00")
        trial.run { assertSnapshot(of: watch, path: "p") }
        let reports = trial.run { assertSnapshot(of: watch, path: "p", ignoring: \.title) }
        #expect(reports.first?.message.contains("leads to String, which is not a view") == true)
    }

    @Test func keyPathsOfControllersLeadToTheirViews() {
        trial.run { assertSnapshot(of: WatchController("12:00"), path: "p") }
        let other = WatchController("18:35")
        #expect(trial.run { assertSnapshot(of: other, path: "p") }.count == 1)
        #expect(trial.run { assertSnapshot(of: other, path: "p", ignoring: \.clockLabel) }.isEmpty)
    }

    @Test func keyPathsOfCellsApplyToEachRow() {
        let (before, after) = (clocks("12:00"), clocks("18:35"))
        trial.run { assertSnapshot(of: before.table, path: "p") }
        #expect(trial.run { assertSnapshot(of: after.table, path: "p") }.count == 1)
        #expect(
            trial.run {
                assertSnapshot(of: after.table, path: "p", ignoringInCells: \ClockCell.clockLabel)
            }.isEmpty)
        let other = clocks("18:35", detail: "other")
        let message = trial.run {
            assertSnapshot(of: other.table, path: "p", ignoringInCells: \ClockCell.clockLabel)
        }.first?.message
        #expect(message?.contains("; row 0:2 detail ") == true && message?.contains("clockLabel") == false)
    }

    @Test func masksFollowTheWindow() {
        let (before, after) = (clocks("12:00"), clocks("18:35"))
        let options = SnapshotOptions(scale: 3, offset: 51, height: 70)
        trial.run { assertSnapshot(of: before.table, path: "p", options: options) }
        #expect(
            trial.run {
                assertSnapshot(
                    of: after.table, path: "p", options: options, ignoringInCells: \ClockCell.clockLabel)
            }.isEmpty)
    }

    @Test func rectanglesAreInPointsOfTheImage() throws {
        trial.run { assertSnapshot(of: Watch("12:00"), path: "p") }
        let rect = CGRect(x: 10, y: 10, width: 100, height: 30)
        #expect(trial.run { assertSnapshot(of: Watch("18:35"), path: "p", ignoringRects: [rect]) }.isEmpty)
        let high = CGRect(x: 10, y: 10, width: 100, height: 3)
        #expect(trial.run { assertSnapshot(of: Watch("18:35"), path: "p", ignoringRects: [high]) }.count == 1)
        let huge = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: .nan)
        #expect(trial.run { assertSnapshot(of: Watch("18:35"), path: "p", ignoringRects: [huge]) }.count == 1)
    }
}
