/// The glyphs in display lists, and the characters that no font contains.
package struct GlyphUsage {
    /// The paths of the font files that contain the glyphs.
    package private(set) var fontPaths: Set<String> = []
    /// The characters that are drawn as boxes.
    package private(set) var missingCharacters: Set<UInt32> = []

    package init() {}

    /// Adds the glyphs of a list.
    package mutating func add(_ list: DisplayList) {
        for item in list.items {
            switch item {
            case .glyphs(let run, _, _, _), .glyphShadow(let run, _, _, _, _): add(run)
            case .text(let runs, _): for placed in runs { add(placed.run) }
            case .magnified(let list, _, _, _), .transformed(let list, _): add(list)
            default: break
            }
        }
    }

    private mutating func add(_ run: GlyphRun) {
        if !run.glyphs.isEmpty { fontPaths.insert(run.font.path) }
        for box in run.missing { missingCharacters.insert(box.character) }
    }
}

extension DisplayList {
    /// The paths of the font files that contain the list's glyphs.
    package var fontPaths: Set<String> {
        var usage = GlyphUsage()
        usage.add(self)
        return usage.fontPaths
    }
}
