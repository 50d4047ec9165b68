import TableKit

/// The traits under which an audit lays out its subject: a text size, a layout direction and the appearance.
package struct AccessibilityAuditCondition: Sendable, Hashable, Comparable {
    package let size: ContentSizeCategory
    package let direction: LayoutDirection
    /// A Boolean value that indicates whether the appearance is dark, of a subject that specifies none.
    package let isDark: Bool

    private static let sizes: [ContentSizeCategory] = [
        .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The conditions in the subject's own appearance, or else in light.
    package static let own = [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        sizes.map { Self(size: $0, direction: direction, isDark: false) }
    }

    /// The condition in which the contrast of a subject without an appearance is checked in dark, too. Text of the
    /// smallest size requires the highest contrast.
    private static let dark = Self(size: .large, direction: .leftToRight, isDark: true)

    /// Returns the conditions of a subject with specified traits.
    package static func all(for traits: TraitCollection) -> [Self] {
        own + (traits.specified.userInterfaceStyle == nil ? [dark] : [])
    }

    /// The checks under the condition.
    var types: Set<AccessibilityAuditType> { isDark ? [.contrast] : .all }

    /// The traits to specify, in addition to those of the subject.
    package var traits: TraitCollection {
        TraitCollection(
            userInterfaceStyle: isDark ? .dark : nil, layoutDirection: direction,
            preferredContentSizeCategory: size)
    }

    package static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int {
        (isDark ? 1000 : 0) + (direction == .rightToLeft ? 100 : 0) + size.rawValue
    }
}

extension AccessibilityAuditCondition: LosslessStringConvertible {
    /// The name, such as `L`, `AX5-rtl` or `L~dark`.
    package var description: String {
        size.shortName + (direction == .rightToLeft ? "-rtl" : "") + (isDark ? "~dark" : "")
    }

    package init?(_ text: String) {
        guard let condition = (Self.own + [Self.dark]).first(where: { $0.description == text }) else {
            return nil
        }
        self = condition
    }
}

extension Set<AccessibilityAuditCondition> {
    /// The conditions in words, such as "at all sizes" or "at AX5, right to left".
    package var words: String {
        switch (words(of: .leftToRight), words(of: .rightToLeft)) {
        case (let left?, let right?):
            left == right ? left : "\(left) left to right, and \(right) right to left"
        case (let left?, nil): "\(left), left to right"
        case (nil, let right?): "\(right), right to left"
        case (nil, nil): "in the dark appearance"
        }
    }

    private func words(of direction: LayoutDirection) -> String? {
        let sizes = filter { $0.direction == direction && !$0.isDark }.sorted().map(\.size.shortName)
        if sizes.isEmpty { return nil }
        return sizes.count * 2 == AccessibilityAuditCondition.own.count
            ? "at all sizes" : "at " + sizes.joined(separator: " and ")
    }
}
