import UIKitNames

// The figures of attributed text. The guides have none, because they use several labels instead.

extension Figure {
    static let attributedText: [Figure] = [
        Figure("attributed") {
            Content(style: .grouped, dataSource: AttributedRows(AttributedText.sections))
        },
        Figure("attributed-dark", traits: UITraitCollection(userInterfaceStyle: .dark)) {
            Content(style: .grouped, dataSource: AttributedRows(AttributedText.sections))
        },
        Figure("attributed-right-to-left", traits: UITraitCollection(layoutDirection: .rightToLeft)) {
            Content(style: .grouped, dataSource: AttributedRows(RightToLeftText.sections))
        },
    ]
}
