import Foundation
import TableSpecimens
import Testing

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
}
