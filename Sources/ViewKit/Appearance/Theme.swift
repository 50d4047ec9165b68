/// The sizes, fonts and colors of a table, as data. All lengths are in points.
///
/// To change the appearance of tables, copy a theme and change its values. Drawing code contains no measurements.
/// Lengths range from 0 to 16,000 points, font sizes from 0 to 10,000, and offsets from -1000 to 1000. Drawing
/// clamps other numbers. NaN draws the value of ``modern``.
public struct Theme: Sendable, Hashable {
    /// The font of text without a font family.
    public var systemFont: SystemFont
    /// The font files of the text, such as those of a brand. `nil` uses the current fonts; see `FontCollection`.
    public var fonts: FontCollection? { didSet { systemFont.fonts = fonts } }
    /// The default width of a table.
    public var tableWidth: CGFloat
    /// The height of the image of a table without rows and headers.
    public var emptyTableHeight: CGFloat
    /// The default margin between a view's edges and its content.
    public var layoutMargin: CGFloat
    /// The maximum width of text that is comfortable to read: that of the guide `readableContentGuide`.
    public var readableWidth: CGFloat
    /// The standard space between two views in constraints.
    public var systemSpacing: CGFloat
    /// The named colors, such as the system blue, in all parts of the theme and of a table.
    public var systemColors: SystemColors = .ios13
    /// The default tint of controls and accessories.
    public var tint: Color
    /// The style of rows and their content.
    public var cell: Cell
    /// The style of the accessories at the right of a row.
    public var accessory: Accessory
    /// The style of the controls of a row in editing mode.
    public var editing: Editing
    /// The style of plain tables.
    public var plain: Group
    /// The style of grouped tables.
    public var grouped: Group
    /// The style of inset grouped tables.
    public var insetGrouped: Group
    /// The style of list content in sidebars and prominent headers.
    public var lists: Lists = .modern
    /// The style of rows that consist of columns, and of the header with their titles.
    public var columns: Columns = .modern
    /// The style of the message in place of content that is missing, loading or not found.
    public var contentUnavailable: ContentUnavailable = .modern
    /// The style of the small charts in columns.
    public var charts: Charts = .modern
    /// The style of the texts above and below all sections: the title and the subtitle of a table, and its notes.
    public var titles: Titles = .modern
    /// The style of the controls in cells.
    public var controls: Controls = .modern
    /// The style of scroll indicators, section indexes and refresh controls.
    public var scrolling: Scrolling = .modern
    /// The touch thresholds and the style of swiped and dragged rows.
    public var touches: Touches = .modern
    /// The style of callouts, which explain a table in its image.
    public var callouts: Callouts = .modern
    /// The style of frames, which surround a table in its image.
    public var frame: Frame = .modern
}

extension Theme {
    /// A version of the system's named colors, such as `Color.systemBlue`.
    public enum SystemColors: Sendable, Hashable, CaseIterable {
        /// The colors of iOS 13 to 18.
        case ios13
        /// The colors of iOS 26.
        case ios26
    }

    /// A horizontal margin that depends on the width of the table.
    public struct Margin: Sendable, Hashable {
        /// The margin of a table narrower than ``threshold``.
        public var narrow: CGFloat
        /// The margin of a table at least as wide as ``threshold``.
        public var wide: CGFloat
        /// The table width at which the margin changes.
        public var threshold: CGFloat

        /// Returns the margin in a table of the given width in points.
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

    /// The arrangement of a text with a detail text below it.
    ///
    /// A row that is too low for the paddings and the gap reduces the gap first, and then the larger padding.
    public struct Stack: Sendable, Hashable {
        /// The padding above the text in a self-sizing row. A higher row adds the same space above and below.
        public var topPadding: CGFloat
        /// The space between the text and the detail text in a self-sizing row.
        public var gap: CGFloat
        /// The space between the text and the detail text in a row that is too low for ``gap``.
        public var minimumGap: CGFloat
        /// The padding below the detail text in a self-sizing row.
        public var bottomPadding: CGFloat
    }

    /// The style of rows and their content.
    public struct Cell: Sendable, Hashable {
        /// The default height of a row, and the minimum automatic height.
        public var height: CGFloat
        /// The text style that the height follows: it grows and shrinks by as many points as the style's size. `nil`
        /// uses a fixed height.
        public var heightTextStyle: Font.TextStyle?
        /// The padding above and below the content of a self-sizing row.
        public var verticalPadding: CGFloat
        /// The arrangement of a text with a detail text below it.
        public var stack: Stack
        /// The margin left of the content, and right of it if nothing follows.
        public var margin: Margin
        /// The distance from the vertically centered position of the texts down to their position. In a stack, it applies
        /// only if the row is too low for the paddings.
        public var textOffset: CGFloat
        /// The space between the content and an accessory.
        public var accessoryGap: CGFloat
        /// The space between an image and the text right of it.
        public var imageGap: CGFloat
        /// The width in which a symbol is centered, so that the texts of rows with different symbols begin at the same
        /// distance. Images use it in sidebars and with the standard dimension. It scales with body text.
        public var symbolColumn: CGFloat
        /// The minimum space between the text and the value in the value1 style.
        public var valueGap: CGFloat
        /// The fraction of the text area, from 0 to 1, that a long value retains next to a long text in the value1
        /// style.
        public var valueFraction: CGFloat
        /// The width of the left column of the value2 style.
        public var value2Column: CGFloat
        /// The space between the columns of the value2 style.
        public var value2Gap: CGFloat
        /// The maximum fraction of the content, from 0 to 1, that is reserved for text next to a large image.
        public var textFraction: CGFloat
        /// The minimum content size category in which text wraps without a line limit and value styles stack their
        /// labels. `nil` never stacks.
        public var stackingCategory: ContentSizeCategory?
        /// The distance that one indentation level moves the content.
        public var indentationWidth: CGFloat
        /// A Boolean value that indicates whether the margin left of an image equals the space above it. Otherwise it
        /// is the margin of other content.
        public var hasEqualImageMargins: Bool = false
        /// A Boolean value that indicates whether a selected or highlighted row hides the separators at its top and
        /// bottom.
        public var selectionHidesSeparators: Bool = true
        /// The background of a selected or highlighted row.
        public var selectedBackground: Fill
        /// The background of a selected or highlighted row with the gray selection style.
        public var graySelectedBackground: Fill
        /// The text color of a selected or highlighted row. `nil` uses the normal colors.
        public var selectedTextColor: Color?
        /// The background of every second row in a table with alternating backgrounds.
        public var alternateBackground: Fill
        /// A Boolean value that indicates whether all tables have alternating backgrounds.
        public var isAlternating = false
        /// The fonts and colors of the default style.
        public var `default`: CellText
        /// The fonts and colors of the subtitle style.
        public var subtitle: CellText
        /// The fonts and colors of the value1 style.
        public var value1: CellText
        /// The fonts and colors of the value2 style.
        public var value2: CellText
    }

    /// The style of the accessories at the right of a row.
    public struct Accessory: Sendable, Hashable {
        /// The chevron of a disclosure indicator.
        public var chevron: Chevron
        /// The distance from the margin inward to the chevron.
        public var chevronOffset: CGFloat
        /// The color of the chevron and checkmark in a selected or highlighted row. `nil` uses the normal colors.
        public var selectedColor: Color?
        /// The checkmark.
        public var checkmark: Checkmark
        /// The distance from the margin inward to the checkmark. A negative distance leads beyond the margin.
        public var checkmarkOffset: CGFloat
        /// The diameter of the detail button.
        public var detailDiameter: CGFloat
        /// The thickness of the detail button's ring.
        public var detailStroke: CGFloat
        /// The letter “i” of the detail button.
        public var detailLetter: DetailLetter
        /// The space between the detail button and the chevron.
        public var detailGap: CGFloat
        /// The disc that replaces the detail button and chevron of a detail disclosure button. `nil` uses the button
        /// and chevron.
        public var disclosureDisc: DisclosureDisc?
        /// The text style that the accessories scale with. `nil` uses a fixed size.
        public var textStyle: Font.TextStyle?
    }

    /// A chevron.
    public struct Chevron: Sendable, Hashable {
        /// The size of the chevron.
        public var size: CGSize
        /// The thickness of the chevron's line.
        public var stroke: CGFloat
        /// The color of the chevron.
        public var color: Color
        /// A Boolean value that indicates whether the chevron's corners are sharp instead of round.
        public var isMitered: Bool = false
    }

    /// A checkmark.
    public struct Checkmark: Sendable, Hashable {
        /// The size of the checkmark.
        public var size: CGSize
        /// The thickness of the checkmark's line.
        public var stroke: CGFloat
        /// The start of the checkmark's line, as a fraction of its height from the top.
        public var start: CGFloat
        /// The turn of the checkmark's line, as a fraction of its width from the left.
        public var turn: CGFloat
        /// The color of the checkmark. `nil` uses the tint.
        public var color: Color?
    }

    /// The letter “i” in the ring of a detail button. Heights are fractions of the ring's height, from its top. Other
    /// lengths are multiples of the ring's thickness.
    public struct DetailLetter: Sendable, Hashable {
        /// The height of the dot's center.
        public var dot: CGFloat
        /// The diameter of the dot.
        public var dotDiameter: CGFloat
        /// The height of the stem's top.
        public var top: CGFloat
        /// The height of the stem's bottom.
        public var bottom: CGFloat
        /// The distance by which the stem's top extends to the left.
        public var head: CGFloat
        /// The length of the bar at the stem's bottom.
        public var foot: CGFloat
        /// The thickness of the stem and the bar.
        public var stroke: CGFloat
    }

    /// A disc with a chevron that leads to more information about a row.
    public struct DisclosureDisc: Sendable, Hashable {
        /// The diameter, which includes the border.
        public var diameter: CGFloat
        /// The width and height of the button, with the disc in its center.
        public var buttonSize: CGFloat
        /// The fill of the disc.
        public var fill: Fill
        /// The border around the disc.
        public var border: DiscBorder
        /// The chevron in the center of the disc.
        public var chevron: Chevron
    }

    /// The border around a disc, inside its diameter.
    public struct DiscBorder: Sendable, Hashable {
        /// The color of the border.
        public var color: Color
        /// The width of the border.
        public var width: CGFloat
        /// The shadow of the border.
        public var shadow: Shadow
    }

    /// The style of the controls of a row in editing mode.
    public struct Editing: Sendable, Hashable {
        /// The distance the content moves to provide space for the editing control.
        public var shift: CGFloat
        /// The distance from the row's left edge to the editing control.
        public var controlX: CGFloat
        /// The distance from the row's vertical center down to the center of the editing control.
        public var controlOffset: CGFloat
        /// The diameter of the editing control.
        public var controlDiameter: CGFloat
        /// The length of the editing control's bars.
        public var barLength: CGFloat
        /// The thickness of the editing control's bars.
        public var barThickness: CGFloat
        /// A Boolean value that indicates whether the ends of the editing control's bars are round instead of square.
        public var hasRoundBars: Bool = true
        /// The color of the editing control's bars.
        public var barColor: Color
        /// The fill of the delete control's disc.
        public var deleteFill: Fill
        /// The fill of the insert control's disc.
        public var insertFill: Fill
        /// The border around either disc. `nil` draws no border.
        public var border: DiscBorder?
        /// The width of the reorder control's area.
        public var reorderWidth: CGFloat
        /// The distance from the reorder control's lines to the right edge of its area.
        public var reorderMargin: CGFloat
        /// The length of the reorder control's lines.
        public var reorderLineLength: CGFloat
        /// The thickness of the reorder control's lines.
        public var reorderLineThickness: CGFloat
        /// The space between the reorder control's lines.
        public var reorderLineGap: CGFloat
        /// The number of the reorder control's lines.
        public var reorderLineCount: Int
        /// The fill of each of the reorder control's lines.
        public var reorderFill: Fill
        /// The text style that the editing control scales with. `nil` uses a fixed size.
        public var textStyle: Font.TextStyle?
    }
}
