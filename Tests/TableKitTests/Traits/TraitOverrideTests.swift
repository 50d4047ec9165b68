import TableSpecimens
import Testing

@testable import TableKit

@Suite("Trait overrides and colors")
struct TraitOverrideTests {
    @Test func overridesApplyToViewAndSubviews() {
        let (outer, middle, inner) = (View(), View(), View())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.backgroundColor = .systemBackground
        inner.frame.size = CGSize(width: 10, height: 10)
        middle.frame.size = inner.frame.size
        middle.overrideUserInterfaceStyle = .dark
        middle.traitOverrides.preferredContentSizeCategory = .small
        #expect(outer.traitCollection == TraitCollection())
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        #expect(Drawing(of: middle).boxes.map(\.color) == [RGBA(0, 0, 0)])
        // Other traits are still inherited.
        outer.environment = Environment(traits: TraitCollection(displayScale: 3), theme: .classic)
        #expect(inner.traitCollection.displayScale == 3 && inner.theme == .classic)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(Drawing(of: middle).boxes.map(\.color) == [RGBA(255, 255, 255)])
        inner.overrideUserInterfaceStyle = nil
        middle.traitOverrides = TraitOverrides()
        #expect(inner.traitCollection == TraitCollection(displayScale: 3))
    }

    @Test func viewsThatMoveHaveTheTraitsOfTheirNewSuperview() {
        func root(_ style: UserInterfaceStyle) -> View {
            let view = View()
            view.environment = Environment(
                traits: TraitCollection(userInterfaceStyle: style), theme: .modern)
            return view
        }
        let (dark, light) = (root(.dark), root(.light))
        let (middle, inner) = (View(), View())
        middle.addSubview(inner)
        dark.addSubview(middle)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        light.addSubview(middle)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        do {
            let other = root(.dark)
            other.addSubview(middle)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
        }
        #expect(middle.superview == nil)
        #expect(inner.traitCollection == TraitCollection())
        dark.addSubview(middle)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        middle.removeFromSuperview()
        #expect(inner.traitCollection == TraitCollection())
    }

    @Test func rowsMayOverrideDifferentTraits() throws {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.textLabel?.text = "Row"
            cell.traitOverrides = TraitOverrides()
            if path.row == 1 { cell.overrideUserInterfaceStyle = .dark }
            if path.row == 2 { cell.traitOverrides.preferredContentSizeCategory = .accessibilityMedium }
        }
        script.table.surround()
        let texts = Drawing(of: script.table).texts.sorted { $0.baseline < $1.baseline }
        #expect(texts.map(\.color) == [RGBA(0, 0, 0), RGBA(255, 255, 255), RGBA(0, 0, 0)])
        #expect(texts.map(\.run.font.size) == [17, 17, 28])
        #expect(script.table.rectForRow(at: IndexPath(row: 2, section: 0)).height > 50)
    }

    @Test func tableMayOverrideReadingDirection() {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.accessoryType = .disclosureIndicator }
        script.table.surround()
        script.table.traitOverrides.layoutDirection = .rightToLeft
        #expect(Drawing(of: script.table).strokes.map(\.ink.minX) == [17])
    }

    @Test func colorsDependOnAppearanceAndContrast() {
        func resolved(
            _ color: Color, _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast
        ) -> RGBA {
            color.resolvedColor(
                with: TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast))
        }
        let chosen = Color { traits in
            if traits.accessibilityContrast == .high {
                return traits.userInterfaceStyle == .dark ? .white : .black
            }
            return traits.userInterfaceStyle == .dark ? .lightGray : .systemBlue
        }
        #expect(resolved(chosen, .light, .normal) == RGBA(0, 136, 255))
        #expect(resolved(chosen, .dark, .normal) == Color.lightGray.light)
        #expect(resolved(chosen, .light, .high) == RGBA(0, 0, 0))
        #expect(resolved(chosen, .dark, .high) == RGBA(255, 255, 255))
        // A choice that needs none is a color like any other.
        #expect(Color { _ in .red } == .red)
        #expect(resolved(Color.systemBlue.withAlphaComponent(0.5), .light, .high).alpha == 0.5)
        for color in [Color.secondaryLabel, .tertiaryLabel, .separator] {
            for style in UserInterfaceStyle.allCases {
                #expect(resolved(color, style, .high).alpha > resolved(color, style, .normal).alpha)
            }
        }
    }
}
