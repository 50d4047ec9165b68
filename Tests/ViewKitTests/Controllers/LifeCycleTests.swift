import Foundation
import Testing

@testable import ViewKit

@Suite("Life cycle of controllers")
struct LifeCycleTests {
    private let log = CallLog()

    private static let appearance = [
        "will appear", "is appearing", "will layout", "did layout", "did appear",
    ]

    @Test func viewThatLoadsAloneHasSizeOfScreen() {
        let controller = LoggingController("A", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        #expect(log.take() == ["A load 402 × 874"])
        #expect(controller.view.frame == Screen.main.bounds)
        controller.loadViewIfNeeded()
        #expect(log.take() == [])
    }

    @Test func controllerAppearsOnceInOrder() {
        let controller = LoggingController("A", log)
        controller.appear(in: .default)
        #expect(log.take() == ["A load 402 × 874"] + Self.appearance.map { "A \($0)" })
        controller.appear(in: .default)
        #expect(log.take() == [])
    }

    @Test func sizeOfScreenFollowsThemeUntilProgramChangesIt() {
        let classic = Environment(traits: TraitCollection(), theme: .classic)
        let controller = LoggingController("A", log)
        controller.appear(in: classic)
        #expect(log.take().first == "A load 320 × 480")
        controller.appear(in: .default)
        #expect(controller.view.frame.size == CGSize(width: 402, height: 874))
        controller.view.frame.size = CGSize(width: 200, height: 100)
        controller.appear(in: classic)
        #expect(controller.view.frame.size == CGSize(width: 200, height: 100))
    }

    @Test func viewWithWidthTakesHeightOfScreen() {
        final class Narrow: ViewController {
            override func loadView() { view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 0)) }
        }
        let controller = Narrow()
        #expect(controller.view.frame.size == CGSize(width: 100, height: 874))
        controller.appear(in: Environment(traits: TraitCollection(), theme: .classic))
        #expect(controller.view.frame.size == CGSize(width: 100, height: 480))
    }

    @Test func changesOfTraitsAreReported() {
        let controller = LoggingController("A", log)
        var styles: [UserInterfaceStyle] = []
        controller.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (controller, previous) in
            styles += [previous.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
        }
        controller.appear(in: .default)
        _ = log.take()
        let dark = Environment(traits: TraitCollection(userInterfaceStyle: .dark), theme: .modern)
        controller.appear(in: dark)
        #expect(log.take() == ["A traits light"] && styles == [.light, .dark])
        controller.appear(in: Environment(traits: dark.traits, theme: .classic))
        #expect(!log.take().contains("A traits dark") && styles.count == 2)
    }

    @Test func overriddenTraitsAreThoseOfView() {
        let controller = ViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(!controller.isViewLoaded && controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = nil
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test func controllerOfWindowAppears() {
        let controller = LoggingController("A", log)
        let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.rootViewController = controller
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(log.take() == ["A load 402 × 874"] + Self.appearance.map { "A \($0)" })
        #expect(controller.view.window === window && controller.view.frame.size == window.frame.size)
        let next = LoggingController("B", log)
        window.rootViewController = next
        #expect(
            log.take() == ["A will disappear", "A did disappear", "B load 402 × 874"]
                + Self.appearance.map { "B \($0)" })
        #expect(controller.view.window == nil && next.next === window)
    }

    // MARK: Children

    @Test func childrenAppearWithParent() {
        let child = LoggingController("B", log)
        final class Parent: LoggingController {
            var child: ViewController?

            override func viewDidLoad() {
                super.viewDidLoad()
                guard let child else { return }
                addChild(child)
                child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let parent = Parent("A", log)
        parent.child = child
        parent.appear(in: .default)
        #expect(
            log.take() == [
                "A load 402 × 874", "B will join", "B load 402 × 874", "B did join", "A will appear",
                "B will appear", "B is appearing", "A is appearing", "A will layout", "A did layout",
                "B will layout", "B did layout", "A did appear", "B did appear",
            ])
        #expect(parent.children == [child] && child.parent === parent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == ["B will leave", "B will disappear", "B did disappear", "B did leave"])
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test func childOfVisibleParentAppearsWhenItHasMoved() {
        let (parent, child) = (LoggingController("A", log), LoggingController("B", log))
        parent.appear(in: Environment(traits: TraitCollection(), theme: .classic))
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(log.take() == ["B will join", "B load 320 × 480"])
        child.didMove(toParent: parent)
        #expect(log.take() == Self.appearance.map { "B \($0)" } + ["B did join"])
    }

    @Test func childrenExchangeTheirViews() {
        let (parent, old, new) = (
            LoggingController("A", log), LoggingController("B", log), LoggingController("C", log)
        )
        parent.appear(in: .default)
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        _ = log.take()
        var completed = false
        parent.transition(from: old, to: new, duration: 1, animations: nil) { completed = $0 }
        #expect(
            log.take().filter { !$0.contains("layout") } == [
                "B will disappear", "C load 402 × 874", "C will appear", "C is appearing", "C did appear",
                "B did disappear",
            ])
        #expect(completed && old.view.superview == nil && new.view.superview === parent.view)
    }
}
