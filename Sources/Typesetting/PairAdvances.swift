import CPango

/// The glyphs of characters and the advances of pairs of them in a font, learned from Pango's layouts.
///
/// The texts of a table consist of a few hundred pairs. Most of them can therefore be laid out without Pango, which takes
/// more than ten times as long. The font must draw text pair by pair; see ``PairwiseFont``.
final class PairAdvances {
    private let metrics: FontMeasures
    /// The number of each known character by its value. 0 for other characters.
    private var numbers = [UInt8](repeating: 0, count: PairAdvances.valueCount)
    /// The known characters by their number. 0 is the end of a text.
    private var characters = [KnownCharacter(size: 0, isLetter: false)]
    /// The pairs of texts without and with letters, whose scripts differ.
    private var symbols = Pairs(), letters = Pairs()
    /// A run of the font, for its properties.
    private var sample: GlyphRun?
    /// A line whose height can depend on the font files.
    private var flexibleLine: (baseline: Double, height: Double)?
    /// The numbers of the characters of the present text.
    private var text: [UInt8] = []

    private struct KnownCharacter {
        /// The number of UTF-8 bytes.
        var size: Int32
        var isLetter: Bool
    }

    /// The glyphs of characters and the advances of pairs, by the numbers of the characters.
    private struct Pairs {
        private static let unknown = Int32.min
        private var advances: [Int32] = []
        private(set) var glyphs = [UInt32?](repeating: nil, count: 256)

        /// The advance of a character before another, in Pango's units.
        func advance(of first: UInt8, before second: UInt8) -> Int32? {
            let index = Int(first) << 8 | Int(second)
            guard index < advances.count, advances[index] != Self.unknown else { return nil }
            return advances[index]
        }

        mutating func set(_ advance: Int32, of first: UInt8, before second: UInt8, glyph: UInt32) {
            let index = Int(first) << 8 | Int(second)
            if index >= advances.count {
                advances += repeatElement(Self.unknown, count: (Int(first) + 1) << 8 - advances.count)
            }
            advances[index] = advance
            glyphs[Int(first)] = glyph
        }
    }

    private static let valueCount = Int(PairwiseFont.characters.map(\.value).max() ?? 0) + 1

    /// - Parameter metrics: The metrics of the font.
    init(metrics: FontMeasures) { self.metrics = metrics }

    // MARK: Layout

    /// Returns the layout of a text. The result is `nil` if some of its pairs are not known, or if it can require more than
    /// a line.
    func layout(_ request: TextRequest) -> TextLayout? {
        guard let sample, let hasLetters = read(request.text), hasLetters || !request.isRightToLeft,
            let (glyphs, width) = glyphs(hasLetters ? letters : symbols),
            request.certainlyFits(width, letterSpacing: sample.letterSpacing)
        else { return nil }
        let usualLine = (baseline: metrics.ascent, height: metrics.lineHeight)
        guard let line = request.lineLimit == 1 ? usualLine : flexibleLine else { return nil }
        var run = sample
        (run.text, run.glyphs, run.width) = (request.text, glyphs, width)
        run.isJustified = request.alignment == .justified
        let space = request.drawableWidth.map { $0 - width } ?? 0
        let isRightToLeft = request.isRightToLeft && !request.alignsByText
        let start = request.alignment.start(in: space, isRightToLeft: isRightToLeft)
        return TextLayout(
            width: max(width, 0), height: line.height, lineBottoms: [line.height],
            firstBaseline: line.baseline,
            lastBaseline: line.baseline, runs: [.init(x: start, baseline: line.baseline, run: run)])
    }

    /// Reads the characters of a text, and returns whether there are letters. The result is `nil` if some of the characters
    /// are not known.
    private func read(_ string: String) -> Bool? {
        text.removeAll(keepingCapacity: true)
        var hasLetters = false
        for scalar in string.unicodeScalars {
            guard scalar.value < Self.valueCount else { return nil }
            let number = numbers[Int(scalar.value)]
            guard number > 0 else { return nil }
            hasLetters = hasLetters || characters[Int(number)].isLetter
            text.append(number)
        }
        return hasLetters
    }

    private func glyphs(_ pairs: Pairs) -> (glyphs: [GlyphRun.Glyph], width: Double)? {
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(text.count)
        // Texts of 64 bytes in the largest font are far narrower than the largest number.
        var position: Int32 = 0, offset: Int32 = 0
        for index in text.indices {
            let next = index + 1 < text.count ? text[index + 1] : 0
            guard let glyph = pairs.glyphs[Int(text[index])],
                let advance = pairs.advance(of: text[index], before: next)
            else { return nil }
            glyphs.append(.init(index: glyph, cluster: offset, x: points(position), y: 0))
            position += advance
            offset += characters[Int(text[index])].size
        }
        return (glyphs, points(position))
    }

    // MARK: Learning

    /// Learns the pairs of a text from its layout in the font.
    func learn(from layout: TextLayout, of request: TextRequest) {
        guard layout.lineCount == 1, !layout.isTruncated, layout.runs.count == 1,
            request.alignment != .justified
        else { return }
        let run = layout.runs[0].run
        guard isLikeSample(run), hasForwardGlyphs(run), let hasLetters = readNew(request.text, run)
        else { return }
        if sample == nil { sample = run }
        if request.lineLimit != 1 { flexibleLine = (layout.firstBaseline, layout.height) }
        for index in text.indices {
            let second = index + 1 < text.count ? text[index + 1] : 0
            let (advance, glyph) = (
                Int32(run.advance(at: index) * Double(PANGO_SCALE)), run.glyphs[index].index
            )
            if hasLetters {
                letters.set(advance, of: text[index], before: second, glyph: glyph)
            } else {
                symbols.set(advance, of: text[index], before: second, glyph: glyph)
            }
        }
    }

    /// Returns a Boolean value that indicates whether all glyphs have a positive width without letter spacing. Pango moves
    /// one whose width becomes negative by its kerning, so that its position depends on the glyphs at both of its sides.
    private func hasForwardGlyphs(_ run: GlyphRun) -> Bool {
        run.glyphs.indices.allSatisfy { run.advance(at: $0) > run.letterSpacing }
    }

    private func isLikeSample(_ run: GlyphRun) -> Bool {
        guard let sample else { return true }
        return run.font == sample.font && run.features == sample.features
            && run.letterSpacing == sample.letterSpacing
    }

    /// Reads the characters of a run, which become known. The result is `nil` if it is not one glyph for each character,
    /// from left to right on the baseline.
    private func readNew(_ string: String, _ run: GlyphRun) -> Bool? {
        let scalars = string.unicodeScalars
        guard !run.isRightToLeft, run.missing.isEmpty, run.glyphs.count == scalars.count,
            run.glyphs.first?.x == 0
        else { return nil }
        var offset: Int32 = 0
        for (scalar, glyph) in zip(scalars, run.glyphs) {
            guard PairwiseFont.characters.contains(scalar), glyph.cluster == offset, glyph.y == 0
            else { return nil }
            offset += Int32(UTF8.width(scalar))
        }
        for scalar in scalars where numbers[Int(scalar.value)] == 0 && characters.count < 256 {
            numbers[Int(scalar.value)] = UInt8(characters.count)
            characters.append(
                KnownCharacter(size: Int32(UTF8.width(scalar)), isLetter: scalar.properties.isAlphabetic))
        }
        return read(string)
    }
}

extension GlyphRun {
    /// Returns the distance from a glyph to the next one, or to the end of the run.
    fileprivate func advance(at index: Int) -> Double {
        (index + 1 < glyphs.count ? glyphs[index + 1].x : width) - glyphs[index].x
    }
}

extension TextRequest {
    /// Returns a Boolean value that indicates whether a text of a width fits on one line, regardless of what Pango includes in
    /// the width when it divides lines.
    fileprivate func certainlyFits(_ width: Double, letterSpacing: Double) -> Bool {
        guard let available = drawableWidth else { return true }
        guard lineLimit == 1, lineBreakMode.truncates else {
            return width + abs(letterSpacing) + 1 <= available
        }
        return width <= points(pangoUnits(available))
    }
}
