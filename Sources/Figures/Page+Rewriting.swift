import DataFiles

extension Page {
    /// Returns the page with the expected content of its figures.
    ///
    /// - Parameter links: The link of each figure. `nil` leaves the figure unchanged.
    func rewritten(with links: [ImageLink?]) -> [UInt8] {
        var result = Array(lines.bytes[..<lines.start(of: 1)])
        result.reserveCapacity(lines.bytes.count + 1024 * figures.count)
        var line = 1
        for (figure, link) in zip(figures, links) {
            guard let link else { continue }
            result += lines.bytes[lines.start(of: line)..<lines.start(of: figure.lines.lowerBound)]
            result += bytes(of: figure, link)
            line = figure.lines.upperBound + 1
        }
        return result + lines.bytes[lines.start(of: line)...]
    }

    /// Returns a Boolean value that indicates whether the link of a figure in the page is up to date.
    func shows(_ figure: PageFigure, _ link: ImageLink) -> Bool {
        let range = lines.start(of: figure.lines.lowerBound)..<lines.start(of: figure.lines.upperBound + 1)
        return lines.bytes[range].elementsEqual(bytes(of: figure, link))
    }

    /// A line of a figure's range.
    private struct Line {
        let text: String
        /// A Boolean value that indicates whether the text already contains the list and quote markers.
        var hasMarkers = false
        /// The line ending in the page. `nil` for a new line.
        var end: ArraySlice<UInt8>?
    }

    private func bytes(of figure: PageFigure, _ link: ImageLink) -> [UInt8] {
        let first = lines.text(figure.lines.lowerBound).prefix(bytes: figure.indent)
        // A list number or bullet belongs to the first line of its item.
        let markers = String(first.map { $0 == ">" || $0.isWhitespace ? $0 : " " })
        let last = figure.lines.upperBound
        var content = content(of: figure, link)
        if last < lines.count {
            // HTML continues up to the next blank line, or up to the end of the list item, quote or directive.
            let next = lines.text(last + 1)
            let isQuoted = markers.contains(">")
            let isBlank = (isQuoted ? next.withoutMarkers : next).allSatisfy(\.isWhitespace)
            let endsDirective = isDocC && next.trimmed.hasPrefix("}")
            let ends = isQuoted || endsDirective || figure.source.isInItem && next.beginsListItem
            if !isBlank, !ends || next.hasPrefix(markers) { content.append(Line(text: "")) }
        }
        let newline = lines.newline
        var bytes: [UInt8] = []
        for (index, line) in content.enumerated() {
            if !line.hasMarkers {
                let own = index == 0 ? first : markers
                bytes += (line.text.isEmpty ? own.trimmingSuffix(\.isWhitespace) : own).utf8
            }
            bytes += line.text.utf8
            if index == content.count - 1 {
                bytes += lines.end(of: last)
            } else {
                bytes += line.end.flatMap { $0.isEmpty ? nil : Array($0) } ?? newline
            }
        }
        return bytes
    }

    private func content(of figure: PageFigure, _ link: ImageLink) -> [Line] {
        let block = block(of: figure)
        func new(_ texts: [String]) -> [Line] { texts.map { Line(text: $0) } }
        switch figure.sourcePosition {
        case .shown, .hidden:
            return block + new([""] + Self.range(FigureComments.above, link.lines))
        case .collapsed:
            let image = link.lines + [""] + [figure.foldStart] + FigureComments.fold.dropFirst()
            let above = Self.range(FigureComments.below, image)
            let below = Self.range(FigureComments.above, [FigureComments.foldEnd])
            return new(above + [""]) + block + new([""] + below)
        }
    }

    /// Returns generated lines between their comments.
    private static func range(_ start: String, _ lines: [String]) -> [String] {
        [start] + lines + [FigureComments.end(of: lines)]
    }

    /// Returns the block: as it is in the page, unless another form is required.
    private func block(of figure: PageFigure) -> [Line] {
        let source = figure.source
        let isHidden = figure.sourcePosition == .hidden
        guard source.isComment == isHidden else {
            return source.rewritten(asComment: isHidden).map { Line(text: $0) }
        }
        return source.lines.map { line in
            let text = lines.text(line)
            guard line == source.line else {
                return Line(text: text, hasMarkers: true, end: lines.end(of: line))
            }
            let own = String(text.dropFirst(text.prefix(bytes: source.indent).count))
            return Line(text: own, end: lines.end(of: line))
        }
    }
}

extension String {
    fileprivate func prefix(bytes count: Int) -> String {
        String(decoding: utf8.prefix(count), as: UTF8.self)
    }

    /// A Boolean value that indicates whether the line begins with a bullet or a number.
    fileprivate var beginsListItem: Bool {
        prefixMatch(of: /\s*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/) != nil
            && wholeMatch(of: /\s*(?:-\s*){3,}|\s*(?:\*\s*){3,}/) == nil
    }
}
