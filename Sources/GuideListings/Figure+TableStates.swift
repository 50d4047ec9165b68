import UIKitNames

// Tables as fingers have left them, or while a finger is on them.

extension Figure {
    static let tableStates: [Figure] = [
        Figure("highlighted-row", height: 220) {
            messages { $0.touchDown(at: CGPoint(x: 100, y: 66)) }
        },
        Figure("selection-circles", height: 220) {
            messages { table in
                table.allowsMultipleSelectionDuringEditing = true
                table.setEditing(true, animated: false)
                for row in [1, 3] { table.tap(rowAt: IndexPath(row: row, section: 0)) }
            }
        },
        Figure("delete-confirmation", height: 220) {
            messages { table in
                table.setEditing(true, animated: false)
                table.tap(at: CGPoint(x: 26, y: 66))
            }
        },
        Figure("delete-confirmation-inset-grouped", height: 240) {
            messages(style: .insetGrouped) { $0.swipeLeft(rowAt: IndexPath(row: 0, section: 0)) }
        },
        Figure("swipe-trailing", height: 220) {
            messages(MessageActions()) { $0.swipeLeft(rowAt: IndexPath(row: 1, section: 0)) }
        },
        Figure("swipe-trailing-dark", height: 220, appearance: .dark) {
            messages(MessageActions()) { $0.swipeLeft(rowAt: IndexPath(row: 1, section: 0)) }
        },
        Figure("swipe-trailing-rtl", height: 220, direction: .rightToLeft) {
            messages(MessageActions()) {
                $0.showSwipeActions(.trailing, forRowAt: IndexPath(row: 1, section: 0))
            }
        },
        Figure("swipe-half-way", height: 220) {
            messages(MessageActions()) { table in
                table.touchDown(at: CGPoint(x: 300, y: 66))
                table.touchMoved(to: CGPoint(x: 180, y: 66))
            }
        },
        Figure("swipe-pictures", height: 216) {
            messages(MessageActions(hasPictures: true), detail: "The first line of what it says") { table in
                table.rowHeight = 72
                table.swipeLeft(rowAt: IndexPath(row: 1, section: 0))
            }
        },
        Figure("swipe-leading", height: 220) {
            messages(MessageActions()) { $0.swipeRight(rowAt: IndexPath(row: 1, section: 0)) }
        },
        Figure("swipe-full", height: 220) {
            messages(MessageActions()) { table in
                table.touchDown(at: CGPoint(x: 350, y: 66))
                table.touchMoved(to: CGPoint(x: 80, y: 66))
            }
        },
        Figure("swipe-full-inset-grouped-dark", height: 240, appearance: .dark) {
            messages(MessageActions(), style: .insetGrouped) {
                $0.showSwipeActions(.trailing, forRowAt: IndexPath(row: 0, section: 0), distance: 250)
            }
        },
        Figure("lifted-row", height: 264) {
            messages { table in
                table.setEditing(true, animated: false)
                table.touchDown(at: CGPoint(x: 350, y: 66))
                table.touchMoved(to: CGPoint(x: 350, y: 142))
            }
        },
        Figure("lifted-row-inset-grouped-dark", height: 300, appearance: .dark) {
            messages(style: .insetGrouped) { table in
                table.setEditing(true, animated: false)
                table.beginReordering(rowAt: IndexPath(row: 0, section: 0))
                table.moveReorderedRow(to: 150)
            }
        },
        Figure("bounce", extent: .screen) {
            let content = messages(height: 220)
            content.table.touchDown(at: CGPoint(x: 100, y: 60))
            content.table.touchMoved(to: CGPoint(x: 100, y: 180))
            return content
        },
        Figure("index-touched", extent: .screen) {
            let content = Content(height: 420, dataSource: Countries()) { table in
                table.sectionIndexTrackingBackgroundColor = UIColor(white: 0, alpha: 0.1)
            }
            content.table.touchDown(at: CGPoint(x: 368, y: 240))
            return content
        },
    ]

    /// A list of messages, and what is done with it.
    private static func messages(
        _ delegate: MessageActions? = nil, style: UITableViewStyle = .plain, height: CGFloat = 0,
        detail: String? = nil, then act: (UITableView) -> Void = { _ in }
    ) -> Content {
        let content = Content(
            style: style, height: height, dataSource: Messages(detail: detail), delegate: delegate)
        act(content.table)
        return content
    }
}
