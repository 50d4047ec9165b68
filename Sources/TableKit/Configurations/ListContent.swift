/// An image and two texts with their layout, in a view: the content of a cell style, a list content view, or the title
/// of a section.
final class ListContent {
    let image = ImageView()
    let text = Label()
    let detail = Label()

    private(set) var style = ListContentStyle(.default, .default)
    var images = Images()

    /// The size limits of the image.
    struct Images: Equatable {
        /// The maximum size. 0 removes the limit in that dimension.
        var maximumSize = CGSize.zero
        /// The size reserved for the image, which is centered in it. 0 uses the image's size.
        var reservedSize = CGSize.zero
        /// A Boolean value that indicates whether content without an image reserves the width too.
        var reservesWidthWithoutImage = false
        /// A Boolean value that indicates whether a row becomes as high as the image. Otherwise an image without a
        /// maximum height takes the height that the texts leave.
        var growsRow = false
    }

    private unowned let view: View

    /// Creates content in a view. If the views are not added, ``add(_:)`` adds those that are required.
    init(in view: View, addingViews: Bool = true) {
        self.view = view
        image.contentMode = .scaleAspectFit
        image.preferredSymbolConfiguration = Self.symbolConfiguration
        if addingViews { for part in views { view.addSubview(part) } }
    }

    /// The image view and the labels, from back to front.
    private var views: [View] { [image, text, detail] }

    /// Adds the image view or a label to the view, behind all views of the program.
    func add(_ part: View) {
        let behind = views.prefix { $0 !== part }
        view.insertSubview(part, at: behind.count { $0.superview === view })
    }

    /// The configuration of symbols, whose size follows that of the text.
    static let symbolConfiguration = Image.SymbolConfiguration(textStyle: .body)

    /// Sets the fonts, colors and alignments of the labels, as far as the program sets none.
    func apply(_ style: ListContentStyle, _ environment: Environment) {
        self.style = style
        if environment.hasLargeText { self.style.arrangement = .stacked }
        let arrangement = self.style.arrangement
        let lines = environment.hasLargeText ? 0 : 1
        // In columns, the text ends where the detail begins. A detail at the right ends at the margin.
        let trailing = Self.trailing(environment)
        text.defaultAppearance = .init(
            font: style.texts.font, color: style.texts.color, highlightedColor: style.selectedTextColor,
            alignment: arrangement == .columns ? trailing : style.alignment,
            numberOfLines: lines)
        detail.defaultAppearance = .init(
            font: style.texts.detailFont, color: style.texts.detailColor,
            highlightedColor: style.selectedTextColor,
            alignment: arrangement == .sideBySide(stacks: false) ? trailing : style.detailAlignment,
            numberOfLines: lines)
        guard let headerFooter = style.headerFooter else { return }
        text.shadowColor = headerFooter.shadow?.color
        text.shadowOffset = headerFooter.shadow?.offset ?? .zero
    }

    private static func trailing(_ environment: Environment) -> TextAlignment {
        environment.traits.layoutDirection == .rightToLeft ? .left : .right
    }

    /// A Boolean value that indicates whether there is neither text nor image.
    var isEmpty: Bool { text.layoutText == nil && detail.layoutText == nil && image.image == nil }

    // MARK: Layout

    func layOut(in area: ListContentLayout.Area) -> ListContentLayout {
        let layout = layout(in: area)
        image.untransformedFrame = layout.image ?? .zero
        text.untransformedFrame = layout.text ?? .zero
        detail.untransformedFrame = layout.detail ?? .zero
        if style.arrangement == .sideBySide(stacks: true), style.detailAlignment == .natural {
            detail.defaultAppearance.alignment =
                layout.isSideBySide ? Self.trailing(detail.environment) : .natural
        }
        return layout
    }

    func layout(in area: ListContentLayout.Area) -> ListContentLayout {
        let emptyImage: CGSize? = images.reservesWidthWithoutImage ? .zero : nil
        return ListContentLayout(
            ListContentLayout.Input(
                area: area, arrangement: style.arrangement, metrics: style.metrics,
                titlePosition: style.headerFooter?.titlePosition,
                image: imageSize(rowHeight: area.size.height) ?? emptyImage,
                imageColumn: max(imageColumn, style.imageColumn),
                imageHeight: requiredImageHeight(in: area), text: text.layoutText,
                detail: style.showsDetail ? detail.layoutText : nil))
    }

    /// The width reserved for the image.
    private var imageColumn: CGFloat {
        let width = images.reservedSize.width
        return width == 0 && image.image?.isSymbolImage == true ? style.symbolColumn : width
    }

    /// Returns the size at which the image is drawn: its own size, reduced to the limits.
    private func imageSize(rowHeight: CGFloat, maxWidth: CGFloat = .infinity) -> CGSize? {
        guard let size = image.imageSize, size.width > 0, size.height > 0 else { return nil }
        let limit = images.maximumSize
        let height = limit.height > 0 ? min(limit.height, rowHeight) : rowHeight
        let width = limit.width > 0 ? min(limit.width, maxWidth) : maxWidth
        let scale = min(1, height / size.height, width / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the height of the image if it increases that of the row, or 0.
    private func requiredImageHeight(in area: ListContentLayout.Area) -> CGFloat {
        guard images.growsRow else {
            return images.maximumSize.height > 0 ? imageSize(rowHeight: .infinity)?.height ?? 0 : 0
        }
        let width = area.size.width - area.leadingMargin - area.indentation - area.trailingMargin
        let size = imageSize(rowHeight: .infinity, maxWidth: max(width, 0))
        return size.map { max($0.height, images.reservedSize.height) } ?? 0
    }

    /// Returns the preferred height in an area of a width, in whole points. It is at least `minHeight`, with which the
    /// measuring begins, and `otherHeight`.
    func preferredHeight(
        in area: ListContentLayout.Area, minHeight: CGFloat, otherHeight: CGFloat = 0
    ) -> CGFloat {
        /// Returns the height that the content requires in a row of the given height.
        func requiredHeight(within height: CGFloat) -> CGFloat {
            var area = area
            area.size.height = height
            return max(minHeight, otherHeight, layout(in: area).requiredHeight.rounded(.up))
        }
        if images.growsRow {
            let imageHeight = requiredImageHeight(in: area) + style.metrics.verticalPadding
            return requiredHeight(within: max(imageHeight, minHeight))
        }
        var height = requiredHeight(within: minHeight)
        guard height > minHeight, image.image != nil else { return height }
        // In a higher row, a large image grows, which leaves less width for the text and may increase the height again.
        for _ in 0..<Self.heightRounds {
            let next = requiredHeight(within: height)
            // Two adjacent texts may require less height in less width.
            if next < height, requiredHeight(within: next) > next { break }
            if next == height { break }
            height = next
        }
        return height
    }

    /// The maximum number of iterations. Few rows require more than two.
    private static let heightRounds = 8

    /// Returns the preferred height of a header or footer with the texts. It is at least the theme's height.
    func preferredHeight(in area: ListContentLayout.Area, isFirst: Bool) -> CGFloat {
        guard let style = style.headerFooter else { return preferredHeight(in: area, minHeight: 0) }
        // A single-line view always has the theme's height, plus the growth of larger text.
        let minHeight = (isFirst ? style.firstHeight : style.height) + growth(of: style.font)
        guard style.wraps || detail.text?.isEmpty == false else { return minHeight }
        let height = layout(in: area).requiredHeight
        switch style.titlePosition {
        case .centered: return max(minHeight, height.rounded(.up))
        case .baselineAboveBottom:
            return minHeight + max(height - text.lineHeight(of: text.font), 0).rounded(.up)
        case .below(let distance): return max(minHeight, distance + height + style.bottomPadding)
        }
    }

    /// Returns the difference in line height between the current and the default text size, in whole points.
    private func growth(of font: Font) -> CGFloat {
        let usual = font.resolved(for: TraitCollection())
        return max(text.lineHeight(of: text.resolved(font)) - text.lineHeight(of: usual), 0).rounded(.up)
    }
}

extension Label {
    /// The label as input of a layout, or `nil` if it is empty.
    var layoutText: ListContentLayout.Text? {
        guard let text, !text.isEmpty else { return nil }
        return ListContentLayout.Text(
            firstBaseline: firstBaseline,
            descent: { [unowned self] in descent },
            measure: { [unowned self] width, height in size(width: width, height: height) })
    }
}
