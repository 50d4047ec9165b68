import Images

extension Theme {
    /// The theme with every number clamped to a range that can be drawn. NaN becomes the value of ``modern``.
    package var drawable: Theme {
        var theme = self
        for path in Self.lengths { theme.limit(path, to: 0...16_000) }
        for path in Self.fontSizes { theme.limit(path, to: 0...Font.maxPointSize) }
        for path in Self.offsets { theme.limit(path, to: -1000...1000) }
        theme.cell.imageMargin = cell.imageMargin.map { $0.isNaN ? 0 : (0...16_000).clamp($0) }
        return theme
    }

    private mutating func limit(_ path: WritableKeyPath<Theme, CGFloat>, to range: ClosedRange<CGFloat>) {
        let number = self[keyPath: path]
        guard !range.contains(number) else { return }
        self[keyPath: path] = range.clamp(number.isNaN ? Theme.modern[keyPath: path] : number)
    }

    /// The key paths of lengths, sizes, opacities and fractions, except those of optional parts and of elements of
    /// arrays.
    package static let lengths: [WritableKeyPath<Theme, CGFloat> & Sendable] = [
        \.tableWidth, \.emptyTableHeight, \.layoutMargin, \.cell.height, \.cell.verticalPadding,
        \.cell.margin.narrow, \.cell.margin.wide, \.cell.margin.threshold, \.cell.accessoryGap,
        \.cell.imageGap, \.cell.valueGap, \.cell.valueShare, \.cell.value2Column, \.cell.value2Gap,
        \.cell.textShare, \.cell.indentationWidth, \.accessory.chevronSize.width,
        \.accessory.chevronSize.height, \.accessory.chevronStroke, \.accessory.checkmarkSize.width,
        \.accessory.checkmarkSize.height, \.accessory.checkmarkStroke, \.accessory.checkmarkStart,
        \.accessory.checkmarkTurn, \.accessory.detailDiameter, \.accessory.detailStroke,
        \.accessory.detailLetter.dot, \.accessory.detailLetter.dotDiameter, \.accessory.detailLetter.top,
        \.accessory.detailLetter.bottom, \.accessory.detailLetter.head, \.accessory.detailLetter.foot,
        \.accessory.detailGap, \.editing.shift, \.editing.controlX, \.editing.controlDiameter,
        \.editing.barLength, \.editing.barThickness, \.editing.reorderWidth, \.editing.reorderLineLength,
        \.editing.reorderLineThickness, \.editing.reorderLineGap, \.plain.sideInset.narrow,
        \.plain.sideInset.wide, \.plain.sideInset.threshold, \.plain.cornerRadius,
        \.plain.separator.thickness, \.plain.header.height, \.plain.header.firstHeight, \.plain.footer.height,
        \.plain.footer.firstHeight, \.plain.topGap, \.plain.emptyHeader, \.plain.emptyFooter,
        \.grouped.sideInset.narrow, \.grouped.sideInset.wide, \.grouped.sideInset.threshold,
        \.grouped.cornerRadius, \.grouped.separator.thickness, \.grouped.header.height,
        \.grouped.header.firstHeight, \.grouped.footer.height, \.grouped.footer.firstHeight, \.grouped.topGap,
        \.grouped.emptyHeader, \.grouped.emptyFooter, \.insetGrouped.sideInset.narrow,
        \.insetGrouped.sideInset.wide, \.insetGrouped.sideInset.threshold, \.insetGrouped.cornerRadius,
        \.insetGrouped.separator.thickness, \.insetGrouped.header.height, \.insetGrouped.header.firstHeight,
        \.insetGrouped.footer.height, \.insetGrouped.footer.firstHeight, \.insetGrouped.topGap,
        \.insetGrouped.emptyHeader, \.insetGrouped.emptyFooter, \.controls.disabledOpacity,
        \.controls.knob.rimWidth, \.controls.button.highlightedOpacity,
        \.controls.button.highlightedImageOpacity, \.controls.button.selectedOutset.width,
        \.controls.button.selectedOutset.height, \.controls.button.selectedRadius,
        \.controls.button.verticalPadding, \.controls.button.minimumSize.width,
        \.controls.button.minimumSize.height, \.controls.button.plusLength, \.controls.switch.size.width,
        \.controls.switch.size.height, \.controls.switch.knobMargin, \.controls.switch.highlightedStretch,
        \.controls.slider.size.width, \.controls.slider.size.height, \.controls.slider.trackHeight,
        \.controls.slider.knobDiameter, \.controls.segmented.height, \.controls.segmented.cornerRadius,
        \.controls.segmented.selectedInset, \.controls.segmented.highlightedInset,
        \.controls.segmented.selectedRadius, \.controls.segmented.titlePadding,
        \.controls.segmented.dividerSize.width, \.controls.segmented.dividerSize.height,
        \.controls.stepper.size.width, \.controls.stepper.size.height, \.controls.stepper.cornerRadius,
        \.controls.stepper.signLength, \.controls.stepper.signThickness, \.controls.stepper.dividerSize.width,
        \.controls.stepper.dividerSize.height, \.controls.progress.size.width,
        \.controls.progress.size.height, \.controls.activity.mediumDiameter,
        \.controls.activity.largeDiameter, \.controls.activity.bladeLength,
        \.controls.activity.bladeThickness, \.controls.activity.weakestOpacity, \.controls.page.height,
        \.controls.page.dotDiameter, \.controls.page.dotGap, \.controls.textField.size.width,
        \.controls.textField.size.height, \.controls.textField.inset, \.controls.textField.cornerRadius,
        \.controls.textField.borderWidth, \.controls.textField.clearDiameter,
        \.controls.textField.clearLength, \.controls.textField.clearStroke, \.scrolling.screenHeight,
        \.scrolling.bounceShare, \.scrolling.indicator.width, \.scrolling.indicator.minimumLength,
        \.scrolling.indicator.minimumBounceLength, \.scrolling.indicator.inset, \.scrolling.index.width,
        \.scrolling.index.pitch, \.scrolling.index.padding, \.scrolling.refresh.height,
        \.scrolling.refresh.titleGap, \.touches.slop, \.touches.target, \.touches.controlReach,
        \.touches.swipe.minimumWidth, \.touches.swipe.buttonHeight, \.touches.swipe.buttonMargin,
        \.touches.swipe.cornerRadius, \.touches.swipe.padding, \.touches.swipe.verticalPadding,
        \.touches.swipe.imageGap, \.touches.swipe.openShare, \.touches.swipe.fullSwipeShare,
        \.touches.lift.opacity, \.touches.lift.shadow.radius, \.touches.circle.stroke,
        \.touches.circle.checkSize.width, \.touches.circle.checkSize.height, \.touches.circle.checkStroke,
        \.callouts.labelWidth, \.callouts.lineWidth, \.callouts.gap, \.callouts.labelGap,
        \.callouts.labelSpacing, \.callouts.bracketInset, \.callouts.tick, \.callouts.elbow,
        \.callouts.dotDiameter, \.callouts.bullet.diameter, \.callouts.bullet.rimWidth,
        \.callouts.magnifier.diameter, \.callouts.magnifier.ringWidth, \.callouts.magnifier.minimumZoom,
        \.callouts.magnifier.maximumZoom, \.callouts.magnifier.share, \.callouts.magnifier.shadow.radius,
        \.frame.padding, \.frame.spacing, \.frame.borderWidth, \.frame.captionGap, \.frame.shadow.radius,
        \.frame.device.side, \.frame.device.end, \.frame.device.cornerRadius, \.frame.device.screenRadius,
        \.frame.device.rimWidth, \.frame.device.slotSize.width, \.frame.device.slotSize.height,
        \.frame.device.buttonDiameter, \.frame.device.buttonStroke,
    ]

    /// The key paths of font sizes.
    package static let fontSizes: [WritableKeyPath<Theme, CGFloat> & Sendable] = [
        \.cell.default.font.pointSize, \.cell.default.detailFont.pointSize, \.cell.subtitle.font.pointSize,
        \.cell.subtitle.detailFont.pointSize, \.cell.value1.font.pointSize,
        \.cell.value1.detailFont.pointSize, \.cell.value2.font.pointSize, \.cell.value2.detailFont.pointSize,
        \.plain.header.font.pointSize, \.plain.footer.font.pointSize, \.grouped.header.font.pointSize,
        \.grouped.footer.font.pointSize, \.insetGrouped.header.font.pointSize,
        \.insetGrouped.footer.font.pointSize, \.controls.button.font.pointSize,
        \.controls.button.customFont.pointSize, \.controls.segmented.font.pointSize,
        \.controls.segmented.selectedFont.pointSize, \.controls.textField.font.pointSize,
        \.scrolling.index.font.pointSize, \.scrolling.refresh.titleFont.pointSize,
        \.touches.swipe.font.pointSize, \.callouts.font.pointSize, \.callouts.dimensionFont.pointSize,
        \.callouts.bullet.font.pointSize, \.frame.captionFont.pointSize,
    ]

    /// The key paths of shadow offsets.
    package static let offsets: [WritableKeyPath<Theme, CGFloat> & Sendable] = [
        \.touches.lift.shadow.offset.width, \.touches.lift.shadow.offset.height,
        \.callouts.magnifier.shadow.offset.width, \.callouts.magnifier.shadow.offset.height,
        \.frame.shadow.offset.width, \.frame.shadow.offset.height,
    ]
}
