extension TableView {
    /// Returns the accessibility elements of the views in a range of the content, in VoiceOver's order: the header view of
    /// the table, the headers, rows and footers of its sections, its footer view, the background view and the message in
    /// place of content. Frames are those that an image shows, in points of the table's content.
    package func shownAccessibilityElements(
        in range: Range<CGFloat>, viewport: CGRect
    ) -> [(part: TablePart.Element, elements: [AccessibilityElement])] {
        var shown = shownViews(in: range, viewport: viewport).compactMap { part, view in
            part.accessibilityPosition.map { (part: part, position: $0, view: view) }
        }
        shown.sort { $0.position.lexicographicallyPrecedes($1.position) }
        var parts = shown.map { (part: $0.part, elements: $0.view.accessibilityElements(as: $0.part)) }
        if let message = unavailableContent {
            message.layoutIfNeeded()
            parts.append((.background, message.accessibilityElements(inSuperview: .identity)))
        }
        return parts
    }

    /// The accessibility elements of a table in another view: those on its screen.
    var accessibilityElementsOnScreen: [AccessibilityElement] {
        shownAccessibilityElements(in: bounds.minY..<max(bounds.minY, bounds.maxY), viewport: bounds)
            .flatMap(\.elements).filter { $0.frame.intersects(bounds) }
    }
}

extension TablePart.Element {
    /// The position in VoiceOver's order. `nil` for what it does not read.
    fileprivate var accessibilityPosition: [Int]? {
        switch self {
        case .tableHeader: [-1]
        case .header(let section): [section, 0]
        case .row(let path): [path.section, 1, path.row]
        case .footer(let section): [section, 2]
        case .tableFooter: [.max, 0]
        case .background: [.max, 1]
        case .section, .refreshControl, .index, .scrollIndicator: nil
        }
    }
}

extension View {
    /// Returns the accessibility elements of a view that a table shows as one of its elements.
    fileprivate func accessibilityElements(as part: TablePart.Element) -> [AccessibilityElement] {
        switch part {
        case .row(let path): (self as? TableViewCell).map { [$0.rowElement(path)] } ?? []
        case .header: headerFooterElement(.header).map { [$0] } ?? []
        case .footer: headerFooterElement(.staticText).map { [$0] } ?? []
        default: accessibilityElements(inSuperview: .identity)
        }
    }

    /// Returns the element of a header or footer. `nil` if VoiceOver has nothing to read.
    func headerFooterElement(_ traits: AccessibilityTraits) -> AccessibilityElement? {
        var element = accessibilityElement()
        element.label = element.label ?? accessibilityElementsBelow().joinedLabel
        element.traits.formUnion(traits)
        return element.label == nil ? nil : element
    }
}

extension TableViewCell {
    /// Returns the element of the row.
    func rowElement(_ path: IndexPath) -> AccessibilityElement {
        var element = accessibilityElement()
        if !isAccessibilityElement { element.elements = accessibilityParts }
        element.indexPath = path
        return element
    }
}

extension AccessibilityElement {
    /// The elements at which VoiceOver stops: the parts of the element, or the element itself if it has none.
    package var stops: [AccessibilityElement] { elements.isEmpty ? [self] : elements.flatMap(\.stops) }

    /// What VoiceOver reads, with commas where it pauses, such as “Wi-Fi, switch button, on”. Empty if there is nothing.
    package var spokenText: String {
        let isToggle = traits.contains(.toggleButton)
        let value = isToggle ? (self.value == "1" ? "on" : "off") : self.value
        let texts =
            [traits.contains(.selected) ? "selected" : nil, label] + (isToggle ? [] : [value])
            + [traits.contains(.notEnabled) ? "dimmed" : nil] + spokenTraits + (isToggle ? [value] : []) + [
                hint
            ]
        return texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var spokenTraits: [String?] {
        if traits.contains(.toggleButton) { return ["switch button"] }
        let words: [(AccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.adjustable, "adjustable"),
            (.header, "heading"),
        ]
        return words.filter { traits.contains($0.0) }.map(\.1)
    }

    /// Returns the element with its parts, moved and scaled by a closure that converts frames.
    package func converted(_ convert: (CGRect) -> CGRect) -> AccessibilityElement {
        var element = self
        element.frame = convert(frame)
        element.elements = elements.map { $0.converted(convert) }
        return element
    }
}
