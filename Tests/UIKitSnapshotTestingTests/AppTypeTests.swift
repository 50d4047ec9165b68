import AppTypes
import Testing
import UIKitSnapshotTesting

/// The types of AppTypes, whose names are also in TableKit, in a test with one more import.
@Suite("Names of a program")
struct AppTypeTests {
    /// A temporary folder for golden images.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test func typesAreThoseOfTheProgram() {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Text"
        label.textColor = UIColor.red
        #expect(label.text == "App: Text" && label.intrinsicContentSize.width > 0)
        #expect((label as UIView) is UILabel)
        let text = NSMutableAttributedString(attachment: NSTextAttachment())
        text.addAttribute(.paragraphStyle, value: NSParagraphStyle(), range: NSRange(location: 0, length: 1))
        label.attributedText = text
        label.transform = CGAffineTransform(rotationAngle: 1).concatenating(.identity)
        #expect(label.attributedText?.string == "\u{FFFC}")
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var makeCell: () -> UITableViewCell = UITableViewCell.init

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = makeCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func membersOfTheProgramAreNotThoseOfViews() throws {
        func image(of rows: Rows) throws -> Bitmap {
            let table = UITableView(
                frame: CGRect(x: 0, y: 0, width: 120, height: 100), style: .insetGrouped)
            table.dataSource = rows
            return try TableSnapshot(of: table, options: SnapshotOptions(scale: 1)).bitmap()
        }
        let (plain, own) = (Rows(), Rows())
        var cells: [Row] = []
        own.makeCell = {
            let cell = Row()
            cells.append(cell)
            return cell
        }
        #expect(try image(of: own) == image(of: plain))
        #expect(!cells.isEmpty && cells.allSatisfy(\.calls.isEmpty))
    }

    @Test func controllersOfTheProgramAreDrawnAndCompared() throws {
        let controller = TableViewController(style: .plain)
        controller.names = ["One", "Two"]
        controller.view.frame.size = CGSize(width: 120, height: 100)
        let options = SnapshotOptions(scale: 1)
        #expect(try TableSnapshot(of: controller, options: options).bitmap().width == 120)
        let folder = Folder()
        withSnapshots(directory: folder.url.path) {
            for mode in [RecordMode.all, .never] {
                let results = verifySnapshot(
                    of: controller, options: options, tolerance: .exact, record: mode)
                #expect(results.count == 1)
            }
        }
    }
}
