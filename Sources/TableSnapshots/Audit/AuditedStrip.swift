import DisplayList
import TableKit

/// The elements in a range of an image, and the drawing of the range.
struct AuditedStrip {
    private let elements: [AuditedElement]
    private let texts: [AuditedText]
    private let contrast: ContrastMeasurement?
    private let size: CGSize
    private let types: Set<AccessibilityAuditType>

    /// A run of text with its part.
    private struct AuditedText {
        let run: DrawnRun
        let part: AuditedPart
        let element: AuditedElement

        /// The complete text of the part.
        var text: String { (part.view as? Label)?.text ?? run.text }
    }

    /// The extent in points to which texts may overlap: accents and descenders of adjacent lines can touch.
    private static let overlapTolerance: CGFloat = 2
    /// The maximum number of texts that are reported to overlap one.
    private static let maxOverlaps = 10
    /// The extent in points to which text may extend beyond a view that clips it.
    private static let clipTolerance: CGFloat = 1

    /// Creates a strip from a drawing.
    ///
    /// - Parameters:
    ///   - range: The vertical range in points of the image.
    ///   - origin: The vertical position of the image in the points of the drawing.
    ///   - size: The size of the image in points.
    init(
        _ elements: [AuditedElement], _ list: DisplayList, range: Range<CGFloat>, origin: CGFloat,
        size: CGSize,
        traits: TraitCollection, types: Set<AccessibilityAuditType>
    ) throws(SnapshotError) {
        (self.elements, self.size, self.types) = (elements, size, types)
        texts = list.drawnRuns.compactMap { run in
            var run = run
            run.ink = run.ink.offsetBy(dx: 0, dy: -origin)
            let center = CGPoint(x: run.ink.midX, y: run.ink.midY)
            // An index is in front of rows.
            let owners = elements.filter { $0.owner.frame.contains(center) }
            guard let element = owners.first(where: { !$0.isContent }) ?? owners.first else { return nil }
            return AuditedText(run: run, part: element.part(of: run.text, at: center), element: element)
        }
        guard types.contains(.contrast), !texts.isEmpty else {
            contrast = nil
            return
        }
        let backdrop = Color.systemBackground.resolvedColor(with: traits).opaque
        contrast = try ContrastMeasurement(
            of: list, width: size.width, range: range.lowerBound + origin..<range.upperBound + origin,
            on: backdrop, offset: origin)
    }

    /// Calls a closure with each finding.
    func audit(_ body: (AccessibilityAuditIssue) -> Void) {
        if types.contains(.contrast) { auditContrast(body) }
        for element in elements where element.isContent {
            if types.contains(.sufficientElementDescription) { auditNames(in: element, body) }
            if types.contains(.hitRegion) { auditTargets(in: element, body) }
            if types.contains(.textClipped) { auditLabels(in: element, body) }
        }
        if types.contains(.textClipped) { auditClips(body) }
        if types.contains(.textOverlapping) { auditOverlaps(body) }
    }

    // MARK: Contrast

    private func auditContrast(_ body: (AccessibilityAuditIssue) -> Void) {
        for text in texts where !text.part.view.isDisabled {
            guard let colors = contrast?.colors(of: text.run) else { continue }
            let required = text.run.isLarge ? 3.0 : 4.5
            guard colors.ratio < required else { continue }
            let name = (text.part.view as? Label)?.name(of: text.run.color).map { " (\($0))" } ?? ""
            let (front, back) = (colors.text.hexadecimal, colors.background.hexadecimal)
            // A ratio that does not suffice is not rounded up to one that does.
            let ratio = CGFloat(min(colors.ratio, required - 0.01)).points
            body(
                AccessibilityAuditIssue(
                    type: .contrast, part: text.part.part,
                    subject: colors.isUniform ? "\(front) on \(back)" : "on several colors",
                    problem: "\(front)\(name) on \(back) has \(ratio):1, expected at least "
                        + "\(CGFloat(required).points):1",
                    remedy: "choose a darker or lighter color"))
        }
    }

    // MARK: Elements

    private func auditNames(in element: AuditedElement, _ body: (AccessibilityAuditIssue) -> Void) {
        let owner = element.owner.view
        if owner.isAccessibilityElement {
            if owner.isUnnamed, !element.owner.frame.isEmpty { add(element.owner, "") }
            return
        }
        let unnamed = element.parts.filter { part in
            part.view.isAccessibilityElement && part.view.isUnnamed && !part.view.isInElement(below: owner)
                && !part.frame.isEmpty
        }
        // VoiceOver reads the row with its only control.
        if unnamed.count == 1, element.owner.part.row != nil, !element.name.isEmpty { return }
        for part in unnamed { add(part, element.name) }
        func add(_ part: AuditedPart, _ name: String) {
            body(
                AccessibilityAuditIssue(
                    type: .sufficientElementDescription, part: part.part,
                    subject: name.isEmpty ? "" : name.named,
                    problem: "\(part.view.kindName) has no name", remedy: "set accessibilityLabel"))
        }
    }

    private func auditTargets(in element: AuditedElement, _ body: (AccessibilityAuditIssue) -> Void) {
        for part in [element.owner] + element.parts {
            guard !part.frame.isEmpty, let target = TouchTarget.of(part), !target.isLargeEnough else {
                continue
            }
            let label = part.view.accessibilityLabel ?? ""
            body(
                AccessibilityAuditIssue(
                    type: .hitRegion, part: part.part,
                    subject: part.part.name.isEmpty ? "" : (label.isEmpty ? element.name : label).named,
                    problem:
                        "\(target.width.points) × \(target.height.points) points, expected at least 44 × 44",
                    remedy: part.part.name.isEmpty
                        ? "raise the height of the row" : "enlarge the view, or override point(inside:with:)")
            )
        }
    }

    // MARK: Texts

    private func auditLabels(in element: AuditedElement, _ body: (AccessibilityAuditIssue) -> Void) {
        for part in element.parts {
            // Views in a control are no parts.
            let labels =
                part.view.isAccessibilityControl
                ? part.view.shownLabels : [part.view as? Label].compactMap(\.self)
            for label in labels where label.cutsText && !part.view.isTextInput {
                body(.clipped(label.text ?? "", in: part.part))
            }
        }
    }

    /// Finds texts that extend beyond a view that clips them, or beyond the sides of the image.
    private func auditClips(_ body: (AccessibilityAuditIssue) -> Void) {
        let tolerance = Self.clipTolerance
        for text in texts
        where text.element.isContent && !text.part.view.isTextInput && !text.element.isSwiped {
            let ink = text.run.ink
            let isOutside = ink.minX < -tolerance || ink.maxX > size.width + tolerance
            let clip = text.part.view.clippingSuperviews(below: text.element.owner.view).first { view in
                let frame = view.convert(view.bounds, to: text.element.owner.view)
                    .offsetBy(dx: text.element.owner.frame.minX, dy: text.element.owner.frame.minY)
                return !frame.insetBy(dx: -tolerance, dy: -tolerance).contains(ink)
            }
            if isOutside || clip != nil {
                let label = text.part.view as? Label
                if label?.cutsText == true { continue }
                body(.clipped(label?.text ?? text.run.text, in: text.part.part))
            }
        }
    }

    private func auditOverlaps(_ body: (AccessibilityAuditIssue) -> Void) {
        let sorted = texts.filter { $0.element.isContent && !$0.element.isSwiped }.sorted {
            ($0.run.ink.minY, $0.run.ink.minX) < ($1.run.ink.minY, $1.run.ink.minX)
        }
        for (index, text) in sorted.enumerated() {
            var count = 0
            for other in sorted[(index + 1)...] where count < Self.maxOverlaps {
                if other.run.ink.minY >= text.run.ink.maxY - Self.overlapTolerance { break }
                guard other.part.view !== text.part.view else { continue }
                let shared = text.run.ink.intersection(other.run.ink)
                guard !shared.isNull, min(shared.width, shared.height) > Self.overlapTolerance else {
                    continue
                }
                // The order does not depend on the layout direction.
                let (first, last) = text.text <= other.text ? (text, other) : (other, text)
                body(.overlapping(first.text, last.text, in: first.part.part))
                count += 1
            }
        }
    }
}

extension AccessibilityAuditIssue {
    fileprivate static func clipped(_ text: String, in part: TablePart) -> Self {
        Self(
            type: .textClipped, part: part, subject: text.named, problem: "\(text.named) is cut",
            remedy: "permit more lines or a higher row")
    }

    fileprivate static func overlapping(_ text: String, _ other: String, in part: TablePart) -> Self {
        Self(
            type: .textOverlapping, part: part, subject: "\(text.named) \(other.named)",
            problem: "\(text.named) and \(other.named) overlap",
            remedy: "constrain the labels to each other, or raise the height of the row")
    }
}

extension String {
    /// The beginning of a text in quotes, on one line.
    fileprivate var named: String {
        let text = String(unicodeScalars.prefix(400)).asDescription
        let shown = text.count > 60 ? text.prefix(59) + "…" : text
        return "\"\(shown.replacing("\"", with: "”"))\""
    }
}

extension Label {
    /// The name of the label's color, if text of the label has it.
    fileprivate func name(of color: RGBA) -> String? {
        guard plainTextColor.resolvedColor(with: traitCollection) == color else { return nil }
        return Color.uiKitNames.first { $0.value == plainTextColor }?.name
    }
}

extension View {
    fileprivate var isUnnamed: Bool {
        let isNamedByValue = !isAccessibilityControl && accessibilityValue?.isEmpty == false
        return accessibilityLabel?.allSatisfy(\.isWhitespace) != false && !isNamedByValue
    }

    /// The view's kind in a sentence.
    fileprivate var kindName: String {
        self is TableViewCell ? "the row" : "the \(String(describing: type(of: self)).lowercased())"
    }

    /// A Boolean value that indicates whether text in the view scrolls while the user edits it.
    fileprivate var isTextInput: Bool { self is TextField || self is TextView }

    /// Returns a Boolean value that indicates whether a view between this one and another is an accessibility element.
    fileprivate func isInElement(below top: View) -> Bool {
        superviews(below: top).contains { $0.isAccessibilityElement }
    }

    /// Returns the views that clip this one, below another or equal to it.
    fileprivate func clippingSuperviews(below top: View) -> [View] {
        (superviews(below: top) + [top]).filter { $0.clipsToBounds && $0.drawnTransform == nil }
    }

    private func superviews(below top: View) -> [View] {
        var views: [View] = []
        var view = superview
        while let current = view, current !== top {
            views.append(current)
            view = current.superview
        }
        return view == nil ? [] : views
    }
}
