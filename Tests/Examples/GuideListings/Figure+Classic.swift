// The figures in the style of the guides.

extension Figure {
    static let classic: [Figure] = {
        let names = [
            "cell-styles", "subtitle-with-image", "accessory-types", "sections-plain", "sections-grouped",
            "static-cells", "selected-cell", "cell-anatomy-editing", "active-indicators", "section-index",
            "highlighted-row", "delete-confirmation",
        ]
        let modern = closerLook + controlsInCells + tableViewGuide + scrolling + touches
        return names.compactMap { name in modern.first { $0.name == name }?.inClassicTheme() }
    }()
}
