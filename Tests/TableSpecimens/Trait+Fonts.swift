package import Testing
import Typesetting

extension Trait where Self == ConditionTrait {
    /// Enables tests of the widths and rules of Inter 3, which those of Inter 4 differ from.
    package static var requiresInter3: Self {
        let font = TextLayout(TextRequest(text: "a", font: .systemFont(ofSize: 17))).runs.first?.run.font
        let version = font.flatMap { FontFile.files(at: [$0.path]).first?.version }
        let isInter3 = version?.hasPrefix("3.") == true
        return .enabled(if: isInter3, "the system font is not Inter 3")
    }
}
