import TableSpecimens
import Testing

@testable import TableKit

extension ConfigurationStateCustomKey {
    fileprivate static let isArchived = ConfigurationStateCustomKey("archived")
}

@Suite("Updates of configurations")
struct ConfigurationStateTests {
    /// A cell that records its updates.
    private final class RecordingCell: TableViewCell {
        var calls: [String] = []
        var states: [CellConfigurationState] = []
        var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

        override var configurationState: CellConfigurationState {
            var state = super.configurationState
            state[.isArchived] = isArchived
            return state
        }

        override func updateConfiguration(using state: CellConfigurationState) {
            super.updateConfiguration(using: state)
            calls.append("update")
            states.append(state)
        }
    }

    private func script(
        rows: Int = 1, _ fill: @escaping (TableViewCell) -> Void = { _ in }
    ) -> ScriptedTable {
        let script = ScriptedTable(rows: [rows]) { cell, _ in fill(cell) }
        script.table.rowHeight = 44
        script.make = { RecordingCell(style: $0, reuseIdentifier: $1) }
        return script
    }

    @Test func cellIsUpdatedBeforeDisplayAndAfterEachChange() throws {
        let script = script()
        _ = Drawing(of: script.table)
        let cell = try #require(script.made.first as? RecordingCell)
        #expect(cell.states.count == 1 && !cell.states[0].isSelected)
        _ = Drawing(of: script.table)
        #expect(cell.states.count == 1)
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        _ = Drawing(of: script.table)
        #expect(cell.states.count == 2 && cell.states[1].isSelected)
        cell.setHighlighted(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.states.count == 3 && cell.states[2].isHighlighted)
        cell.isUserInteractionEnabled = false
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 4 && cell.states[3].isDisabled)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.states.count == 5 && cell.states[4].isEditing)
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 6)
    }

    @Test func stateIsCreatedOnlyIfRequired() throws {
        let script = ScriptedTable(rows: [1])
        _ = Drawing(of: script.table)
        let cell = try #require(script.made.first)
        #expect(cell.configurations.needsUpdate)
        var calls = 0
        cell.configurationUpdateHandler = { _, _ in calls += 1 }
        cell.layoutIfNeeded()
        #expect(calls == 1 && !cell.configurations.needsUpdate)
    }

    @Test func customStatesAndTraitsAreParts() throws {
        let script = script()
        _ = Drawing(of: script.table)
        let cell = try #require(script.made.first as? RecordingCell)
        #expect(cell.states.last?[.isArchived] == AnyHashable(false))
        cell.isArchived = true
        cell.layoutIfNeeded()
        #expect(cell.states.last?[.isArchived] == AnyHashable(true))
        script.table.surround(.dark)
        _ = Drawing(of: script.table)
        #expect(cell.states.last?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func handlerIsCalledAfterUpdate() throws {
        let script = script { cell in
            cell.configurationUpdateHandler = { cell, state in
                (cell as? RecordingCell)?.calls.append("handler \(state.isSelected)")
            }
        }
        _ = Drawing(of: script.table)
        let cell = try #require(script.made.first as? RecordingCell)
        #expect(cell.calls == ["update", "handler false"])
    }

    @Test func handlerCanConfigureCell() {
        let script = script { cell in
            cell.configurationUpdateHandler = { cell, state in
                var content = cell.defaultContentConfiguration().updated(for: state)
                content.text = state.isSelected ? "Selected" : "Text"
                cell.contentConfiguration = content
            }
        }
        #expect(Drawing(of: script.table).text("Text") != nil)
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(Drawing(of: script.table).text("Selected") != nil)
    }

    @Test func reusedCellIsUpdatedForItsRow() {
        let script = script(rows: 100)
        script.table.frame.size.height = 100
        script.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        _ = Drawing(of: script.table, to: 100)
        _ = Drawing(of: script.table, from: 4000, to: 4100)
        let cells = script.made.compactMap { $0 as? RecordingCell }
        #expect(cells.count < 20)
        #expect(cells.contains { $0.states.contains(where: \.isSelected) })
        #expect(cells.allSatisfy { $0.states.last?.isSelected == $0.isSelected })
    }

    // MARK: Colors

    @Test func colorsFollowState() {
        var state = CellConfigurationState(traitCollection: TraitCollection())
        state.isDisabled = true
        var content = ListContentConfiguration.cell()
        let disabled = content.updated(for: state)
        let alpha = Theme.modern.controls.disabledOpacity
        #expect(abs(disabled.textProperties.color.light.alpha - alpha) < 1e-9)
        #expect(disabled.updated(for: CellConfigurationState(traitCollection: TraitCollection())) == content)
        content.textProperties.color = .red
        #expect(content.updated(for: state).textProperties.color == .red)
        #expect(content.updated(for: ViewConfigurationState(traitCollection: TraitCollection())) == content)
    }

    /// Returns the colors of the texts in the classic theme, from top to bottom.
    private func textColors(of script: ScriptedTable, selectedRow row: Int) -> [RGBA] {
        script.table.environment = Environment(traits: TraitCollection(), theme: .classic)
        script.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        return Drawing(of: script.table).texts.sorted { $0.baseline < $1.baseline }.map(\.color)
    }

    @Test func selectedTextHasColorOfTheme() {
        let script = ScriptedTable(rows: [2]) { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.row)"
            cell.contentConfiguration = content
        }
        #expect(textColors(of: script, selectedRow: 1) == [RGBA(0, 0, 0), RGBA(255, 255, 255)])
    }

    @Test func automaticUpdatesCanBeOff() {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.automaticallyUpdatesContentConfiguration = false
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        #expect(textColors(of: script, selectedRow: 0) == [RGBA(0, 0, 0)])
    }
}
