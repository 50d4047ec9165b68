import TableSpecimens
import Testing

@testable import TableKit

/// The named colors, which belong to the theme.
@Suite("Named colors of themes")
struct SystemColorTests {
    /// Returns the color of a text in a table with a theme.
    private func color(
        _ color: Color, _ theme: Theme, _ appearance: UserInterfaceStyle = .light,
        _ contrast: AccessibilityContrast = .normal
    ) throws -> RGBA {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = "Text"
            cell.textLabel?.textColor = color
        }
        let traits = TraitCollection(userInterfaceStyle: appearance, accessibilityContrast: contrast)
        script.table.environment = Environment(traits: traits, theme: theme)
        return try #require(Drawing(of: script.table).texts.first).color
    }

    @Test func iOS26HasItsOwnColors() throws {
        for (named, light, dark) in [
            (Color.systemBlue, RGBA(0, 136, 255), RGBA(0, 145, 255)),
            (.tintColor, RGBA(0, 136, 255), RGBA(0, 145, 255)),
            (.link, RGBA(0, 136, 255), RGBA(0, 145, 255)),
            (.systemRed, RGBA(255, 56, 60), RGBA(255, 66, 69)),
            (.systemOrange, RGBA(255, 141, 40), RGBA(255, 146, 48)),
            (.systemGreen, RGBA(52, 199, 89), RGBA(48, 209, 88)),
            (.systemPurple, RGBA(203, 48, 224), RGBA(219, 52, 242)),
            (.systemTeal, RGBA(0, 195, 208), RGBA(0, 210, 224)),
            (.systemIndigo, RGBA(97, 85, 245), RGBA(109, 124, 255)),
            (.systemMint, RGBA(0, 200, 179), RGBA(0, 218, 195)),
            (.systemCyan, RGBA(0, 192, 232), RGBA(60, 211, 254)),
            (.systemBrown, RGBA(172, 127, 94), RGBA(183, 138, 102)),
        ] {
            #expect(try color(named, .ios26) == light)
            #expect(try color(named, .ios26, .dark) == dark)
        }
        #expect(try color(.systemBlue, .ios26, .light, .high) == RGBA(30, 110, 244))
        #expect(try color(.systemBlue, .ios26, .dark, .high) == RGBA(92, 184, 255))
        for theme in [Theme.modern, .flat, .classic] {
            #expect(try color(.systemBlue, theme) == RGBA(0, 122, 255))
            #expect(try color(.systemBlue, theme, .light, .high) == RGBA(0, 64, 221))
        }
    }

    /// A color that a program derives from a named color follows the theme, too.
    @Test func derivedColorsFollowTheTheme() throws {
        let translucent = Color.systemRed.withAlphaComponent(0.5)
        #expect(try color(translucent, .modern) == RGBA(255, 59, 48, 0.5))
        #expect(try color(translucent, .ios26) == RGBA(255, 56, 60, 0.5))
        let dynamic = Color { $0.userInterfaceStyle == .dark ? .systemOrange : .systemPurple }
        #expect(try color(dynamic, .modern) == RGBA(175, 82, 222))
        #expect(try color(dynamic, .ios26) == RGBA(203, 48, 224))
        #expect(try color(dynamic, .ios26, .dark) == RGBA(255, 146, 48))
        #expect(try color(Color(cgColor: Color.systemTeal.cgColor), .ios26) == RGBA(0, 195, 208))
        #expect(dynamic != .systemPurple && translucent == Color.systemRed.withAlphaComponent(0.5))
        // A color without named colors is the same in all themes.
        let plain = Color { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(plain.ios26 == nil)
    }

    /// A theme has one blue and one red, in its own parts and in those of a program.
    @Test(arguments: [
        (Theme.modern, RGBA(0, 122, 255), RGBA(255, 59, 48)), (.ios26, RGBA(0, 136, 255), RGBA(255, 56, 60)),
    ])
    func partsHaveTheColorsOfTheirTheme(theme: Theme, blue: RGBA, red: RGBA) throws {
        let script = ScriptedTable(rows: [3], cells: .value2) { cell, path in
            cell.textLabel?.text = "Name"
            cell.accessoryType = .checkmark
            if path.row == 1 { cell.imageView?.image = Image(systemName: "star") }
            if path.row == 2 { cell.backgroundColor = .systemBlue }
        }
        script.table.surround(theme: theme)
        let drawing = Drawing(of: script.table)
        #expect(drawing.texts.allSatisfy { $0.color == blue })
        #expect(drawing.strokes.filter { $0.ink.minX > 300 }.allSatisfy { $0.color == blue })
        let symbol = drawing.entries.contains { entry in
            switch entry.item {
            case .fill(_, let color): color == blue
            case .stroke(let path, _, let color): color == blue && path.extent.maxX < 100
            default: false
            }
        }
        #expect(symbol && !drawing.boxes(blue).isEmpty)
        let delegate = ScriptedDelegate()
        script.table.delegate = delegate
        script.table.showSwipeActions(.trailing, forRowAt: IndexPath(row: 0, section: 0))
        let swiped = Drawing(of: script.table)
        #expect(swiped.boxes(red).count + swiped.roundBoxes.count { $0.color == red } == 1)
    }

    @Test func traitsOfViewsFollowTheTheme() {
        let view = View()
        view.environment = Environment(traits: TraitCollection(), theme: .ios26)
        let inner = View()
        view.addSubview(inner)
        inner.overrideUserInterfaceStyle = .dark
        let color: RGBA = Color.systemBlue.resolvedColor(with: inner.traitCollection)
        #expect(color == RGBA(0, 145, 255))
        // The colors are no trait.
        #expect(inner.traitCollection == TraitCollection(userInterfaceStyle: .dark))
    }

    /// Margins that a program sets are the same in every theme.
    @Test(arguments: [Theme.modern, .ios26, .classic])
    func marginsOfConfigurationsReplaceThoseOfTheTheme(theme: Theme) throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            var content = ListContentConfiguration.cell()
            content.text = "Text"
            content.textProperties.font = .systemFont(ofSize: 20)
            content.directionalLayoutMargins = DirectionalEdgeInsets(
                top: 40, leading: 8, bottom: 50, trailing: 8)
            cell.contentConfiguration = content
        }
        script.table.surround(theme: theme)
        script.table.separatorStyle = .none
        let cell = try #require(script.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let line = cell.frame.height - 90
        #expect(line > 15 && line < 30, "\(line)")
    }
}
