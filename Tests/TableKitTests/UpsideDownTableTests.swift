import TableSpecimens
import Testing

@testable import TableKit

@Suite("Upside-down tables")
struct UpsideDownTableTests {
    private static let flip = CGAffineTransform(scaleX: 1, y: -1)

    /// Returns a chat of rows of 44 points that are flipped back.
    private func chat(_ fill: @escaping (TableViewCell, IndexPath) -> Void = { _, _ in }) -> ScriptedTable {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.transform = Self.flip
            fill(cell, path)
        }
        script.table.transform = Self.flip
        return script
    }

    /// Returns the list of a drawing that is a single transformed one.
    private func inner(_ drawing: Drawing) throws -> (drawing: Drawing, transform: CGAffineTransform) {
        let items = drawing.entries.map(\.item)
        let item = try #require(items.count == 1 ? items.first : nil)
        guard case .transformed(let list, let transform) = item else { throw CancellationError() }
        return (Drawing(list), transform)
    }

    @Test func firstRowIsAtTheBottomAndUpright() throws {
        let script = chat()
        let (table, outer) = try inner(Drawing(of: script.table, from: 0))
        #expect([outer.a, outer.d, outer.tx, outer.ty] == [1, -1, 0, 132])
        let rows = table.entries.compactMap { entry -> CGAffineTransform? in
            guard case .transformed(_, let transform) = entry.item else { return nil }
            return transform.concatenating(outer)
        }
        // Both reflections together are moves: the first row is the lowest.
        #expect(rows.map(\.isTranslation) == [true, true, true])
        #expect(rows.map(\.ty) == [88, 44, 0])
    }

    @Test func rangesShowTheirRows() throws {
        let script = chat()
        let (table, _) = try inner(Drawing(of: script.table, from: 0, to: 40))
        let texts = table.entries.compactMap { entry -> String? in
            guard case .transformed(let list, _) = entry.item else { return nil }
            return Drawing(list).texts.first?.run.text
        }
        #expect(texts == ["Row 2"])
        #expect(script.table.rows.keys.map(\.row) == [2])
    }

    @Test func framesOfRowsAreUnchanged() {
        let script = chat()
        script.table.layoutIfNeeded()
        #expect(script.table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(script.table.accessibilityTree.map(\.frame.minY) == [0, 44, 88])
    }

    @Test func halfATurnIsAReflectionInBothDirections() throws {
        let script = ScriptedTable(rows: [3])
        script.table.transform = CGAffineTransform(rotationAngle: -.pi)
        let (_, outer) = try inner(Drawing(of: script.table, from: 0))
        #expect(
            [outer.a, outer.b, outer.c, outer.d, outer.tx, outer.ty].map { abs($0) } == [
                1, 0, 0, 1, 375, 132,
            ])
    }

    @Test func otherTransformsOfTheTableHaveNoEffect() {
        let script = ScriptedTable(rows: [3])
        let plain = Drawing(of: script.table, from: 0).list
        script.table.transform = CGAffineTransform(rotationAngle: 0.3)
        #expect(Drawing(of: script.table, from: 0).list == plain)
    }

    @Test func enlargedRowsEndAtTheirEdges() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.text = "Row"
            if path.row == 0 { cell.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
        let entry = try #require(
            Drawing(of: script.table, from: 0).entries.first {
                if case .transformed = $0.item { true } else { false }
            })
        #expect(entry.clip == CGRect(x: 0, y: 0, width: 375, height: 44))
    }

    @Test func touchesReachControlsInFlippedRows() throws {
        let script = chat { cell, path in
            if path.row == 0 { cell.accessoryView = Switch() }
        }
        script.table.layoutIfNeeded()
        let control = try #require(script.table.cellForRow(at: [0, 0])?.accessoryView as? Switch)
        let center = control.convert(
            CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: script.table)
        #expect(abs(center.y - 22) < 1)
        script.table.tap(at: center)
        #expect(control.isOn)
    }

    @Test func partsOfFlippedRowsAreFlipped() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            let view = View(frame: CGRect(x: 100, y: 4, width: 20, height: 10))
            view.isAccessibilityElement = true
            view.accessibilityLabel = "Dot"
            cell.addSubview(view)
            cell.accessoryView = Switch()
            cell.transform = Self.flip
        }
        let row = try #require(script.table.accessibilityTree.first)
        let dot = try #require(row.elements.first { $0.label == "Dot" })
        #expect(dot.frame == CGRect(x: 100, y: 30, width: 20, height: 10))
    }
}
