import Testing

@testable import Typesetting

@Suite struct RecentLayoutTests {
    private func request(_ number: Int) -> TextRequest {
        TextRequest(text: "\(number)", font: .systemFont(ofSize: 17))
    }

    @Test func layoutsOfManyTextsAreDropped() {
        var layouts = RecentLayouts()
        for number in 0..<10_000 {
            layouts.insert(TextLayout(firstBaseline: Double(number), lastBaseline: 0), for: request(number))
            #expect(layouts.count <= 2 * RecentLayouts.capacity)
        }
        #expect(layouts[request(9_999)]?.firstBaseline == 9_999)
        #expect(layouts[request(0)] == nil)
    }

    @Test func usedLayoutsAreRetained() {
        var layouts = RecentLayouts()
        layouts.insert(TextLayout(firstBaseline: 1, lastBaseline: 0), for: request(0))
        for number in 1..<10_000 {
            layouts.insert(TextLayout(firstBaseline: 2, lastBaseline: 0), for: request(number))
            if number % 1000 == 0 { #expect(layouts[request(0)]?.firstBaseline == 1) }
        }
    }

    @Test func everyPropertyOfTheRequestCounts() {
        var other = request(1)
        let layout = TextLayout(other)
        #expect(TextLayout(other) == layout)
        other.font = .boldSystemFont(ofSize: 17)
        #expect(TextLayout(other) != layout)
        other = request(1)
        other.width = 1
        other.text = "1 1"
        #expect(TextLayout(other).isTruncated)
        other.width = nil
        #expect(!TextLayout(other).isTruncated)
    }

    @Test func longAndHyphenatedTextsAreNotRetained() {
        #expect(RecentLayouts.retains(request(1)))
        var other = request(1)
        other.text = String(repeating: "x", count: 100)
        #expect(!RecentLayouts.retains(other))
        other = request(1)
        other.hyphenates = true
        #expect(!RecentLayouts.retains(other))
    }
}
