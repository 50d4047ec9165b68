/// The field of a search bar. Mirrors `UISearchTextField`.
open class SearchTextField: TextField {
    weak var searchBar: SearchBar?

    private var metrics: Theme.Controls.SearchBar { environment.theme.controls.searchBar }

    override var textStyle: (font: Font, color: Color, placeholderColor: Color) {
        (metrics.font, metrics.textColor, metrics.placeholderColor)
    }

    override var textInsets: (leading: CGFloat, trailing: CGFloat) {
        (metrics.textInset, metrics.trailingInset)
    }

    override func drawBorder(in rect: CGRect, _ context: GraphicsContext) {
        if backgroundColor == nil {
            let path = Path(roundedRect: rect, radius: metrics.cornerRadius)
            context.fill(path, with: resolved(metrics.fieldColor))
        }
        if leftView == nil || leftViewMode == .never { drawMagnifyingGlass(in: rect, context) }
    }

    private func drawMagnifyingGlass(in rect: CGRect, _ context: GraphicsContext) {
        let size = metrics.iconSize
        let box = CGRect(
            x: rect.minX + metrics.iconInset, y: rect.midY - size / 2, width: size, height: size)
        let icon = directed(box, in: rect)
        let width = metrics.iconStroke
        // The lens takes three quarters of the icon, and the handle the rest of its diagonal.
        let lens = CGRect(x: icon.minX, y: icon.minY, width: 0.75 * size, height: 0.75 * size)
            .insetBy(dx: min(width, 0.75 * size) / 2, dy: min(width, 0.75 * size) / 2)
        let reach = lens.width / 2 * CGFloat(0.5).squareRoot()
        var handle = Path()
        handle.move(to: CGPoint(x: lens.midX + reach, y: lens.midY + reach))
        handle.addLine(to: CGPoint(x: icon.maxX - width / 2, y: icon.maxY - width / 2))
        let color = resolved(metrics.placeholderColor)
        context.stroke(Path(ovalIn: lens), width: width, with: color)
        context.stroke(handle, width: width, with: color)
    }

    // MARK: Editing

    override func shouldBeginEditing() -> Bool {
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBarShouldBeginEditing(searchBar)
    }

    override func shouldEndEditing() -> Bool {
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBarShouldEndEditing(searchBar)
    }

    override func shouldReturn() -> Bool {
        searchBar?.tapSearchButton()
        return true
    }

    override func shouldChangeText(in range: NSRange, to replacement: String) -> Bool {
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: replacement)
    }

    override func didBeginEditing() {
        super.didBeginEditing()
        searchBar?.didBeginEditing()
    }

    override func didEndEditing() {
        super.didEndEditing()
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    override func userDidChangeText() {
        super.userDidChangeText()
        searchBar?.userDidChangeText()
    }
}
