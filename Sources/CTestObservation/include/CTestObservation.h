/// Registers the observer of XCTest's tests. TableSnapshotTesting defines it.
void tablesnap_observe_tests(void);
