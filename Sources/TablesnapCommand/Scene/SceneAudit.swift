import Diagnostics
import Files
import Foundation
import Goldens
import Scenes
import TableSnapshots

/// The accessibility audit of `tablesnap check`, which compares findings with those of a baseline file.
struct SceneAudit {
    /// The path of the baseline. `nil` if there is none.
    private let path: String?
    private let mode: RecordMode
    private let exists: Bool
    private let known: AuditBaseline
    private var recorded: AuditBaseline
    private var isDifferent = false
    private let output: OutputClaim?

    /// The maximum number of obsolete findings that are listed.
    private static let maxObsolete = 20

    /// Reads the baseline.
    ///
    /// - Parameter files: The files of the run, which the baseline must not replace.
    init(baseline path: String?, _ mode: RecordMode, _ files: RunFiles) throws {
        let read = try path.flatMap { path throws(Diagnostic) in try AuditBaseline.read(path) }
        if let path, read == nil, mode == .never {
            throw Diagnostic(
                file: path, message: "no such file",
                remedy: "add --record missing to write the findings to it")
        }
        output = try mode == .never ? nil : path.map { try files.claim($0) }
        (self.path, self.mode, exists) = (path, mode, read != nil)
        known = read ?? AuditBaseline()
        recorded = known
    }

    /// Reports the findings in a scene that the baseline does not have, and returns whether there are none.
    mutating func check(_ content: OpenScene, at scene: String) throws -> Bool {
        let (audit, warnings) = try content.audit()
        for warning in warnings { StandardError.report("\(warning)") }
        if let limitation = audit.limitation {
            StandardError.report("\(Diagnostic(.warning, file: scene, message: limitation))")
        }
        let subject = path.map { Self.name(of: scene, relativeTo: $0) } ?? ""
        let comparison = known.compare(audit.issues, of: subject)
        recorded.accept(audit.issues, of: subject)
        isDifferent = isDifferent || !comparison.new.isEmpty || !comparison.obsolete.isEmpty
        guard !AuditBaseline.isRecorded(mode, exists: exists, passes: !isDifferent) else { return true }
        for issue in comparison.new.grouped { StandardError.report("\(content.diagnostic(for: issue))") }
        report(comparison.obsolete)
        return comparison.new.isEmpty
    }

    private func report(_ obsolete: [(text: String, line: Int?)]) {
        let shown = obsolete.count > Self.maxObsolete ? obsolete.prefix(Self.maxObsolete - 1) : obsolete[...]
        for finding in shown {
            let warning = Diagnostic(
                .warning, file: path, line: finding.line,
                message: "\(finding.text) no longer occurs", remedy: "remove the line, or add --record failed"
            )
            StandardError.report("\(warning)")
        }
        guard shown.count < obsolete.count else { return }
        let rest = Diagnostic(
            .warning, file: path,
            message: "\(counted(obsolete.count - shown.count, "other finding")) no longer occur",
            remedy: "add --record failed")
        StandardError.report("\(rest)")
    }

    /// Writes the baseline if the mode requires it.
    ///
    /// - Parameter isComplete: Whether all scenes could be audited.
    func finish(isComplete: Bool) throws {
        guard let output, let path, isComplete,
            AuditBaseline.isRecorded(mode, exists: exists, passes: !isDifferent)
        else { return }
        do throws(OutputError) {
            try output.write([UInt8](recorded.text.utf8), makesFolders: true)
        } catch { throw Diagnostic(message: "\(path) could not be written: \(error)") }
        StandardError.report("recorded \(counted(recorded.count, "finding")) in \(path)")
    }

    /// Returns the path of a scene from the folder of the baseline, so that it is the same in every working directory.
    private static func name(of scene: String, relativeTo baseline: String) -> String {
        func components(_ path: String) -> [String] {
            URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
        }
        let (own, folder) = (components(scene), components(folderPath(of: baseline)))
        let shared = zip(own, folder).prefix { $0 == $1 }.count
        return ([String](repeating: "..", count: folder.count - shared) + own[shared...]).joined(
            separator: "/")
    }
}
