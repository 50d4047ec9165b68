import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

/// The fonts of a test, a suite or an `XCTestCase`.
@Suite struct FontSettingsTests {
    private func label() -> Label {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Text"
        return label
    }

    @Test func traitsSetFonts() async throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let test = try #require(Test.current)
        let trait: SnapshotsTrait = .snapshots(fonts: folder.path)
        try await trait.provideScope(for: test, testCase: nil) {
            #expect(FontCollection.current.folder == folder.path)
            #expect(Font.familyNames == FontCollection.current.familyNames)
            #expect(try TableSnapshot(of: label()).fonts.folder == folder.path)
            // A trait without fonts does not change those of the suite.
            let inner: SnapshotsTrait = .snapshots(record: .missing)
            try await inner.provideScope(for: test, testCase: nil) {
                #expect(FontCollection.current.folder == folder.path)
            }
        }
        #expect(FontCollection.current == .default)
    }

    @Test func fontsAreBelowThePackagesFolder() throws {
        let trial = try Trial()
        let folder = try TemporaryFontFolder("Inter") { "copy-\($0)" }
        defer { withExtendedLifetime(folder) {} }
        let fonts = trial.folder.appending(path: "Fonts").path
        try FileManager.default.copyItem(atPath: folder.path, toPath: fonts)
        let other = trial.run {
            assertSnapshot(of: label(), path: "system")
            withSnapshots(fonts: "Fonts") { assertSnapshot(of: label(), path: "folder") }
        }
        #expect(other.count == 2)
        for (name, isCopy) in [("system", false), ("folder", true)] {
            let bytes = try #require(trial.bytes("\(name)@2x.png"))
            let font = try #require(DrawingEnvironment(recordedIn: bytes)?.fonts.first)
            #expect(font.name.hasPrefix("copy-") == isCopy)
        }
        let again = trial.run {
            withSnapshots(fonts: "Fonts") { assertSnapshot(of: label(), path: "folder") }
            var options = SnapshotOptions()
            options.fonts = try? FontCollection(folder: fonts)
            assertSnapshot(of: label(), named: "options", path: "folder", options: options, record: .missing)
        }
        #expect(again.count == 1)
        #expect(try trial.golden("folder.options@2x") == trial.golden("folder@2x"))
    }

    /// The files of a golden image are searched in the fonts of the test.
    @Test func otherFilesAreReported() throws {
        let trial = try Trial()
        let folder = try TemporaryFontFolder("Inter") { "copy-\($0)" }
        defer { withExtendedLifetime(folder) {} }
        let label = label()
        trial.run { withSnapshots(fonts: folder.path) { assertSnapshot(of: label, path: "p") } }
        label.text = "Other"
        let same = trial.run { withSnapshots(fonts: folder.path) { assertSnapshot(of: label, path: "p") } }
        #expect(same.first?.message.contains("The image was drawn") == false)
        let system = trial.run { assertSnapshot(of: label, path: "p") }
        #expect(system.first?.message.contains("The image was drawn without copy-") == true)
    }

    @Test func errorOfFolderIsTheMessage() throws {
        let trial = try Trial()
        let reports = trial.run {
            withSnapshots(fonts: "None") { assertSnapshot(of: label(), path: "p") }
        }
        #expect(reports.first?.message.contains("None: no such folder") == true)
        #expect(trial.files().isEmpty)
    }
}
