import UIKitNames

// The figures of tables during and after touches.

extension Figure {
    static let touches: [Figure] = [
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
        Figure("swipe-trailing-dark", height: 220, traits: .init(userInterfaceStyle: .dark)) {
            messages(MessageActions()) { $0.swipeLeft(rowAt: IndexPath(row: 1, section: 0)) }
        },
        Figure("swipe-trailing-rtl", height: 220, traits: .init(layoutDirection: .rightToLeft)) {
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
        Figure("swipe-images", height: 216) {
            messages(MessageActions(hasImages: true), detail: "The first line of what it says") { table in
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
        Figure("swipe-full-inset-grouped-dark", height: 240, traits: .init(userInterfaceStyle: .dark)) {
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
        Figure("lifted-row-inset-grouped-dark", height: 300, traits: .init(userInterfaceStyle: .dark)) {
            messages(style: .insetGrouped) { table in
                table.setEditing(true, animated: false)
                table.beginReordering(rowAt: IndexPath(row: 0, section: 0))
                table.moveReorderedRow(to: 150)
            }
        },
        Figure("bounce-dragged", isScreen: true) {
            messages { table in
                table.frame.size.height = 220
                table.touchDown(at: CGPoint(x: 100, y: 60))
                table.touchMoved(to: CGPoint(x: 100, y: 180))
            }
        },
        Figure("section-index-touched", isScreen: true) {
            cities(index: alphabet) { table in
                table.sectionIndexTrackingBackgroundColor = UIColor(white: 0, alpha: 0.1)
                table.touchDown(at: CGPoint(x: 368, y: 150))
            }
        },
    ]

    /// Returns a list of messages after an interaction.
    private static func messages(
        _ delegate: MessageActions? = nil, style: UITableViewStyle = .plain, detail: String? = nil,
        then act: (UITableView) -> Void
    ) -> Content {
        let content = Content(style: style, dataSource: Messages(detail: detail), delegate: delegate)
        act(content.table)
        return content
    }
}
