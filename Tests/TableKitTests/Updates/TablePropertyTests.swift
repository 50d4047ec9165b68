import TableSpecimens
import Testing

@testable import TableKit

@Suite("Tables after random updates")
struct TablePropertyTests {
    private func randomStep(_ numbers: inout SeededNumbers) -> TableSimulation.Step {
        let number = Int.random(in: 0..<10_000, using: &numbers)
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<9:
            let busyness = ([0.1, 0.3, 0.6, 1] as [Double]).randomElement(using: &numbers) ?? 1
            return .update(seed: UInt64(number), busyness: busyness)
        case 9..<12: return .scroll(number)
        case 12..<15: return .select(number)
        case 15: return .deselect(number)
        case 16: return .scrollToRow(number)
        case 17: return .setEditing(number % 2 == 0)
        case 18: return .width(number)
        default: return .reload
        }
    }

    @Test(arguments: TableSimulation.Heights.allCases)
    func tablesMatchModelAfterRandomUpdates(heights: TableSimulation.Heights) {
        for seed in 0..<UInt64(caseCount(200)) {
            var numbers = SeededNumbers(seed: seed)
            let style = TableView.Style.allCases[Int(seed) % TableView.Style.allCases.count]
            let steps =
                [.update(seed: seed, busyness: 1), .update(seed: seed + 1, busyness: 1)]
                + (0..<8).map { _ in randomStep(&numbers) }
            guard let error = failure(steps, style, heights) else { continue }
            report(error, steps, style, heights)
            return
        }
    }

    private func failure(
        _ steps: [TableSimulation.Step], _ style: TableView.Style, _ heights: TableSimulation.Heights
    ) -> (any Error)? {
        do {
            try TableSimulation.live(steps, style, heights)
            return nil
        } catch {
            return error
        }
    }

    /// Reports a failure with the fewest steps that lead to one.
    private func report(
        _ error: any Error, _ steps: [TableSimulation.Step], _ style: TableView.Style,
        _ heights: TableSimulation.Heights
    ) {
        let fewest = shrunk(steps, simpler: \.simpler) { failure($0, style, heights) != nil }
        let life = TableSimulation(style, heights)
        var last = "\(error)"
        do { try life.live(fewest) } catch { last = "\(error)" }
        Issue.record("\(style), \(heights): \(last), after\n\(life.log.joined(separator: "\n"))")
    }

    @Test func failingSequencesAreShrunk() {
        // Fails when a 3 comes before a number of at least 7.
        func fails(_ list: [Int]) -> Bool {
            guard let three = list.firstIndex(of: 3) else { return false }
            return list[three...].contains { $0 >= 7 }
        }
        let list = [5, 1, 3, 9, 3, 8, 2, 12, 4]
        let smallest = shrunk(list, simpler: { $0 > 0 ? [$0 - 1] : [] }, fails: fails)
        #expect(smallest == [3, 7])
        #expect(shrunk([1, 2], fails: { _ in false }) == [1, 2])
    }
}
