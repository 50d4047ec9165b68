import CTestObservation
import Synchronization
import XCTest

/// The observer of the running test of XCTest, which does not expose it.
final class XCTestObserver: NSObject, XCTestObservation {
    /// The running tests: one, unless a test runs others. XCTest runs them one after another, in any of its tasks.
    private static let tests = Mutex<[TestIdentity]>([])

    /// The running test. `nil` if none runs.
    static var runningTest: TestIdentity? { tests.withLock(\.last) }

    func testCaseWillStart(_ testCase: XCTestCase) {
        let test = TestIdentity(
            typeName: String(reflecting: type(of: testCase)), className: "\(type(of: testCase))",
            testName: testCase.name)
        Self.tests.withLock { $0.append(test) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { Self.tests.withLock { _ = $0.popLast() } }
}

/// Registers the observer when the program is loaded.
@_cdecl("tablesnap_observe_tests")
func observeTests() { XCTestObservationCenter.shared.addTestObserver(XCTestObserver()) }
