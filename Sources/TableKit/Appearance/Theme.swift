/// Every size, font and color a table is drawn with, as data. Sizes are points.
///
/// Drawing code holds no number of its own: to change how tables look, copy a theme and change its values. Lengths are
/// drawn from 0 to 16,000 points and the offsets of shadows from -1000 to 1000; other numbers are drawn as the nearest of
/// these, and what is no number as in ``modern``.
public struct Theme: Sendable, Hashable {
    /// The family that stands for the system font.
    public var systemFontFamily: String
    /// The width of a table that is not told one.
    public var tableWidth: CGFloat
    /// The height of the picture of a table that has neither rows nor headers.
    public var emptyTableHeight: CGFloat
    /// The room that views keep between their edges and what stands in them, unless they are told otherwise.
    public var layoutMargin: CGFloat
    /// The color of controls and marks that ask for attention.
    public var tint: Color
    /// Rows and what they hold.
    public var cell: Cell
    /// The marks at the right of a row.
    public var accessory: Accessory
    /// The controls of a row that is being edited.
    public var editing: Editing
    /// Plain tables.
    public var plain: Group
    /// Grouped tables.
    public var grouped: Group
    /// Inset grouped tables.
    public var insetGrouped: Group
    /// The controls that stand in cells.
    public var controls: Controls = .modern
    /// What stands on a table while it scrolls.
    public var scrolling: Scrolling = .modern
    /// What fingers do, and the looks of rows they have hold of.
    public var touches: Touches = .modern
    /// What explains a table in its picture.
    public var callouts: Callouts = .modern
    /// What frames a table in its picture.
    public var frame: Frame = .modern

    /// The sizes, fonts and colors for a table style.
    package func group(for style: TableView.Style) -> Group {
        switch style {
        case .plain: plain
        case .grouped: grouped
        case .insetGrouped: insetGrouped
        }
    }
}

extension Theme {
    /// A horizontal margin that widens with the table.
    public struct Margin: Sendable, Hashable {
        /// The margin of a table narrower than ``threshold``.
        public var narrow: CGFloat
        /// The margin of a table at least as wide as ``threshold``.
        public var wide: CGFloat
        /// The width of a table at which the margin changes.
        public var threshold: CGFloat

        /// The margin in a table of the given width.
        public func value(forWidth width: CGFloat) -> CGFloat { width < threshold ? narrow : wide }
    }

    /// The fonts and colors of one predefined cell style.
    public struct CellText: Sendable, Hashable {
        /// The font of the text label.
        public var font: Font
        /// The color of the text label.
        public var color: Color
        /// The font of the detail text label.
        public var detailFont: Font
        /// The color of the detail text label.
        public var detailColor: Color
    }

    /// Rows and what they hold.
    public struct Cell: Sendable, Hashable {
        /// The height of a row that is not told one, and the least automatic height.
        public var height: CGFloat
        /// The room above and below the content of a row that finds its own height.
        public var verticalPadding: CGFloat
        /// The room left of the content, and right of it where nothing follows.
        public var margin: Margin
        /// The room between the content and an accessory.
        public var accessoryGap: CGFloat
        /// The room between an image and the text right of it.
        public var imageGap: CGFloat
        /// The least room between the text and the value of the value1 style.
        public var valueGap: CGFloat
        /// The share of a row's text area, 0 to 1, that a long value of the value1 style keeps beside a long text.
        public var valueShare: CGFloat
        /// The width of the left column of the value2 style.
        public var value2Column: CGFloat
        /// The room between the columns of the value2 style.
        public var value2Gap: CGFloat
        /// The share of a row's content, 0 to 1, that its texts keep beside a large image, if they need that much.
        public var textShare: CGFloat
        /// The least content size category in which texts take as many lines as they need and the value styles have their
        /// texts one below the other; nil for none.
        public var stackingCategory: ContentSizeCategory?
        /// How far one indentation level moves the content.
        public var indentationWidth: CGFloat
        /// The room left of an image; nil for as much as left of other content.
        public var imageMargin: CGFloat?
        /// Behind a selected or highlighted row.
        public var selectedBackground: Fill
        /// Behind a selected or highlighted row whose selection is to be gray.
        public var graySelectedBackground: Fill
        /// The color of the texts of a selected or highlighted row; nil for no change.
        public var selectedTextColor: Color?
        /// Behind every second row of a table with alternating backgrounds.
        public var alternateBackground: Fill
        /// Fonts and colors of the default style.
        public var `default`: CellText
        /// Fonts and colors of the subtitle style.
        public var subtitle: CellText
        /// Fonts and colors of the value1 style.
        public var value1: CellText
        /// Fonts and colors of the value2 style.
        public var value2: CellText
    }

    /// The marks at the right of a row.
    public struct Accessory: Sendable, Hashable {
        /// The chevron of a disclosure indicator.
        public var chevronSize: CGSize
        /// The thickness of the chevron's line.
        public var chevronStroke: CGFloat
        /// The color of the chevron.
        public var chevronColor: Color
        /// The color of chevron and checkmark in a selected or highlighted row; nil for no change.
        public var selectedColor: Color?
        /// The size of the checkmark.
        public var checkmarkSize: CGSize
        /// The thickness of the checkmark's line.
        public var checkmarkStroke: CGFloat
        /// Where the checkmark's line begins, as a share of its height from the top, and where it turns, as a share of its
        /// width from the left.
        public var checkmarkStart: CGFloat, checkmarkTurn: CGFloat
        /// The color of the checkmark; nil for the tint.
        public var checkmarkColor: Color?
        /// The diameter of the detail button.
        public var detailDiameter: CGFloat
        /// The thickness of the detail button's ring and letter.
        public var detailStroke: CGFloat
        /// The letter i of the detail button.
        public var detailLetter: DetailLetter
        /// The room between the detail button and the chevron.
        public var detailGap: CGFloat
        /// What a detail disclosure button is instead of a detail button beside a chevron; nil for those.
        public var disclosureDisc: DisclosureDisc?
        /// The text style with whose sizes the marks grow; nil for marks of one size.
        public var textStyle: Font.TextStyle?
    }

    /// The letter i in a ring. Heights are shares of the ring's, from its top; the rest are multiples of its stroke.
    public struct DetailLetter: Sendable, Hashable {
        /// The height of the dot's middle.
        public var dot: CGFloat
        /// The diameter of the dot.
        public var dotDiameter: CGFloat
        /// The height of the stem's top.
        public var top: CGFloat
        /// The height of the stem's bottom.
        public var bottom: CGFloat
        /// How far the stem's top reaches to the left.
        public var head: CGFloat
        /// The length of the bar at the stem's bottom.
        public var foot: CGFloat
    }

    /// A disc with a chevron, for more about a row.
    public struct DisclosureDisc: Sendable, Hashable {
        /// The diameter with the ring.
        public var diameter: CGFloat
        /// What the disc is painted with.
        public var fill: Fill
        /// The ring around it.
        public var rim: Rim
        /// The size of the chevron.
        public var chevronSize: CGSize
        /// The thickness of the chevron's line.
        public var chevronStroke: CGFloat
        /// The color of the chevron.
        public var chevronColor: Color
    }

    /// A ring around a disc, inside its diameter.
    public struct Rim: Sendable, Hashable {
        /// The color of the ring.
        public var color: Color
        /// The thickness of the ring.
        public var width: CGFloat
        /// What it casts.
        public var shadow: Shadow
    }

    /// The controls of a row that is being edited.
    public struct Editing: Sendable, Hashable {
        /// How far the content moves to make room for the control at the left.
        public var shift: CGFloat
        /// The distance from the row's left edge to the control.
        public var controlX: CGFloat
        /// The diameter of the control.
        public var controlDiameter: CGFloat
        /// The length of the control's bars.
        public var barLength: CGFloat
        /// The thickness of the control's bars.
        public var barThickness: CGFloat
        /// The color of the control's bars.
        public var barColor: Color
        /// The disc of the delete control.
        public var deleteFill: Fill
        /// The disc of the insert control.
        public var insertFill: Fill
        /// The ring around either disc; nil for none.
        public var rim: Rim?
        /// The width of the area of the reorder control.
        public var reorderWidth: CGFloat
        /// The length of the reorder control's lines.
        public var reorderLineLength: CGFloat
        /// The thickness of the reorder control's lines.
        public var reorderLineThickness: CGFloat
        /// The room between the reorder control's lines.
        public var reorderLineGap: CGFloat
        /// The number of the reorder control's lines.
        public var reorderLineCount: Int
        /// The color of the reorder control's lines.
        public var reorderColor: Color
        /// The text style with whose sizes the control at the left grows; nil for a control of one size.
        public var textStyle: Font.TextStyle?
    }
}
