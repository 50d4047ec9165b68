import Testing

@testable import ViewKit

@Suite("Margins of controllers' views")
struct MarginTests {
    private func margins(width: CGFloat, _ change: (ViewController) -> Void = { _ in }) -> EdgeInsets {
        let controller = ViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        change(controller)
        return controller.view.layoutMargins
    }

    @Test func marginsAreAtLeastThoseOfTheSystem() {
        func sides(_ margin: CGFloat) -> EdgeInsets {
            EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        }
        #expect(margins(width: 375) == sides(16) && margins(width: 389) == sides(16))
        // The margin of rows in the theme.
        #expect(margins(width: 390) == sides(20))
        #expect(margins(width: 375) { $0.view.layoutMargins = .zero } == sides(16))
        let large = EdgeInsets(top: 3, left: 30, bottom: 4, right: 5)
        #expect(
            margins(width: 375) { $0.view.layoutMargins = large }
                == EdgeInsets(top: 3, left: 30, bottom: 4, right: 16))
        let own = margins(width: 375) {
            $0.viewRespectsSystemMinimumLayoutMargins = false
            $0.view.layoutMargins = .zero
        }
        #expect(own == .zero)
        #expect(View().layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func marginsIncludeTheSafeArea() {
        let safe = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(
            margins(width: 375) { $0.view.safeAreaInsets = safe }
                == EdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        let without = margins(width: 375) {
            $0.view.safeAreaInsets = safe
            $0.view.insetsLayoutMarginsFromSafeArea = false
        }
        #expect(without == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    @Test func guideHasTheMargins() {
        let controller = ViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        let content = View()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        let guide = controller.view.layoutMarginsGuide
        LayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.heightAnchor.constraint(equalToConstant: 20),
        ])
        controller.view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 16, y: 0, width: 343, height: 20))
    }
}
