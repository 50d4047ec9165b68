import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

/// A number out of range is rejected with an error, or drawn as the nearest valid number. It never ends the program.
@Suite("Odd numbers in images", .timeLimit(.minutes(10)))
struct OddNumberTests {
    static let numbers: [CGFloat] = [.nan, 1e300, -1, .infinity, -.infinity, -1e300, 1e19, 1e-300, 0]

    /// Returns a table with all kinds of content.
    private static func script() -> ScriptedTable {
        let script = ScriptedTable(.grouped, width: 320, rows: [4, 3], cells: .value1) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = "Detail"
            cell.contentView.subviews.filter { !($0 is Label || $0 is ImageView) }.forEach {
                $0.removeFromSuperview()
            }
            let control = Self.control(path.section * 4 + path.row)
            control.frame = CGRect(x: 100, y: 4, width: 90, height: 30)
            path.row == 0 ? cell.contentView.addSubview(control) : (cell.accessoryView = control)
        }
        script.headers = [0: "Header"]
        script.footers = [1: "Footer"]
        script.indexTitles = ["A", "B"]
        return script
    }

    private static func control(_ number: Int) -> View {
        switch number {
        case 0: return Slider()
        case 1: return Switch()
        case 2: return Stepper()
        case 3:
            let control = SegmentedControl(items: ["One", "Two"])
            control.selectedSegmentIndex = 0
            return control
        case 4: return ProgressView()
        case 5:
            let wheel = ActivityIndicatorView(style: .large)
            wheel.startAnimating()
            return wheel
        default:
            let pages = PageControl()
            pages.numberOfPages = 5
            return pages
        }
    }

    private static let callouts: [Callout] = [
        .bracket("row 0:0", "Bracket"), .leader("row 0:1 text", "Leader"), .bullet("row 0:2", "Bullet"),
        .dimension(.height, of: "row 0:1"), .dimension(.width, of: "row 0:1"),
        .magnifier("row 0:2 text", "Lens", zoom: 2),
    ]

    /// Draws a table in every way, unless there is an error or the image is too large for a test.
    private static func draw(_ script: ScriptedTable, _ options: SnapshotOptions, paper: PaperSize? = nil) {
        guard let snapshot = try? TableSnapshot(of: script.table, options: options) else { return }
        guard snapshot.pixelWidth * snapshot.pixelHeight <= 1_000_000 else { return }
        _ = try? snapshot.pngData()
        _ = try? snapshot.svgData()
        _ = try? snapshot.pdfData(paper: paper)
    }

    private static var options: SnapshotOptions {
        var options = SnapshotOptions(scale: 1, theme: .modern)
        options.callouts = callouts
        options.frame = ImageFrame(hasDevice: true, hasShadow: true, caption: "Caption")
        return options
    }

    private static let uses: [(String, @Sendable (inout SnapshotOptions, CGFloat) -> Void)] = [
        ("scale", { $0.traits.displayScale = $1 }), ("offset", { $0.offset = $1 }),
        ("height", { $0.height = $1 }), ("padding", { $0.frame?.padding = $1 }),
        ("corners", { $0.frame?.cornerRadius = $1 }),
        ("square corners", { $0.frame = ImageFrame(hasShadow: true, cornerRadius: $1) }),
        ("zoom", { $0.callouts = [.magnifier("row 0:1", zoom: $1)] }),
        ("stripes", { $0.theme.grouped.background = .stripes(.white, .red, width: 1, period: $1) }),
        ("stripes' width", { $0.theme.grouped.background = .stripes(.white, .red, width: $1, period: 3) }),
        ("gradient", { $0.theme.grouped.background = .gradient([.init($1, .red), .init($1, .blue)]) }),
        ("color", { $0.theme.tint = Color(red: $1, green: $1, blue: $1, alpha: $1) }),
        (
            "outer border",
            {
                $0.theme.grouped.border = .classic
                $0.theme.grouped.border?.width = $1
            }
        ),
        ("letter spacing", { $0.theme.systemFont.letterSpacing = [.init(size: 17, spacing: $1)] }),
        (
            "group margin",
            {
                $0.theme.plain.margin = $0.theme.cell.margin
                $0.theme.plain.margin?.narrow = $1
                $0.theme.plain.margin?.wide = $1
            }
        ),
        ("header top padding", { $0.theme.plain.headerTopPadding = $1 }),
        ("title inset", { $0.theme.plain.header.titleInset = $1 }),
        (
            "action circle",
            {
                $0.theme.touches.swipe.circle = .ios26
                $0.theme.touches.swipe.circle?.diameter = $1
                $0.theme.touches.swipe.circle?.rowGap = $1
            }
        ),
        ("letter size", { $0.theme.systemFont.letterSpacing = [.init(size: $1, spacing: -1)] }),
        ("screen", { ($0.extent, $0.theme.scrolling.screenHeight) = (.screen, $1) }),
    ]

    @Test(arguments: numbers.prefix(caseCount(numbers.count)))
    func anyOptionsAreRejectedOrDrawn(number: CGFloat) {
        for (_, odd) in Self.uses {
            var options = Self.options
            odd(&options, number)
            Self.draw(Self.script(), options)
        }
        let paper = PaperSize(width: number, height: number, margin: number)
        #expect(paper.contentWidth >= 72 && paper.contentHeight >= 72)
        Self.draw(Self.script(), SnapshotOptions(scale: 1, theme: .modern), paper: paper)
        for traits in TraitCollection.matrix(scales: [number]) { _ = traits.imageName("a") }
    }

    /// Each length of a theme takes one of the numbers, another one in each round. `ODD=1` runs all rounds, in minutes.
    @Test(arguments: ProcessInfo.processInfo.environment["ODD"] == nil ? [0] : Array(0..<numbers.count))
    func themesAreDrawn(round: Int) {
        // Some together, because drawing takes time.
        let together = ProcessInfo.processInfo.environment["ODD"] == nil ? 20 : 1
        var count = 0
        Self.options.theme.withChangedNumbers { _, _ in count += 1 }
        for start in stride(from: 0, to: count, by: together) {
            let script = Self.script()
            script.table.setEditing(start % 3 == 0, animated: false)
            var options = Self.options
            let changed = start..<start + together
            options.theme = options.theme.withChangedNumbers { index, number in
                if changed.contains(index) { number = Self.numbers[(index + round) % Self.numbers.count] }
            }
            Self.draw(script, options)
        }
        for path in [\Theme.editing.reorderLineCount, \.controls.activity.spokeCount] {
            for count in [Int.min, .max] {
                var options = Self.options
                options.theme[keyPath: path] = count
                Self.draw(Self.script(), options)
            }
        }
    }

    @Test func infinitePaddingIsRejected() {
        var options = SnapshotOptions(theme: .modern)
        options.frame = ImageFrame(padding: .infinity)
        let script = Self.script()
        #expect(throws: SnapshotError.self) { try TableSnapshot(of: script.table, options: options) }
    }

    @Test(arguments: numbers)
    func anyUpdatesAreRejectedOrDrawn(progress: CGFloat) {
        let script = ScriptedTable(rows: [3])
        let snapshot = try? script.table.snapshot(
            { [script] in
                script.counts = [4]
                script.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            }, progress: progress, options: SnapshotOptions(scale: 1, theme: .modern))
        #expect((snapshot != nil) == (0...1).contains(progress))
        _ = try? snapshot?.pngData()
    }
}

extension Theme {
    /// Returns the theme after a function has changed its numbers, except those in optional parts and arrays.
    @discardableResult
    fileprivate func withChangedNumbers(_ change: (_ index: Int, _ number: inout CGFloat) -> Void) -> Theme {
        var theme = self
        var index = 0
        func changeNext(_ number: inout CGFloat) {
            change(index, &number)
            index += 1
        }
        theme.changeLengths(changeNext)
        theme.changeOffsets(changeNext)
        theme.changeFonts { font in
            var size = font.pointSize
            changeNext(&size)
            // Setting the size fixes it.
            if size != font.pointSize { font.pointSize = size }
        }
        return theme
    }
}
