/// A row of brackets and dimension lines that do not overlap, at one distance from a side of the table.
struct TrackRow {
    private struct Track {
        let callout: SideCallout
        let span: ClosedRange<CGFloat>
        let size: CGSize
        /// The center of the label.
        var middle: CGFloat

        var center: CGFloat { span.middle }
    }

    private let space: SideSpace
    private let style: Theme.Callouts
    private var tracks: [Track]

    /// Distributes brackets and dimension lines into rows, from the inside to the outside. Short ones are nearer to the
    /// table than long ones.
    static func rows(of callouts: [SideCallout], at space: SideSpace, style: Theme.Callouts) -> [TrackRow] {
        let tracks = callouts.map { callout in
            let span = space.span(callout.frame)
            return Track(
                callout: callout, span: span, size: callout.text?.size ?? .zero, middle: span.middle)
        }
        let order = tracks.indices.sorted {
            (tracks[$0].span.length, $0) < (tracks[$1].span.length, $1)
        }
        var rows: [[Track]] = []
        for index in order {
            let track = tracks[index]
            // Each one is beyond the last row that it overlaps with. It must not separate a label from its line.
            let last = rows.lastIndex { $0.contains { $0.span.overlapsInside(track.span) } }
            let row = last.map { $0 + 1 } ?? 0
            if row == rows.count { rows.append([]) }
            rows[row].append(track)
        }
        return rows.indices.map { index in
            // The extension lines of the outer rows pass by the labels.
            let passing = rows[(index + 1)...].joined().filter { $0.callout.role == .dimension }
                .flatMap { [$0.span.lowerBound, $0.span.upperBound] }
            return TrackRow(rows[index], avoiding: passing, at: space, style: style)
        }
    }

    private init(
        _ tracks: [Track], avoiding passing: [CGFloat], at space: SideSpace, style: Theme.Callouts
    ) {
        (self.space, self.style) = (space, style)
        // Positions increase in the reading direction, so that a right-to-left layout is the mirror image.
        let sign: CGFloat = space.isBackwards ? -1 : 1
        self.tracks = tracks.sorted { sign * $0.span.lowerBound < sign * $1.span.lowerBound }
        let lengths = self.tracks.map { space.length($0.size) }
        let centers = Spreading(
            preferred: self.tracks.map { sign * $0.center }, lengths: lengths, spacing: style.labelSpacing,
            blocked: passing.isEmpty
                ? []
                : lengths.map { length in
                    let reach = length / 2 + style.labelGap / 2
                    return passing.map { sign * $0 - reach...sign * $0 + reach }
                }
        ).centers
        for (index, center) in centers.enumerated() { self.tracks[index].middle = sign * center }
    }

    /// The ranges along the side of each line, and of each label. No leader line may pass there.
    var spans: [ClosedRange<CGFloat>] {
        tracks.flatMap { [$0.span, space.span(middle: $0.middle, $0.size)] }
    }

    /// Adds the row at a distance from the side. Returns the distance of its outer edge.
    func add(to layout: inout CalloutLayout, from out: CGFloat) -> CGFloat {
        let bar = out + style.gap + style.tick
        for track in tracks { add(track, at: bar, to: &layout) }
        let labeled = tracks.filter { $0.callout.text != nil }
        guard !labeled.isEmpty else { return bar }
        func isAside(_ track: Track) -> Bool {
            abs(track.middle - track.center) > space.length(track.size) / 2
        }
        let stem = labeled.contains(where: isAside) ? style.elbow : 0
        let near = bar + style.tick / 2 + style.labelGap + stem
        for track in labeled {
            let frame = space.rect(middle: track.middle, near, track.size)
            if let text = track.callout.text { layout.add(text.layout(at: space), in: frame, track.callout) }
            guard isAside(track) else { continue }
            layout.add(
                .init(
                    start: space.point(track.center, bar),
                    end: space.point(space.span(frame).clamp(track.center), near - style.labelGap / 2),
                    role: track.callout.role, owner: track.callout.owner))
        }
        return near + (labeled.map { space.depth($0.size) }.max() ?? 0)
    }

    private func add(_ track: Track, at bar: CGFloat, to layout: inout CalloutLayout) {
        let callout = track.callout
        func line(
            _ along: CGFloat, _ out: CGFloat, to along2: CGFloat, _ out2: CGFloat, _ role: CalloutLayout.Role
        ) {
            layout.add(
                .init(
                    start: space.point(along, out), end: space.point(along2, out2), role: role,
                    owner: callout.owner))
        }
        var span = track.span
        var reach: CGFloat = 0
        if case .dimension(let low, let high) = callout.form {
            reach = style.tick / 2
            for (end, start) in [(span.lowerBound, low), (span.upperBound, high)] {
                // Leader lines turn between the edge of the table and the line.
                let out = space.outerEdge(start)
                line(
                    end, min(out > -1 ? max(out, bar - style.tick - style.gap / 2) : out, bar), to: end,
                    bar - reach, .extension)
            }
        } else {
            let inset = min(style.bracketInset, span.length / 4)
            span = span.lowerBound + inset...span.upperBound - inset
        }
        line(span.lowerBound, bar, to: span.upperBound, bar, callout.role)
        for end in [span.lowerBound, span.upperBound] {
            line(end, bar - style.tick + reach, to: end, bar + reach, callout.role)
        }
    }
}

extension ClosedRange<CGFloat> {
    /// Returns a Boolean value that indicates whether two ranges have more in common than an end.
    fileprivate func overlapsInside(_ other: Self) -> Bool {
        lowerBound < other.upperBound - 0.01 && other.lowerBound < upperBound - 0.01
    }
}
