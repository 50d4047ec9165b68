import Foundation
import Typesetting

/// A label's text as it stands at either kind of side.
struct CalloutText {
    /// Beside the table: lines begin where reading does.
    let natural: TextLayout
    /// Above and below it: lines stand around the middle.
    let centered: TextLayout

    /// Whole points, so that labels at one edge stand alike.
    var size: CGSize { natural.size }

    func layout(at space: SideSpace) -> TextLayout { space.isHorizontal ? centered : natural }
}

extension TextLayout {
    /// In whole points.
    var size: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
