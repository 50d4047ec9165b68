import DisplayList
import Foundation
import TableKit
import Testing
import Typesetting

@testable import Rendering

@Suite("Translucent text")
struct TranslucentTextTests {
    /// Returns the display items of a text in a color, on lines of 120 points.
    private func items(_ text: String, _ color: RGBA, spans: [TextSpan] = []) -> [DisplayItem] {
        var request = TextRequest(text: text, font: .systemFont(ofSize: 34))
        request.spans = spans
        request.lineLimit = 0
        request.width = 120
        let context = GraphicsContext()
        context.draw(TextLayout(request), at: CGPoint(x: 4.3, y: 2), colors: { _, _ in color })
        return context.list.items
    }

    private func pixels(_ items: [DisplayItem]) -> Pixels {
        Pixels(items, width: 260, height: 300, scale: 2)
    }

    private var bold: [TextSpan] {
        var style = TextStyle()
        style.font = .systemFont(ofSize: 34, weight: .bold)
        return [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 6, style: style)]
    }

    @Test(arguments: ["हिन्दी क्षत्रिय", "বাংলা ভাষা", "ਪੰਜਾਬੀ", "السلام عليكم", "AVATAR fj"])
    func overlappingGlyphsAreBlendedOnce(text: String) {
        for spans in [[], bold] {
            let opaque = pixels(items(text, RGBA(0, 0, 0), spans: spans))
            let translucent = pixels(items(text, RGBA(0, 0, 0, 0.5), spans: spans))
            let differences = zip(opaque.values, translucent.values).map {
                abs(Int($0 >> 24) - 2 * Int($1 >> 24))
            }
            #expect(opaque.inkedRows.count > 20)
            #expect(differences.max() ?? 0 <= 2, "\(text)")
        }
    }

    @Test func textWithoutOverlapsStaysGlyphRuns() {
        let isPlain = items("Hill", RGBA(0, 0, 0, 0.5)).allSatisfy {
            if case .glyphs = $0 { true } else { false }
        }
        #expect(isPlain)
        // Opaque text does so always.
        let isOpaquePlain = items("हिन्दी", RGBA(0, 0, 0)).allSatisfy {
            if case .glyphs = $0 { true } else { false }
        }
        #expect(isOpaquePlain)
    }

    @Test func emojiBetweenJoinedLettersRetainColors() {
        let drawn = items("हिन्दी😀हिन्दी", RGBA(0, 0, 0, 0.5))
        let kinds = drawn.map { if case .text = $0 { "text" } else { "glyphs" } }
        #expect(kinds == ["text", "glyphs", "text"])
        let yellow = pixels(drawn).values.count {
            $0 >> 24 == 255 && ($0 >> 16 & 255) > 200 && ($0 & 255) < 120
        }
        #expect(yellow > 100)
    }
}
