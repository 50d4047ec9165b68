import Dispatch
import Foundation
import Testing

@testable import Typesetting

@Suite("Text on several threads")
struct ThreadTests {
    private static let texts = [
        "Hello", "日本", "الجزائر", "नमस्ते", "ไทย", "🇩🇿", "한국어", "שלום", "மரம்", "ქართული", "Ελληνικά", "Привет",
        "∑∫", "ꦗꦮ", "ᏣᎳᎩ",
    ]

    /// The threads use more font files than Cairo leaves open together. Without a lock around fonts, this crashes in
    /// FreeType.
    @Test func manyFontsAreUsedFromManyThreads() {
        DispatchQueue.concurrentPerform(iterations: 1_000) { index in
            let text = Self.texts[index % Self.texts.count]
            let size = CGFloat(8 + index % 40)
            let request = TextRequest(text: text, font: .systemFont(ofSize: size, weight: .bold))
            #expect(!TextLayout(request).runs.isEmpty)
        }
    }
}
