// Written by `make keys` from the doc comments and properties of types. Do not edit.
// swift-format-ignore-file

import SceneSchema

extension DocComments {
    /// The doc comments of the types of scenes and themes.
    static let scenes = DocComments(
        #"""
        ColorPair: A color that depends on the appearance.
        ColorPair.light: The color in light appearance.
        ColorPair.dark: The color in dark appearance.
        ColorPair.highContrastLight: The color in light appearance with high contrast. Default: the color in light appearance.
        ColorPair.highContrastDark: The color in dark appearance with high contrast. Default: the color in dark appearance.
        DataChart: A small chart of the numbers in a column.
        DataChart.kind: The kind of chart.
        DataChart.range: The numbers at the beginning and the end of the chart. If an end is beyond 2 or -2, 33 % is 33, and not 0.33. Default: from 0 to 1 for progress, the range of each row for lists, with 0 for their bars, and the range of all rows, with 0, for bars.
        DataChart.color: The color. Default: that of the theme.
        DataChart.negativeColor: The color of negative bars, and of the negative points of a win–loss chart. Default: that of the theme.
        DataChart.maximum: The number of stars, from 1 to 10. Default: 5.
        DataChart.reference: The number of a line, or the two numbers of a band, with which the values are compared. It is none for stars and win–loss charts.
        DataChart.showsEnds: The first and the last number of a list are at the ends of its chart, without `showsValue`. Default: false.
        DataChart.showsValue: The value is next to the chart. Of a list, it is the last number. Default: true for bars and progress.
        DataColorScale: A color scale, which colors the values of a column by their numbers.
        DataColorScale.colors: The colors: two to nine from the least number to the greatest, or the name of a palette.
        DataColorScale.isReversed: The colors are in reverse order. Default: false.
        DataColorScale.range: The numbers with the first color and the last color. Numbers beyond them have these colors. Default: the least and the greatest number of all rows.
        DataColorScale.midpoint: The number with the color in the middle, such as 0. Without a range, both ends are equally far from it. Default: the middle of the range.
        DataColorScale.isShared: The least and the greatest number are those of all columns of the section with the same scale. Default: false.
        DataColorScale.missing: The color of missing values. Default: none.
        DataColorScale.target: The part of the cell that has the color. Default: background.
        DataColumn: A column of a table of data, whose rows consist of columns instead of a text and a detail text.
        DataColumn.title: The title in the header. With `each`, `{}` is replaced by the text in place of `*`, or by the name. Default: the name of the column.
        DataColumn.unit: The unit of the values, which appears in parentheses after the title.
        DataColumn.rotatesTitle: The title is on its side, and reads from bottom to top. Default: false.
        DataColumn.group: The title above those of adjacent columns with the same group.
        DataColumn.isRowTitle: The values are titles of their rows. Their columns come first, and do not scroll sideways. Default: false.
        DataColumn.hidesRepeats: Only the first of consecutive rows with the same value shows it. If the rows are grouped by the column, the groups then have no titles. Default: false.
        DataColumn.value: The value: the name of a column of the data, or a text with columns in braces. In a section with rows, it is the name of the column, and the values are the lists of the rows.
        DataColumn.each: The columns of the data with one column each, in place of a value: names in which `*` is any text, such as `score_*`, or the kinds `numbers`, `dates`, `texts` and `all`. A column that another value names is not repeated.
        DataColumn.format: The format of the value, such as `number.2`, as in braces after a colon. Of a chart of a list, it is that of the numbers at its ends.
        DataColumn.pattern: The text around the values, with `{}` in their place, such as `≈ {} kg`. The values remain numbers, which are aligned and summarized without it. Missing values have none.
        DataColumn.missing: The text in place of missing values. Summary rows have it, too. Default: that of the theme.
        DataColumn.zero: The text in place of zero, but in summary rows.
        DataColumn.least: The least positive number. Smaller ones have it after a sign, such as `<0.01`, but in summary rows.
        DataColumn.alignment: The alignment of the values and the title. `left` and `right` are those in left-to-right layout. Default: decimal for numbers, otherwise leading.
        DataColumn.width: The width: points, a percentage of the row, `content`, or `rest` for what the other columns leave. Default: the content, which shrinks if the columns are too wide together, and grows if it is text and space remains.
        DataColumn.wraps: Texts wrap. Default: the table's `wrap`.
        DataColumn.lines: The maximum number of lines of a value, from 0 to 1,000. 0 is no limit. Default: 0 for texts that wrap, otherwise 1.
        DataColumn.font: The font of the values. Properties that it does not specify are those of the theme.
        DataColumn.color: The color of the values. Summary rows have that of the theme.
        DataColumn.background: The color behind the values. Without `color`, the text is black or white if the usual color is not readable on it. Summary rows have none.
        DataColumn.hasRule: A line follows the column, also in tables without lines between columns. Default: false.
        DataColumn.cases: The cases that change the font, the colors or the icon of some values, at most 32. They do not apply to summary rows.
        DataColumn.content: The kind of content: text, inline Markdown, a link in Markdown or an address, or the path of an image. Default: text.
        DataColumn.chart: The chart of the value, or of the list of numbers in it.
        DataColumn.scale: The color scale of the values. It does not apply to summary rows.
        DataColumn.summary: The function that replaces those of summary rows in the column: sum, mean, median, min, max, count, or none for no value.
        DataColumnCase: A change of a column for the records that meet a condition.
        DataColumnCase.condition: The condition on columns, such as `change < 0`. `{}` is the value of this column.
        DataColumnCase.font: The font of the value. Properties that it does not specify are those of the column.
        DataColumnCase.color: The color of the value and of its icon or chart.
        DataColumnCase.icon: The name of the symbol before the value, such as `arrow.up`. Its color is that of the case, or the tint.
        DataColumnCase.background: The color behind the value. Without `color`, the text is black or white if the usual color is not readable on it.
        DataSummary: A row at the end of a section, or of the table, that summarizes the numbers of columns.
        DataSummary.function: The function of the numbers: sum, mean, median, min, max, count for the number of rows, share for their share of all rows, or an expression such as `max - min` or `sum(revenue) / sum(units)`.
        DataSummary.title: The title, in the first column without a value of the row, or else before the value of the first column. The sum of the table is Total, and its other functions are named after those of its sections, such as Total: Mean. Default: the name of the function of its values in the language of the locale, such as Sum, or the expression.
        DataSummary.columns: The columns with values, at most 256, by their values or titles. Default: the columns of numbers, but for sum, mean and median not those of years and identifiers, and for count the first of them.
        DataSummary.format: The format of the values, such as `number.2`. Default: that of the column, or the conventions of its texts.
        FontProperties: A font: its family, size, weight, slant and features.
        FontProperties.family: The name of the font family. Default: the theme's system font.
        FontProperties.textStyle: The text style of Dynamic Type that the size of the font follows. Default: the size is fixed.
        FontProperties.size: The size in points at the default Dynamic Type size, from 1 to 1,000. With a size, lines have the distance of the font instead of that of the text style. Default: that of the text style, or 17.
        FontProperties.weight: The weight. Default: that of the text style, or regular.
        FontProperties.italic: The font is italic. Default: false.
        FontProperties.features: The OpenType features that are on, as tags such as `tnum` for digits of equal widths. Default: none in addition to those of the system font or the font family.
        ImageFrame: The surroundings of a table in its image.
        ImageFrame.hasDevice: The table is on the screen of a device. Default: false.
        ImageFrame.hasBorder: The table has a border. Default: false.
        ImageFrame.hasShadow: The table, or its device, has a shadow. Default: false.
        ImageFrame.cornerRadius: The corner radius of the table in points, limited to half of its shorter side. Default: 0, or that of the device's screen.
        ImageFrame.padding: The padding around all content in points, 0 or more. Default: the theme's.
        ImageFrame.background: The background color of the image. Default: the theme's.
        ImageFrame.caption: The caption below the table.
        LetterSpacing: The letter spacing at a font size.
        LetterSpacing.size: The font size in points.
        LetterSpacing.spacing: The additional space after each letter in points. A negative number moves letters closer together.
        LetterSpacing.weight: The weight of the fonts. An entry applies to heavier fonts, too, unless there are entries of a greater weight. Entries of the smallest weight apply to lighter fonts, too. Default: regular.
        LineMetrics: The heights of the lines of a font, as fractions of its size.
        LineMetrics.ascender: The distance from the baseline to the top of the line, as a fraction of the font size.
        LineMetrics.descender: The distance from the baseline to the bottom of the line, as a fraction of the font size. It is positive.
        SceneAccessibility: The accessibility properties of a row or a view. Each property defaults to that of the kind of view.
        SceneAccessibility.label: The VoiceOver label. In a row of data, it may contain columns in braces. Default: the texts, separated by commas.
        SceneAccessibility.value: The current value. In a row of data, it may contain columns in braces.
        SceneAccessibility.hint: The hint, which describes the result of an action. In a row of data, it may contain columns in braces.
        SceneAccessibility.identifier: The identifier for tests, which VoiceOver does not read. In a row of data, it may contain columns in braces.
        SceneAccessibility.traits: The accessibility traits, which describe the kind and the behavior of the element.
        SceneAccessibility.isElement: This is one accessibility element, without elements for its parts.
        SceneAction: A swipe action of a row.
        SceneAction.title: The title of the button.
        SceneAction.style: The style of the action: normal, or destructive if it removes the row. Default: normal.
        SceneAction.background: The background color of the button. Default: the theme's color for the style.
        SceneAction.image: The image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol. It is drawn in the color of the title.
        SceneBorder: The border inside the edges of a row.
        SceneBorder.width: The width in points, from 0 to 1,000. Default: 1.
        SceneBorder.color: The color. Default: black.
        SceneButtonState: The properties of a button in one control state. Each property defaults to that of the normal state.
        SceneButtonState.title: The title.
        SceneButtonState.titleColor: The color of the title.
        SceneButtonState.image: The image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
        SceneButtonState.backgroundImage: The background image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
        SceneCallout: A callout for a part of the table: a leader line, bracket, numbered bullet, dimension or magnifier.
        SceneCallout.kind: The kind of callout: leader, bracket, bullet, dimension or magnifier. Default: leader, a line to a label.
        SceneCallout.part: The name of the part, such as `row 0:1`, `header 0`, `section 1`, `row 0:1 accessory` or `row 0:1 content`. A value in a column is `row 0:1 column 2`, or has the title of the column. A dimension to another edge begins at an edge, such as `row 0:1 leading`.
        SceneCallout.label: The text of the label. The labels of bullets appear in a legend, from which an empty label omits the bullet. A dimension appends its length, rounded to half points, and shows only the length by default. A magnifier has no label by default. Default: the name of the part.
        SceneCallout.side: The side of the table. By default, the bracket of a row or section is beside the table. A bracket or dimension that can reach no side is at its part, and a line leads to its label. Default: the side where lines are short and do not cross other callouts or visible content.
        SceneCallout.measure: The length that a dimension shows: width or height. Default: width.
        SceneCallout.end: The edge at which a dimension ends, such as `row 0:1 text leading`. It is a part followed by leading, trailing, top, bottom, center, middle or baseline.
        SceneCallout.zoom: The zoom factor of a magnifier, from 1 to 20. Default: the part fills the lens.
        SceneCase: A change of the row for the records that meet a condition.
        SceneCase.condition: The condition on columns, such as `change < 0`, `status = 'open' and priority >= 3` or `note contains 'new'`.
        SceneCase.row: The properties of the row if the condition is met.
        SceneControl: The values and the style of a control. Each property defaults to that of the kind of control.
        SceneControl.title: The title of a button, or the text of a message.
        SceneControl.image: The image file of a button, image view or message, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
        SceneControl.renderingMode: The rendering mode of the image: original draws its colors, template draws the tint color with its alpha.
        SceneControl.highlightedImage: The image file of an image view, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol, while its row is selected or highlighted.
        SceneControl.backgroundImage: The background image file of a button, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
        SceneControl.titleColor: The title color of a button.
        SceneControl.contentInsets: The insets of a button's content, in points: top, left, bottom, right.
        SceneControl.titleInsets: The insets of a button's title, in points: top, left, bottom, right.
        SceneControl.imageInsets: The insets of a button's image, in points: top, left, bottom, right.
        SceneControl.whileHighlighted: The properties of a button while it is highlighted.
        SceneControl.whileSelected: The properties of a button while it is selected.
        SceneControl.whileDisabled: The properties of a button while it is disabled.
        SceneControl.horizontalAlignment: The horizontal alignment of a button's content. Default: center.
        SceneControl.verticalAlignment: The vertical alignment of a button's content. Default: center.
        SceneControl.buttonKind: The type of a button. Default: system.
        SceneControl.buttonConfiguration: The style of a button with a configuration, which has no type. Its title color and content insets are those of the configuration; other insets and background images have no effect.
        SceneControl.buttonSize: The size of a button with a configuration. Default: medium.
        SceneControl.subtitle: The text below the title of a button with a configuration or of a message.
        SceneControl.isOn: A switch is on.
        SceneControl.onTint: The track color of a switch that is on.
        SceneControl.thumbTint: The thumb color of a switch or slider.
        SceneControl.minimumTrackTint: The track color of a slider up to its thumb.
        SceneControl.maximumTrackTint: The track color of a slider beyond its thumb.
        SceneControl.value: The value of a slider, stepper or progress view. The value of a progress view is from 0 to 1.
        SceneControl.minimum: The minimum value of a slider or stepper. Default: 0.
        SceneControl.maximum: The maximum value of a slider or stepper. Default: 1 for sliders, 100 for steppers.
        SceneControl.step: The step of a stepper, from 0.000001 to 1,000,000. Default: 1.
        SceneControl.wraps: A stepper continues from its maximum to its minimum.
        SceneControl.segments: The segments of a segmented control, at most 100.
        SceneControl.segment: The index of the selected segment, from 0.
        SceneControl.isMomentary: Segments do not remain selected.
        SceneControl.fitsTitles: The widths of segments are proportional to those of their titles.
        SceneControl.selectedSegmentTint: The color of the selected segment.
        SceneControl.pages: The number of pages of a page control, from 0 to 1,000.
        SceneControl.page: The index of the current page, from 0.
        SceneControl.pageTint: The color of the dots of the other pages.
        SceneControl.currentPageTint: The color of the dot of the current page.
        SceneControl.hidesForSinglePage: A page control with a single page is hidden.
        SceneControl.placeholder: The placeholder of an empty text field or search bar.
        SceneControl.isSecure: A text field shows dots instead of its text.
        SceneControl.border: The border style of a text field.
        SceneControl.clearButton: The mode in which a text field shows its clear button. Default: never.
        SceneControl.size: The size of an activity indicator.
        SceneControl.isAnimating: An activity indicator is animating. Default: true.
        SceneControl.color: The color of an activity indicator.
        SceneControl.hidesWhenStopped: An activity indicator is hidden when stopped. Default: true.
        SceneControl.progressTint: The color of the completed part of a progress view.
        SceneControl.trackTint: The track color of a progress view.
        SceneControl.progressStyle: The style of a progress view.
        SceneControl.isEnabled: A control or label is enabled.
        SceneControl.isSelected: A control is selected.
        SceneControl.isHighlighted: A control, a label or an image view is highlighted.
        SceneCrop: The part of a table in the image.
        SceneCrop.offset: The top edge in points from the top of the table, from 0 to 1,000,000,000. Default: 0.
        SceneCrop.height: The height in points, from 0.01 to 1,000,000,000. Default: everything below the offset.
        SceneData: The data source of a section, with one row for each record.
        SceneData.file: The data file, relative to the scene: CSV, TSV, JSON, NDJSON, Markdown or SQLite.
        SceneData.format: The format of the file. Default: the format of its file name extension.
        SceneData.delimiter: The delimiter of CSV and TSV: one character, or comma, semicolon, tab, bar or space. Default: detected in the first records, or given by a first line such as `sep=;`.
        SceneData.encoding: The encoding of the file, such as `windows-1252` or `utf-16le`. A byte-order mark takes precedence. Default: utf-8, or the guessed encoding of other bytes, with a warning.
        SceneData.comment: The start of lines in CSV and TSV that are comments, such as `#`. By default, no lines are.
        SceneData.skipLines: The number of lines of CSV and TSV before the header, from 0 to 10,000, such as the title of a report. Default: 0, or that of lines with fewer fields than all others, with a warning.
        SceneData.hasHeader: The first line of CSV and TSV has the names of the columns, which otherwise are `column 1` and so on. Default: true.
        SceneData.ragged: The treatment of records in CSV and TSV whose number of fields is not that of the header. `pad` leaves missing fields empty, and adds columns such as `column 4` for others. `skip` skips such records. Default: error.
        SceneData.records: The keys of the array in a JSON file, such as `data.items`. Default: the only array of objects in an object.
        SceneData.table: The table of an SQLite file, or the number of a table in Markdown, from 1. Default: its only table, or the first.
        SceneData.query: A SELECT statement for an SQLite file, instead of a table.
        SceneData.count: The number of records without a file, from 0 to 10,000,000. They have one column `number`, from 1.
        SceneData.filter: The condition that the visible records meet, such as `population > 1000000`. The comparisons are `=`, `!=`, `<`, `<=`, `>`, `>=` and `contains`, joined by `and`, `or`, `not` and parentheses. `=` and `!=` are case-sensitive. Numbers, dates, times and texts are neither less nor greater than each other. A date covers its time: `died < 2026-01` is true for the dates before January. A text in quotes is no column. Default: all records are visible.
        SceneData.sort: The columns to sort by, at most 16. A minus before a column sorts it in descending order. In both directions, times follow numbers, dates follow times, texts follow dates, and empty values are last.
        SceneData.limit: The maximum number of records, from 0 to 10,000,000. Without `filter` and `sort`, the rest of a CSV, TSV or SQLite file is not read.
        SceneData.group: The column by which records are grouped into sections. Consecutive records with the same value are a section.
        SceneData.locale: The locale of formatted numbers and dates, such as `de` or `fr-CA`. It also determines whether 1.234 is more than 1,000, if the other numbers of its column do not. Default: that of the scene.
        SceneData.dates: The order of the numbers in dates that are not in ISO 8601: `dmy`, `mdy` or `ymd`, or a pattern such as `d MMM yyyy`. Default: the order that all dates of a column permit, if there is only one.
        SceneData.now: The date from which relative dates count, such as 2026-11-21.
        SceneDrag: A row that is being dragged.
        SceneDrag.row: The row, such as `0:3`.
        SceneDrag.position: The position that the row would have after the drop, such as `0:1`. Default: its own.
        SceneFill: A gradient from top to bottom, or vertical stripes.
        SceneFill.gradient: The color stops of a gradient, from top to bottom.
        SceneFill.stripes: The background color and the line color of stripes.
        SceneFill.width: The width of the lines. Default: 1.
        SceneFill.period: The distance between the beginnings of consecutive lines. Default: 2.
        SceneFonts: The font files that the texts of a scene or a theme file are drawn with, instead of those of the system.
        SceneFonts.folder: The folder of the font files, relative to the scene or the theme file. Its subfolders are included.
        SceneFonts.includesSystemFonts: Families that the folder lacks are those of the system. Default: false.
        SceneFrame: The frame of a table: the device, border, padding, caption and other tables around it.
        SceneFrame.frame: The frame without other tables, whose properties are also those of this value.
        SceneFrame.panels: The other tables next to this one, at most 8.
        SceneFrame.Panel: A table next to another.
        SceneFrame.Panel.scene: The file of another scene, relative to this scene. Its own frame has no effect.
        SceneFrame.Panel.state: The name of one of this scene's states.
        SceneFrame.Panel.caption: The caption below the table.
        SceneGradientStop: A color stop of a gradient.
        SceneGradientStop.color: The color.
        SceneGradientStop.location: The location, from 0 at the top to 1 at the bottom.
        SceneHeaderFooter: The header or footer view of a section.
        SceneHeaderFooter.prototype: The name of the prototype, one of the scene's `headerFooterPrototypes`.
        SceneHeaderFooter.style: The style of the title, one of those for rows. Default: that of the table.
        SceneHeaderFooter.text: The title. With grouped data, it may contain columns in braces.
        SceneHeaderFooter.height: The height in points, from 0 to 10,000. Default: the height of the title.
        SceneHeaderFooter.background: The background color.
        SceneHeaderFooter.views: The views above the title, from back to front.
        SceneHeaderFooter.constraints: The constraints among the views and those in stacks, by outlet, and `content`, which contains them. Each is a visual format or an equation. There are at most 1,000.
        SceneHeaderFooter.values: The values of views, by outlet or tag. With grouped data, they may contain columns in braces.
        SceneImage: The image of a row.
        SceneImage.file: The image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol. In a row of data, it may contain columns in braces.
        SceneImage.symbol: The name of a symbol instead of a file, such as `house.fill`. In a row of data, it may contain columns in braces.
        SceneImage.weight: The weight of a symbol's lines. It requires a symbol. Default: regular.
        SceneImage.scale: The size of a symbol relative to body text. It requires a symbol. Default: medium.
        SceneImage.size: The maximum width and height in points, each from 0 to 10,000. With 0, only the height of the row limits a dimension.
        SceneImage.column: The reserved width in points, from 0 to 10,000. It aligns the texts of rows with images of different widths.
        SceneImage.highlighted: The image file or `symbol:` and a name, while the row is selected or highlighted. In a row of data, it may contain columns in braces.
        SceneImage.renderingMode: The rendering mode: original draws the image's colors, template draws the tint color with its alpha.
        SceneImage.tint: The tint color of template images. Default: the tint color of the row.
        SceneImage.contentMode: The content mode, which specifies how the image fits its bounds.
        SceneImage.cornerRadius: The corner radius of the image in points, from 0 to 10,000.
        SceneImage.cornerCurve: The curve of the rounded corners. Default: circular.
        SceneIndex: The section index along the trailing edge. Its titles are those of the sections, or the first letters of their headers.
        SceneIndex.isShown: The index is visible. Default: true.
        SceneIndex.titles: The titles, at most 1,000. A touch of a title scrolls to the first section whose header is not before it. Default: those of the sections.
        SceneIndex.color: The text color. Default: the tint color.
        SceneIndex.background: The background color.
        SceneIndex.trackingBackground: The background color during a touch.
        SceneIndex.minimumRows: The minimum number of rows for the index to appear, from 0 to 10,000,000.
        SceneInteraction: The interaction state of a table: its selected, highlighted, swiped and dragged rows, steps of a user, and the visible part. Each property defaults to those of the rows.
        SceneInteraction.isEditing: The table is in editing mode. Default: false.
        SceneInteraction.selected: The selected rows, such as `[0:2, 1:5]`, at most 1,000. Default: the rows that are marked as selected.
        SceneInteraction.highlighted: The highlighted rows, at most 1,000, in addition to those that are marked as highlighted.
        SceneInteraction.swiped: The swiped row, which shows its actions. It excludes editing mode and a dragged row.
        SceneInteraction.dragged: The row that is being dragged to another position.
        SceneInteraction.isRefreshing: The refresh control is active above the rows. Default: false.
        SceneInteraction.steps: The steps of a user, such as `[tap 0:2, swipe 0:1]`, at most 1,000. A step without effect is an error. The parts of rows have the names of `callouts`, as in `tap 0:1 accessory`.
        SceneInteraction.crop: The part of the table in the image. Default: the complete table.
        SceneInteraction.screen: The screen in the image, with sticky headers at its top, instead of the complete table.
        SceneInteraction.callouts: The callouts for parts of the table, at most 100.
        SceneNote: A note below the table. A note with a place is numbered, and the place has its number as a mark.
        SceneNote.text: The text.
        SceneNote.column: The column whose title has the mark, by its value or its title.
        SceneNote.condition: The condition of the records whose values in `column` have the mark, instead of its title. `{}` is the value of the column.
        SceneNote.group: The group of columns whose title has the mark.
        SceneNote.section: The section whose title has the mark, by this title.
        SceneNote.part: The text above the table that has the mark: title or subtitle.
        SceneParagraph: The paragraph style of a text. By default, it has natural alignment, word wrapping and no additional spacing.
        SceneParagraph.alignment: The text alignment. Default: natural.
        SceneParagraph.lineBreak: The line break mode. Default: word wrapping.
        SceneParagraph.hyphenates: Words are hyphenated by the rules of their language. Default: false.
        SceneParagraph.lineSpacing: The spacing between lines in points, from 0 to 1,000. Default: 0.
        SceneParagraph.spacing: The spacing after the paragraph in points, from 0 to 1,000. Default: 0.
        SceneParagraph.spacingBefore: The spacing before the paragraph in points, from 0 to 1,000. Default: 0.
        SceneParagraph.lineHeightMultiple: The factor for the font's line height, from 0 to 100. 0 has no effect.
        SceneParagraph.minimumLineHeight: The minimum line height in points, from 0 to 1,000.
        SceneParagraph.maximumLineHeight: The maximum line height in points, from 0 to 1,000. 0 is no limit.
        SceneParagraph.firstLineIndent: The indentation of the first line from the leading edge in points, from 0 to 1,000.
        SceneParagraph.indent: The indentation of the other lines from the leading edge in points, from 0 to 1,000.
        SceneParagraph.tailIndent: The end of lines in points, from -1,000 to 1,000. A positive value is measured from the leading edge, a negative one from the trailing edge.
        SceneRefresh: The refresh control above the rows.
        SceneRefresh.title: The attributed title below the control, at most 100 spans.
        SceneRefresh.tint: The tint color.
        SceneRow: A row, a prototype of rows, or the template of a row for each record of data. Unspecified properties come from the prototype, the table and the theme.
        SceneRow.style: The style of the content: a cell style, or that of a list content configuration, whose texts wrap. Cells of a sidebar also have its background. Default: value1 with a detail text, otherwise default.
        SceneRow.prototype: The name of the prototype, one of the scene's prototypes. In a row of data, it may contain columns in braces.
        SceneRow.text: The primary text.
        SceneRow.detail: The secondary text.
        SceneRow.cells: The values of the section's columns, in their order. An empty value is missing.
        SceneRow.image: The image.
        SceneRow.accessory: The accessory at the trailing edge: a standard type or a view.
        SceneRow.editingAccessory: The accessory at the trailing edge in editing mode.
        SceneRow.editingStyle: The editing control at the leading edge in editing mode. Default: delete.
        SceneRow.canReorder: The row shows the reorder control in editing mode.
        SceneRow.canEdit: The row is editable. Default: true.
        SceneRow.trailingActions: The swipe actions at the trailing edge, from the edge inwards, at most 10. Default: Delete, if the row can be deleted.
        SceneRow.leadingActions: The swipe actions at the leading edge, from the edge inwards, at most 10.
        SceneRow.allowsFullSwipe: A full swipe performs the first action. Default: true.
        SceneRow.indentsWhileEditing: The content is indented in editing mode, even without an editing control. Default: true.
        SceneRow.height: The height in points, or automatic for the height of the content.
        SceneRow.indentation: The indentation level of the content, from 0 to 100. Default: 0.
        SceneRow.indentationWidth: The width of one indentation level in points, from 0 to 1,000.
        SceneRow.isSelected: The row is selected. Default: false.
        SceneRow.isHighlighted: The row is highlighted by a touch. Default: false.
        SceneRow.selectionStyle: The style of the selection.
        SceneRow.background: The background color.
        SceneRow.backgroundView: The background view, which fills the row and replaces the background color.
        SceneRow.selectedBackground: The background while the row is selected: a color, or a view that fills the row.
        SceneRow.multipleSelectionBackground: The background while the row is selected in a table with multiple selection: a color or a view. Default: the selected background.
        SceneRow.cornerRadius: The corner radius in points, from 0 to 1,000. In a table whose sections have round corners, those apply instead. Default: 0.
        SceneRow.cornerCurve: The curve of the rounded corners. Default: circular.
        SceneRow.border: The border inside the edges. By default, there is none.
        SceneRow.margins: The layout margins of the texts, image and accessory, in points: top, left, bottom, right.
        SceneRow.traits: The traits that the row overrides. Its scale has no effect, because an image has one scale.
        SceneRow.separatorInset: The insets of the separator below the row, in points: top, left, bottom, right.
        SceneRow.tint: The tint color of controls and accessories.
        SceneRow.views: The views above the texts, from back to front.
        SceneRow.constraints: The constraints among the views and those in stacks, by outlet, and `content`, which contains them. Each is a visual format or an equation. There are at most 1,000.
        SceneRow.values: The values of views by outlet or tag. A value is the text of a label, the file of an image view, or the value of a control.
        SceneRow.accessibility: The accessibility properties.
        SceneRow.cases: The cases that change the row for some records, at most 32.
        SceneScreen: A screen with a scrolled table and sticky headers, which the image shows instead of the complete table.
        SceneScreen.height: The height in points, from 1 to 100,000. Default: that of the device or the theme.
        SceneScreen.offset: The scroll offset in points, from -100,000 to 1,000,000,000. Below 0, the table bounces. Default: 0.
        SceneScreen.scrollTo: The row to scroll to, such as `3:14`.
        SceneScreen.position: The position of that row on the screen. Default: none, which scrolls only as far as the row requires to be visible.
        SceneScreen.showsIndicator: The scroll indicator is visible. Default: false.
        SceneScreen.indicatorStyle: The style of the scroll indicator. Default: default, which is dark in light appearance and light in dark appearance.
        SceneScreen.indicatorInsets: The insets of the scroll indicator in addition to the theme's, in points: top, left, bottom, right.
        SceneSection: A section of a table: a list of rows, or a row for each record of data.
        SceneSection.header: The header. With grouped data, its title may contain columns in braces. Default with grouped data: the name of the group.
        SceneSection.footer: The footer. With grouped data, its title may contain columns in braces.
        SceneSection.index: The title in the section index. By default, the section has none.
        SceneSection.rows: The rows.
        SceneSection.data: The data source, with one row for each record.
        SceneSection.row: The template of the row for each record. It is optional with columns.
        SceneSection.columns: The columns of the rows, at most 256, instead of their texts.
        SceneSection.showsColumnHeader: The section has a header with the titles of its columns. Default: true.
        SceneSection.summary: The summary rows at the end of the section, or of each group of grouped data, at most 32.
        SceneSegment: A segment of a segmented control.
        SceneSegment.title: The title.
        SceneSegment.image: The image file instead of a title, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol.
        SceneSegment.width: The width in points, from 0 to 10,000. Default: an equal fraction of the control's width.
        SceneSegment.isDisabled: The segment is disabled. Default: false.
        SceneSeparators: The separators between rows.
        SceneSeparators.style: The separator style. Default: line.
        SceneSeparators.color: The color. Default: the theme's.
        SceneSeparators.inset: The insets from the edges of the rows, in points: top, left, bottom, right. Default: the theme's.
        SceneShadow: The shadow of a text.
        SceneShadow.color: The color. Default: black at one third of its opacity.
        SceneShadow.x: The horizontal offset in points, from -100 to 100. A positive value is to the right. Default: 0.
        SceneShadow.y: The vertical offset in points, from -100 to 100. A positive value is downwards. Default: 0.
        SceneShadow.blur: The blur radius in points, from 0 to 100. The shadow of a complete label has no blur. Default: 0.
        SceneSpan: A span of an attributed text. Each property defaults to that of the label.
        SceneSpan.text: The characters. In a row of data, they may contain columns in braces.
        SceneSpan.font: The font.
        SceneSpan.color: The text color.
        SceneSpan.background: The background color.
        SceneSpan.underline: The underline: true for a single line, or a line style.
        SceneSpan.underlineColor: The color of the underline. Default: the text color.
        SceneSpan.strikethrough: The strikethrough: true for a single line, or a line style.
        SceneSpan.strikethroughColor: The color of the strikethrough. Default: the text color.
        SceneSpan.shadow: The shadow.
        SceneSpan.baseline: The baseline offset in points, from -1,000 to 1,000. A positive value is above the line. Default: 0.
        SceneSpan.kern: The kerning between characters in points, from -100 to 100. Default: 0.
        SceneSpan.paragraph: The paragraph style of the paragraph that begins with the span.
        SceneSpan.language: The language, such as `ja` or `zh-Hant`. Default: that of the label.
        SceneState: An additional image of a table in another interaction state.
        SceneState.name: The name, which is the end of the image's file name.
        SceneState.interaction: The interaction state. Its specified properties replace those of the scene.
        SceneState.traits: The traits. The specified ones replace those of the scene.
        SceneSwipe: A swiped row.
        SceneSwipe.row: The row, such as `0:2`.
        SceneSwipe.edge: The edge of the swipe. Default: trailing.
        SceneSwipe.distance: The distance of the swipe in points, from 0 to 16,000. Default: the width of the actions.
        SceneText: A text and its style. Each property defaults to that of the theme and the kind of label.
        SceneText.text: The text. In a row of data, it may contain columns in braces.
        SceneText.spans: The spans of an attributed text, at most 1,000, instead of the text.
        SceneText.font: The font.
        SceneText.color: The text color.
        SceneText.highlightedColor: The text color in a selected row.
        SceneText.alignment: The text alignment.
        SceneText.lines: The maximum number of lines, from 0 to 1,000. 0 is no limit.
        SceneText.lineBreak: The line break mode, which applies to a text that is wider than its label.
        SceneText.hyphenates: Words are hyphenated by the rules of their language. It requires several lines.
        SceneText.minimumScale: The minimum scale factor of a line that is too wide, from 0.01 to 1.
        SceneText.baselineAdjustment: The baseline adjustment of a line that is scaled down. Default: align baselines.
        SceneText.shadow: The shadow.
        SceneText.paragraph: The paragraph style, instead of the alignment and the line break mode.
        SceneText.language: The language, such as `ja` or `zh-Hant`. Default: that of the traits.
        SceneTitlePosition: The vertical position of a title in a header or footer view that is taller than the title.
        SceneTitlePosition.below: The distance of the title from the top edge.
        SceneTitlePosition.baselineAboveBottom: The distance of the last baseline from the bottom edge.
        SceneTraits: The traits of a table.
        SceneTraits.scale: The scale in pixels per point, from 0.01 to 100. Default: that of the device, or 2.
        SceneTraits.appearance: The appearance: light or dark. Default: light.
        SceneTraits.direction: The layout direction: left-to-right (ltr) or right-to-left (rtl). Default: left-to-right.
        SceneTraits.typeSize: The content size category of Dynamic Type. Default: L.
        SceneTraits.contrast: The contrast: normal or high. Default: normal.
        SceneTraits.language: The language of texts without their own, such as `ja` or `zh-Hant`, which determines the forms of shared characters.
        SceneView: A view: its type, its frame and its content. Each property defaults to that of the type.
        SceneView.kind: The type of the view. Default: view.
        SceneView.frame: The frame in the superview, in points: x, y, width, height, up to 100,000. Default: the size of the content, or the frame that constraints determine.
        SceneView.autoresizing: The autoresizing mask: the dimensions and margins that follow the size of the superview.
        SceneView.tag: The tag, from 0 to 1,000,000,000, by which rows set the value of the view.
        SceneView.outlet: The outlet, a name by which rows set the value of the view.
        SceneView.isHidden: The view is hidden. Default: false.
        SceneView.alpha: The opacity, from 0 to 1. Default: 1.
        SceneView.rotation: The angle by which the view is turned clockwise around its center, in degrees from -360 to 360. Its frame is that without the rotation. Default: 0.
        SceneView.scale: The factors by which the view is enlarged around its center, from -100 to 100: one, or that of the width and that of the height. A negative one reflects the view. Its frame is that at its actual size. Default: 1.
        SceneView.background: The background color.
        SceneView.tint: The tint color of the view and its subviews.
        SceneView.cornerRadius: The corner radius in points, from 0 to 10,000. Default: 0.
        SceneView.roundCorners: The corners that are rounded. Default: all.
        SceneView.cornerCurve: The curve of the rounded corners. Default: circular.
        SceneView.borderWidth: The width of the border inside the edges in points, from 0 to 1,000. Default: 0.
        SceneView.borderColor: The color of the border. Default: black.
        SceneView.traits: The traits that the view overrides, for itself and its subviews. Its scale has no effect, because an image has one scale.
        SceneView.clips: Subviews are clipped to the bounds.
        SceneView.accessibility: The accessibility properties.
        SceneView.views: The subviews, from back to front.
        SceneView.constraints: The constraints among the subviews and those in stacks, by outlet, and `content`, the view itself. Each is a visual format or an equation. There are at most 1,000.
        SceneView.text: The text of a label or text field, and its style.
        SceneView.control: The values and the style of a control.
        SceneView.contentMode: The content mode of an image view, which specifies how the image fits its bounds.
        SceneView.axis: The axis of a stack. Default: horizontal.
        SceneView.spacing: The spacing between the views of a stack in points, from 0 to 10,000.
        SceneView.margins: The layout margins of a stack, in points: top, left, bottom, right. Default: none.
        SceneView.spacingAfter: The spacing after the view in a stack in points, from 0 to 10,000. Default: the spacing of the stack.
        SceneView.hugging: The content hugging priority in a stack or with constraints, from 1 to 1,000. The view with the lowest grows. Default: that of the type.
        SceneView.compressionResistance: The compression resistance priority in a stack or with constraints, from 1 to 1,000. The view with the lowest shrinks. Default: that of the type.
        SceneView.distribution: The distribution of views along the axis of a stack.
        SceneView.alignment: The alignment of views perpendicular to the axis of a stack.
        SystemFont: The font of text without a family, as data: its family, OpenType features, letter spacing and lines.
        SystemFont.family: The name of the font family.
        SystemFont.features: The OpenType features that are on, as tags such as `tnum`. In every family, ligatures and contextual alternates of such characters are off unless they are in this list or in that of the text's font. Letter spacing turns ligatures off.
        SystemFont.letterSpacing: The letter spacing by weight and font size. The sizes of each weight are in increasing order. Sizes between two entries are interpolated. The first entry applies to smaller sizes. In larger sizes, the last entry grows in proportion. An empty list adds no spacing.
        SystemFont.lines: The heights of lines. `none` uses those in the font file, with capital letters in the center of the line.
        TableScene: A table as a document, with the content of a scene file.
        TableScene.style: The table style. Default: plain.
        TableScene.device: The device, one of `DeviceScreen.all` in either orientation, such as `iPhone 13` or `iPhone 13 landscape`. It determines the width of the table, the scale, and the height of a `screen`, which is that between its bars. The keys `width`, `scale` and `height` take precedence.
        TableScene.width: The width of the table in points, from 1 to 16,000. A table of columns without a width grows with their content up to 1,000 points, and above that if numbers and words require it. Default: that of the device or the theme, 402.
        TableScene.fitsColumns: The table is wider if its columns require it, up to 16,000 points. Default: false.
        TableScene.columnsOffset: The distance in points by which the columns are scrolled sideways, from 0 to 16,000. They then retain the width of their content, and those without `rowTitle` are clipped. By default, they shrink to the width of the table.
        TableScene.hasColumnRules: There are lines between columns. With a border, the table is a grid. Default: false.
        TableScene.hasBorder: A border surrounds the rows of each section and the titles of their columns. Inset rows have a border without the titles. Default: false.
        TableScene.isCompact: Rows and columns have the sizes and fonts of a dense table. Default: false.
        TableScene.theme: The theme, with sizes, fonts and colors: a name, a file, or changes of one of those. Default: ios26.
        TableScene.fonts: The folder of the font files, instead of the fonts of the system. Default: that of the theme file.
        TableScene.traits: The traits: scale, appearance, layout direction, content size category and contrast.
        TableScene.background: The background color of the table.
        TableScene.backgroundView: The view behind the rows, as large as the table or its screen. Without a `screen`, the image is at least as high as the theme's screen.
        TableScene.contentInset: The insets of the content from the edges of the table, in points: top, left, bottom, right.
        TableScene.refresh: The refresh control above the rows.
        TableScene.tint: The tint color of controls and accessories.
        TableScene.title: The title above all sections and the header.
        TableScene.subtitle: The subtitle below the title.
        TableScene.isMarkdown: The title, the subtitle, the notes, and the titles of columns and their groups are inline Markdown. Default: false.
        TableScene.notes: The notes below all sections and the footer, at most 100. Those about a place are numbered.
        TableScene.header: The view above all sections.
        TableScene.footer: The view below all sections.
        TableScene.separators: The separators between rows.
        TableScene.isAlternating: Every second row has an alternating background color. Default: false.
        TableScene.rowHeight: The default height of rows in points, or automatic.
        TableScene.estimatedRowHeight: The estimated height of rows with automatic height in points, from 1 to 10,000. It applies to rows until they appear on the screen, and affects the scroll indicator. Default: no estimation.
        TableScene.headerHeight: The default height of headers in points, from 0 to 10,000.
        TableScene.footerHeight: The default height of footers in points, from 0 to 10,000.
        TableScene.rowStyle: The default style of rows.
        TableScene.imageColumn: The width of the image column in points, from 0 to 10,000. It applies to rows without an image, too, so that all texts are aligned. Wider images are scaled down. Default: the reserved width of each row's image.
        TableScene.wraps: Texts wrap, in rows of automatic height. It applies to texts without a number of lines. Default: false.
        TableScene.lines: The maximum number of lines of texts, from 0 to 1,000, in rows of automatic height. 0 is no limit. It applies to texts without a number of lines, but not to the detail in the styles value1 and value2. Default: 0 with `wrap`, otherwise 1.
        TableScene.index: The section index along the trailing edge, with the titles of the sections or the first letters of their headers. By default, there is none.
        TableScene.selection: The number of rows that taps can select: none, single or multiple. Default: multiple.
        TableScene.editingSelection: The number of rows that taps can select in editing mode. Multiple selection shows circles. Default: none.
        TableScene.canReorder: All rows show the reorder control in editing mode. Default: false.
        TableScene.prototypes: The prototypes of rows, by reuse identifier.
        TableScene.headerFooterPrototypes: The prototypes of headers and footers, by reuse identifier.
        TableScene.locale: The locale of formatted numbers and dates, such as `de` or `fr-CA`, in columns and in data without a locale. It also determines whether 1.234 is more than 1,000, if the other numbers of its column do not. Default: en.
        TableScene.sections: The sections, instead of the keys `rows`, `data` and `row`.
        TableScene.total: The summary rows at the end of the table, at most 32. They summarize all sections with the columns of the last one.
        TableScene.frame: The frame of the table: padding, a device, a caption and other tables. By default, there is none.
        TableScene.interaction: The interaction state of the table.
        TableScene.states: The additional images of the table in other interaction states, at most 100, each in a separate file.
        TableScene.schema: The JSON Schema with which editors validate the file. It has no effect on the image.
        TableScene.description: The alt text, which is written to the image file. Default: the texts of the first rows.
        Theme: The sizes, fonts and colors of a table, as data. All lengths are in points.
        Theme.systemFont: The font of text without a font family.
        Theme.tableWidth: The default width of a table.
        Theme.emptyTableHeight: The height of the image of a table without rows and headers.
        Theme.layoutMargin: The default margin between a view's edges and its content.
        Theme.readableWidth: The maximum width of text that is comfortable to read: that of the guide `readableContentGuide`.
        Theme.systemSpacing: The standard space between two views in constraints.
        Theme.systemColors: The named colors, such as the system blue, in all parts of the theme and of a table.
        Theme.tint: The default tint of controls and accessories.
        Theme.cell: The style of rows and their content.
        Theme.accessory: The style of the accessories at the right of a row.
        Theme.editing: The style of the controls of a row in editing mode.
        Theme.plain: The style of plain tables.
        Theme.grouped: The style of grouped tables.
        Theme.insetGrouped: The style of inset grouped tables.
        Theme.lists: The style of list content in sidebars and prominent headers.
        Theme.columns: The style of rows that consist of columns, and of the header with their titles.
        Theme.contentUnavailable: The style of the message in place of content that is missing, loading or not found.
        Theme.charts: The style of the small charts in columns.
        Theme.titles: The style of the texts above and below all sections: the title and the subtitle of a table, and its notes.
        Theme.controls: The style of the controls in cells.
        Theme.scrolling: The style of scroll indicators, section indexes and refresh controls.
        Theme.touches: The touch thresholds and the style of swiped and dragged rows.
        Theme.callouts: The style of callouts, which explain a table in its image.
        Theme.frame: The style of frames, which surround a table in its image.
        Theme.Accessory: The style of the accessories at the right of a row.
        Theme.Accessory.chevron: The chevron of a disclosure indicator.
        Theme.Accessory.chevronOffset: The distance from the margin inward to the chevron.
        Theme.Accessory.selectedColor: The color of the chevron and checkmark in a selected or highlighted row. `none` uses the normal colors.
        Theme.Accessory.checkmark: The checkmark.
        Theme.Accessory.checkmarkOffset: The distance from the margin inward to the checkmark. A negative distance leads beyond the margin.
        Theme.Accessory.detailDiameter: The diameter of the detail button.
        Theme.Accessory.detailStroke: The thickness of the detail button's ring.
        Theme.Accessory.detailLetter: The letter “i” of the detail button.
        Theme.Accessory.detailGap: The space between the detail button and the chevron.
        Theme.Accessory.disclosureDisc: The disc that replaces the detail button and chevron of a detail disclosure button. `none` uses the button and chevron.
        Theme.Accessory.textStyle: The text style that the accessories scale with. `none` uses a fixed size.
        Theme.ActionCircle: The style of the actions of a swiped row as circles with their titles below.
        Theme.ActionCircle.diameter: The diameter of the circle. In a lower row, it is the height of the row.
        Theme.ActionCircle.margin: The distance from the circle to the row's edge, and between circles.
        Theme.ActionCircle.rowGap: The distance from the circle to the moved row.
        Theme.ActionCircle.titleFont: The font of a title below the circle.
        Theme.ActionCircle.titleColor: The color of a title below the circle.
        Theme.ActionCircle.baseline: The distance from the circle to the baseline of the title below it.
        Theme.Border: The border around the rows of a section.
        Theme.Border.color: The color of the border.
        Theme.Border.width: The width of the border in points; 0 draws one pixel.
        Theme.Border.isOutside: The border surrounds the rows instead of covering their edges.
        Theme.Border.innerShadow: The colors of lines inside the border's top edge, from the edge downward, each 1 point high. They form a shadow.
        Theme.Border.highlight: The color of a line of 1 point below the border. `none` draws no line.
        Theme.Bullet: The style of numbered bullets.
        Theme.Bullet.diameter: The diameter of the disc.
        Theme.Bullet.color: The color of the disc.
        Theme.Bullet.borderColor: The color of the bullet's border.
        Theme.Bullet.borderWidth: The width of the bullet's border, inside the diameter.
        Theme.Bullet.font: The font of the number.
        Theme.Bullet.textColor: The color of the number.
        Theme.Callouts: The text and lines around a table that explain it.
        Theme.Callouts.font: The font of labels.
        Theme.Callouts.textColor: The color of labels.
        Theme.Callouts.labelWidth: The maximum width of a label left or right of the table. Longer labels wrap.
        Theme.Callouts.lineColor: The color of brackets and leader lines.
        Theme.Callouts.lineWidth: The thickness of all lines.
        Theme.Callouts.gap: The space between the table and the callouts next to it.
        Theme.Callouts.labelGap: The space between a line and its label.
        Theme.Callouts.labelSpacing: The minimum space between two labels.
        Theme.Callouts.bracketInset: The distance from a bracket to the ends of its part. It separates adjacent brackets.
        Theme.Callouts.tick: The length of the ends of brackets and dimension lines.
        Theme.Callouts.elbow: The length of the straight part of a label's line before it turns. It is also the distance from a displaced label to its bracket.
        Theme.Callouts.dotDiameter: The diameter of the dot at the end of a leader line.
        Theme.Callouts.dimensionFont: The font of dimension labels.
        Theme.Callouts.dimensionColor: The color of dimension lines and their labels.
        Theme.Callouts.extensionColor: The color of the extension lines from a measured part to its dimension line.
        Theme.Callouts.bullet: The style of numbered bullets and their legend.
        Theme.Callouts.magnifier: The style of magnifiers.
        Theme.Cell: The style of rows and their content.
        Theme.Cell.height: The default height of a row, and the minimum automatic height.
        Theme.Cell.heightTextStyle: The text style that the height follows: it grows and shrinks by as many points as the style's size. `none` uses a fixed height.
        Theme.Cell.verticalPadding: The padding above and below the content of a self-sizing row.
        Theme.Cell.stack: The arrangement of a text with a detail text below it.
        Theme.Cell.margin: The margin left of the content, and right of it if nothing follows.
        Theme.Cell.textOffset: The distance from the vertically centered position of the texts down to their position. In a stack, it applies only if the row is too low for the paddings.
        Theme.Cell.accessoryGap: The space between the content and an accessory.
        Theme.Cell.imageGap: The space between an image and the text right of it.
        Theme.Cell.symbolColumn: The width in which a symbol is centered, so that the texts of rows with different symbols begin at the same distance. Images use it in sidebars and with the standard dimension. It scales with body text.
        Theme.Cell.valueGap: The minimum space between the text and the value in the value1 style.
        Theme.Cell.valueFraction: The fraction of the text area, from 0 to 1, that a long value retains next to a long text in the value1 style.
        Theme.Cell.value2Column: The width of the left column of the value2 style.
        Theme.Cell.value2Gap: The space between the columns of the value2 style.
        Theme.Cell.textFraction: The maximum fraction of the content, from 0 to 1, that is reserved for text next to a large image.
        Theme.Cell.stackingCategory: The minimum content size category in which text wraps without a line limit and value styles stack their labels. `none` never stacks.
        Theme.Cell.indentationWidth: The distance that one indentation level moves the content.
        Theme.Cell.hasEqualImageMargins: The margin left of an image equals the space above it. Otherwise it is the margin of other content.
        Theme.Cell.selectionHidesSeparators: A selected or highlighted row hides the separators at its top and bottom.
        Theme.Cell.selectedBackground: The background of a selected or highlighted row.
        Theme.Cell.graySelectedBackground: The background of a selected or highlighted row with the gray selection style.
        Theme.Cell.selectedTextColor: The text color of a selected or highlighted row. `none` uses the normal colors.
        Theme.Cell.alternateBackground: The background of every second row in a table with alternating backgrounds.
        Theme.Cell.isAlternating: All tables have alternating backgrounds.
        Theme.Cell.default: The fonts and colors of the default style.
        Theme.Cell.subtitle: The fonts and colors of the subtitle style.
        Theme.Cell.value1: The fonts and colors of the value1 style.
        Theme.Cell.value2: The fonts and colors of the value2 style.
        Theme.CellText: The fonts and colors of one predefined cell style.
        Theme.CellText.font: The font of the text label.
        Theme.CellText.color: The color of the text label.
        Theme.CellText.detailFont: The font of the detail text label.
        Theme.CellText.detailColor: The color of the detail text label.
        Theme.Charts: The style of the small charts in columns.
        Theme.Charts.size: The size of a sparkline or a win–loss chart, and the width of bars.
        Theme.Charts.minimumWidth: The width to which such a chart shrinks before texts shrink, if the columns are too wide together.
        Theme.Charts.valueGap: The space between a chart and the value next to it.
        Theme.Charts.barHeight: The height of a bar.
        Theme.Charts.progressHeight: The height of a progress bar.
        Theme.Charts.lineWidth: The thickness of a sparkline's line.
        Theme.Charts.pointDiameter: The diameter of the last point of a sparkline.
        Theme.Charts.pointWidth: The maximum width of a point in a win–loss chart.
        Theme.Charts.pointGap: The space between two points of a win–loss chart.
        Theme.Charts.starSize: The width and height of a star.
        Theme.Charts.starGap: The space between two stars.
        Theme.Charts.starStroke: The thickness of a star's outline.
        Theme.Charts.color: The color of bars, lines and positive points.
        Theme.Charts.negativeColor: The color of negative bars and points.
        Theme.Charts.axisColor: The color of the axis of bars and of points that are zero.
        Theme.Charts.trackColor: The color of the remaining part of a progress bar.
        Theme.Charts.endFont: The font of the numbers at the ends of a chart.
        Theme.Charts.endColor: The color of these numbers.
        Theme.Charts.referenceColor: The color of a reference line.
        Theme.Charts.bandColor: The color of a reference band.
        Theme.Charts.areaOpacity: The opacity of the area below the line of a chart, from 0 to 1.
        Theme.Charts.starColor: The color of stars.
        Theme.Charts.textStyle: The text style that the charts scale with. `none` uses a fixed size.
        Theme.Checkmark: A checkmark.
        Theme.Checkmark.size: The size of the checkmark.
        Theme.Checkmark.stroke: The thickness of the checkmark's line.
        Theme.Checkmark.start: The start of the checkmark's line, as a fraction of its height from the top.
        Theme.Checkmark.turn: The turn of the checkmark's line, as a fraction of its width from the left.
        Theme.Checkmark.color: The color of the checkmark. `none` uses the tint.
        Theme.Chevron: A chevron.
        Theme.Chevron.size: The size of the chevron.
        Theme.Chevron.stroke: The thickness of the chevron's line.
        Theme.Chevron.color: The color of the chevron.
        Theme.Chevron.isMitered: The chevron's corners are sharp instead of round.
        Theme.Columns: The style of rows that consist of columns, and of the header with their titles.
        Theme.Columns.rowHeight: The minimum height of rows. `none` uses the height of `cell`.
        Theme.Columns.gap: The minimum space between two columns.
        Theme.Columns.minimumWidth: The minimum width of a column of texts that shrinks because the columns are too wide together.
        Theme.Columns.verticalPadding: The padding above and below the values of a self-sizing row.
        Theme.Columns.font: The font of the values.
        Theme.Columns.color: The color of the values.
        Theme.Columns.numberFeatures: The OpenType features of columns of numbers and dates.
        Theme.Columns.missingText: The text of a missing value.
        Theme.Columns.missingColor: The color of that text.
        Theme.Columns.headerFont: The font of the titles in the header.
        Theme.Columns.headerColor: The color of the titles in the header.
        Theme.Columns.headerBackground: The background of the titles in plain tables, where they are black or white if `headerColor` is not readable on it. `none` is that of the headers of sections.
        Theme.Columns.headerTopRuleHeight: The height of the rule above the titles in plain tables.
        Theme.Columns.headerRuleHeight: The height of the rule below the titles in plain tables.
        Theme.Columns.headerRuleColor: The color of these rules.
        Theme.Columns.headerPadding: The padding above and below the titles in the header.
        Theme.Columns.titleLines: The maximum number of lines of a title in the header.
        Theme.Columns.iconGap: The space between the icon of a condition and the text after it.
        Theme.Columns.imageHeight: The maximum height of the images in columns. The height of the row limits them, too.
        Theme.Columns.imageRadius: The corner radius of the images in columns.
        Theme.Columns.linkColor: The color of links.
        Theme.Columns.codeBackground: The background of code in Markdown.
        Theme.Columns.codeFamily: The family of the font of code in Markdown. `none` uses that of the text around it, because the usual fonts include none with letters of equal widths.
        Theme.Columns.summaryFont: The font of summary rows, in columns without a font.
        Theme.Columns.summaryColor: The color of summary rows.
        Theme.Columns.summaryBackground: The background color of summary rows. By default, it is that of the other rows.
        Theme.Columns.summaryRuleHeight: The height of the rule above the summary rows of a section, and of the table.
        Theme.Columns.summaryRuleColor: The color of that rule.
        Theme.Columns.rowTitleFont: The font of row titles.
        Theme.Columns.groupSpacing: The space between the title of a group of columns and the line below it.
        Theme.Columns.compact: The values of compact tables, which replace those of the columns and the rows.
        Theme.CompactColumns: The values of compact tables with columns, which replace those of the columns and the rows.
        Theme.CompactColumns.rowHeight: The minimum height of rows.
        Theme.CompactColumns.gap: The minimum space between two columns.
        Theme.CompactColumns.verticalPadding: The padding above and below the values of a self-sizing row.
        Theme.CompactColumns.font: The font of the values.
        Theme.CompactColumns.rowTitleFont: The font of row titles.
        Theme.CompactColumns.summaryFont: The font of summary rows.
        Theme.CompactColumns.headerFont: The font of the titles in the header.
        Theme.CompactColumns.headerPadding: The padding above and below the titles in the header.
        Theme.CompactColumns.imageHeight: The height of images in columns.
        Theme.ContentUnavailable: The style of the message in place of content that is missing, loading or not found.
        Theme.ContentUnavailable.font: The font of the text.
        Theme.ContentUnavailable.color: The color of the text.
        Theme.ContentUnavailable.secondaryFont: The font of the secondary text, and of the text while content loads.
        Theme.ContentUnavailable.secondaryColor: The color of the secondary text, and of the text while content loads.
        Theme.ContentUnavailable.imageColor: The color of symbols and template images.
        Theme.ContentUnavailable.symbolSize: The font size of symbols.
        Theme.ContentUnavailable.margins: The minimum margins left and right of the content, and above and below it.
        Theme.ContentUnavailable.imagePadding: The padding between the image and the text.
        Theme.ContentUnavailable.loadingPadding: The padding between the activity indicator and the text while content loads.
        Theme.ContentUnavailable.textPadding: The padding between the text and the secondary text.
        Theme.ContentUnavailable.buttonPadding: The padding between the texts and the button.
        Theme.ContentUnavailable.secondaryButtonPadding: The padding between the two buttons.
        Theme.Controls: The sizes, fonts and colors of controls.
        Theme.Controls.disabledOpacity: The opacity of a disabled switch, slider, image or label.
        Theme.Controls.button: The style of buttons.
        Theme.Controls.configuredButton: The style of buttons with configurations.
        Theme.Controls.switch: The style of switches.
        Theme.Controls.slider: The style of sliders.
        Theme.Controls.segmented: The style of segmented controls.
        Theme.Controls.stepper: The style of steppers.
        Theme.Controls.progress: The style of progress views.
        Theme.Controls.activity: The style of activity indicators.
        Theme.Controls.page: The style of page controls.
        Theme.Controls.textField: The style of text fields.
        Theme.Controls.searchBar: The style of search bars.
        Theme.Controls.Activity: The style of activity indicators.
        Theme.Controls.Activity.mediumDiameter: The diameter of a medium activity indicator.
        Theme.Controls.Activity.largeDiameter: The diameter of a large activity indicator.
        Theme.Controls.Activity.spokeCount: The number of spokes.
        Theme.Controls.Activity.spokeLength: The length of a spoke as a fraction of the diameter.
        Theme.Controls.Activity.spokeThickness: The thickness of a spoke as a fraction of the diameter.
        Theme.Controls.Activity.color: The color of the most opaque spoke.
        Theme.Controls.Activity.weakestOpacity: The opacity of the most transparent spoke.
        Theme.Controls.Button: The style of buttons.
        Theme.Controls.Button.font: The font of a system button's title.
        Theme.Controls.Button.customFont: The font of a custom button's title.
        Theme.Controls.Button.customTitleColor: The color of a custom button's title.
        Theme.Controls.Button.disabledColor: The color of a disabled system button.
        Theme.Controls.Button.highlightedOpacity: The opacity of a touched system button.
        Theme.Controls.Button.highlightedImageOpacity: The opacity of the image of a touched custom button.
        Theme.Controls.Button.selectedTitleColor: The color of the title and icon of a selected system button, whose background is its tint.
        Theme.Controls.Button.selectedOutset: The distance by which a selected button's background extends beyond the title.
        Theme.Controls.Button.selectedRadius: The corner radius of a selected button's background.
        Theme.Controls.Button.verticalPadding: The padding above and below the content of a button without content insets.
        Theme.Controls.Button.minimumSize: The minimum size of a button without content insets.
        Theme.Controls.Button.plusLength: The length of the bars of an add button's plus sign.
        Theme.Controls.ButtonSize: The style of buttons of a size.
        Theme.Controls.ButtonSize.padding: The padding left and right of the content, and above and below it.
        Theme.Controls.ButtonSize.font: The font of the title, which is also the size of symbols.
        Theme.Controls.ButtonSize.subtitleFont: The font of the subtitle.
        Theme.Controls.ButtonSize.cornerRadius: The corner radius of the background.
        Theme.Controls.ConfiguredButton: The style of buttons with configurations.
        Theme.Controls.ConfiguredButton.mini: The style of buttons of the size mini.
        Theme.Controls.ConfiguredButton.small: The style of buttons of the size small.
        Theme.Controls.ConfiguredButton.medium: The style of buttons of the size medium, which is the default.
        Theme.Controls.ConfiguredButton.large: The style of buttons of the size large.
        Theme.Controls.ConfiguredButton.smallRadius: The corner radius of the small corner style.
        Theme.Controls.ConfiguredButton.mediumRadius: The corner radius of the medium corner style.
        Theme.Controls.ConfiguredButton.largeRadius: The corner radius of the large corner style.
        Theme.Controls.ConfiguredButton.isCapsule: The ends of buttons with the dynamic corner style are semicircles, regardless of the corner radius of their size.
        Theme.Controls.ConfiguredButton.titlePadding: The padding between title and subtitle.
        Theme.Controls.ConfiguredButton.filledTitleColor: The color of the title and image of a filled button.
        Theme.Controls.ConfiguredButton.grayBackground: The background of a gray button.
        Theme.Controls.ConfiguredButton.tintedOpacity: The opacity of a tinted button's background.
        Theme.Controls.ConfiguredButton.highlightedOpacity: The opacity of the content and the background of a touched button.
        Theme.Controls.ConfiguredButton.disabledColor: The color of the content of a disabled button.
        Theme.Controls.ConfiguredButton.disabledBackground: The background of a disabled button, except for a plain one.
        Theme.Controls.Page: The style of page controls.
        Theme.Controls.Page.height: The height of a page control.
        Theme.Controls.Page.dotDiameter: The diameter of a dot.
        Theme.Controls.Page.dotGap: The space between dots.
        Theme.Controls.Page.dotColor: The color of the dots of other pages.
        Theme.Controls.Page.currentDotColor: The color of the current page's dot.
        Theme.Controls.Progress: The style of progress views.
        Theme.Controls.Progress.size: The default size of a progress view.
        Theme.Controls.Progress.trackColor: The color of the remaining part of the track.
        Theme.Controls.SearchBar: The style of search bars.
        Theme.Controls.SearchBar.height: The height of the bar without its scope buttons.
        Theme.Controls.SearchBar.background: The background of a prominent bar.
        Theme.Controls.SearchBar.sideInset: The padding between the bar's sides and the field.
        Theme.Controls.SearchBar.fieldHeight: The height of the field.
        Theme.Controls.SearchBar.cornerRadius: The radius of the field's corners.
        Theme.Controls.SearchBar.fieldColor: The background of the field.
        Theme.Controls.SearchBar.font: The font of the text and the Cancel button.
        Theme.Controls.SearchBar.textColor: The color of the text.
        Theme.Controls.SearchBar.placeholderColor: The color of the placeholder and the magnifying glass.
        Theme.Controls.SearchBar.textInset: The distance between the field's leading edge and the text.
        Theme.Controls.SearchBar.trailingInset: The distance between the text and the field's trailing edge.
        Theme.Controls.SearchBar.iconInset: The distance between the field's leading edge and the magnifying glass.
        Theme.Controls.SearchBar.iconFont: The font whose size and weight determine those of the magnifying glass.
        Theme.Controls.Segmented: The style of segmented controls.
        Theme.Controls.Segmented.height: The height of a segmented control.
        Theme.Controls.Segmented.cornerRadius: The corner radius of a segmented control.
        Theme.Controls.Segmented.background: The background color behind all segments.
        Theme.Controls.Segmented.selectedColor: The background color of the selected segment.
        Theme.Controls.Segmented.selectedInset: The inset of the selected segment's background.
        Theme.Controls.Segmented.highlightedInset: The inset of the selected segment's background while the control is touched.
        Theme.Controls.Segmented.selectedRadius: The corner radius of the selected segment's background.
        Theme.Controls.Segmented.selectedBorderColor: The color of the border around the selected segment's background.
        Theme.Controls.Segmented.selectedBorderWidth: The width of the border around the selected segment's background.
        Theme.Controls.Segmented.shadows: The shadows of the selected segment's background.
        Theme.Controls.Segmented.font: The font of segment titles.
        Theme.Controls.Segmented.selectedFont: The font of the selected segment's title.
        Theme.Controls.Segmented.titleColor: The color of segment titles.
        Theme.Controls.Segmented.disabledTitleColor: The color of the titles of disabled segments.
        Theme.Controls.Segmented.titlePadding: The padding left and right of a segment's title.
        Theme.Controls.Segmented.dividerSize: The size of the divider between unselected segments.
        Theme.Controls.Segmented.dividerColor: The color of the divider between unselected segments.
        Theme.Controls.Slider: The style of sliders.
        Theme.Controls.Slider.size: The default size of a slider.
        Theme.Controls.Slider.trackHeight: The height of a slider's track.
        Theme.Controls.Slider.thumb: The style of the thumb.
        Theme.Controls.Slider.thumbDiameter: The diameter of a slider's thumb.
        Theme.Controls.Slider.maximumTrackColor: The color of the track on the maximum side of the thumb.
        Theme.Controls.Stepper: The style of steppers.
        Theme.Controls.Stepper.size: The size of a stepper.
        Theme.Controls.Stepper.cornerRadius: The corner radius of a stepper.
        Theme.Controls.Stepper.background: The background color of a stepper.
        Theme.Controls.Stepper.highlightedBackground: The background color of a stepper while it is touched.
        Theme.Controls.Stepper.signLength: The length of the bars of the plus and minus signs.
        Theme.Controls.Stepper.signThickness: The thickness of the bars of the plus and minus signs.
        Theme.Controls.Stepper.signColor: The color of the plus and minus signs.
        Theme.Controls.Stepper.disabledColor: The color of a sign whose direction is disabled because the value is at its limit.
        Theme.Controls.Stepper.dividerSize: The size of the divider between the signs.
        Theme.Controls.Stepper.dividerColor: The color of the divider between the signs.
        Theme.Controls.Switch: The style of switches.
        Theme.Controls.Switch.size: The size of a switch.
        Theme.Controls.Switch.thumbSize: The size of the thumb.
        Theme.Controls.Switch.thumb: The style of the thumb, whose shadows appear only on the track.
        Theme.Controls.Switch.thumbMargin: The space between the thumb and the left or right edge of a switch.
        Theme.Controls.Switch.highlightedWidth: The width that touching a switch adds to its thumb.
        Theme.Controls.Switch.offColor: The color of the track of a switch that is off.
        Theme.Controls.Switch.onColor: The color of the track of a switch that is on.
        Theme.Controls.Switch.shade: The fill above the track's color, such as a shadow. `none` draws only the color.
        Theme.Controls.Switch.borderColor: The color of a border of 1 point along the inside of the track's edge. `none` draws no border.
        Theme.Controls.Switch.titles: The titles next to the thumb. `none` draws no titles.
        Theme.Controls.SwitchTitles: The titles of a switch, on the side of the track that the thumb leaves free.
        Theme.Controls.SwitchTitles.on: The title of a switch that is on.
        Theme.Controls.SwitchTitles.off: The title of a switch that is off.
        Theme.Controls.SwitchTitles.font: The font of the titles.
        Theme.Controls.SwitchTitles.onColor: The color of the title of a switch that is on.
        Theme.Controls.SwitchTitles.offColor: The color of the title of a switch that is off.
        Theme.Controls.TextField: The style of text fields.
        Theme.Controls.TextField.size: The size of an empty text field.
        Theme.Controls.TextField.font: The font of the text.
        Theme.Controls.TextField.textColor: The color of the text.
        Theme.Controls.TextField.disabledTextColor: The color of the text of a disabled text field.
        Theme.Controls.TextField.placeholderColor: The color of the placeholder.
        Theme.Controls.TextField.inset: The padding between the border and the text.
        Theme.Controls.TextField.cornerRadius: The corner radius of the rounded border.
        Theme.Controls.TextField.background: The background color inside the rounded border.
        Theme.Controls.TextField.disabledBackground: The background color inside the rounded border of a disabled text field.
        Theme.Controls.TextField.borderColor: The color of the rounded border and the bezel.
        Theme.Controls.TextField.lineColor: The color of the line border.
        Theme.Controls.TextField.borderWidth: The width of borders; 0 draws one pixel.
        Theme.Controls.TextField.clearDiameter: The diameter of the clear button.
        Theme.Controls.TextField.clearLength: The width and height of the clear button's cross.
        Theme.Controls.TextField.clearStroke: The thickness of the clear button's cross.
        Theme.Controls.TextField.clearColor: The color of the clear button's disc.
        Theme.Controls.TextField.clearCrossColor: The color of the clear button's cross.
        Theme.DetailLetter: The letter “i” in the ring of a detail button. Heights are fractions of the ring's height, from its top. Other lengths are multiples of the ring's thickness.
        Theme.DetailLetter.dot: The height of the dot's center.
        Theme.DetailLetter.dotDiameter: The diameter of the dot.
        Theme.DetailLetter.top: The height of the stem's top.
        Theme.DetailLetter.bottom: The height of the stem's bottom.
        Theme.DetailLetter.head: The distance by which the stem's top extends to the left.
        Theme.DetailLetter.foot: The length of the bar at the stem's bottom.
        Theme.DetailLetter.stroke: The thickness of the stem and the bar.
        Theme.Device: The style of a device frame with a table on its screen.
        Theme.Device.side: The width of the case left and right of the screen.
        Theme.Device.end: The height of the case above and below the screen.
        Theme.Device.cornerRadius: The radius of the case's corners.
        Theme.Device.screenRadius: The radius of the screen's corners.
        Theme.Device.color: The color of the case.
        Theme.Device.borderColor: The color of the border along the case's edge.
        Theme.Device.borderWidth: The width of the border along the case's edge.
        Theme.Device.screen: The parts of the screen above and below a table. `none` shows the table on the complete screen.
        Theme.Device.slotSize: The size of the slot above the screen.
        Theme.Device.detailColor: The color of the slot and of the home button's ring.
        Theme.Device.buttonDiameter: The diameter of the home button below the screen; 0 omits the button.
        Theme.Device.buttonStroke: The thickness of the home button's ring.
        Theme.DeviceScreen: The style of a screen above and below a table: the status bar and the home indicator.
        Theme.DeviceScreen.topHeight: The height of the status bar.
        Theme.DeviceScreen.bottomHeight: The height of the area of the home indicator.
        Theme.DeviceScreen.islandSize: The size of the island around the camera.
        Theme.DeviceScreen.islandTop: The distance from the top of the screen to the island.
        Theme.DeviceScreen.islandColor: The color of the island.
        Theme.DeviceScreen.clock: The text of the clock.
        Theme.DeviceScreen.clockFont: The font of the clock.
        Theme.DeviceScreen.clockCenter: The distance from the leading edge of the screen to the center of the clock.
        Theme.DeviceScreen.clockBaseline: The distance from the top of the screen to the baseline of the clock.
        Theme.DeviceScreen.symbolSize: The size of the symbols for the network and the battery.
        Theme.DeviceScreen.symbolMargin: The distance from the trailing edge of the screen to the battery.
        Theme.DeviceScreen.symbolGap: The space between the symbols.
        Theme.DeviceScreen.color: The color of the clock, the symbols and the home indicator.
        Theme.DeviceScreen.indicatorSize: The size of the home indicator.
        Theme.DeviceScreen.indicatorBottom: The distance from the home indicator to the bottom of the screen.
        Theme.DiscBorder: The border around a disc, inside its diameter.
        Theme.DiscBorder.color: The color of the border.
        Theme.DiscBorder.width: The width of the border.
        Theme.DiscBorder.shadow: The shadow of the border.
        Theme.DisclosureDisc: A disc with a chevron that leads to more information about a row.
        Theme.DisclosureDisc.diameter: The diameter, which includes the border.
        Theme.DisclosureDisc.buttonSize: The width and height of the button, with the disc in its center.
        Theme.DisclosureDisc.fill: The fill of the disc.
        Theme.DisclosureDisc.border: The border around the disc.
        Theme.DisclosureDisc.chevron: The chevron in the center of the disc.
        Theme.Drag: The style of a row while it is dragged to another position.
        Theme.Drag.opacity: The opacity of the row and its shadow.
        Theme.Drag.shadow: The shadow of the row.
        Theme.Editing: The style of the controls of a row in editing mode.
        Theme.Editing.shift: The distance the content moves to provide space for the editing control.
        Theme.Editing.controlX: The distance from the row's left edge to the editing control.
        Theme.Editing.controlOffset: The distance from the row's vertical center down to the center of the editing control.
        Theme.Editing.controlDiameter: The diameter of the editing control.
        Theme.Editing.barLength: The length of the editing control's bars.
        Theme.Editing.barThickness: The thickness of the editing control's bars.
        Theme.Editing.hasRoundBars: The ends of the editing control's bars are round instead of square.
        Theme.Editing.barColor: The color of the editing control's bars.
        Theme.Editing.deleteFill: The fill of the delete control's disc.
        Theme.Editing.insertFill: The fill of the insert control's disc.
        Theme.Editing.border: The border around either disc. `none` draws no border.
        Theme.Editing.reorderWidth: The width of the reorder control's area.
        Theme.Editing.reorderMargin: The distance from the reorder control's lines to the right edge of its area.
        Theme.Editing.reorderLineLength: The length of the reorder control's lines.
        Theme.Editing.reorderLineThickness: The thickness of the reorder control's lines.
        Theme.Editing.reorderLineGap: The space between the reorder control's lines.
        Theme.Editing.reorderLineCount: The number of the reorder control's lines.
        Theme.Editing.reorderFill: The fill of each of the reorder control's lines.
        Theme.Editing.textStyle: The text style that the editing control scales with. `none` uses a fixed size.
        Theme.Frame: The surroundings of tables in an image with callouts or a frame.
        Theme.Frame.background: The background color behind the tables and their surroundings.
        Theme.Frame.padding: The padding around all content.
        Theme.Frame.spacing: The space between two adjacent tables.
        Theme.Frame.borderColor: The color of the border around a table.
        Theme.Frame.borderWidth: The width of the border around a table.
        Theme.Frame.captionFont: The font of captions.
        Theme.Frame.captionColor: The color of captions.
        Theme.Frame.captionGap: The space between a table and its caption.
        Theme.Frame.shadow: The shadow of a table or device.
        Theme.Frame.device: The device frame around a table.
        Theme.Group: The style of the rows and sections of one table style.
        Theme.Group.background: The background of the table.
        Theme.Group.rowBackground: The background of the rows.
        Theme.Group.separatorAddsHeight: The height of an automatic row grows by its separator.
        Theme.Group.sideInset: The inset left and right of the rows.
        Theme.Group.margin: The margin of the content of rows. `none` uses the margin of `cell`.
        Theme.Group.cornerRadius: The radius of the outer corners of a section's first and last rows.
        Theme.Group.cornerCurve: The curve of these corners.
        Theme.Group.separator: The separator between rows.
        Theme.Group.border: The border around the rows of a section. `none` draws no border.
        Theme.Group.defaultText: The text style of rows in the default style. `none` uses the default style of `cell`.
        Theme.Group.hasOuterSeparators: Full-width separators appear above a section's first row and below its last row.
        Theme.Group.hasLastSeparator: An inset separator appears below a section's last row.
        Theme.Group.hasSeparatorAboveHeader: That separator appears above the header of the next section too.
        Theme.Group.endRule: The line below the last row of the table, between the margins if it is inset. `none` draws the usual separator.
        Theme.Group.headerTopPadding: The space above each header in a table without a specified space. Sections without a header have none.
        Theme.Group.header: The style of headers with a title.
        Theme.Group.footer: The style of footers with a title.
        Theme.Group.topGap: The space above the first section if it has no header.
        Theme.Group.emptyHeader: The space that a missing header leaves between sections.
        Theme.Group.emptyFooter: The space that a missing footer leaves between sections.
        Theme.HeaderFooter: The style of a section's header or footer view.
        Theme.HeaderFooter.height: The minimum height of the view.
        Theme.HeaderFooter.firstHeight: The minimum height of the first such view in the table.
        Theme.HeaderFooter.font: The font of the title.
        Theme.HeaderFooter.color: The color of the title.
        Theme.HeaderFooter.shadow: The shadow of the title. `none` draws no shadow.
        Theme.HeaderFooter.alignment: The horizontal alignment of the title.
        Theme.HeaderFooter.background: The background of the view.
        Theme.HeaderFooter.pinnedBackground: The background of the view while it is pinned to an edge of the screen. `none` uses `background`.
        Theme.HeaderFooter.separatorAbove: The color of the separator directly above the view, from edge to edge. `none` draws the usual separator.
        Theme.HeaderFooter.topLines: The colors of lines along the top edge, from the edge downward, each 1 point high.
        Theme.HeaderFooter.bottomLines: The colors of lines along the bottom edge, from the edge upward, each 1 point high.
        Theme.HeaderFooter.isUppercase: The title appears in capital letters.
        Theme.HeaderFooter.titlePosition: The vertical position of the title in a view taller than the title.
        Theme.HeaderFooter.titleOffset: The distance from the vertical center down to the center of a title that is centered.
        Theme.HeaderFooter.bottomPadding: The minimum padding below a title whose position is a distance from the top edge.
        Theme.HeaderFooter.titleInset: The distance from the view's edges to the title. `none` uses the margin of rows.
        Theme.HeaderFooter.wraps: A long title wraps. Otherwise it is truncated.
        Theme.Index: The style of the section index along the trailing edge of a table.
        Theme.Index.width: The width of the index.
        Theme.Index.font: The font of the letters.
        Theme.Index.color: The color of the letters. `none` uses the tint.
        Theme.Index.pitch: The distance between the baselines of consecutive letters.
        Theme.Index.padding: The minimum padding above the first and below the last letter.
        Theme.Index.droppedLetters: The text that replaces letters for which a short table lacks space.
        Theme.Lists: The style of list content that no cell style has: that of sidebars and prominent headers.
        Theme.Lists.sidebar: The fonts and colors of the cells of a sidebar.
        Theme.Lists.accompaniedSidebar: The fonts and colors of the cells of a sidebar with an accompanying view.
        Theme.Lists.sidebarHeader: The fonts and colors of the headers of a sidebar.
        Theme.Lists.prominentHeader: The fonts and colors of prominent headers.
        Theme.Lists.extraProminentHeader: The fonts and colors of the most prominent headers.
        Theme.Lists.selectedTextColor: The text color of a selected or highlighted row of a sidebar. `none` uses the normal colors.
        Theme.Lists.selectedTextHasTint: The text of such a row has the tint, in place of `selectedTextColor`.
        Theme.Lists.selectedBackground: The background of a selected or highlighted row of a sidebar.
        Theme.Lists.cornerRadius: The radius of that background's corners.
        Theme.Lists.backgroundInset: The distance from that background to the row's left and right edges.
        Theme.Magnifier: The style of a round lens that shows an enlarged part.
        Theme.Magnifier.diameter: The diameter of the lens.
        Theme.Magnifier.ringColor: The color of the lens's border and of the circle around the enlarged part.
        Theme.Magnifier.ringWidth: The width of the lens's border.
        Theme.Magnifier.minimumZoom: The minimum magnification, which applies even where the part does not fit into the lens.
        Theme.Magnifier.maximumZoom: The maximum magnification.
        Theme.Magnifier.fraction: The fraction of the lens, from 0 to 1, that the part fills.
        Theme.Magnifier.shadow: The shadow of the lens.
        Theme.Margin: A horizontal margin that depends on the width of the table.
        Theme.Margin.narrow: The margin of a table narrower than `threshold`.
        Theme.Margin.wide: The margin of a table at least as wide as `threshold`.
        Theme.Margin.threshold: The table width at which the margin changes.
        Theme.Refresh: The style of the refresh control above the first row. Its spokes are those of a medium activity indicator.
        Theme.Refresh.height: The height of the control, which is also the distance a user pulls to refresh.
        Theme.Refresh.titleFont: The font of the title.
        Theme.Refresh.titleColor: The color of the title.
        Theme.Refresh.titleGap: The space between the spokes and the title.
        Theme.ScrollIndicator: The style of the scroll indicator, which shows the visible part of the content.
        Theme.ScrollIndicator.width: The thickness of the indicator. Its ends are round.
        Theme.ScrollIndicator.minimumLength: The minimum length of the indicator.
        Theme.ScrollIndicator.minimumBounceLength: The minimum length of the indicator while the content is scrolled beyond its ends.
        Theme.ScrollIndicator.inset: The distance from the indicator to the edges.
        Theme.ScrollIndicator.color: The color of the indicator's default style.
        Theme.ScrollIndicator.blackColor: The color of the indicator on a light background.
        Theme.ScrollIndicator.whiteColor: The color of the indicator on a dark background.
        Theme.Scrolling: The parts of a table that belong to scrolling.
        Theme.Scrolling.screenHeight: The height of the screen for a table whose frame has no height.
        Theme.Scrolling.bounceFraction: The fraction of a drag, from 0 to 1, that content beyond its edge follows at first.
        Theme.Scrolling.indicator: The style of the scroll indicator.
        Theme.Scrolling.index: The style of the section index along the trailing edge.
        Theme.Scrolling.refresh: The style of the refresh control above the first row.
        Theme.SelectionCircle: The style of the selection circles of rows in editing mode. They are as large as the other editing controls.
        Theme.SelectionCircle.stroke: The thickness of an unselected circle's line.
        Theme.SelectionCircle.color: The color of an unselected circle.
        Theme.SelectionCircle.checkSize: The size of the checkmark in a selected circle.
        Theme.SelectionCircle.checkStroke: The thickness of the checkmark's line.
        Theme.SelectionCircle.checkColor: The color of the checkmark.
        Theme.Separator: The line between rows.
        Theme.Separator.color: The color of the separator.
        Theme.Separator.thickness: The thickness of the separator in points; 0 draws one pixel.
        Theme.Separator.isInset: The separator begins at the text instead of at the row's edge.
        Theme.Separator.isTrailingInset: The separator ends at the margin instead of at the row's edge.
        Theme.Separator.etch: The color of a line of the same thickness below the separator, at the top of the next row. `none` draws no line.
        Theme.Shadow: A blurred shadow.
        Theme.Shadow.color: The color of the shadow at full strength.
        Theme.Shadow.radius: The standard deviation of the blur in points, like `CALayer.shadowRadius`.
        Theme.Shadow.offset: The offset of the shadow.
        Theme.Stack: The arrangement of a text with a detail text below it.
        Theme.Stack.topPadding: The padding above the text in a self-sizing row. A higher row adds the same space above and below.
        Theme.Stack.gap: The space between the text and the detail text in a self-sizing row.
        Theme.Stack.minimumGap: The space between the text and the detail text in a row that is too low for `gap`.
        Theme.Stack.bottomPadding: The padding below the detail text in a self-sizing row.
        Theme.SwipeActions: The style of the actions of a swiped row.
        Theme.SwipeActions.movesContent: The content of a swiped row moves with the touch. Otherwise the actions cover it.
        Theme.SwipeActions.minimumWidth: The minimum width of an action button.
        Theme.SwipeActions.buttonHeight: The height of an action button; 0 uses the height of the row.
        Theme.SwipeActions.buttonMargin: The space left and right of an action button.
        Theme.SwipeActions.cornerRadius: The corner radius of an action button.
        Theme.SwipeActions.padding: The padding left and right of an action button's title.
        Theme.SwipeActions.verticalPadding: The minimum padding above and below an image or circle with its title below. A row with less space shows only the image or circle.
        Theme.SwipeActions.font: The font of action titles, except those below a circle.
        Theme.SwipeActions.titleColor: The color of action images and titles, except titles below a circle.
        Theme.SwipeActions.imageGap: The space between an image and the title below it.
        Theme.SwipeActions.normalFill: The fill of an action that specifies no background color.
        Theme.SwipeActions.destructiveFill: The fill of a destructive action that specifies no background color.
        Theme.SwipeActions.destructiveBorderColor: The color of a border of 1 pixel around a destructive action that specifies no background color. `none` draws no border.
        Theme.SwipeActions.circle: The style of actions as circles with their titles below. `none` draws rectangles that fill the space.
        Theme.SwipeActions.rowBackground: The color of a background that moves with the swiped row and covers its own. `none` draws no such background.
        Theme.SwipeActions.rowCornerRadius: The radius of the corners of that background at the edge next to the actions.
        Theme.SwipeActions.rowCornerCurve: The curve of those corners.
        Theme.SwipeActions.highlight: The overlay color of an action button while it is touched.
        Theme.SwipeActions.openFraction: The fraction of the actions' width, from 0 to 1, that a swipe covers before the row stays open.
        Theme.SwipeActions.fullSwipeFraction: The fraction of the row's width, from 0 to 1, that a full swipe covers to perform the first action.
        Theme.TextShadow: A sharp shadow that makes text appear engraved or raised.
        Theme.TextShadow.color: The color of the shadow.
        Theme.TextShadow.offset: The offset of the shadow.
        Theme.Thumb: The style of the thumb of a switch or slider.
        Theme.Thumb.color: The color of the thumb.
        Theme.Thumb.highlightedColor: The color of the thumb while it is touched.
        Theme.Thumb.borderColor: The color of the thumb's border.
        Theme.Thumb.borderWidth: The width of the thumb's border.
        Theme.Thumb.shadows: The shadows of the thumb, from back to front.
        Theme.Titles: The style of the texts above and below all sections: the title and the subtitle of a table, and its notes.
        Theme.Titles.titleFont: The font of the title.
        Theme.Titles.titleColor: The color of the title.
        Theme.Titles.subtitleFont: The font of the subtitle.
        Theme.Titles.subtitleColor: The color of the subtitle.
        Theme.Titles.noteFont: The font of the notes.
        Theme.Titles.noteColor: The color of the notes.
        Theme.Titles.alignment: The alignment of the title and the subtitle.
        Theme.Titles.spacing: The space between two of the texts.
        Theme.Titles.padding: The padding above and below the texts.
        Theme.Touches: The touch thresholds of a table, and the style of swiped and dragged rows.
        Theme.Touches.slop: The distance a touch moves before a drag begins.
        Theme.Touches.target: The minimum width and height of a touch target.
        Theme.Touches.controlReach: The distance a touch can move away from its control and still belong to it.
        Theme.Touches.swipe: The style of the actions of a swiped row.
        Theme.Touches.drag: The style of a row while it is dragged to another position.
        Theme.Touches.circle: The style of the selection circles of rows in editing mode.
        """#)
}
