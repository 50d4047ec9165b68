import Settings
import TableSnapshotTesting
import Testing
import XCTest

@Suite(.snapshots(tolerance: .exact))
struct SettingsTests {
    @Test func settings() {
        assertSnapshot(of: SettingsController(style: .insetGrouped), traits: [.light, .dark])
    }
}

final class SettingsXCTests: XCTestCase {
    func testSettings() {
        assertSnapshot(
            of: SettingsController(style: .insetGrouped), path: "SettingsTests/SettingsTests/settings",
            traits: [.light, .dark])
    }
}
