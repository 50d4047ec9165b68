import Foundation
import Testing

@testable import ViewKit

@Suite("Navigation and presentation")
struct NavigationTests {
    private let log = CallLog()

    private func controllers(_ names: String) -> [LoggingController] {
        names.map { LoggingController(String($0), log) }
    }

    /// The calls without those of layout.
    private func take() -> [String] { log.take().filter { !$0.contains("layout") } }

    @Test func pushAndPopCallBothControllers() {
        let (a, b) = (LoggingController("A", log), LoggingController("B", log))
        let navigation = NavigationController(rootViewController: a)
        #expect(take() == ["A will join", "A did join"])
        navigation.appear(in: .default)
        #expect(take() == ["A load 402 × 874", "A will appear", "A is appearing", "A did appear"])
        navigation.pushViewController(b, animated: true)
        #expect(
            take() == [
                "B will join", "B load 402 × 874", "A will disappear", "B will appear", "B is appearing",
                "A did disappear", "B did appear", "B did join",
            ])
        #expect(navigation.viewControllers == [a, b] && navigation.topViewController === b)
        #expect(b.navigationController === navigation && b.view.superview === navigation.view)
        #expect(navigation.navigationBar.items?.count == 2 && a.view.superview == nil)
        #expect(navigation.popViewController(animated: true) === b)
        #expect(
            take() == [
                "B will leave", "B will disappear for good", "A will appear", "A is appearing",
                "B did disappear", "A did appear", "B did leave",
            ])
        #expect(navigation.popViewController(animated: true) == nil && b.navigationController == nil)
    }

    @Test func invisibleNavigationOnlyChangesItsStack() {
        let all = controllers("ABCD")
        let navigation = NavigationController(rootViewController: all[0])
        for controller in all[1...] { navigation.pushViewController(controller, animated: false) }
        navigation.pushViewController(all[1], animated: false)
        #expect(navigation.viewControllers == all)
        #expect(navigation.popToViewController(all[1], animated: false) == [all[2], all[3]])
        #expect(navigation.popToRootViewController(animated: false) == [all[1]])
        navigation.setViewControllers([all[2], all[3]], animated: false)
        #expect(all[0].parent == nil && all[3].parent === navigation)
        #expect(all.allSatisfy { !$0.isViewLoaded })
        #expect(!take().contains { $0.hasSuffix("appear") })
    }

    @Test func coveredNavigationReturnsWithItsNewTop() {
        let all = controllers("ABC")
        let navigation = NavigationController(rootViewController: all[0])
        navigation.appear(in: .default)
        all[2].modalPresentationStyle = .fullScreen
        navigation.present(all[2], animated: false)
        _ = take()
        navigation.pushViewController(all[1], animated: false)
        navigation.dismiss(animated: false)
        #expect(take().allSatisfy { !$0.hasPrefix("A") })
        #expect(all[0].view.superview == nil && all[1].view.superview === navigation.view)
    }

    @Test func showPushesOrPresents() {
        let all = controllers("ABC")
        let navigation = NavigationController(rootViewController: all[0])
        all[0].show(all[1], sender: nil)
        #expect(navigation.topViewController === all[1] && all[0].presentedViewController == nil)
        let alone = LoggingController("D", log)
        alone.show(all[2], sender: nil)
        #expect(alone.presentedViewController === all[2] && all[2].presentingViewController === alone)
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .automatic])
    func presentationCallsControllers(style: ModalPresentationStyle) {
        let (a, b) = (LoggingController("A", log), LoggingController("B", log))
        a.appear(in: .default)
        _ = take()
        let isFull = style == .fullScreen
        b.modalPresentationStyle = style
        a.present(b, animated: true) { log.add("completed") }
        let appears = ["B will appear", "B is appearing", "B did appear"]
        #expect(
            take() == ["B load 402 × 874"] + (isFull ? ["A will disappear"] : []) + appears
                + (isFull ? ["A did disappear"] : []) + ["completed"])
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        b.dismiss(animated: true) { log.add("completed") }
        let returns = ["A will appear", "A is appearing", "A did appear"]
        #expect(
            take() == ["B will disappear for good"] + (isFull ? returns : [])
                + ["B did disappear", "completed"])
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test func containersPresentForTheirChildren() {
        let all = controllers("ABC")
        let navigation = NavigationController(rootViewController: all[0])
        all[0].present(all[1], animated: false)
        #expect(all[1].presentingViewController === navigation)
        #expect(navigation.visibleViewController === all[1])
        all[1].present(all[2], animated: false)
        all[0].dismiss(animated: false)
        #expect(all[0].presentedViewController == nil && all[1].presentedViewController == nil)
        #expect(navigation.presentedViewController == nil)
    }

    @Test func secondPresentationIsIgnored() {
        let all = controllers("ABC")
        all[0].present(all[1], animated: false)
        var completed = false
        all[0].present(all[2], animated: false) { completed = true }
        #expect(all[0].presentedViewController === all[1] && !completed)
        #expect(all[2].presentingViewController == nil && !all[2].isViewLoaded)
    }

    @Test func tabsAppearWhenSelected() {
        let all = controllers("AB")
        let tabs = TabBarController()
        tabs.viewControllers = all
        tabs.appear(in: .default)
        #expect(take().suffix(3) == ["A will appear", "A is appearing", "A did appear"])
        tabs.selectedIndex = 1
        #expect(
            take() == [
                "A will disappear", "B load 402 × 874", "B will appear", "B is appearing", "A did disappear",
                "B did appear",
            ])
        #expect(tabs.selectedViewController === all[1] && all[1].tabBarController === tabs)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test func delegateIsNotified() {
        final class Delegate: NavigationControllerDelegate {
            var shown: [ViewController] = []

            func navigationController(
                _ navigationController: NavigationController, didShow viewController: ViewController,
                animated: Bool
            ) { shown.append(viewController) }
        }
        let all = controllers("AB")
        let navigation = NavigationController(rootViewController: all[0])
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.appear(in: .default)
        navigation.pushViewController(all[1], animated: true)
        #expect(delegate.shown == [all[1]])
    }

    // MARK: Segues

    @Test func seguesShowRegisteredDestinations() {
        final class List: ViewController {
            var prepared: [String] = []

            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                sender as? Int != 7
            }

            override func prepare(for segue: StoryboardSegue, sender: Any?) {
                prepared.append("\(segue.identifier ?? "") \(sender ?? "")")
                segue.destination.title = "Detail"
            }
        }
        let list = List()
        let navigation = NavigationController(rootViewController: list)
        Storyboard.withPrototypes(
            controllers: ["Other": { ViewController() }], segues: ["showDetail": { ViewController() }]
        ) {
            list.performSegue(withIdentifier: "showDetail", sender: 7)
            list.performSegue(withIdentifier: "showDetail", sender: 8)
            #expect(list.storyboard?.instantiateViewController(withIdentifier: "Other") != nil)
        }
        #expect(list.prepared == ["showDetail 8"])
        #expect(navigation.topViewController?.title == "Detail" && navigation.viewControllers.count == 2)
        #expect(list.storyboard == nil)
    }
}
