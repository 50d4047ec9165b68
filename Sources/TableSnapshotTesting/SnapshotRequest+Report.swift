extension SnapshotRequest {
    /// Writes the images of a failure, or removes those of an earlier one, and fails the test unless the result passes.
    func report(_ result: SnapshotResult) {
        var report = SnapshotReport(message: result.message, pictures: [], place: place)
        do {
            if let check = result.check { try keep(check, in: &report) }
        } catch {
            report.message += "\nThe pictures could not be kept: \(error)"
        }
        if !result.passes { run.report(report) }
    }

    private func keep(_ check: GoldenCheck, in report: inout SnapshotReport) throws {
        let artifacts = GoldenArtifacts(package: try package(), environment: run.environment)
        guard !check.passes else { return try artifacts.remove(check.golden.name) }
        let pictures = try GoldenArtifacts.Pictures(of: check)
        // An attachment with a slash in its name would lose the name.
        let name = check.golden.name.split(separator: "/").suffix(2).joined(separator: ".")
        report.pictures = pictures.named.map { ("\(name).\($0.kind).png", $0.bytes) }
        let test = TestIdentity(place)
        let owner = "\(test.suite)/\(test.test)"
        guard let failure = GoldenFailure(check, message: report.message, owner: owner) else {
            return try artifacts.remove(check.golden.name)
        }
        try artifacts.write(failure, pictures)
        report.message += "\nPictures: " + artifacts.path(failure.name, "*")
    }
}
