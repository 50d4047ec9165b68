import TableKit

/// A part of an image that an audit checks, with its frame in points of the image.
struct AuditedPart {
    let part: TablePart
    let view: View
    let frame: CGRect
}

/// A row, header, footer or another element of an image, with its parts.
struct AuditedElement {
    /// The element itself.
    let owner: AuditedPart
    /// Its parts, which include controls, but not what is in them.
    let parts: [AuditedPart]
    /// A Boolean value that indicates whether the user has swiped the row. Its actions may cover its content.
    let isSwiped: Bool

    /// The names of the row, or its accessibility label.
    var name: String {
        let view = owner.view
        let texts = [view.accessibilityLabel, view.accessibilityValue].compactMap(\.self).filter {
            !$0.isEmpty
        }
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        return parts.compactMap { ($0.view as? Label)?.text }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A Boolean value that indicates whether the element is content, in contrast to what surrounds it, such as an
    /// index.
    var isContent: Bool {
        switch owner.part.element {
        case .row, .header, .footer, .tableHeader, .tableFooter, nil: true
        case .section, .background, .refreshControl, .index, .scrollIndicator: false
        }
    }

    /// Returns the part of a run of text at a point: the smallest one there with a label of the text, or else the
    /// smallest.
    func part(of text: String, at point: CGPoint) -> AuditedPart {
        let hit = parts.filter { $0.frame.insetBy(dx: -2, dy: -2).contains(point) }
            .sorted { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        let word = text.split { $0.isWhitespace || $0 == "…" }.first ?? ""
        let shown = hit.first { $0.view.shownLabels.contains { $0.text?.contains(word) == true } }
        // A control can draw text without a label.
        return shown ?? hit.first { $0.view.isAccessibilityControl } ?? hit.first ?? owner
    }
}

extension View {
    /// A Boolean value that indicates whether the view or a superview is disabled.
    var isDisabled: Bool {
        var view: View? = self
        while let current = view {
            if (current as? Control)?.isEnabled == false || (current as? Label)?.isEnabled == false
                || current.accessibilityTraits.contains(.notEnabled)
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// The labels in the view that are not hidden, and the view itself if it is one.
    var shownLabels: [Label] {
        guard !isHidden, alpha > 0 else { return [] }
        return ((self as? Label).map { [$0] } ?? []) + subviews.flatMap(\.shownLabels)
    }
}
