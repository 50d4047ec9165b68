import TableKit

/// The area of a view that receives touches.
struct TouchTarget {
    let width: CGFloat
    let height: CGFloat

    /// The minimum of both sides in points, according to Apple's guidelines.
    static let minSide: CGFloat = 44

    /// The tolerance in points, which absorbs rounding to pixels.
    private static let tolerance: CGFloat = 0.5

    var isLargeEnough: Bool { min(width, height) >= Self.minSide - Self.tolerance }

    /// Returns the target of a part. `nil` if the part receives no touches, or if its size is not the program's.
    static func of(_ part: AuditedPart) -> TouchTarget? {
        let view = part.view
        guard !view.isDisabled, view.isUserInteractionEnabled else { return nil }
        if let cell = view as? TableViewCell, part.part.name.isEmpty {
            guard cell.showsEffectOfTap else { return nil }
            return TouchTarget(width: part.frame.width, height: part.frame.height)
        }
        guard view.isTarget, !view.isStandardPart, !view.hasStandardSize else { return nil }
        let (bounds, half) = (view.bounds, minSide / 2 - tolerance)
        func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let points = [-1, 1].map { CGPoint(x: bounds.midX + x * $0, y: bounds.midY + y * $0) }
            return points.allSatisfy { view.point(inside: $0, with: nil) }
        }
        return TouchTarget(
            width: reaches(half, 0) ? max(part.frame.width, minSide) : part.frame.width,
            height: reaches(0, half) ? max(part.frame.height, minSide) : part.frame.height)
    }
}

extension AccessibilityTraits {
    fileprivate static let targets: AccessibilityTraits = [.button, .link]
}

extension TableViewCell {
    /// A Boolean value that indicates whether the row shows that a tap has an effect. Every row can be selected.
    fileprivate var showsEffectOfTap: Bool {
        [.disclosureIndicator, .detailDisclosureButton, .checkmark].contains(accessoryType)
            || !accessibilityTraits.isDisjoint(with: .targets)
    }
}

extension View {
    fileprivate var isTarget: Bool {
        isAccessibilityControl || gestureRecognizers?.isEmpty == false
            || (isAccessibilityElement && !accessibilityTraits.isDisjoint(with: .targets))
    }

    /// The minimum of both sides of standard controls in points, according to WCAG 2.2.
    private static let minStandardSide: CGFloat = 24

    /// A Boolean value that indicates whether the view is a standard control of nearly its own size, which the program
    /// does not choose.
    fileprivate var hasStandardSize: Bool {
        let isStandard =
            self is Switch || self is Slider || self is Stepper || self is SegmentedControl
            || self is PageControl
            || self is TextField || self is RefreshControl
        let natural = sizeThatFits(bounds.size)
        return isStandard && bounds.height >= min(natural.height, Self.minStandardSide)
            && bounds.width >= min(natural.width, Self.minStandardSide)
    }
}
