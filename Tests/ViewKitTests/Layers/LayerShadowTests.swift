import TableKit
import TableSpecimens
import Testing

@Suite("Shadows of layers")
struct LayerShadowTests {
    private func makeCard() -> View {
        let card = View(frame: CGRect(x: 8, y: 4, width: 100, height: 40))
        card.backgroundColor = .white
        card.layer.cornerRadius = 6
        card.layer.shadowColor = Color.black.cgColor
        card.layer.shadowOpacity = 0.25
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        card.layer.shadowRadius = 5
        return card
    }

    private func shadows(of view: View) -> [(path: Path, radius: Double, color: RGBA)] {
        Drawing(of: view).entries.compactMap { entry in
            if case .shadow(let path, let radius, let color) = entry.item {
                (path, radius, color)
            } else {
                nil
            }
        }
    }

    @Test func shadowHasTheOutlineOfTheBackground() throws {
        let shadow = try #require(shadows(of: makeCard()).first)
        #expect(shadow.path.bounds == CGRect(x: 8, y: 6, width: 100, height: 40))
        #expect(shadow.path.points.count > 4)
        #expect(shadow.radius == 5 && shadow.color == RGBA(red: 0, green: 0, blue: 0, alpha: 0.25))
    }

    @Test func shadowIsBehindTheBackground() {
        let items = Drawing(of: makeCard()).entries.map(\.item)
        guard case .shadow = items.first else { return #expect(Bool(false), "\(items)") }
        #expect(items.count == 2)
    }

    @Test func clippingAndTransparencyRemoveTheShadow() {
        let card = makeCard()
        card.layer.masksToBounds = true
        #expect(shadows(of: card).isEmpty)
        card.layer.masksToBounds = false
        card.layer.shadowOpacity = 0
        #expect(shadows(of: card).isEmpty)
    }

    @Test func contentOfAClearViewCastsItsShadow() throws {
        let card = makeCard()
        card.backgroundColor = nil
        #expect(shadows(of: card).isEmpty)
        let content = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        content.backgroundColor = .red
        content.clipsToBounds = true
        card.addSubview(content)
        let shadow = try #require(shadows(of: card).first)
        #expect(shadow.path == Path(roundedRect: CGRect(x: 18, y: 16, width: 20, height: 20), radius: 0))
    }

    @Test func givenPathIsTheOutline() throws {
        let card = makeCard()
        card.layer.shadowPath = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        let shadow = try #require(shadows(of: card).first)
        #expect(shadow.path == Path(roundedRect: CGRect(x: 8, y: 6, width: 10, height: 10), radius: 0))
    }

    @Test func shadowsEndAtTheEdgeOfARow() throws {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 120, height: 48))
        let row = View(frame: CGRect(x: 0, y: 0, width: 120, height: 48))
        row.addSubview(makeCard())
        table.addSubview(row)
        let entry = try #require(
            Drawing(of: row).entries.first { if case .shadow = $0.item { true } else { false } })
        #expect(entry.clip == CGRect(x: 0, y: 0, width: 120, height: 48))
    }
}
