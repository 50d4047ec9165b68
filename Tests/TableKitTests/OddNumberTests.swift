import TableSpecimens
import Testing

@testable import TableKit

/// An arithmetic error may make an image wrong, but neither stops the program nor hangs it. Correcting the number
/// corrects the table.
@Suite("Odd numbers", .timeLimit(.minutes(10)))
struct OddNumberTests {
    static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e19, -1e19]

    /// Properties, calls and touches with a number.
    private static let uses: [(String, @Sendable (TableView, CGFloat) -> Void)] = [
        ("contentOffset", { $0.contentOffset = CGPoint(x: $1, y: $1) }),
        ("bounds", { $0.bounds = CGRect(x: $1, y: $1, width: $1, height: $1) }),
        ("frame", { $0.frame = CGRect(x: $1, y: $1, width: $1, height: $1) }),
        ("height", { $0.frame.size.height = $1 }),
        ("inset above", { $0.contentInset.top = $1 }),
        ("inset below", { $0.contentInset.bottom = $1 }),
        (
            "insets of the indicator",
            {
                $0.verticalScrollIndicatorInsets = EdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
                $0.flashScrollIndicators()
            }
        ),
        ("header", { $0.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 100, height: $1)) }),
        ("footer", { $0.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: $1, height: $1)) }),
        ("separators", { $0.separatorInset = EdgeInsets(top: 0, left: $1, bottom: 0, right: $1) }),
        ("estimate", { $0.estimatedRowHeight = $1 }),
        ("row at a point", { _ = $0.indexPathForRow(at: CGPoint(x: 20, y: $1)) }),
        ("rows in a place", { _ = $0.indexPathsForRows(in: CGRect(x: 0, y: $1, width: 9, height: $1)) }),
        ("tap", { $0.tap(at: CGPoint(x: $1, y: $1)) }),
        ("drag", { $0.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 40, y: $1)) }),
        ("drag aside", { $0.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: $1, y: 60)) }),
        ("index", { $0.drag(from: CGPoint(x: 370, y: 250), to: CGPoint(x: 370, y: $1)) }),
        ("swipe", { $0.showSwipeActions(.trailing, forRowAt: IndexPath(row: 0, section: 0), distance: $1) }),
        (
            "lift",
            {
                $0.beginReordering(rowAt: IndexPath(row: 0, section: 0))
                $0.moveReorderedRow(to: $1)
            }
        ),
    ]

    /// Lays out, draws and touches the table.
    private func use(_ table: TableView) {
        table.layoutIfNeeded()
        _ = table.visibleCells
        _ = Drawing(of: table, from: 0, to: 300)
        let top = table.contentOffset.y
        table.tap(at: CGPoint(x: 20, y: top + 60))
        table.drag(from: CGPoint(x: 20, y: top + 200), to: CGPoint(x: 20, y: top + 120))
    }

    @Test(arguments: numbers)
    func tableAcceptsAnyNumbers(number: CGFloat) {
        for (name, odd) in Self.uses {
            let script = ScriptedTable(rows: [4, 3])
            script.headers = [0: "First", 1: "Second"]
            script.indexTitles = ["A", "B"]
            let table = script.table
            odd(table, number)
            use(table)
            odd(table, number)
            use(table)
            // All is well again with usual numbers.
            table.cancelReordering()
            table.hideSwipeActions()
            (table.tableHeaderView, table.tableFooterView) = (nil, nil)
            table.contentInset = .zero
            table.estimatedRowHeight = TableView.automaticDimension
            table.bounds = CGRect(x: 0, y: 0, width: 375, height: 500)
            table.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
            #expect(Drawing(of: table, to: 500).texts("Row 1.2").count == 1, "\(name)")
        }
    }

    @Test func offsetIgnoresInvalidNumbers() {
        let script = ScriptedTable(rows: [40])
        script.table.contentOffset = CGPoint(x: 0, y: 100)
        for number in [CGFloat.nan, .infinity, -.infinity] {
            script.table.contentOffset.y = number
            #expect(script.table.contentOffset == CGPoint(x: 0, y: 100))
        }
        script.table.contentInset = EdgeInsets(top: .nan, left: 0, bottom: .infinity, right: 0)
        #expect(script.table.adjustedContentInset == .zero)
    }

    @Test(arguments: numbers)
    func rowsAreTappedDespiteInvalidFrames(number: CGFloat) {
        let script = ScriptedTable(rows: [3]) { cell, _ in
            cell.layoutMargins = EdgeInsets(top: number, left: number, bottom: number, right: number)
            cell.separatorInset = cell.layoutMargins
            let view = View(frame: CGRect(x: number, y: number, width: number, height: number))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
            let stack = StackView(arrangedSubviews: [view, Label()])
            stack.spacing = number
            stack.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            cell.contentView.addSubview(stack)
        }
        let recording = RecordingDelegate(script)
        script.table.tap(at: CGPoint(x: 200, y: 60))
        #expect(recording.take().contains("didSelect 0.1"))
        withExtendedLifetime(recording) {}
    }

    @Test func controlsIgnoreInvalidNumbers() {
        let (slider, stepper) = (Slider(), Stepper())
        (slider.minimumValue, slider.maximumValue, slider.value) = (.nan, .nan, .nan)
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (.nan, .nan, .nan)
        #expect([slider.minimumValue, slider.maximumValue, slider.value] == [0, 1, 0])
        #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [0, 100, 0])
    }

    @Test func pageCountMayBeUnlimited() {
        let pages = PageControl()
        pages.numberOfPages = .max
        pages.sizeToFit()
        #expect(Drawing(of: pages).entries.count < 1 << 16)
    }

    // Exit tests came with Swift 6.2.
    #if compiler(>=6.2)
        @Test func indexPathWithoutRowStopsWithMessage() async {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { _ = IndexPath(indexes: [3]).row }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("the index path [3] has no row; expected two numbers"))
        }
    #endif
}
