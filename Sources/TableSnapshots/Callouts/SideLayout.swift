/// The layout of callouts next to one side of a table.
///
/// From the inside to the outside, it places rows of brackets and dimension lines, then the labels of leader lines.
struct SideLayout {
    let space: SideSpace
    let style: Theme.Callouts
    /// The distance from the side at which the next element may begin.
    private(set) var out: CGFloat

    /// - Parameter circles: The circles that lenses show, which may extend beyond the table.
    init(space: SideSpace, style: Theme.Callouts, circles: [CGRect]) {
        self.space = space
        self.style = style
        out = max(circles.map(space.outerEdge).max() ?? 0, 0)
    }

    mutating func addTracks(_ tracks: [ResolvedCallouts.Track], to layout: inout CalloutLayout) {
        for row in rows(of: tracks) {
            let bar = out + style.gap + style.tick
            for track in row { addBar(track, at: bar, to: &layout) }
            out = addTexts(of: row, above: bar, to: &layout)
        }
    }

    /// Distributes brackets and dimension lines into rows. Short ones are nearer to the table than long ones,
    /// and ones that overlap are in different rows.
    private func rows(of tracks: [ResolvedCallouts.Track]) -> [[ResolvedCallouts.Track]] {
        func length(_ span: ClosedRange<CGFloat>) -> CGFloat { span.upperBound - span.lowerBound }
        let order = tracks.indices.sorted {
            (length(space.span(tracks[$0].frame)), $0) < (length(space.span(tracks[$1].frame)), $1)
        }
        var rows: [[ResolvedCallouts.Track]] = []
        for index in order {
            let span = space.span(tracks[index].frame)
            // Each one is beyond the last row that it overlaps with. It must not separate a label from its line.
            let last = rows.lastIndex { $0.contains { overlap(space.span($0.frame), span) } }
            let row = last.map { $0 + 1 } ?? 0
            if row == rows.count { rows.append([]) }
            rows[row].append(tracks[index])
        }
        return rows.map { $0.sorted { space.span($0.frame).lowerBound < space.span($1.frame).lowerBound } }
    }

    /// Returns a Boolean value that indicates whether two ranges have more in common than an end.
    private func overlap(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> Bool {
        first.lowerBound < second.upperBound - 0.01 && second.lowerBound < first.upperBound - 0.01
    }

    private func addBar(_ track: ResolvedCallouts.Track, at bar: CGFloat, to layout: inout CalloutLayout) {
        var span = space.span(track.frame)
        let inset = min(style.bracketInset, (span.upperBound - span.lowerBound) / 4)
        if !track.isDimension { span = span.lowerBound + inset...span.upperBound - inset }
        let role: CalloutLayout.Role = track.isDimension ? .dimension : .bracket
        func line(
            _ along: CGFloat, _ out: CGFloat, to along2: CGFloat, _ out2: CGFloat, _ role: CalloutLayout.Role
        ) {
            layout.add(.init(start: space.point(along, out), end: space.point(along2, out2), role: role))
        }
        line(span.lowerBound, bar, to: span.upperBound, bar, role)
        let reach = track.isDimension ? style.tick / 2 : 0
        for end in [span.lowerBound, span.upperBound] {
            line(end, bar - style.tick + reach, to: end, bar + reach, role)
        }
        guard let starts = track.starts else { return }
        for (end, start) in [(span.lowerBound, starts.0), (span.upperBound, starts.1)] {
            line(end, min(space.outerEdge(start), bar), to: end, bar - style.tick / 2, .extension)
        }
    }

    /// Adds the labels of a row. Returns the distance of their outer edge from the side.
    private func addTexts(
        of row: [ResolvedCallouts.Track], above bar: CGFloat, to layout: inout CalloutLayout
    ) -> CGFloat {
        let labeled = row.compactMap { track in track.text.map { (track, $0, $0.size) } }
        guard !labeled.isEmpty else { return bar }
        let preferredCenters = labeled.map { track, _, _ in
            let span = space.span(track.frame)
            return (span.lowerBound + span.upperBound) / 2
        }
        let middles = spread(
            preferredCenters, lengths: labeled.map { space.length($0.2) }, spacing: style.labelSpacing)
        func isAside(_ index: Int) -> Bool {
            abs(middles[index] - preferredCenters[index]) > space.length(labeled[index].2) / 2
        }
        let stem = labeled.indices.contains(where: isAside) ? style.elbow : 0
        let near = bar + style.tick / 2 + style.labelGap + stem
        for (index, (track, text, size)) in labeled.enumerated() {
            let frame = space.rect(middle: middles[index], near, size)
            layout.add(text.layout(at: space), in: frame, isDimension: track.isDimension)
            guard isAside(index) else { continue }
            let span = space.span(frame)
            let end = min(max(preferredCenters[index], span.lowerBound), span.upperBound)
            layout.add(
                .init(
                    start: space.point(preferredCenters[index], bar),
                    end: space.point(end, near - style.labelGap / 2),
                    role: track.isDimension ? .dimension : .bracket))
        }
        return near + (labeled.map { space.depth($0.2) }.max() ?? 0)
    }
}
