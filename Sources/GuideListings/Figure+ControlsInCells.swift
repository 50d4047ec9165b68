import UIKitNames

// The figures of the chapter on controls in cells.

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
        Figure("control-accessories") {
            Content(dataSource: ControlAccessories.DataSource())
        },
    ]
}
