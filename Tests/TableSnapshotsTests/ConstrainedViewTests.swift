import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images of views whose constraints determine their size")
struct ConstrainedViewTests {
    private func constrain(_ view: View) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 375).isActive = true
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
        view.layoutIfNeeded()
    }

    @Test func contentViewHasItsConstraints() throws {
        let cell = TableViewCell()
        constrain(cell.contentView)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
        let snapshot = try TableSnapshot(of: cell.contentView)
        #expect(snapshot.size == CGSize(width: 375, height: 80))
        cell.contentView.constraints.first?.constant = 300
        cell.contentView.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 300)
    }

    @Test func viewWithoutSuperviewHasItsConstraints() throws {
        let view = View()
        constrain(view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
        view.constraints.last?.constant = 60
        #expect(try TableSnapshot(of: view).size == CGSize(width: 375, height: 60))
    }

    @Test func cellWithoutVerticalChainHasTargetHeight() {
        let cell = TableViewCell()
        let view = View()
        cell.contentView.addSubview(view)
        view.pin(to: cell.contentView, top: 0, leading: 0, trailing: 0)
        view.heightAnchor.constraint(equalTo: cell.contentView.heightAnchor).isActive = true
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 1000)).height == 1000)
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 52)
        view.heightAnchor.constraint(equalToConstant: 70).isActive = true
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 1000)).height == 70)
    }

    @Test func drawnImageFillsItsView() throws {
        let image = GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            Color.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        for shown in [image, image.resizableImage(withCapInsets: .zero)] {
            let view = ImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            view.image = shown
            let bitmap = try TableSnapshot(of: view).bitmap()
            let pixels = stride(from: 0, to: bitmap.bytes.count, by: 4).map {
                Array(bitmap.bytes[$0..<$0 + 4])
            }
            #expect(pixels.count == bitmap.width * bitmap.height && Set(pixels).count == 1)
            #expect(pixels[0][3] == 255)
        }
    }
}
