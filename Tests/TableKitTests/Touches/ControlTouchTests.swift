import TableSpecimens
import Testing

@testable import TableKit

@Suite("Touches on controls of rows")
struct ControlTouchTests {
    /// A table of one row with a control in its accessory area, and what the control has sent.
    private final class Row<Subject: Control> {
        let script: ScriptedTable
        let control: Subject
        let delegate: RecordingDelegate
        var sent: [String] = []

        init(_ control: Subject) {
            self.control = control
            script = ScriptedTable(rows: [5]) { cell, path in
                if path.row == 0 { cell.accessoryView = control }
            }
            script.identifier = { _ in nil }
            delegate = RecordingDelegate(script)
            let names: [(Control.Event, String)] = [
                (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
                (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up"),
                (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
                (.primaryActionTriggered, "primary"),
            ]
            for (event, name) in names {
                control.addAction(Action { [weak self] _ in self?.sent.append(name) }, for: event)
            }
            script.table.layoutIfNeeded()
        }

        var table: TableView { script.table }

        /// Returns a point of the control in the table's coordinates.
        func point(_ x: CGFloat, _ y: CGFloat? = nil) -> CGPoint {
            table.convert(CGPoint(x: x, y: y ?? control.bounds.midY), from: control)
        }

        func take() -> [String] {
            defer { sent = [] }
            return sent
        }
    }

    @Test func tapTogglesSwitch() {
        let row = Row(Switch())
        row.table.tap(at: row.point(10))
        #expect(row.control.isOn)
        #expect(row.take() == ["down", "value", "primary", "up"])
        row.table.tap(at: row.point(10))
        #expect(!row.control.isOn)
        #expect(row.delegate.take() == [])
    }

    @Test func dragSetsSwitch() {
        let row = Row(Switch())
        row.table.drag(from: row.point(12), to: row.point(45))
        #expect(row.control.isOn)
        row.table.drag(from: row.point(12), to: row.point(45))
        #expect(row.control.isOn)
        row.table.drag(from: row.point(40), to: row.point(5))
        #expect(!row.control.isOn)
        // A touch far above or below the control changes nothing.
        row.table.drag(from: row.point(12), to: row.point(12, 200))
        #expect(!row.control.isOn)
    }

    @Test func switchIsMirrored() {
        let row = Row(Switch())
        row.table.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        row.table.layoutIfNeeded()
        row.table.drag(from: row.point(45), to: row.point(5))
        #expect(row.control.isOn)
    }

    @Test func dragMovesSliderThumb() {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 128, height: 30))
        (slider.minimumValue, slider.maximumValue) = (0, 100)
        let row = Row(slider)
        // The thumb's center moves from 14 to 114.
        row.table.drag(from: row.point(20), to: row.point(70))
        #expect(slider.value == 50)
        #expect(row.take() == ["down", "value", "primary", "inside", "up"])
        row.table.drag(from: row.point(64), to: row.point(500))
        #expect(slider.value == 100)
        // A touch next to the thumb drags nothing, and moving it sideways scrolls nothing.
        _ = row.take()
        row.table.drag(from: row.point(10), to: row.point(60))
        #expect(slider.value == 100 && row.take() == [])
        slider.isContinuous = false
        row.table.touchDown(at: row.point(114))
        row.table.touchMoved(to: row.point(90))
        row.table.touchMoved(to: row.point(64))
        #expect(!row.sent.contains("value") && slider.isHighlighted)
        row.table.touchUp(at: row.point(64))
        #expect(slider.value == 50 && row.take().suffix(3) == ["value", "primary", "up"])
        #expect(row.table.contentOffset.y == 0 && row.delegate.take().filter { $0.contains("elect") } == [])
    }

    @Test func sliderIsMirrored() {
        let row = Row(Slider(frame: CGRect(x: 0, y: 0, width: 128, height: 30)))
        row.table.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        row.table.layoutIfNeeded()
        row.table.drag(from: row.point(114), to: row.point(39))
        #expect(row.control.value == 0.75)
    }

    @Test func tapStepsStepper() {
        let row = Row(Stepper())
        row.table.tap(at: row.point(70))
        row.table.tap(at: row.point(70))
        row.table.tap(at: row.point(20))
        #expect(row.control.value == 1)
        #expect(row.take().prefix(4) == ["value", "primary", "down", "up"])
        row.table.tap(at: row.point(20))
        _ = row.take()
        row.table.tap(at: row.point(20))
        #expect(row.control.value == 0 && row.take() == ["down", "up"])
        row.control.wraps = true
        row.table.tap(at: row.point(20))
        #expect(row.control.value == 100)
        row.table.tap(at: row.point(70))
        #expect(row.control.value == 0)
    }

    @Test func segmentIsSelectedWhereTouchEnds() {
        let control = SegmentedControl(items: ["A", "B", "C"])
        control.frame.size.width = 150
        control.setEnabled(false, forSegmentAt: 1)
        let row = Row(control)
        row.table.drag(from: row.point(10), to: row.point(140))
        #expect(
            control.selectedSegmentIndex == 2 && row.take() == ["down", "inside", "value", "primary", "up"])
        row.table.tap(at: row.point(140))
        row.table.tap(at: row.point(75))
        #expect(control.selectedSegmentIndex == 2 && !row.take().contains("value"))
        control.isMomentary = true
        row.table.tap(at: row.point(10))
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && row.take().contains("value"))
    }

    @Test func tapsTurnPages() {
        let control = PageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 2
        let row = Row(control)
        for x in [80.0, 80, 20] { row.table.tap(at: row.point(x)) }
        #expect(control.currentPage == 0 && row.take().filter { $0 == "value" }.count == 2)
    }

    @Test func buttonIsTappedWhenTouchEndsNearIt() {
        let button = Button(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        let row = Row(button)
        row.table.touchDown(at: row.point(30))
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        row.table.touchMoved(to: row.point(-60))
        #expect(button.isHighlighted)
        row.table.touchMoved(to: row.point(-80))
        #expect(!button.isHighlighted && !button.isTouchInside)
        row.table.touchMoved(to: row.point(30))
        row.table.touchUp(at: row.point(30))
        #expect(
            row.take() == ["down", "inside", "exit", "outside", "enter", "inside", "up", "primary"])
        row.table.drag(from: row.point(30), to: row.point(-80))
        #expect(row.take() == ["down", "exit", "outside", "up outside"])
        row.table.touchDown(at: row.point(30))
        row.table.touchCancelled()
        #expect(row.take() == ["down", "cancel"] && !button.isHighlighted)
        #expect(row.delegate.take() == [])
    }

    @Test func disabledControlPassesTouchToRow() {
        let row = Row(Switch())
        row.control.isEnabled = false
        row.table.tap(at: row.point(10))
        #expect(!row.control.isOn && row.take() == [])
        #expect(row.delegate.take().last == "didSelect 0.0")
    }

    @Test func textFieldBlocksTouchOfRow() {
        let row = Row(TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34)))
        row.table.tap(at: row.point(50))
        #expect(row.delegate.take() == [] && row.take() == ["down", "up"])
    }

    @Test func controlsInHeadersReceiveTouches() {
        final class Header: TableViewHeaderFooterView {
            let button = Button(type: .contactAdd)
        }
        final class Delegate: TableViewDelegate {
            let header = Header(reuseIdentifier: nil)
            func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
            func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
        }
        let script = ScriptedTable(rows: [3])
        let delegate = Delegate()
        script.table.delegate = delegate
        var taps = 0
        delegate.header.contentView.addSubview(delegate.header.button)
        delegate.header.button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
        script.table.tap(at: CGPoint(x: 10, y: 10))
        script.table.tap(at: CGPoint(x: 100, y: 10))
        #expect(taps == 1 && script.table.indexPathForSelectedRow == nil)
    }
}
