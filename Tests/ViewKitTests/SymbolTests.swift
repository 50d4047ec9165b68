import Diagnostics
import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Symbols by name")
struct SymbolTests {
    private let red = RGBA(255, 0, 0)

    /// Returns a view of the symbol's size.
    private func view(
        _ name: String, _ configuration: Image.SymbolConfiguration? = nil
    ) -> ImageView {
        ImageView(image: Image(systemName: name, withConfiguration: configuration))
    }

    /// Returns the ink of each filled and stroked path, and its color.
    private func shapes(_ view: View) -> [(ink: CGRect, color: RGBA)] {
        let drawing = Drawing(of: view)
        return drawing.fills.map { ($0.bounds, $0.color) } + drawing.strokes.map { ($0.ink, $0.color) }
    }

    @Test func frequentNamesHaveOutlines() {
        let names = """
            chevron.right chevron.left chevron.up chevron.down chevron.forward plus minus xmark checkmark plus.circle \
            plus.circle.fill minus.circle xmark.circle.fill checkmark.circle checkmark.circle.fill star star.fill heart \
            heart.fill trash trash.fill pencil square.and.pencil square.and.arrow.up gear gearshape gearshape.fill person \
            person.fill person.circle person.circle.fill person.2 person.2.fill person.3 person.crop.circle \
            person.crop.circle.fill person.badge.plus house house.fill folder folder.fill folder.badge.plus doc doc.fill \
            doc.text doc.text.fill tray tray.fill tray.and.arrow.down archivebox archivebox.fill paperplane paperplane.fill \
            envelope envelope.fill envelope.open phone phone.fill message message.fill bubble.left bubble.left.fill bell \
            bell.fill bell.slash bell.slash.fill flag flag.fill tag tag.fill bookmark bookmark.fill calendar clock \
            clock.fill alarm timer stopwatch map map.fill mappin mappin.circle mappin.circle.fill mappin.and.ellipse \
            location location.fill car car.fill airplane bus tram bicycle figure.walk cart cart.fill bag bag.fill \
            creditcard creditcard.fill gift gift.fill lock lock.fill lock.open key key.fill eye eye.fill eye.slash \
            magnifyingglass slider.horizontal.3 line.horizontal.3 line.3.horizontal line.3.horizontal.decrease.circle \
            list.bullet list.number square.grid.2x2 ellipsis ellipsis.circle ellipsis.circle.fill info info.circle \
            info.circle.fill questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill arrow.up \
            arrow.down.circle.fill arrow.up.arrow.down arrow.clockwise arrow.counterclockwise arrow.2.circlepath \
            arrow.triangle.2.circlepath arrow.up.right arrowshape.turn.up.left.fill photo photo.fill photo.on.rectangle \
            camera camera.fill video mic.fill music.note music.note.list play play.fill play.circle pause stop.fill \
            backward.fill forward speaker.wave.2 speaker.slash.fill headphones wifi antenna.radiowaves.left.and.right bolt \
            bolt.fill battery.100 sun.max sun.max.fill moon.fill cloud cloud.rain flame drop leaf globe link paperclip pin \
            printer book newspaper graduationcap hammer wrench paintbrush scissors hand.raised hand.thumbsup crown shield \
            cube circle circle.fill square triangle rectangle seal checkmark.seal checkmark.seal.fill \
            circle.lefthalf.filled icloud icloud.and.arrow.down iphone ipad laptopcomputer desktopcomputer tv \
            gamecontroller keyboard textformat textformat.size character number at percent dollarsign.circle chart.bar \
            chart.pie.fill chart.line.uptrend.xyaxis waveform ladybug ant hare tortoise pawprint fork.knife \
            cup.and.saucer bed.double stethoscope cross pills lightbulb power switch.2 repeat shuffle \
            rectangle.portrait.and.arrow.right birthday.cake birthday.cake.fill ruler ruler.fill scalemass scalemass.fill \
            figure.strengthtraining.traditional dumbbell dumbbell.fill target note.text book.closed building.columns \
            faceid viewfinder ticket banknote wallet.pass moon.zzz sunrise sunset eyeglasses calendar.badge.plus \
            doc.plaintext cross.case medal wineglass mug tree list.bullet.rectangle basketball tent ellipsis.bubble \
            exclamationmark.bubble.fill person.crop.circle.badge.plus scope zzz square.grid.3x3 trash.slash
            """
        let absent = names.split(separator: " ").filter { !SymbolCatalog.shared.contains(String($0)) }
        #expect(absent.isEmpty)
        #expect(SymbolCatalog.shared.names.count > 600)
    }

    @Test(
        "Every symbol draws lines and areas inside its image",
        arguments: [Image.SymbolWeight.ultraLight, .black])
    func symbolsDrawInsideTheirImages(weight: Image.SymbolWeight) throws {
        for name in SymbolCatalog.shared.names {
            let configuration = Image.SymbolConfiguration(pointSize: 40, weight: weight)
            #expect(!shapes(view(name, configuration)).isEmpty, "\(name)")
            let drawing = SymbolDrawing.drawing(name, configuration, TraitCollection())
            let ink = drawing.shapes.map(\.ink).reduce(CGRect.null) { $0.union($1) }
            #expect(CGRect(origin: .zero, size: drawing.size).insetBy(dx: 1, dy: 1).contains(ink), "\(name)")
            #expect(abs(ink.midX - drawing.size.width / 2) < 0.01, "\(name)")
            #expect(max(ink.width, ink.height) > 25, "\(name)")
        }
    }

    @Test func articleContainsAllNames() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = package.appending(path: "Sources/TableSnapshots/TableSnapshots.docc/Symbols.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let names = text.matches(of: #/(?m)^\| `([a-z0-9.]+)` \|(.*)\|$/#).flatMap { row in
            [String(row.1)] + row.2.matches(of: #/`([a-z.]+)`/#).map { String(row.1 + $0.1) }
        }
        #expect(names.sorted() == SymbolCatalog.shared.names)
    }

    @Test func partsAreValid() {
        for name in SymbolCatalog.shared.names {
            for part in SymbolCatalog.shared.outline(name)?.parts ?? [] {
                #expect(part.path.points.count > 1, "\(name)")
                let grid = CGRect(x: -3, y: 0, width: 28, height: 24)
                #expect(part.path.points.allSatisfy { grid.contains($0) }, "\(name)")
            }
        }
    }

    @Test func linesAcrossSymbolsHaveGaps() throws {
        let lineWidth = SymbolGrid.regularLineWidth
        for name in SymbolCatalog.shared.names.filter({ $0.contains(".slash") }) {
            let shapes = try #require(SymbolCatalog.shared.outline(name))
                .shapes(lineWidth: lineWidth, layered: false)
            let line = try #require(shapes.last)
            let start = try #require(line.path.points.first)
            #expect(line.lineWidth == lineWidth && shapes.count > 2, "\(name)")
            for shape in shapes.dropLast() {
                let gap = (lineWidth + (shape.lineWidth ?? 0)) / 2 + SymbolGrid.slashGap
                // The line has a slope of 1.
                #expect(
                    shape.path.points.allSatisfy {
                        abs(($0.x - start.x) - ($0.y - start.y)) / 2.0.squareRoot() > gap - 0.001
                    }, "\(name)")
            }
        }
    }

    // MARK: Sizes

    @Test func sizesAreThoseOfBodyText() throws {
        let sizes = [
            "circle": CGSize(width: 20, height: 20), "plus": CGSize(width: 19, height: 19),
            "chevron.right": CGSize(width: 10, height: 16), "minus": CGSize(width: 19, height: 4),
        ]
        for (name, size) in sizes { #expect(Image(systemName: name)?.size == size, "\(name)") }
        let circle = try #require(Image(systemName: "circle"))
        #expect(
            circle.isSymbolImage && circle.renderingMode == .automatic && !Image.plain(1, 1).isSymbolImage)
        // The center of capital letters is the center of the symbol.
        #expect(abs((circle.baselineOffsetFromBottom ?? 0) - (20 - 0.705 * 17) / 2) < 0.001)
    }

    @Test func weightsWidenLinesAndScalesEnlargeSymbols() throws {
        let weights = Image.SymbolWeight.allCases.dropFirst()
        let widths = try weights.map {
            try #require(Drawing(of: view("xmark", Image.SymbolConfiguration(weight: $0))).strokes.first)
                .width
        }
        #expect(widths.count == 9 && zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        let scales = [Image.SymbolScale.small, .medium, .large].map {
            view("heart", Image.SymbolConfiguration(scale: $0)).bounds.width
        }
        #expect(scales == scales.sorted() && Set(scales).count == 3)
        #expect(view("heart", Image.SymbolConfiguration(pointSize: 34)).bounds.width > 1.9 * scales[1])
        #expect(
            Font.Weight.semibold.symbolWeight() == .semibold && Image.SymbolWeight.bold.fontWeight() == .bold)
    }

    @Test func configurationsOfImagesPrecedeThoseOfViews() throws {
        let view = view("circle", Image.SymbolConfiguration(weight: .bold))
        let usual = view.sizeThatFits(.zero)
        view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 34, weight: .thin)
        #expect(view.sizeThatFits(.zero).width > 1.8 * usual.width)
        view.frame.size = view.sizeThatFits(.zero)
        let bold = self.view("circle", Image.SymbolConfiguration(pointSize: 34, weight: .bold))
        #expect(Drawing(of: view).strokes.map(\.width) == Drawing(of: bold).strokes.map(\.width))
        let image = try #require(view.image?.applyingSymbolConfiguration(.init(scale: .large)))
        let heavier = Image.SymbolConfiguration(weight: .bold)
        #expect(image.symbolConfiguration == heavier.applying(Image.SymbolConfiguration(scale: .large)))
        let small = Image.SymbolConfiguration(pointSize: 9)
        #expect(image.withConfiguration(small).symbolConfiguration == small)
    }

    @Test func textStylesFollowContentSize() throws {
        let view = view("circle", Image.SymbolConfiguration(textStyle: .body))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        // 53 points rather than 17.
        #expect(view.sizeThatFits(.zero) == CGSize(width: 61, height: 61))
        view.image = Image(systemName: "circle", withConfiguration: .init(pointSize: 17))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    }

    // MARK: Colors

    @Test func symbolsAreTemplates() throws {
        let view = view("gearshape.fill")
        view.tintColor = .red
        #expect(shapes(view).allSatisfy { $0.color == red })
        view.tintColor = .red.withAlphaComponent(0.5)
        let drawing = Drawing(of: view)
        // Overlapping shapes are one group.
        #expect(
            drawing.entries.allSatisfy { $0.opacity == 0.5 } && drawing.fills.allSatisfy { $0.color == red })
        view.image = view.image?.withRenderingMode(.alwaysOriginal)
        #expect(shapes(view).allSatisfy { $0.color == RGBA(0, 0, 0) })
        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(shapes(view).allSatisfy { $0.color == RGBA(0, 255, 0) })
    }

    @Test func palettesColorDetailsAndAreas() throws {
        let view = view("plus.circle.fill", .init(paletteColors: [.white, .red]))
        let drawing = Drawing(of: view)
        #expect(drawing.fills.map(\.color) == [red])
        #expect(Set(drawing.strokes.map(\.color)) == [red, RGBA(255, 255, 255)])
        let pale = self.view("plus.circle.fill", .init(hierarchicalColor: .red))
        #expect(Drawing(of: pale).entries.map(\.opacity).min() == 0.35)
        // Without a palette, the details are cut out.
        #expect(Drawing(of: self.view("plus.circle.fill")).strokes.count == 1)
    }

    @Test func tintColorAppliesToBitmaps() {
        let view = ImageView(image: Image.plain(4, 4).withTintColor(.red))
        #expect(Drawing(of: view).templates.map(\.color) == [red])
        view.tintColor = .green
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        #expect(Drawing(of: view).templates.map(\.color) == [RGBA(0, 255, 0)])
    }

    // MARK: Directions

    @Test func forwardSymbolsFollowLayoutDirection() throws {
        func point(_ name: String, _ direction: LayoutDirection) -> CGFloat {
            let view = view(name)
            view.traitOverrides.layoutDirection = direction
            guard case .stroke(let path, _, _)? = Drawing(of: view).entries.first?.item else { return 0 }
            return path.points[1].x - view.bounds.midX
        }
        #expect(point("chevron.forward", .leftToRight) > 0)
        #expect(point("chevron.forward", .rightToLeft) < 0)
        #expect(point("chevron.right", .rightToLeft) > 0)
        #expect(Image(systemName: "chevron.backward")?.flipsForRightToLeftLayoutDirection == true)
        #expect(Image(systemName: "chevron.left")?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test func flippedBitmapsAreMirrored() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let image = Image(bitmap: try Bitmap(width: 2, height: 1, bytes: bytes))
        let view = ImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        #expect(Drawing(of: view).images.first?.image === image.bitmap)
        view.traitOverrides.layoutDirection = .rightToLeft
        let drawn = try #require(Drawing(of: view).images.first?.image)
        #expect(
            try drawn.pixels(reduction: 1, in: ImageCache(capacity: 0)).pixels == [0xFF00_00FF, 0xFFFF_0000])
    }

    // MARK: Unknown names

    @Test func unknownNamesDrawPlaceholderAndWarnOnce() throws {
        #expect(Image(systemName: "") == nil)
        let first = try #require(Image(systemName: "hose.fill"))
        _ = Image(systemName: "hose.fill")
        #expect(first.size == CGSize(width: 18, height: 18) && first.isSymbolImage)
        #expect(!shapes(ImageView(image: first)).isEmpty)
        let warnings = Warnings.reported.filter { $0.message.contains("\"hose.fill\"") }
        #expect(warnings.map(\.remedy) == ["did you mean \"house.fill\"?"])
        #expect(SymbolCatalog.shared.suggestion(for: "house.lodge.fill") == "did you mean \"house\"?")
        #expect(SymbolCatalog.shared.suggestion(for: "qwertzuiop") == nil)
    }
}
