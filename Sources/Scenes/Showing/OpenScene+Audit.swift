import Diagnostics
import TableSnapshots

extension OpenScene {
    /// Returns the findings of an accessibility audit of the tables in all images of the scene. Tables next to them are
    /// audited with their own scenes.
    ///
    /// The scene must have no errors. Steps can be impossible in another layout, such as a tap on the right half of a
    /// stepper. A warning mentions the first of these conditions, which is not audited.
    package func audit() throws -> (audit: AccessibilityAudit, warnings: [Diagnostic]) {
        var audit = AccessibilityAudit()
        var warnings: [Diagnostic] = []
        for variant in scene.variants {
            var isReported = false
            for condition in AccessibilityAuditCondition.all(for: variant.traits.collection) {
                do {
                    try add(variant, under: condition, to: &audit)
                } catch let error as InputError where !isReported {
                    isReported = true
                    warnings += error.problems.prefix(1).map { problem in
                        var warning = problem.with(.warning)
                        warning.message = "not audited at \(condition): \(problem.message)"
                        return warning
                    }
                } catch is InputError {}
            }
        }
        return (audit, warnings)
    }

    private func add(
        _ variant: SceneVariant, under condition: AccessibilityAuditCondition,
        to audit: inout AccessibilityAudit
    ) throws {
        let traits = variant.traits.overlaid(with: SceneTraits(condition.traits))
        let audited = SceneVariant(
            name: variant.name, interaction: variant.interaction, traits: traits, path: variant.path)
        let table = try limitedTable(audited)
        var options = snapshotOptions(for: audited)
        (options.frame, options.callouts, options.height, options.offset) = (nil, [], nil, 0)
        options.extent = .content
        do {
            let snapshot = try TableSnapshot(of: table.table, options: options).retaining(table)
            try audit.add(snapshot, named: variant.name, under: condition)
        } catch { throw error.ofContent }
    }

    /// Returns a table with one row more than an audit checks, so that it detects that there are more. Steps can
    /// require all rows.
    private func limitedTable(_ variant: SceneVariant) throws -> SceneTable {
        let limit = TableSnapshot.maxAuditedElements + 1
        if recordCount > limit,
            let table = try? SceneTable.showing(self, variant: variant, isAlone: true, limit: limit)
        {
            return table
        }
        return try SceneTable.showing(self, variant: variant, isAlone: true)
    }

    /// Returns a finding as an error at its location, with a remedy in terms of scenes.
    package func diagnostic(for issue: AccessibilityAuditIssue) -> Diagnostic {
        let state = issue.image.map { " in state \"\($0.shortened)\"" } ?? ""
        return Diagnostic(
            file: file.name, line: line(of: issue), path: "\(issue.part)\(state)", message: issue.message,
            remedy: remedy(for: issue.type))
    }

    /// Returns the line of a static row, if steps cannot have moved it.
    private func line(of issue: AccessibilityAuditIssue) -> Int? {
        guard issue.image == nil, scene.interaction.steps.isEmpty, let path = issue.part.row,
            resolved.sections.indices.contains(path.section)
        else { return nil }
        let section = resolved.sections[path.section]
        let isStatic =
            section.records == nil && scene.sections[section.sceneSection].rows.indices.contains(path.row)
        let location = isStatic ? file.path(ofRow: path.row, in: section.sceneSection) : ""
        return isStatic ? file.error("", at: location).problems.first?.line : nil
    }

    private func remedy(for type: AccessibilityAuditType) -> String {
        switch type {
        case .contrast: "write another color, or accept that of the theme in a baseline"
        case .hitRegion: "raise \"rowHeight\", or the size of the view"
        case .sufficientElementDescription: "write \"accessibility\" with a label"
        case .textClipped: "write \"lines: 0\", or raise \"rowHeight\" or \"width\""
        case .textOverlapping: "raise \"rowHeight\", or constrain the views to each other"
        }
    }
}
