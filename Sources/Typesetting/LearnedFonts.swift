/// The fonts of the latest texts, and what is known of their pairs of characters.
struct LearnedFonts {
    private var fonts: [LearnedFont] = []

    /// The number of fonts. Few tables have texts in more fonts.
    private static let capacity = 16

    /// Returns the font of a request.
    mutating func font(of request: TextRequest) -> LearnedFont {
        if let known = fonts.first(where: { $0.isFont(of: request) }) { return known }
        if fonts.count == Self.capacity { fonts.removeFirst() }
        let font = LearnedFont(request)
        fonts.append(font)
        return font
    }
}

/// A font, and what is known of its pairs of characters.
final class LearnedFont {
    private let font: Font
    private let systemFont: SystemFont
    private let language: String
    private var layoutCount = 0
    private(set) var pairs: PairAdvances?

    /// The number of layouts before anything is learned, since the proof that the font is pairwise takes as long as some
    /// hundred layouts.
    static let firstLayoutCount = 256

    init(_ request: TextRequest) {
        (font, systemFont, language) = (request.font, request.systemFont, request.language)
    }

    func isFont(of request: TextRequest) -> Bool {
        font == request.font && systemFont == request.systemFont && language == request.language
    }

    /// Learns the pairs of a text that the font draws completely, from its layout.
    func learn(from layout: TextLayout, of request: TextRequest, by typesetter: Typesetter) {
        layoutCount += 1
        if layoutCount == Self.firstLayoutCount, typesetter.isPairwise(font, systemFont) {
            pairs = PairAdvances(metrics: typesetter.metrics(of: font, systemFont))
        }
        pairs?.learn(from: layout, of: request)
    }
}
