import Foundation
import Testing
import UIKitNames

@testable import TableSnapshotTesting

@Suite struct NamingTests {
    private let trial: Trial
    private let image: Bitmap

    init() throws {
        trial = try Trial()
        image = try .plain()
    }

    @Test func filesAreNamedAfterSuiteTestAndName() {
        trial.run {
            assertSnapshot(of: image)
            assertSnapshot(of: image, named: "second")
            assertSnapshot(of: image, named: "a/b")
        }
        let suite = "TableSnapshotTestingTests/NamingTests/filesAreNamedAfterSuiteTestAndName"
        let files = trial.files()
        #expect(files.filter { !$0.contains("a-b") } == ["\(suite).png", "\(suite).second.png"])
        #expect(files.contains { $0.wholeMatch(of: /.*\.a-b-[0-9a-f]{8}\.png/) != nil })
    }

    @Suite struct Inner {
        @Test func `suites in suites and raw names`() throws {
            let trial = try Trial()
            try trial.run { assertSnapshot(of: try Bitmap.plain()) }
            let files = trial.files()
            #expect(files.count == 1)
            #expect(
                files[0].hasPrefix(
                    "TableSnapshotTestingTests/NamingTests-Inner/suites-in-suites-and-raw-names-"))
        }
    }

    @Test func traitsAreAtTheEndOfTheName() {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        trial.run {
            assertSnapshot(
                of: label, named: "label",
                traits: TraitCollection.matrix(appearances: [.light, .dark], scales: [1, 2]))
            assertSnapshot(of: label, path: "p", traits: [.rightToLeft])
            assertSnapshot(of: label, path: "p", options: SnapshotOptions(appearance: .dark))
        }
        let test = "TableSnapshotTestingTests/NamingTests/traitsAreAtTheEndOfTheName.label"
        #expect(
            Set(trial.files()) == [
                "\(test)@1x.png", "\(test)@2x.png", "\(test)~dark@1x.png", "\(test)~dark@2x.png",
                "p-rtl@2x.png", "p@2x.png",
            ])
    }

    private final class Rows: TableViewController {
        let loadedOn = UIDevice.current.model
        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }

    @Test func devicesAreInTheName() throws {
        var models: [String] = []
        func makeRows() -> Rows {
            let rows = Rows(style: .plain)
            models.append(rows.loadedOn)
            return rows
        }
        trial.run {
            assertSnapshot(of: makeRows(), on: .iPhoneSE, .iPadPro12_9(.landscape), path: "p")
            assertSnapshot(of: makeRows(), on: .iPhone13, path: "p", traits: [.light, .dark])
            assertSnapshot(
                of: makeRows(), named: "small", on: .iPhone13, options: SnapshotOptions(scale: 1))
            assertSnapshot(
                of: makeRows(), on: DeviceScreen(size: CGSize(width: 100, height: 50)), path: "p")
        }
        #expect(models == ["iPhone", "iPad", "iPhone", "iPhone", "iPhone"])
        let test = "TableSnapshotTestingTests/NamingTests/devicesAreInTheName"
        #expect(
            trial.files() == [
                "\(test).small.iPhone13@1x.png", "p.100x50@2x.png", "p.iPadPro12_9-landscape@2x.png",
                "p.iPhone13@3x.png", "p.iPhone13~dark@3x.png", "p.iPhoneSE@2x.png",
            ])
        let size = try trial.golden("p.iPadPro12_9-landscape@2x")
        #expect(size.width == 2 * 1366 && size.height == 2 * 1024)
        let reports = trial.run {
            assertSnapshot(of: makeRows(), on: .iPhone13, path: "p")
            assertSnapshot(of: image, on: .iPhone13)
        }
        #expect(reports.map(\.message).joined().contains("takes no options, traits or devices"))
        #expect(reports.count == 1)
    }

    @Test func traitsReplaceOnlyThoseTheySpecify() throws {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        label.backgroundColor = Color(light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0))
        trial.run {
            assertSnapshot(
                of: label, path: "p", options: SnapshotOptions(scale: 3), traits: [.light, .dark])
            assertSnapshot(
                of: label, path: "q", options: SnapshotOptions(appearance: .dark),
                traits: TraitCollection.matrix(scales: [1]) + [.rightToLeft, .light])
        }
        #expect(
            Set(trial.files()) == ["p@3x.png", "p~dark@3x.png", "q@1x.png", "q-rtl@2x.png", "q@2x.png"])
        #expect(try trial.golden("p~dark@3x").width == 60)
        let colors = try ["p@3x", "p~dark@3x", "q@1x", "q-rtl@2x", "q@2x"].map {
            try trial.golden($0).bytes[0]
        }
        #expect(colors == [255, 0, 0, 0, 255])
    }

    @Test func invalidScaleIsReported() {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        for scale in [CGFloat.infinity, .nan, -1] {
            let reports = trial.run {
                assertSnapshot(of: label, path: "p", traits: [TraitCollection(displayScale: scale)])
            }
            #expect(reports.first?.message.hasPrefix("a scale of ") == true)
        }
        #expect(trial.files().isEmpty)
    }

    @Test func fileIsUsedOnceInARun() {
        let reports = trial.run {
            assertSnapshot(of: image, named: "clock")
            assertSnapshot(of: image, named: "Clock")
        }
        #expect(reports.count == 2)
        #expect(reports[1].message.contains("was already compared in this run, at"))
        #expect(reports[1].message.contains("NamingTests.swift:"))
        #expect(trial.files().count == 1)
        #expect(trial.run { assertSnapshot(of: image, named: "clock") }.isEmpty, "the next run is another")
    }

    @Test(arguments: [1, 2])
    func parameterizedTestsRequireNames(case number: Int) {
        let reports = trial.run { assertSnapshot(of: image) }
        #expect(reports.first?.message.contains("parameterized") == true)
        #expect(trial.files().isEmpty)
        trial.run { assertSnapshot(of: image, named: "\(number)") }
        #expect(
            trial.files() == [
                "TableSnapshotTestingTests/NamingTests/parameterizedTestsRequireNames.\(number).png"
            ])
    }

    @Test func pathsReplaceSuiteAndTest() {
        trial.run { assertSnapshot(of: image, path: "figures/basic") }
        #expect(trial.files() == ["figures/basic.png"])
        for path in ["", "/etc/passwd", "../x", "a//b", "a/./b"] {
            let reports = trial.run { assertSnapshot(of: image, path: path) }
            #expect(reports.map(\.message) == ["“\(path)” is not a path below the folder of golden images"])
        }
        #expect(trial.files().count == 1)
    }

    @Test(arguments: [
        ("list()", "list"), ("list(of:in:)", "list"), ("`dark mode`()", "dark mode"),
        ("`a (b)`(x:)", "a (b)"), ("Suite", "Suite"), ("dark mode()", "dark mode"), ("`", "`"),
    ])
    func parametersAreOmittedFromNames(written: String, plain: String) {
        #expect(TestIdentity.plain(written) == plain)
    }

    @Test func thePackageIsFoundFromTheSource() {
        let variables = ["TABLESNAP_ROOT": "", "TABLESNAP_RECORD": "never"]
        let reports = trial.run(variables) { assertSnapshot(of: image, named: "nowhere") }
        let path =
            "Snapshots/TableSnapshotTestingTests/NamingTests/thePackageIsFoundFromTheSource.nowhere.png"
        let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        #expect(reports.first?.message.contains(repository.appending(path: path).path) == true)
    }
}
