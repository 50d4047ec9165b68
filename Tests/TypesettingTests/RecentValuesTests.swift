import Foundation
import Testing

@testable import Typesetting

@Suite("Bounded caches")
struct RecentValuesTests {
    @Test func leastRecentlyUsedValueIsEvictedFirst() {
        var values = RecentValues<Int, String>(capacity: 4)
        for key in 0..<4 { values.insert("\(key)", for: key) }
        #expect(values[0] == "0")
        values.retire(2)
        values.insert("4", for: 4)
        #expect([0, 1, 2, 3, 4].map { values[$0] } == ["0", nil, nil, "3", "4"])
    }

    @Test func totalSizeDoesNotExceedCapacity() {
        var values = RecentValues<Int, Int>(capacity: 100)
        var numbers = SystemRandomNumberGenerator()
        for key in 0..<1000 {
            values.insert(key, size: Int.random(in: 1...60, using: &numbers), for: key % 37)
            #expect(values.size <= 100)
        }
        values.insert(1, size: 100, for: -1)
        #expect((values.count, values.size) == (1, 100))
        values.insert(2, size: 101, for: -1)
        #expect((values.count, values.size) == (0, 0))
    }

    @Test func retainedFontsAreLimited() {
        for number in 0..<600 { _ = layOut("A", size: 10 + Double(number) / 64) }
        #expect(FontAccess.withTypesetter { $0.retainedFontCount } <= 3 * 256)
        // An evicted value is made again, and equal.
        #expect(layOut("Again", size: 10) == layOut("Again", size: 10))
    }

    @Test func invalidLetterSpacingIsCachedToo() {
        let typesetter = Typesetter()
        let font = SystemFont(family: FontFamilies.system, letterSpacing: [.init(size: 17, spacing: .nan)])
        for _ in 0..<100 { _ = typesetter.metrics(of: .systemFont(ofSize: 17), font) }
        #expect(typesetter.retainedFontCount < 10)
    }

    @Test func pangoIsReplacedAfterManyFonts() {
        let typesetter = Typesetter()
        let request = TextRequest(text: "A東", font: .systemFont(ofSize: 10))
        let before = typesetter.layout(request)
        // Before, the font is described twice: alone, and with its fallbacks.
        for number in 0..<Typesetter.fontCapacity - 2 {
            #expect(typesetter.renewalCount == 0)
            typesetter.renewAfterManyFonts()
            _ = typesetter.metrics(of: .systemFont(ofSize: 20 + CGFloat(number) / 64), .plain)
        }
        typesetter.renewAfterManyFonts()
        #expect(typesetter.renewalCount == 1)
        let after = typesetter.layout(request)
        #expect((after.width, after.height) == (before.width, before.height))
        #expect(after.glyphs == before.glyphs)
    }
}
