/// A check of an accessibility audit. The names are those of `XCUIAccessibilityAuditType`, as far as it has the check.
public enum AccessibilityAuditType: String, Sendable, Hashable, CaseIterable {
    /// The contrast of text and what is behind it: the ratio of WCAG 2.
    ///
    /// It must be at least 4.5:1, or 3:1 for text of at least 18 points, or of at least 14 points if it is bold. Texts
    /// of disabled views are exempt, as are emoji.
    case contrast
    /// The touch targets of controls, and of rows with an accessory or the trait of a button or link: 44 × 44 points.
    ///
    /// Accessories and editing controls of the theme are exempt. Standard controls with a fixed size, such as switches,
    /// must have 24 × 24 points.
    case hitRegion
    /// The names of accessibility elements. The only control of a row has the row's name.
    case sufficientElementDescription
    /// Texts that are shown incompletely.
    case textClipped
    /// Texts that are drawn over other texts. XCUITest has no such check.
    case textOverlapping
}

extension AccessibilityAuditType {
    /// The checks of texts, which a dragged row covers.
    static let ofTexts: Set<Self> = [.contrast, .textClipped, .textOverlapping]
}

extension Set<AccessibilityAuditType> {
    /// All checks.
    public static var all: Self { Set(AccessibilityAuditType.allCases) }
}
