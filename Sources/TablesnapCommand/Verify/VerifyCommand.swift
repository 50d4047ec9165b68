import Diagnostics
import Files
import Foundation
import Goldens
import Scenes
import TableKit
import TableSnapshots

/// `tablesnap verify`: draws scenes and compares them with their golden images.
struct VerifyCommand: Command {
    static let name = "verify"
    static let compares = true

    static let summary = "Compare scenes with their golden images."
    static let purpose = "Compare scenes, and each of their states, with golden images."
    static let operands = [Operand("[FILE]...", .file(SceneFile.fileExtensions))]
    static let usage = ["[FILE or FOLDER]... [OPTIONS]"]

    static let examples = [
        CommandExample(
            "tablesnap verify",
            "Compare all scenes below the working directory with their golden images."),
        CommandExample(
            "tablesnap verify scenes --report report.html",
            "Compare those of a folder, and write the differences to a page."),
        CommandExample(
            "tablesnap verify --record failed mail.yaml",
            "Replace the golden images of a scene that changed on purpose."),
        CommandExample(
            "tablesnap verify --base main",
            "Compare with the images of the scenes in a commit, without golden images."),
    ]
    static let environment =
        EnvironmentVariable.fonts + EnvironmentVariable.verification
        + EnvironmentVariable.workspaces
    static let details = """
        In a folder, the .yaml and .yml files with rows, sections, columns, data or prototypes
        are scenes, except in hidden folders and node_modules. tablesnap counts other YAML files.
        Default: the working directory. The golden image of mail.yaml is Snapshots/mail.png next to it,
        and that of its state "editing" is Snapshots/mail.editing.png. Failed images are
        stored for tablesnap review, accept and reject. A recorded image counts as failed, so
        that you inspect it.
        """

    static let exitStatuses = [
        "all images are equal, or have other fonts and the golden layout with --other-fonts layout",
        "some are different, missing or recorded, or the default theme's font is missing",
        "invalid command line", "some images could not be drawn or compared",
    ]

    private let options: VerifyOptions
    private let arguments: [String]
    private let search: SceneSearch
    private let verifier: SceneVerifier
    private let scenes: [VerifiedScene]
    /// The paths of the YAML files in folders that are no scenes.
    private let otherFiles: [String]
    private let usageLog: GoldenUsageLog?
    private let junit: OutputClaim?
    private let report: ReportFile?

    static func run(_ options: VerifyOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        try resolving(options, operands).run()
    }

    /// Finds and reads the scenes in a command line, and reserves its outputs.
    private static func resolving(_ options: VerifyOptions, _ arguments: [String]) throws -> VerifyCommand {
        let environment = ProcessInfo.processInfo.environment
        if options.listsUnreferenced, options.shard != nil || options.failsFast {
            let option = options.shard == nil ? "--fail-fast" : "--shard"
            throw UsageError("--unreferenced requires all images; omit \(option)")
        }
        if options.base != nil { try checkBase(options) }
        let search = try SceneSearch(
            arguments, goldens: options.goldens,
            mayBeNone: options.listsUnreferenced || options.base != nil)
        if options.listsUnreferenced, search.folders.count < max(arguments.count, 1) {
            throw UsageError("--unreferenced requires folders; specify no files")
        }
        let usageLog =
            options.usageLog.map { GoldenUsageLog(path: $0) } ?? GoldenUsageLog(environment: environment)
        if options.deletesUnreferenced { try checkDeletion(options, search, usageLog) }
        let files = RunFiles()
        if let usageLog { files.read(usageLog.path) }
        let base = try options.base.map { try BaseImages.of($0, in: GitRepository()) }
        let sources = try base.map { base throws(Diagnostic) in try base.sources(search.scenes) }
        let otherFonts = try options.otherFonts ?? setting(environment, OtherFonts.init)
        let fonts = try options.fonts.choice()
        // Images of a commit are in a temporary folder.
        let cache =
            options.isCached && base == nil
            ? VerificationCache(
                options.cache, environment: environment,
                conditions: RunConditions(options, otherFonts: otherFonts, fonts: fonts), of: files) : nil
        let recording = try base != nil ? .never : options.record ?? setting(environment, RecordMode.init)
        // The states of scenes decide which golden images are deleted.
        let found = VerifiedScene.of(
            sources ?? search.scenes, of: files, cache: recording == .all ? nil : cache,
            checksStates: options.listsUnreferenced, threads: options.jobs
        ) { source in
            options.allowsOutside || base != nil ? nil : options.goldens ?? folderPath(of: source.path)
        }
        let scenes = found.filter { !$0.isOther }
        let otherFiles = found.filter(\.isOther).map(\.path)
        if scenes.isEmpty, !otherFiles.isEmpty, !options.listsUnreferenced {
            throw Diagnostic(
                message:
                    "no scenes: no YAML file has rows, sections, columns, data or prototypes, such as \(otherFiles[0])"
            )
        }
        let verifier = SceneVerifier(
            tolerance: options.tolerance, recording: recording,
            otherFonts: otherFonts,
            artifacts: GoldenArtifacts(options.artifacts, environment: environment, of: files),
            files: files, fonts: fonts, allowsOutside: options.allowsOutside,
            acceptsBoxes: !options.isStrict, base: base, cache: cache)
        return VerifyCommand(
            options: options, arguments: arguments, search: search, verifier: verifier, scenes: scenes,
            otherFiles: otherFiles,
            usageLog: usageLog,
            junit: try options.junit.map { path throws(OutputError) in try files.claim(path) },
            report: try options.report.map { path throws(OutputError) in try ReportFile(path, of: files) })
    }

    /// Throws an error if golden images that no scene uses may be those of tests.
    private static func checkDeletion(
        _ options: VerifyOptions, _ search: SceneSearch, _ usageLog: GoldenUsageLog?
    ) throws(UsageError) {
        guard options.listsUnreferenced else { throw UsageError("--delete requires --unreferenced") }
        // Its images can be those of scenes elsewhere.
        if options.goldens != nil {
            throw UsageError("--delete requires golden images next to their scenes; omit --goldens")
        }
        guard usageLog == nil else { return }
        for folder in search.folders {
            let file = FileSearch.joined(folder, "scene.yaml")
            guard let package = try? PackageFolder.find(from: file, environment: [:]) else { continue }
            throw UsageError(
                "--delete requires --usage-log: tests of the package \(package.path) may use the images")
        }
    }

    /// Returns the paths of the golden images that no scene uses, if one of the scenes has none or they are those of a commit.
    private func unusedGoldens() throws -> [String] {
        let isComplete = scenes.flatMap(\.images).allSatisfy { image in
            FileManager.default.fileExists(atPath: image.golden)
        }
        if isComplete, verifier.base == nil { return [] }
        let goldens = verifier.base?.goldens ?? options.goldens
        return try UnreferencedGoldens.find(
            of: scenes, usageLog: nil, in: search.folders, goldens: goldens
        ).paths ?? []
    }

    /// Throws an error if an option has no effect without golden images.
    private static func checkBase(_ options: VerifyOptions) throws(UsageError) {
        let others = [
            ("--goldens", options.goldens != nil), ("--record", options.record ?? .never != .never),
            ("--unreferenced", options.listsUnreferenced), ("--usage-log", options.usageLog != nil),
        ]
        guard let other = others.first(where: \.1)?.0 else { return }
        throw UsageError("--base compares with no golden images; omit \(other)")
    }

    /// Reads a setting from environment variables.
    private static func setting<Value>(
        _ environment: [String: String], _ read: ([String: String]) throws(Diagnostic) -> Value
    ) throws(UsageError) -> Value {
        do throws(Diagnostic) {
            return try read(environment)
        } catch {
            throw UsageError("\(error)")
        }
    }

    private func run() throws -> Tablesnap.ExitStatus {
        var results = VerificationResults()
        results.otherFiles = otherFiles
        results.shard = options.shard
        if options.shard != nil { results.run = runDigest }
        let shard = options.shard?.part(of: scenes) ?? scenes
        let base = verifier.base
        defer { base?.remove() }
        let baseErrors = try base?.draw(arguments, with: verifier, threads: options.jobs) ?? []
        var verifier = verifier
        let unused = try unusedGoldens()
        verifier.renamed = RenamedGoldens.of(unused, areCommitted: base != nil)
        try verify(shard, with: verifier, baseErrors, &results)
        if let base, options.shard == nil {
            let renamed = results.images.compactMap(\.formerGolden)
            results.removed = unused.filter { !renamed.contains($0) }.map(base.naming)
        }
        verifier.cache?.removeObsolete()
        if base == nil, options.shard == nil { try removeFailuresOfMissingScenes() }
        // The results, such as recorded images, are printed even if they cannot be written.
        let deleted = try options.listsUnreferenced ? findUnreferenced(&results) : .success(())
        let written = Result { try write(results) }
        StandardError.reportMissingFonts()
        let problems = [results.images.lazy.compactMap(\.artifactsProblem).first, verifier.cache?.problem]
        for case let problem? in problems { StandardError.report("\(problem)") }
        if options.printsJSON {
            try Tablesnap.print(results.json())
        } else {
            try Tablesnap.print(results.summary + "\n" + results.advice)
        }
        try deleted.get()
        try written.get()
        return results.exitStatus
    }

    /// The digest of what the parts of a run have in common on all machines: the images of all scenes, and the comparison.
    private var runDigest: String {
        let images = scenes.flatMap { scene in
            [scene.path] + scene.images.map { $0.state ?? "" }
        }
        let comparison = [
            "\(options.tolerance)", verifier.recording.rawValue, verifier.otherFonts.rawValue,
            options.base ?? "", options.goldens ?? "", "\(options.isStrict)",
        ]
        return SHA256.hexadecimal(of: Data((images + comparison).joined(separator: "\u{0}").utf8))
    }

    /// Removes the failures of scenes in the searched folders that do not exist any more.
    private func removeFailuresOfMissingScenes() throws(Diagnostic) {
        for failure in (try? verifier.artifacts.failures()) ?? [] {
            // The owner is a scene, with its state, or a test.
            let scene = failure.owner.split(separator: " (").first.map(String.init) ?? failure.owner
            guard SceneFile.fileExtensions.contains((scene as NSString).pathExtension),
                search.folders.contains(where: { $0 == "." || scene.hasPrefix($0 + "/") }),
                !FileManager.default.fileExists(atPath: scene)
            else { continue }
            try verifier.artifacts.remove(failure.name)
        }
    }

    /// Finds the golden images that nothing uses, unless an image failed, and deletes them if that is requested. Returns the
    /// error of the deletion.
    private func findUnreferenced(_ results: inout VerificationResults) throws -> Result<Void, Diagnostic> {
        guard results.passes else {
            results.unreferenced = .notChecked(usageLog: usageLog)
            return .success(())
        }
        var unreferenced = try UnreferencedGoldens.find(
            of: scenes, usageLog: usageLog, in: search.folders, goldens: options.goldens)
        defer { results.unreferenced = unreferenced }
        return Result { () throws(Diagnostic) in
            if options.deletesUnreferenced { try unreferenced.delete() }
        }
    }

    /// Verifies scenes, and reports each result in order, after earlier ones.
    private func verify(
        _ scenes: [VerifiedScene], with verifier: SceneVerifier, _ earlier: [ImageResult],
        _ results: inout VerificationResults
    ) throws {
        let threads = min(options.jobs, max(scenes.count, 1))
        try AddressSpace.check(jobs: threads)
        if scenes.contains(where: \.hasDefaultTheme) {
            var theme = Theme.default
            theme.fonts = verifier.fonts.replacement
            try theme.checkFont()
        }
        let environment = ProcessInfo.processInfo.environment
        let annotates = options.annotates || environment["GITHUB_ACTIONS"] == "true"
        var annotations = Annotations(Workspace(environment: environment))
        let progress = ProgressBar(isQuiet: options.printsJSON)
        defer { progress.end() }
        var failure: (any Error)?
        var done = 0
        func add(_ images: [ImageResult]) {
            if images.contains(where: { !$0.outcome.passes }) { progress.end() }
            if annotates { StandardError.write(annotations.add(images)) }
            for image in images where !image.outcome.passes && !options.printsJSON {
                do { try Tablesnap.print(image.text) } catch { failure = error }
            }
            results.images += images
        }
        earlier.forEach { add([$0]) }
        OrderedJobs.run(scenes, threads: threads, work: verifier.verify) { images in
            done += 1
            progress.show(Double(done) / Double(scenes.count))
            add(images.map { verifier.base?.named($0) ?? $0 })
            let isFailed = images.contains { !$0.outcome.passes }
            return failure == nil && !(options.failsFast && isFailed)
        }
        if annotates { StandardError.write(annotations.last) }
        if let failure { throw failure }
    }

    /// Writes the requested files, all or none.
    private func write(_ results: VerificationResults) throws {
        var files = OutputFiles(count: 2)
        if let junit {
            try files.append(
                Array(
                    JUnitXML(results, Workspace(environment: ProcessInfo.processInfo.environment)).text.utf8),
                for: junit)
        }
        guard var report else { return try files.commit() }
        try report.write(
            ReviewPage(results, of: verifier.artifacts, option: options.artifacts), with: &files)
    }
}
