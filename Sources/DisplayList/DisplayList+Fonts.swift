extension DisplayList {
    /// The paths of the font files that contain the list's glyphs.
    package var fontPaths: Set<String> {
        var paths: Set<String> = []
        for item in items {
            switch item {
            case .glyphs(let run, _, _, _), .glyphShadow(let run, _, _, _, _):
                if !run.glyphs.isEmpty { paths.insert(run.font.path) }
            case .text(let runs, _):
                for placed in runs where !placed.run.glyphs.isEmpty { paths.insert(placed.run.font.path) }
            case .magnified(let list, _, _, _), .transformed(let list, _): paths.formUnion(list.fontPaths)
            default: break
            }
        }
        return paths
    }
}
