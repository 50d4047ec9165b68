import TableSpecimens
import Testing

@testable import TableKit

@Suite("Row geometry")
struct RowGeometryTests {
    /// The same sections as lists of heights, searched from the beginning.
    struct Naive {
        var sections: [(header: CGFloat, rows: [CGFloat], footer: CGFloat)]

        func spans() -> [(section: Int, row: Int, top: CGFloat, bottom: CGFloat)] {
            var spans: [(Int, Int, CGFloat, CGFloat)] = []
            var sectionTop: CGFloat = 0
            for (index, section) in sections.enumerated() {
                let rowsTop = sectionTop + section.header
                var end: CGFloat = 0
                for (row, height) in section.rows.enumerated() {
                    spans.append((index, row, rowsTop + end, rowsTop + end + height))
                    end += height
                }
                sectionTop = rowsTop + end + section.footer
            }
            return spans
        }
    }

    @Test func rowsWithPixelsHaveDifferentRoundedEdges() {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<40 {
            let heights = (0..<200).map { _ in
                Bool.random(using: &numbers) ? CGFloat.random(in: 0...0.4, using: &numbers) : 1e-7
            }
            var geometry = RowGeometry()
            geometry.append(header: 3.3, rows: .varying(.init(heights: heights)), footer: 0)
            geometry.append(header: 0, rows: .uniform(count: 300, height: heights[0]), footer: 1)
            for (section, count) in [(0, 200), (1, 300)] {
                let found = geometry.rowsWithPixels(in: 5..<25, of: section, scale: 2)
                let wanted = (0..<count).filter {
                    let span = geometry.row($0, in: section)
                    return span.bottom > 5 && span.top < 25 && span.hasPixel(scale: 2)
                }
                #expect(found == wanted)
            }
        }
    }

    private func randomTable(_ numbers: inout SeededNumbers) -> (Naive, RowGeometry) {
        var naive = Naive(sections: [])
        var geometry = RowGeometry()
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            func height(_ choices: [CGFloat]) -> CGFloat {
                let choice = choices.randomElement(using: &numbers) ?? choices[0]
                return Bool.random(using: &numbers) ? choice : CGFloat.random(in: 0...90, using: &numbers)
            }
            let (header, footer) = (height([0, 28, 17.5]), height([0, 17.5]))
            let count = Int.random(in: 0...40, using: &numbers)
            if Bool.random(using: &numbers) {
                let each = height([0, 44, 0.1, 1 / 3])
                naive.sections.append((header, (0..<count).map { _ in each }, footer))
                geometry.append(header: header, rows: .uniform(count: count, height: each), footer: footer)
            } else {
                let heights = (0..<count).map { _ in height([0, 0, 44, 43.3]) }
                naive.sections.append((header, heights, footer))
                geometry.append(header: header, rows: .varying(.init(heights: heights)), footer: footer)
            }
        }
        return (naive, geometry)
    }

    @Test func bisectionMatchesLinearSearch() {
        var numbers = SeededNumbers(seed: 7)
        for round in 0..<300 {
            let (naive, geometry) = randomTable(&numbers)
            let spans = naive.spans()
            for span in spans {
                let position = geometry.row(span.row, in: span.section)
                #expect(
                    abs(position.top - span.top) < 1e-6 && abs(position.bottom - span.bottom) < 1e-6,
                    "round \(round)")
            }
            for _ in 0..<20 {
                let lower = CGFloat.random(in: -50...geometry.height + 50, using: &numbers)
                let range = lower..<lower + CGFloat.random(in: 0.01...300, using: &numbers)
                var found: Set<[Int]> = []
                for section in geometry.sections(in: range) {
                    for row in geometry.rows(in: range, of: section) { found.insert([section, row]) }
                }
                // Rows that barely touch the range may be in or out.
                let inside = spans.filter {
                    $0.bottom - range.lowerBound > 1e-6 && range.upperBound - $0.top > 1e-6
                }
                let wanted = Set(inside.filter { $0.bottom - $0.top > 1e-6 }.map { [$0.section, $0.row] })
                #expect(found.isSuperset(of: wanted), "round \(round) \(range)")
                let touching = spans.filter {
                    $0.bottom - range.lowerBound > -1e-6 && range.upperBound - $0.top > -1e-6
                }
                #expect(
                    found.isSubset(of: Set(touching.map { [$0.section, $0.row] })), "round \(round) \(range)")
            }
        }
    }

    @Test func fractionalRowEdgesAreFoundOnBothSides() {
        for height in [0.1, 1 / 3, 43.3, 1e-3, 12.7] as [CGFloat] {
            var geometry = RowGeometry()
            geometry.append(header: 0, rows: .uniform(count: 5000, height: height), footer: 0)
            for row in stride(from: 0, to: 4999, by: 7) {
                let position = geometry.row(row, in: 0)
                let found = geometry.rows(in: position.top..<position.bottom, of: 0)
                #expect(found.contains(row) && found.count <= 2, "\(row) of \(height): \(found)")
            }
        }
    }

    @Test func heightsAddUp() {
        var geometry = RowGeometry()
        #expect(geometry.height == 0 && geometry.sections(in: 0..<100).isEmpty)
        geometry.append(header: 28, rows: .uniform(count: 3, height: 44), footer: 10)
        geometry.append(header: 28, rows: .varying(.init(heights: [10, 20])), footer: 0)
        #expect(geometry.height == 228)
        #expect(geometry.row(1, in: 1) == .init(top: 28 + 132 + 10 + 28 + 10, height: 20))
        #expect(geometry.sections(in: 170..<171) == 1..<2)
        #expect(geometry.sections(in: 169..<171) == 0..<2)
        #expect(geometry.rows(in: 0..<28, of: 0).isEmpty)
    }
}
