import Testing

@testable import TableKit

@Suite("Table updates")
struct TableUpdatesTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func check(
        before: [Int]?, after: [Int], _ change: (inout TableUpdates) -> Void
    ) throws -> UpdateMap {
        var updates = TableUpdates()
        change(&updates)
        return try updates.checked(before: before, after: after)
    }

    /// Returns the message that rejects an update.
    private func refusal(
        before: [Int], after: [Int], kind: TableUpdateError.Kind, _ change: (inout TableUpdates) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        do {
            _ = try check(before: before, after: after, change)
        } catch let error as TableUpdateError {
            #expect(error.kind == kind, sourceLocation: sourceLocation)
            return "\(error)"
        } catch {}
        return "no error"
    }

    // MARK: Places

    @Test func deletionsUseOldPositionsAndInsertionsNewOnes() throws {
        // A B C D E becomes X B Y D: A, C and E are deleted, X and Y inserted, in no order.
        let map = try check(before: [5], after: [4]) {
            $0.rows.insert([path(0, 2)], .fade)
            $0.rows.delete([path(0, 4)], .left)
            $0.rows.delete([path(0, 0), path(0, 2)], .right)
            $0.rows.insert([path(0, 0)], .top)
        }
        #expect((0..<5).map { map.outcome(ofRow: path(0, $0)).remaining?.row } == [nil, 1, nil, 3, nil])
        #expect((0..<4).map { map.origin(ofRow: path(0, $0)).remaining?.row } == [nil, 1, nil, 3])
        #expect(map.outcome(ofRow: path(0, 4)) == .none(.left))
        #expect(map.origin(ofRow: path(0, 2)) == .none(.fade))
    }

    @Test func movesMapOldPositionsToNewOnes() throws {
        // Two sections: A B C | D E becomes D B | X A E, with C deleted.
        let map = try check(before: [3, 2], after: [2, 3]) {
            $0.rows.move(path(0, 0), to: path(1, 1))
            $0.rows.move(path(1, 0), to: path(0, 0))
            $0.rows.insert([path(1, 0)], .fade)
            $0.rows.delete([path(0, 2)], .fade)
        }
        #expect(map.outcome(ofRow: path(0, 0)) == .itself(path(1, 1), isMoved: true))
        #expect(map.outcome(ofRow: path(0, 1)) == .itself(path(0, 1), isMoved: false))
        #expect(map.outcome(ofRow: path(1, 1)) == .itself(path(1, 2), isMoved: false))
        #expect(map.origin(ofRow: path(0, 0)) == .itself(path(1, 0), isMoved: true))
        #expect(map.origin(ofRow: path(1, 2)).remaining == path(1, 1))
    }

    @Test func rowsMoveWithTheirSections() throws {
        // Sections a b c d become d x b, with a and c deleted, and a row saved from c into b.
        let map = try check(before: [1, 2, 2, 1], after: [1, 3, 3]) {
            $0.sections.delete([0, 2], .fade)
            $0.sections.move(3, to: 0)
            $0.sections.insert([1], .top)
            $0.rows.move(path(2, 1), to: path(2, 0))
            // Rows of deleted and inserted sections may also be listed.
            $0.rows.delete([path(0, 0)], .fade)
            $0.rows.insert([path(1, 2)], .fade)
        }
        #expect(map.outcome(ofRow: path(3, 0)).remaining == path(0, 0))
        #expect(map.outcome(ofRow: path(2, 1)).remaining == path(2, 0))
        #expect(map.outcome(ofRow: path(1, 1)).remaining == path(2, 2))
        #expect(map.outcome(ofRow: path(2, 0)) == .none(.fade))
        #expect(map.origin(ofRow: path(1, 0)) == .none(.top))
        #expect(map.origin(ofSection: 0) == .itself(3, isMoved: true))
        #expect(map.origin(ofSection: 2) == .itself(1, isMoved: false))
    }

    @Test func reloadsUseOldPositions() throws {
        let map = try check(before: [3, 2], after: [4, 6]) {
            $0.rows.reload([path(0, 2)], .fade)
            $0.rows.insert([path(0, 0)], .fade)
            $0.sections.reload([1], .left)
        }
        #expect(map.outcome(ofRow: path(0, 2)) == .another(path(0, 3), .fade))
        #expect(map.outcome(ofRow: path(1, 1)) == .another(path(1, 1), .left))
        #expect(map.origin(ofSection: 1) == .another(1, .left))
    }

    // MARK: Mistakes

    @Test func invalidCountsAreReportedPerSection() {
        #expect(
            refusal(before: [3, 2], after: [5, 2], kind: .count) { $0.rows.insert([path(0, 0)], .fade) }
                == "section 0 has 5 rows after the update, but 3 before, 1 inserted, 0 deleted, 0 moved in and "
                + "0 moved out make 4; notify the table of every inserted and deleted row")
        #expect(
            refusal(before: [3, 2], after: [3, 1], kind: .count) {
                $0.rows.move(path(0, 0), to: path(1, 0))
                $0.rows.delete([path(1, 0)], .fade)
            }
                == "section 0 has 3 rows after the update, but 3 before, 0 inserted, 0 deleted, 0 moved in and "
                + "1 moved out make 2; section 1 has 1 row after the update, but 2 before, 0 inserted, 1 deleted, "
                + "1 moved in and 0 moved out make 2; notify the table of every inserted and deleted row"
        )
        #expect(
            refusal(before: [1, 4], after: [5], kind: .count) { $0.sections.delete([0], .fade) }
                .hasPrefix("section 0 (1 before the update) has 5 rows after the update, but 4 before"))
        #expect(
            refusal(before: [1, 1], after: [1, 1], kind: .count) { $0.sections.insert([0], .fade) }
                == "the table has 2 sections after the update, but 2 before, 1 inserted and 0 deleted make 3; "
                + "notify the table of every inserted and deleted section")
        let many = refusal(
            before: Array(repeating: 1, count: 50), after: Array(repeating: 2, count: 50), kind: .count
        ) { _ in }
        #expect(many.contains("section 2 has") && !many.contains("section 3 has"))
        #expect(many.contains("also 47 other sections"))
    }

    @Test func reportsMissingPositions() {
        #expect(
            refusal(before: [3], after: [2], kind: .missing) { $0.rows.delete([path(0, 3)], .fade) }
                == "the update deletes row 3 of section 0, which has only 3 rows before it")
        #expect(
            refusal(before: [3], after: [4], kind: .missing) { $0.rows.insert([path(0, 4)], .fade) }
                == "the update inserts or moves to row 4 of section 0, which has only 4 rows after it")
        #expect(
            refusal(before: [3], after: [3], kind: .missing) { $0.rows.reload([path(1, 0)], .fade) }
                == "the update reloads row 0 of section 1, but the table has only 1 section before it")
        #expect(
            refusal(before: [3], after: [3], kind: .missing) { $0.reconfigured.formUnion([path(0, 7)]) }
                == "the update reconfigures row 7 of section 0, which has only 3 rows before it")
        #expect(
            refusal(before: [3], after: [], kind: .missing) { $0.sections.delete([1], .fade) }
                == "the update deletes section 1, but the table has only 1 section before it")
        #expect(
            refusal(before: [3], after: [3], kind: .missing) { $0.sections.move(0, to: 4) }
                == "the update inserts or moves to section 4, but the table has only 1 section after it")
        #expect(
            refusal(before: [3], after: [2], kind: .missing) { $0.rows.delete([IndexPath(index: 1)], .fade) }
                == "the update deletes the index path [1], which is no row's, but rows and sections are numbered from 0"
        )
        for odd in [path(0, -1), path(-1, 0), path(.max, 0), path(0, .max), IndexPath(), [0, 1, 2]] {
            #expect(
                refusal(before: [3], after: [4], kind: .missing) { $0.rows.insert([odd], .fade) }
                    != "no error"
            )
            #expect(
                refusal(before: [3], after: [3], kind: .missing) { $0.rows.move(odd, to: odd) } != "no error")
        }
    }

    @Test func reportsConflictingChanges() {
        func conflict(_ change: (inout TableUpdates) -> Void) -> String {
            refusal(before: [3, 1], after: [3, 1], kind: .conflict, change)
        }
        #expect(
            conflict {
                $0.rows.delete([path(0, 1)], .fade)
                $0.rows.reload([path(0, 1)], .fade)
            } == "the update deletes and reloads row 1 of section 0; expected one change of it")
        #expect(
            conflict { $0.rows.delete([path(0, 1), path(0, 1)], .fade) }
                == "the update deletes row 1 of section 0 twice; expected one change of it")
        #expect(
            conflict {
                $0.rows.move(path(0, 1), to: path(0, 0))
                $0.rows.delete([path(0, 1)], .fade)
            } == "the update moves and deletes row 1 of section 0; expected one change of it")
        #expect(
            conflict {
                $0.rows.move(path(0, 1), to: path(0, 0))
                $0.rows.insert([path(0, 0)], .fade)
            }
                == "the update moves row 1 of section 0 to and inserts row 0 of section 0; expected one change of it"
        )
        #expect(
            conflict {
                $0.sections.reload([1], .fade)
                $0.sections.move(1, to: 0)
            } == "the update reloads and moves section 1; expected one change of it")
        #expect(
            refusal(before: [3, 1], after: [3], kind: .conflict) {
                $0.sections.delete([1], .fade)
                $0.rows.reload([path(1, 0)], .fade)
            } == "the update reloads row 0 of section 1 and deletes its section")
        #expect(
            refusal(before: [3, 1], after: [2, 1], kind: .conflict) {
                $0.rows.delete([path(0, 0)], .fade)
                $0.reconfigured.formUnion([path(0, 0)])
            } == "the update reconfigures row 0 of section 0 and deletes it")
    }
}
