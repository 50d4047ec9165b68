import TableSpecimens
import Testing

@testable import Typesetting

@Suite("Layouts of known pairs of characters")
struct PairAdvanceTests {
    private static let ligatures = FontFeature(rawValue: "liga") ?? .tabularFigures

    private static let tightFont = SystemFont(
        family: "Inter", features: [.tabularFigures],
        letterSpacing: [LetterSpacing(size: 17, spacing: -0.43)],
        lines: .sanFrancisco)

    /// Fonts with and without kerning, ligatures, letter spacing and digits of equal widths.
    private static let fonts: [(font: Font, systemFont: SystemFont)] = [
        (.systemFont(ofSize: 17), .plain), (.boldSystemFont(ofSize: 13.3), .plain),
        (.systemFont(ofSize: 17), tightFont),
        (Font(family: "Noto Sans", pointSize: 20), .plain),
        (Font(family: "Nimbus Sans", pointSize: 11), tightFont),
        (Font(family: "Inter Display", pointSize: 21), SystemFont(family: "Inter Display")),
        (
            Font(family: "Nimbus Sans", pointSize: 40),
            SystemFont(family: "Nimbus Sans", features: [ligatures])
        ),
    ]

    /// Returns a text of some words, few of which contain other characters than those of Latin text.
    private static func text(using numbers: inout SeededNumbers) -> String {
        let parts = [
            "To", "Av", "ff", "fi", "1,", "23", "−4", "rs", "é", "Łó", "ij", "Wa", "--", "->", "(x)", "1/2",
            "Yv", "T.", "”", "’…", "…", "‘a", "ß", "ơ", "•", "€", "l·l", "©", "日", "e\u{301}", "אב", "🙂",
            "\u{A0}",
        ]
        // The first parts are more likely.
        func part() -> String {
            let end = Int.random(in: 1...10, using: &numbers) == 1 ? parts.count : 22
            return parts[Int.random(in: 0..<end, using: &numbers)]
        }
        func word() -> String { (0..<Int.random(in: 1...4, using: &numbers)).map { _ in part() }.joined() }
        return (0..<Int.random(in: 1...3, using: &numbers)).map { _ in word() }.joined(separator: " ")
    }

    private static func request(
        _ font: (font: Font, systemFont: SystemFont), using numbers: inout SeededNumbers
    ) -> TextRequest {
        var request = TextRequest(text: text(using: &numbers), font: font.font)
        request.systemFont = font.systemFont
        request.lineLimit = [1, 1, 1, 0, 2].randomElement(using: &numbers) ?? 1
        request.lineBreakMode = LineBreakMode.allCases.randomElement(using: &numbers) ?? .byClipping
        request.alignment = TextAlignment.allCases.randomElement(using: &numbers) ?? .left
        request.isRightToLeft = Int.random(in: 0..<5, using: &numbers) == 0
        request.alignsByText = Bool.random(using: &numbers)
        request.width =
            [nil, 30, 1000, Double.random(in: 0...200, using: &numbers)].randomElement(
                using: &numbers) ?? nil
        return request
    }

    @Test(.requiresInter3, arguments: fonts.indices)
    func layoutsEqualThoseOfPango(index: Int) throws {
        let (font, systemFont) = Self.fonts[index]
        // The folder of the system font also contains Inter Display.
        let layout = TextLayout(TextRequest(text: "a", font: .systemFont(ofSize: 17)))
        let path = try #require(layout.runs.first?.run.font.path)
        let fonts = try FontCollection(
            folder: (path as NSString).deletingLastPathComponent, includesSystemFonts: true)
        let count = caseCount(6000)
        FontAccess.exclusively {
            let typesetter = Typesetter(fonts: fonts)
            var numbers = SeededNumbers(seed: UInt64(index))
            var knownCount = 0
            for _ in 0..<count {
                let request = Self.request((font, systemFont), using: &numbers)
                let known = typesetter.known.layout(request)
                if known != nil { knownCount += 1 }
                _ = typesetter.layout(request)
                guard known == nil || known == typesetter.newLayout(request).layout else {
                    Issue.record("\(request)")
                    return
                }
            }
            let isPairwise = typesetter.isPairwise(font, systemFont)
            #expect(isPairwise == !systemFont.features.contains(Self.ligatures))
            // Some texts are repeated.
            #expect(isPairwise == (knownCount > count / 4), "\(knownCount)")
        }
    }

    @Test(.requiresInter3) func exactWidthFits() {
        FontAccess.exclusively {
            let typesetter = Typesetter()
            var request = TextRequest(text: "123", font: .systemFont(ofSize: 17))
            for number in 100..<1000 {
                request.text = "\(number)"
                _ = typesetter.layout(request)
            }
            request.width = typesetter.layout(request).width
            #expect(typesetter.known.layout(request)?.isTruncated == false)
            request.width = request.width.map { $0 - 0.01 }
            #expect(typesetter.known.layout(request) == nil)
            #expect(typesetter.layout(request).isTruncated)
        }
    }
}
