import TableSpecimens
import Testing

@testable import ViewKit

/// The sizes and lines of text styles.
@Suite("Text styles")
struct TextStyleTests {
    private func label(
        _ text: String, _ font: Font, _ category: ContentSizeCategory = .large, scale: CGFloat = 3
    ) -> Label {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        label.environment = Environment(
            traits: TraitCollection(displayScale: scale, preferredContentSizeCategory: category),
            theme: .modern)
        label.numberOfLines = 0
        label.font = font
        label.text = text
        return label
    }

    /// Returns the distance between the baselines of two drawn lines.
    private func pitch(_ font: Font, _ category: ContentSizeCategory = .large) -> Double {
        let baselines = Set(Drawing(of: label("One\nTwo", font, category)).texts.map(\.baseline)).sorted()
        return baselines.count == 2 ? baselines[1] - baselines[0] : .nan
    }

    /// The images of two public projects show these distances.
    @Test(arguments: [
        (Font.TextStyle.body, ContentSizeCategory.medium, 21.0), (.subheadline, .medium, 19),
        (.body, .extraExtraExtraLarge, 29),
    ])
    func linesHaveDistanceOfPublicImages(
        style: Font.TextStyle, category: ContentSizeCategory, distance: Double
    ) {
        #expect(pitch(.preferredFont(forTextStyle: style), category).isAbout(distance))
    }

    /// The ink of 12 lines at 14 points is 584 pixels high in an image of a public project. The letters of the first and
    /// the last line of that image are not known, so that two pixels are uncertain.
    @Test func twelveLinesOf14PointsHaveInkOf584Pixels() {
        let text = Array(repeating: "label", count: 12).joined(separator: "\n")
        let label = label(text, .systemFont(ofSize: 14))
        let runs = Drawing(of: label).texts
        let top = runs.map { $0.baseline + $0.run.bounds.minY }.min() ?? .nan
        let bottom = runs.map { $0.baseline + $0.run.bounds.maxY }.max() ?? .nan
        #expect(((bottom - top) * 3 - 584).magnitude < 2)
        #expect(runs.count == 12)
    }

    @Test(arguments: Font.TextStyle.allCases)
    func everyCategoryHasLines(style: Font.TextStyle) {
        for category in ContentSizeCategory.allCases {
            let font = Font.preferredFont(forTextStyle: style)
            let traits = TraitCollection(preferredContentSizeCategory: category)
            let fixed = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
            let (size, distance) = (style.size(in: category), style.linePitch(in: category))
            #expect(distance > size && distance < 1.4 * size)
            #expect(pitch(font, category).isAbout(Double(distance)))
            // Measuring agrees with drawing, and a single line is as high as the font's line.
            #expect(abs(fixed.lineHeight + fixed.leading - distance) < 1e-9)
            let (one, two) = (label("One", font, category), label("One\nTwo", font, category))
            #expect(abs(one.size(width: .infinity, height: .infinity).height - 1.1934 * size) < 0.01)
            let growth =
                two.size(width: .infinity, height: .infinity).height
                - one.size(width: .infinity, height: .infinity).height
            #expect(abs(growth - distance) < 1e-9)
        }
    }

    @Test func onlyFontsOfTextStylesHaveLeading() {
        let body = Font.preferredFont(forTextStyle: .body)
        #expect(abs(body.leading - 1.71) < 0.01 && abs(body.lineHeight - 20.29) < 0.01)
        #expect(body.withSize(17).leading == 0)
        let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        #expect(scaled.leading == 0 && abs(pitch(scaled) - 20.29) < 0.01)
        // A weight or slant changes nothing.
        var bold = body
        bold.weight = .bold
        #expect(abs(bold.leading - body.leading) < 1e-9)
        let italic = body.fontDescriptor.withSymbolicTraits(.traitItalic).map {
            Font(descriptor: $0, size: 0)
        }
        #expect(italic?.leading == body.leading)
    }

    @Test func baselinesOfConstraintsAreThoseDrawn() {
        let label = label("One\nTwo", .preferredFont(forTextStyle: .body))
        let size = label.intrinsicContentSize
        let baselines = label.baselines(for: size)
        label.frame.size = size
        let drawn = Set(Drawing(of: label).texts.map(\.baseline)).sorted()
        #expect(abs((baselines?.first ?? 0) - (drawn.first ?? .nan)) < 1e-9)
        #expect(abs(size.height - (baselines?.last ?? 0) - (drawn.last ?? .nan)) < 1e-9)
    }

    @Test func lettersAreSpacedByWeight() {
        let font = Theme.modern.systemFont
        for (weight, size, spacing) in [
            (Font.Weight.regular, 13.0, -0.14), (.regular, 16, -0.39), (.regular, 17, -0.48),
            (.semibold, 17, -0.32),
        ] {
            var request = TextRequest(text: "abc", font: .systemFont(ofSize: size, weight: weight))
            request.systemFont = font
            #expect(
                TextLayout(request).runs.map(\.run.letterSpacing).allSatisfy { abs($0 - spacing) < 0.001 })
        }
    }
}
