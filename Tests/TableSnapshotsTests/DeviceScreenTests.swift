import Foundation
import TableSpecimens
import Testing
import UIKitNames

@testable import TableSnapshots

@Suite("Screens of devices")
struct DeviceScreenTests {
    private final class Controller: ViewController {
        var screens: [CGRect] = [], insets = EdgeInsets.zero
        let box = View()

        override func viewDidLoad() {
            screens.append(Screen.main.bounds)
            screens.append(view.bounds)
            view.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            let area = view.safeAreaLayoutGuide
            LayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: area.topAnchor),
                box.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
        }

        override func viewSafeAreaInsetsDidChange() { insets = view.safeAreaInsets }
    }

    @Test func controllersHaveTheScreenOfTheDevice() throws {
        let controller = Controller()
        let snapshot = try TableSnapshot(of: controller, options: SnapshotOptions(device: .iPhone13))
        #expect(snapshot.pixelWidth == 3 * 390 && snapshot.pixelHeight == 3 * 844)
        #expect(controller.screens == Array(repeating: CGRect(x: 0, y: 0, width: 390, height: 844), count: 2))
        #expect(controller.insets == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(controller.box.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        // Another image of the same controller has the screen of its own options.
        let other = SnapshotOptions(device: .iPhone13(.landscape))
        #expect(try TableSnapshot(of: controller, options: other).pixelWidth == 3 * 844)
        #expect(controller.box.frame == CGRect(x: 47, y: 0, width: 750, height: 369))
        #expect(Screen.main.bounds.size == CGSize(width: 402, height: 874))
    }

    private final class Rows: TableViewController {
        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
    }

    @Test func tablesBeginBelowTheSafeArea() throws {
        let controller = Rows()
        let options = SnapshotOptions(device: .iPhoneX)
        let snapshot = try TableSnapshot(of: controller, options: options)
        #expect(snapshot.pixelHeight == 3 * 812)
        #expect(controller.tableView.contentOffset.y == -44)
        #expect(controller.tableView.adjustedContentInset.bottom == 34)
        controller.tableView.contentInsetAdjustmentBehavior = .never
        #expect(controller.tableView.adjustedContentInset.top == 0)
    }

    @Test func sizesWithoutDeviceAreScreens() throws {
        let options = SnapshotOptions(device: DeviceScreen(size: CGSize(width: 320, height: 400)))
        let snapshot = try TableSnapshot(of: Controller(), options: options)
        #expect(snapshot.pixelWidth == 640 && snapshot.pixelHeight == 800)
        #expect(DeviceScreen.iPhoneSE.size == CGSize(width: 320, height: 568))
        #expect(DeviceScreen.iPadPro11(.landscape).size == CGSize(width: 1194, height: 834))
    }

    // MARK: Presets

    @Test func presetsHaveTheirSwiftNames() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/ViewKit/Application/DeviceScreen+Presets.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let names = source.matches(of: #/static let (iP\w+) =/#).map { String($0.1) }
        #expect(Set(names).subtracting(["iPhoneSe"]) == Set(DeviceScreen.all.map(\.fileName)))
        #expect(Set(DeviceScreen.all.map(\.name)).count == DeviceScreen.all.count)
    }

    @Test func sizeClassesAndIdiomAreThoseOfTheDevice() {
        func classes(_ screen: DeviceScreen) -> [UserInterfaceSizeClass] {
            [screen.traits.horizontalSizeClass, screen.traits.verticalSizeClass]
        }
        let large: Set = [
            "iPhone 8 Plus", "iPhone Xs Max", "iPhone Xr", "iPhone 11", "iPhone 11 Pro Max",
            "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus",
            "iPhone 15 Pro Max", "iPhone 16 Plus", "iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone Air",
        ]
        for screen in DeviceScreen.all {
            let isPad = screen.name.hasPrefix("iPad")
            #expect(screen.traits.userInterfaceIdiom == (isPad ? .pad : .phone))
            #expect(classes(screen) == [isPad ? .regular : .compact, .regular], "\(screen.name)")
            let width: UserInterfaceSizeClass =
                isPad || large.contains(screen.name) ? .regular : .compact
            #expect(classes(screen(.landscape)) == [width, isPad ? .regular : .compact], "\(screen.name)")
        }
    }

    @Test func safeAreaTurnsWithTheDevice() {
        #expect(
            DeviceScreen.iPhone13Mini(.landscape).safeAreaInsets
                == EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
        #expect(
            DeviceScreen.iPhoneAir(.landscape).safeAreaInsets
                == EdgeInsets(top: 20, left: 68, bottom: 29, right: 68))
        #expect(DeviceScreen.iPhoneSE2(.landscape).safeAreaInsets == .zero)
        #expect(
            DeviceScreen.iPadAir11(.landscape).safeAreaInsets
                == EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        for screen in DeviceScreen.all {
            #expect(
                screen.size.height > screen.size.width && screen(.landscape)(.portrait) == screen(.landscape))
        }
    }

    private final class Adaptive: ViewController {
        var log: [String] = []

        override func viewDidLoad() {
            let device = UIDevice.current
            log.append("\(device.model) \(device.orientation) \(traitCollection.horizontalSizeClass)")
            registerForTraitChanges([TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self]) {
                (self: Adaptive, previous) in
                self.log.append(
                    "\(previous.horizontalSizeClass) to \(self.traitCollection.horizontalSizeClass)")
            }
        }
    }

    @Test func controllersAdaptToTheDevice() throws {
        let pad = Adaptive()
        _ = try TableSnapshot(of: pad, options: SnapshotOptions(device: .iPadPro11))
        #expect(pad.log == ["iPad portrait regular"])
        let phone = Adaptive()
        _ = try TableSnapshot(of: phone, options: SnapshotOptions(device: .iPhone13ProMax))
        _ = try TableSnapshot(of: phone, options: SnapshotOptions(device: .iPhone13ProMax(.landscape)))
        #expect(phone.log == ["iPhone portrait compact", "compact to regular"])
        // Traits of the options and overrides of views take precedence.
        var options = SnapshotOptions(device: .iPhone13)
        options.traits.horizontalSizeClass = .regular
        let other = Adaptive()
        _ = try TableSnapshot(of: other, options: options)
        #expect(other.log == ["iPhone portrait regular"])
        other.view.traitOverrides.verticalSizeClass = .compact
        #expect(other.traitCollection.verticalSizeClass == .compact)
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation == .portrait)
    }

    @Test func screensOfASizeHaveTheirTraits() throws {
        let split = DeviceScreen(
            size: CGSize(width: 320, height: 1024),
            traits: TraitCollection(horizontalSizeClass: .compact, userInterfaceIdiom: .pad))
        let controller = Adaptive()
        _ = try TableSnapshot(of: controller, options: SnapshotOptions(device: split))
        #expect(controller.log == ["iPad portrait compact"])
        #expect(split.name == "320x1024")
    }
}
