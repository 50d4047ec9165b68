import UIKitNames

// The figures of the chapter about controls in cells, and of all controls.

extension Figure {
    static let controlsInCells: [Figure] = [
        Figure("passive-indicators") {
            Content(dataSource: PassiveIndicators.DataSource())
        },
        Figure("checkmark-and-image") {
            Content(dataSource: CheckmarksAndImages.DataSource())
        },
        Figure("active-indicators") {
            Content(dataSource: ActiveIndicators.DataSource(), delegate: ActiveIndicators.Delegate())
        },
        Figure("disclosure-outside") {
            Content(dataSource: ActiveIndicators.DataSource(), delegate: ActiveIndicators.Delegate()) {
                table in
                table.tableHeaderView = DisclosureOutside.DisclosureView(
                    frame: CGRect(x: 0, y: 0, width: 375, height: 40))
            }
        },
        Figure("control-accessories") {
            Content(dataSource: ControlAccessories.DataSource())
        },
        Figure("controls") { controlGallery() },
        Figure("controls-dark", traits: UITraitCollection(userInterfaceStyle: .dark)) { controlGallery() },
        Figure("settings-right-to-left", traits: UITraitCollection(layoutDirection: .rightToLeft)) {
            Content(style: .insetGrouped, dataSource: ArabicSettings())
        },
    ]

    private static func controlGallery() -> Content {
        let gallery = ControlGallery()
        return Content(width: ControlGallery.width, dataSource: gallery, delegate: gallery)
    }
}
