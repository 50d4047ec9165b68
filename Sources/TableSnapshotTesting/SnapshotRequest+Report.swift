extension SnapshotRequest {
    /// Writes the images or texts of a failure, or removes those of an earlier one, and fails the test unless the verdict passes.
    func report(_ verdict: Verdict) {
        var report = SnapshotReport(message: verdict.message, files: [], location: location)
        do {
            try write(verdict, in: &report)
        } catch {
            report.message += "\nThe \(format.isText ? "texts" : "images") could not be written: \(error)"
        }
        if !verdict.passes { run.report(report) }
    }

    private func write(_ verdict: Verdict, in report: inout SnapshotReport) throws {
        guard let content = verdict.content, let golden = verdict.golden else { return }
        let artifacts = GoldenArtifacts(package: try package(), environment: run.environment)
        guard !verdict.passes else { return try artifacts.remove(golden.name) }
        let images = try GoldenArtifacts.ImageFiles.of(content, verdict)
        report.files = images.named.map { kind, bytes in
            // An attachment with a slash in its name would lose the name.
            let parts = artifacts.path(golden.name, kind).split(separator: "/")
            return (parts.suffix(2).joined(separator: "."), bytes)
        }
        let test = try test.get()
        let owner = "\(test.suite)/\(test.test)"
        guard
            let failure = GoldenFailure.of(
                verdict, actual: images.actual, message: report.message, owner: owner)
        else {
            return try artifacts.remove(golden.name)
        }
        try artifacts.write(failure, images)
        report.message += "\n\(format.isText ? "Texts" : "Images"): " + artifacts.path(failure.name, "*")
    }
}
