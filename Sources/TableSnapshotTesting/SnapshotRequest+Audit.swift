import Diagnostics
import Foundation
import Goldens

extension SnapshotRequest {
    /// The maximum number of findings in a message.
    private static let maxFindings = 20

    /// Audits a subject, compares the findings with the baseline, and records them if the mode requires it.
    ///
    /// - Returns: The sentence about the failure. `nil` if the test passes.
    func auditFailure<Subject: SnapshotSubject>(
        _ types: Set<AccessibilityAuditType>, _ makeSubject: () throws -> Subject
    ) -> String? {
        do {
            let audit = try audit(types, makeSubject)
            let file = try baselineFile()
            let mode = try record ?? settings.record ?? RecordMode(environment: run.environment)
            let known = try AuditBaseline.read(file.path)
            var baseline = known ?? AuditBaseline()
            let comparison = baseline.compare(audit.issues)
            baseline.accept(audit.issues)
            let wasRecorded = try run.use(file, digest: baseline.text.hashValue, at: location)
            let passes = comparison.new.isEmpty && comparison.obsolete.isEmpty
            guard AuditBaseline.isRecorded(mode, exists: known != nil, passes: passes) else {
                report(comparison.obsolete, in: file)
                if wasRecorded { return "recorded \(file.path), in this run" }
                return comparison.new.isEmpty
                    ? nil : message("\(counted(comparison.new.count, "new finding"))", comparison.new, audit)
            }
            try file.write([UInt8](baseline.text.utf8))
            run.addRecorded(file)
            return message(
                "recorded \(counted(audit.issues.count, "finding")) in \(file.path). "
                    + "Inspect them: the next run accepts them", audit.issues, audit)
        } catch { return "\(error)" }
    }

    private func audit<Subject: SnapshotSubject>(
        _ types: Set<AccessibilityAuditType>, _ makeSubject: () throws -> Subject
    ) throws -> AccessibilityAudit {
        let options = options ?? SnapshotOptions()
        let subject = try options.withMainScreen { try makeSubject() }
        var audit = AccessibilityAudit(types)
        var hasAppearance = false
        for condition in AccessibilityAuditCondition.all(for: options.traits)
        where !(condition.isDark && hasAppearance) {
            let images = try subject.snapshotImages(with: options.under(condition))
            if images.isEmpty { throw Diagnostic(message: "the subject has no images to audit") }
            for image in images {
                guard let snapshot = image.snapshot else {
                    throw Diagnostic(
                        message: "pixels have no elements to audit", remedy: "pass a table or a view")
                }
                hasAppearance = hasAppearance || snapshot.traits.specified.userInterfaceStyle != nil
                try audit.add(snapshot, named: image.name, under: condition)
            }
        }
        return audit
    }

    /// Prints the findings in a baseline that no longer occur, which fail no test.
    private func report(_ obsolete: [(text: String, line: Int?)], in file: GoldenFile) {
        guard !obsolete.isEmpty else { return }
        let lines = obsolete.prefix(Self.maxFindings).map { finding in
            let warning = Diagnostic(
                .warning, file: file.path, line: finding.line, message: "\(finding.text) no longer occurs",
                remedy: "remove the line, or run with TABLESNAP_RECORD=failed")
            return "\(warning)\n"
        }
        let more = obsolete.count - lines.count
        let end =
            more > 0 ? ["\(file.path): warning: \(counted(more, "other finding")) no longer occur\n"] : []
        FileHandle.standardError.write(Data((lines + end).joined().utf8))
    }

    private func baselineFile() throws -> GoldenFile {
        GoldenFile(
            try goldenName([name].compactMap(\.self)), ending: AuditBaseline.ending,
            directory: settings.directory ?? "Snapshots", package: try package())
    }

    private func message(
        _ sentence: String, _ issues: [AccessibilityAuditIssue], _ audit: AccessibilityAudit
    ) -> String {
        let groups = issues.grouped
        let lines = groups.prefix(Self.maxFindings).map(\.description)
        let more = groups.count - lines.count
        return
            (["accessibility audit: \(sentence)"] + lines + (more > 0 ? ["\(more) more"] : [])
            + [audit.limitation].compactMap(\.self)).joined(separator: "\n")
    }
}
