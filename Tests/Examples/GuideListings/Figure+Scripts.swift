import UIKitNames

// The figures of text in every script.

extension Figure {
    static let scripts: [Figure] = {
        let traits = [
            ("", UITraitCollection()), ("-dark", UITraitCollection(userInterfaceStyle: .dark)),
            ("-right-to-left", UITraitCollection(layoutDirection: .rightToLeft)),
        ]
        let short = Figure("scripts-short") {
            Content(style: .plain, dataSource: AttributedRows([ScriptRows.greetings]))
        }
        return [short]
            + traits.flatMap { suffix, traits in
                [
                    Figure("scripts\(suffix)", traits: traits) {
                        Content(style: .grouped, dataSource: AttributedRows(ScriptRows.sections))
                    },
                    Figure("truncation\(suffix)", traits: traits) {
                        Content(style: .grouped, dataSource: AttributedRows(TruncatedRows.sections))
                    },
                ]
            }
    }()
}
