/// The layouts of a label's text for the different sides.
struct CalloutText {
    /// The layout next to the table, with natural alignment.
    let natural: TextLayout
    /// The layout above and below the table, with centered lines.
    let centered: TextLayout

    /// The size in whole points, so that labels at the same edge are aligned.
    var size: CGSize { natural.size }

    func layout(at space: SideSpace) -> TextLayout { space.isHorizontal ? centered : natural }
}

extension TextLayout {
    var size: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
