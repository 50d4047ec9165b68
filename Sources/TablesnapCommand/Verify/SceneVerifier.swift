import DataTables
import Diagnostics
import Files
import Foundation
import Goldens
import ImageComparison
import Scenes
import TableSnapshots

/// A verifier that draws scenes and compares them with their golden images.
struct SceneVerifier: Sendable {
    let tolerance: Tolerance
    var recording: RecordMode
    let otherFonts: OtherFonts
    var artifacts: GoldenArtifacts
    var files: RunFiles
    let fonts: SceneFontChoice
    let allowsOutside: Bool
    /// A Boolean value that indicates whether characters without a font can be boxes.
    let acceptsBoxes: Bool
    /// The golden images that no scene uses.
    var renamed = RenamedGoldens.of([])
    /// The images of a commit in place of golden images. `nil` for golden images.
    var base: BaseImages?
    /// The records of scenes that passed. `nil` draws all scenes.
    let cache: VerificationCache?

    /// Returns the same verifier for drawing all images without a comparison.
    func recording(in artifacts: GoldenArtifacts, of files: RunFiles) -> SceneVerifier {
        var verifier = self
        (verifier.recording, verifier.artifacts, verifier.files) = (.all, artifacts, files)
        return verifier
    }

    func verify(_ scene: VerifiedScene) -> [ImageResult] {
        if var results = scene.passedResults {
            for index in results.indices { removeArtifacts(of: &results[index]) }
            return results
        }
        let reads = FilesRead(of: files, takesDigests: cache != nil)
        var fontPaths: Set<String> = []
        let (results, hasWarnings) = Warnings.observing { draw(scene, reads, &fontPaths) }
        if !hasWarnings { cache?.record(scene, results, reads, fonts: fontPaths) }
        return results
    }

    /// Draws a scene, and compares its images.
    ///
    /// - Parameter fontPaths: The paths of the font files that it may use.
    private func draw(
        _ scene: VerifiedScene, _ reads: FilesRead, _ fontPaths: inout Set<String>
    ) -> [ImageResult] {
        do {
            var file = try scene.file()
            file.fonts = fonts
            let content = try OpenScene.open(
                file,
                in: InputFolder(of: scene.path, allowsOutside: allowsOutside, reads: reads),
                isStrict: true)
            try content.throwErrors()
            fontPaths = content.fontPaths
            let variants = file.scene.variants
            guard variants.map(\.name) == scene.images.map(\.state) else {
                cache?.remove(scene.path)
                throw Diagnostic(
                    file: scene.path, message: "its states changed while it was verified",
                    remedy: "verify it again")
            }
            return zip(scene.images, variants).map { verify($0, $1, of: content, scene.path) }
        } catch {
            var result = ImageResult(
                scene: scene.path, state: nil, golden: "", outcome: .notDrawn,
                messages: StandardError.lines(of: error), seconds: 0)
            result.problems = StandardError.problems(of: error)
            return [result]
        }
    }

    private func verify(
        _ image: VerifiedScene.Image, _ variant: SceneVariant, of content: OpenScene, _ path: String
    ) -> ImageResult {
        let start = ContinuousClock.now
        func makeResult(_ outcome: Verdict.Outcome, _ messages: [String]) -> ImageResult {
            ImageResult(
                scene: path, state: image.state, golden: image.golden, outcome: outcome,
                messages: messages,
                seconds: ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1000)
        }
        if let duplicate = image.duplicate {
            return makeResult(
                .notDrawn, ["\(image.golden) is also the golden image of \(duplicate); rename one of them"])
        }
        do {
            let snapshot = try content.image(variant)
            let drawing = try snapshot.drawn()
            let golden = GoldenFile(
                path: image.golden,
                name: base?.name(ofImage: image.golden) ?? GoldenArtifacts.name(ofGolden: image.golden),
                claim: try image.claim.get())
            let request = GoldenRequest(
                drawing, with: golden, of: snapshot, tolerance: tolerance, otherFonts: otherFonts,
                acceptsBoxes: acceptsBoxes)
            let verdict = request.record(request.compare(), recording)
            let former = renamed.path(verdict)
            let rename = former.flatMap { renamed.sentence($0, verdict) }
            var result = makeResult(
                verdict.outcome, [verdict.sentence] + verdict.reasons + [rename].compactMap(\.self))
            result.formerGolden = former
            result.otherFonts = verdict.otherFonts
            if cache != nil, verdict.outcome == .same, drawing.missingFonts.isEmpty,
                let reference = verdict.reference
            {
                result.passedGolden = SHA256.hexadecimal(of: Data(reference.bytes))
            }
            if verdict.otherFonts == nil {
                result.difference = verdict.comparison.map { ImageResult.Difference($0) }
            }
            result.changedParts = verdict.outcome == .different ? verdict.changedParts?.summary() : nil
            result.changes = verdict.layoutChanges.isEmpty ? nil : verdict.layoutChanges
            result.environment = verdict.environmentDifference
            result.hasOtherFonts = result.environment != nil && verdict.hasOtherFonts
            if !verdict.outcome.passes {
                let element = verdict.changedParts?.changes.lazy.compactMap(\.part.element).first
                result.problems = [
                    Diagnostic(
                        file: path, position: element.flatMap(content.file.position),
                        message: result.messages.joined(separator: "\n"))
                ]
            }
            leave(drawing, verdict, &result)
            return result
        } catch {
            var result = makeResult(.notDrawn, StandardError.lines(of: error))
            result.problems = StandardError.problems(of: error)
            return result
        }
    }

    /// Removes the images of an earlier failure of an image that passes.
    private func removeArtifacts(of result: inout ImageResult) {
        do throws(Diagnostic) {
            try artifacts.remove(GoldenArtifacts.name(ofGolden: result.golden))
        } catch { result.artifactsProblem = Self.notStored(error) }
    }

    private static func notStored(_ error: any Error) -> Diagnostic {
        Diagnostic(
            .warning, message: "the images of failures are not stored: \(error)",
            remedy: "name another folder with --artifacts or \(GoldenArtifacts.variable)")
    }

    /// Writes the images of a failure for `tablesnap review`, and removes those of a success. The result of the comparison
    /// remains if they cannot be written.
    private func leave(_ drawing: DrawnImage, _ verdict: Verdict, _ result: inout ImageResult) {
        guard let golden = verdict.golden else { return }
        do {
            guard verdict.outcome.isReviewable else { return try artifacts.remove(golden.name) }
            let images = try GoldenArtifacts.ImageFiles.of(drawing, verdict)
            let messages = (base?.named(result) ?? result).messages
            guard
                var failure = GoldenFailure.of(
                    verdict, actual: images.actual, message: messages.joined(separator: "\n"),
                    owner: result.name)
            else { return }
            if let base {
                failure.base = base.name
                failure.golden = golden.name + GoldenName.imageEnding
            }
            try artifacts.write(failure, images)
            result.failure = failure
            result.attachments = images.named.reversed().map { artifacts.path(golden.name, $0.kind) }
        } catch {
            result.artifactsProblem = Self.notStored(error)
        }
    }
}
