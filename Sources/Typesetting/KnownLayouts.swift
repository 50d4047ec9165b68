import Synchronization

/// The layouts of recent texts, and the pairs of characters that are known in their fonts.
///
/// A separate lock protects them, so that most texts are laid out while another thread draws with the fonts.
//
// Only threads with exclusive use of the fonts change them. So fonts are released with it, as FontAccess requires.
final class KnownLayouts: Sendable {
    private struct Contents {
        var recent = RecentLayouts()
        var fonts: [LearnedFont] = []

        func font(of request: TextRequest) -> LearnedFont? { fonts.first { $0.isFont(of: request) } }
    }

    private let contents = Mutex(Contents())

    /// The number of fonts. Few tables have texts in more fonts.
    private static let fontCapacity = 16

    /// Returns the layout of a text. The result is `nil` if it is not a recent text, and some of its pairs are not known.
    func layout(_ request: TextRequest) -> TextLayout? {
        guard RecentLayouts.retains(request) else { return nil }
        return contents.withLock { contents in
            contents.font(of: request)?.pairs?.layout(request) ?? contents.recent[request]
        }
    }

    /// Retains the layout of a text that its font draws completely, and learns its pairs.
    func insert(_ layout: TextLayout, for request: TextRequest, by typesetter: Typesetter) {
        guard RecentLayouts.retains(request) else { return }
        contents.withLock { contents in
            contents.recent.insert(layout, for: request)
            if let known = contents.font(of: request) {
                return known.learn(from: layout, of: request, by: typesetter)
            }
            if contents.fonts.count == Self.fontCapacity { contents.fonts.removeFirst() }
            contents.fonts.append(LearnedFont(request))
        }
    }

    func removeAll() { contents.withLock { $0 = Contents() } }
}

/// A font with its known pairs of characters.
private final class LearnedFont {
    private let font: Font
    private let systemFont: SystemFont
    private let language: String
    private var layoutCount = 0
    /// The pairs before it is proved that nothing else counts.
    private var unprovedPairs: PairAdvances?
    /// The pairs, if the font is proved to draw text pair by pair.
    private(set) var pairs: PairAdvances?

    /// The number of layouts from which pairs are learned.
    private static let firstLayout = 16
    /// The number of layouts before the proof, which takes as long as about a hundred layouts.
    private static let layoutsBeforeProof = 128

    init(_ request: TextRequest) {
        (font, systemFont, language) = (request.font, request.systemFont, request.language)
    }

    func isFont(of request: TextRequest) -> Bool {
        font == request.font && systemFont == request.systemFont && language == request.language
    }

    func learn(from layout: TextLayout, of request: TextRequest, by typesetter: Typesetter) {
        layoutCount += 1
        if layoutCount == Self.firstLayout {
            unprovedPairs = PairAdvances(metrics: typesetter.metrics(of: font, systemFont))
        }
        (pairs ?? unprovedPairs)?.learn(from: layout, of: request)
        guard layoutCount == Self.layoutsBeforeProof else { return }
        if typesetter.isPairwise(font, systemFont) { pairs = unprovedPairs }
        unprovedPairs = nil
    }
}
