import Testing

@testable import Typesetting

@Suite("Hyphenation")
struct HyphenationTests {
    private func broken(_ word: String, _ patterns: HyphenationPatterns) -> String {
        let bytes = Array(word.utf8)
        let breaks = [0] + patterns.breaks(in: bytes) + [bytes.count]
        return zip(breaks, breaks.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
            .joined(separator: "-")
    }

    /// The patterns of Liang's own example.
    @Test func highestPatternWeightWins() {
        let patterns = HyphenationPatterns(
            "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n% a remark\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n"
                .utf8
        )
        #expect(broken("hyphenation", patterns) == "hy-phen-ation")
    }

    @Test func wordEndsAreNotHyphenated() {
        func patterns(_ options: String) -> HyphenationPatterns {
            HyphenationPatterns("UTF-8\n\(options)\na1a\n.aa1a\n".utf8)
        }
        #expect(broken("aaaaaa", patterns("LEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1")) == "a-a-a-a-a-a")
        #expect(broken("aaaaaa", patterns("LEFTHYPHENMIN 3\nRIGHTHYPHENMIN 2")) == "aaa-a-aa")
        #expect(broken("aa", patterns("LEFTHYPHENMIN 3")) == "aa")
        #expect(broken("aaaa", patterns("LEFTHYPHENMIN nonsense\nRIGHTHYPHENMIN -9")) == "a-a-a-a")
    }

    @Test func compoundsBreakBeforeTheirParts() {
        let patterns = HyphenationPatterns("UTF-8\nfahrt1g\nNEXTLEVEL\n.ge1s\nü1g\n".utf8)
        #expect(broken("fahrtgesell", patterns) == "fahrt-ge-sell")
        #expect(broken("lüge", patterns) == "lü-ge")
    }

    @Test func damagedDictionariesHyphenateNothing() {
        for text in ["", "UTF-8", "\n\n\n", "UTF-8\nNEXTLEVEL\nNEXTLEVEL", "UTF-8\n1234\n///\nx/y=z,1,2"] {
            #expect(broken("hyphenation", HyphenationPatterns(text.utf8)) == "hyphenation")
        }
    }

    // MARK: Layout

    private let sample = "considerable hyphenation"

    private func layout(
        _ text: String, width: Double?, lines: Int = 0, language: String = "en", hyphenates: Bool = true
    ) -> TextLayout {
        var request = TextRequest(text: text, font: .systemFont(ofSize: 17))
        request.width = width
        request.lineLimit = lines
        request.language = language
        request.hyphenates = hyphenates
        return TextLayout(request)
    }

    /// Returns the number of visible hyphens.
    private func hyphens(_ layout: TextLayout) -> Int {
        let hyphen = layOut("\u{2010}").glyphs
        return layout.glyphs.filter { hyphen.contains($0) }.count
    }

    @Test func wordsAreHyphenatedWhenEnabled() {
        let plain = layout(sample, width: 150, hyphenates: false)
        let broken = layout(sample, width: 150)
        #expect(hyphens(plain) == 0 && plain.lineCount == 2)
        #expect(hyphens(broken) == 1 && broken.lineCount == 2)
        #expect(broken.width > plain.width && broken.width <= 150)
        // A line with space for the complete word has no hyphen.
        #expect(layout(sample, width: nil).glyphs == layout(sample, width: nil, hyphenates: false).glyphs)
        #expect(layout(sample, width: 150, lines: 1).glyphs == layOut(sample, width: 150).glyphs)
    }

    @Test func languageSelectsHyphenation() {
        let english = layout("Silbentrennung Silbentrennung", width: 170, language: "en")
        let german = layout("Silbentrennung Silbentrennung", width: 170, language: "de-DE")
        let none = layout("Silbentrennung Silbentrennung", width: 170, language: "tlh")
        #expect(none.glyphs == layout("Silbentrennung Silbentrennung", width: 170, hyphenates: false).glyphs)
        #expect(hyphens(german) == 1 && hyphens(none) == 0)
        #expect(english.height == german.height)
        #expect(layout(sample, width: 150, language: "").glyphs == layout(sample, width: 150).glyphs)
        let found = MissingHyphenation.found.filter { $0.language == "tlh" }.map(\.description)
        #expect(
            found == [
                "text in tlh is not hyphenated: its dictionary is not installed; install the package hyphen-tlh "
                    + "(Debian) or hyphen-tlh (Fedora)"
            ])
    }

    @Test func paragraphStyleEnablesHyphenation() {
        var request = TextRequest(text: "\(sample)\n\(sample)", font: .systemFont(ofSize: 17))
        request.width = 150
        request.lineLimit = 0
        request.language = "en"
        var style = ParagraphStyle()
        request.paragraphs = [ParagraphSpan(start: 0, style: style)]
        #expect(hyphens(TextLayout(request)) == 0)
        style.hyphenationFactor = 0.5
        #expect(style.usesDefaultHyphenation)
        request.paragraphs.append(ParagraphSpan(start: sample.utf8.count + 1, style: style))
        #expect(hyphens(TextLayout(request)) == 1)
        request.paragraphs.removeFirst()
        request.paragraphs[0].start = 0
        #expect(hyphens(TextLayout(request)) == 2)
    }

    @Test func spansMatchLettersAfterHyphenation() {
        var request = TextRequest(text: sample, font: .systemFont(ofSize: 17))
        request.width = 150
        request.lineLimit = 0
        request.hyphenates = true
        var wide = TextStyle()
        wide.letterSpacing = 0.01
        request.spans = [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 13, style: wide)]
        let runs = TextLayout(request).runs
        let second = runs.filter { $0.span == 1 }.flatMap { $0.run.glyphs }.map(\.index)
        let letters = Set(layOut("hyphenation\u{2010} ").glyphs)
        #expect(Set(second).isSubset(of: letters) && second.count >= "hyphenation".count)
    }

    @Test func softHyphensTakePrecedence() {
        let text = "con\u{AD}siderable"
        var request = TextRequest(text: text, font: .systemFont(ofSize: 17))
        request.width = 60
        request.lineLimit = 0
        let own = TextLayout(request)
        request.hyphenates = true
        #expect(TextLayout(request).glyphs == own.glyphs)
    }
}
