import Testing

@testable import Typesetting

@Suite struct RecentLayoutTests {
    private func request(_ number: Int) -> TextRequest {
        TextRequest(text: "\(number)", font: .systemFont(ofSize: 17))
    }

    @Test func layoutsOfManyTextsAreDropped() {
        var layouts = RecentLayouts()
        for number in 0..<10_000 {
            layouts.add(Double(number), for: request(number))
            #expect(layouts.count <= RecentLayouts.capacity)
        }
        #expect(layouts[request(9_999)]?.firstBaseline == 9_999)
        #expect(layouts[request(0)] == nil)
    }

    @Test func firstLayoutsAreRetained() {
        var layouts = RecentLayouts()
        for number in 0..<1000 { layouts.insert(layout(Double(number)), for: request(number)) }
        #expect((0..<1000).allSatisfy { layouts[request($0)]?.firstBaseline == Double($0) })
    }

    @Test func layoutsOfTextsThatDifferAreNotRetainedWithoutSpace() {
        var layouts = RecentLayouts()
        for number in 0..<10_000 { layouts.insert(layout(0), for: request(number)) }
        #expect(layouts.count < RecentLayouts.capacity)
        #expect(layouts[request(0)] != nil)
        #expect(layouts[request(9_999)] == nil)
        layouts.insert(layout(0), for: request(9_999))
        #expect(layouts[request(9_999)] != nil)
    }

    private func layout(_ baseline: Double) -> TextLayout {
        TextLayout(firstBaseline: baseline, lastBaseline: 0)
    }

    @Test func usedLayoutsAreRetained() {
        var layouts = RecentLayouts()
        layouts.add(1, for: request(0))
        for number in 1..<10_000 {
            layouts.add(2, for: request(number))
            if number % 100 == 0 { #expect(layouts[request(0)]?.firstBaseline == 1) }
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

extension RecentLayouts {
    /// Adds the layout of a text that is laid out twice.
    fileprivate mutating func add(_ baseline: Double, for request: TextRequest) {
        for _ in 0..<2 { insert(TextLayout(firstBaseline: baseline, lastBaseline: 0), for: request) }
    }
}
