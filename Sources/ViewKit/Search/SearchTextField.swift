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
        let symbol = Image.Symbol(
            name: "magnifyingglass", configuration: Image.SymbolConfiguration(font: metrics.iconFont)
        ).drawing(for: traitCollection)
        let box = CGRect(
            x: rect.minX + metrics.iconInset, y: rect.midY - symbol.size.height / 2,
            width: symbol.size.width, height: symbol.size.height)
        symbol.draw(
            in: directed(box, in: rect), colors: [resolved(metrics.placeholderColor)], isMirrored: false,
            context)
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
        searchBar?.fieldDidBeginEditing()
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
