import Foundation
import TestSupport
import Testing

/// The files that `make install` and `make deb` install, with the command of the tests.
@Suite struct PackagingTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func hasPrograms(_ names: [String]) -> Bool {
        names.allSatisfy {
            (try? Program("/usr/bin/env", ["sh", "-c", "command -v \($0)"]).run().status) == 0
        }
    }

    private func run(_ arguments: [String], in folder: String, epoch: String = "86400") throws
        -> Program.Outcome
    {
        var environment = ProcessInfo.processInfo.environment
        environment["SOURCE_DATE_EPOCH"] = epoch
        // Compression takes most of the time.
        environment["DPKG_DEB_COMPRESSOR_LEVEL"] = "0"
        // A surrounding make would pass its options.
        environment["MAKEFLAGS"] = nil
        let outcome = try Program("/usr/bin/env", arguments, environment: environment, in: folder).run()
        #expect(outcome.status == 0, "\(arguments.joined(separator: " ")): \(outcome.errors)")
        return outcome
    }

    @Test(.enabled(if: hasPrograms(["make", "strip"])))
    func filesAreInstalledAndRemoved() throws {
        let folder = try Folder()
        let settings = ["BINARY=\(Folder.program.path)", "DESTDIR=\(folder.path)", "PREFIX=/usr"]
        _ = try run(["make", "install"] + settings, in: Self.repository.path)
        let names = folder.allNames
        for name in [
            "bin/tablesnap", "share/man/man1/tablesnap.1", "share/man/man1/tablesnap-render.1",
            "share/man/man1/tablesnap-help.1", "share/bash-completion/completions/tablesnap",
            "share/zsh/site-functions/_tablesnap", "share/fish/vendor_completions.d/tablesnap.fish",
            "share/tablesnap/scene.schema.json", "share/tablesnap/themes/midnight.yaml",
            "share/doc/tablesnap/README.md", "share/doc/tablesnap/LICENSE",
            "share/doc/tablesnap/NOTICE",
        ] {
            #expect(names.contains("usr/\(name)"), "\(name)")
        }
        let version = try run([folder.path(of: "usr/bin/tablesnap"), "--version"], in: folder.path)
        #expect(String(decoding: version.output, as: UTF8.self) == "tablesnap 0.1.0\n")
        _ = try run(["make", "uninstall"] + settings, in: Self.repository.path)
        #expect(folder.allNames == [])
    }

    /// Expects the holders of copyright and the licenses of NOTICE that concern the installed files, and no others.
    private func expectNotices(in copyright: String) throws {
        let notice = try String(contentsOf: Self.repository.appending(path: "NOTICE"), encoding: .utf8)
        let installed = try #require(notice.components(separatedBy: "\n## Only in the repository").first)
        let holders = installed.matches(of: /\n  (Copyright: [^\n]+)/).map { String($0.1) }
        let licenses = installed.matches(of: /\n  License: ([^\n]+)/).map {
            $0.1.replacing(/\ WITH\ (\w+)-exception.*/) { " with \($0.1) exception" }
        }
        #expect(holders.count == 9 && licenses.count == 9)
        for holder in holders { #expect(copyright.contains("\n\(holder)\n"), "\(holder)") }
        for license in licenses {
            #expect(copyright.contains("\nLicense: \(license)\nComment: "), "\(license)")
            #expect(copyright.contains("\n\nLicense: \(license)\n "), "the text of \(license)")
        }
        #expect(copyright.contains("License: Unicode-3.0\n UNICODE LICENSE V3\n"))
        #expect(!copyright.contains("budget.csv") && !copyright.contains("OEC"))
    }

    @Test(.enabled(if: hasPrograms(["dpkg-deb", "dpkg-shlibdeps", "strip"])))
    func debianPackageIsComplete() throws {
        let folder = try Folder()
        let script = Self.repository.appending(path: "Assets/packaging/deb.sh").path
        let build = ["sh", script, Folder.program.path, folder.path, "0.1.0", "Jane Doe <jane@example.org>"]
        _ = try run(build, in: folder.path)
        let name = try #require(try folder.names.first { $0.hasSuffix(".deb") })
        #expect(name.hasPrefix("tablesnap_0.1.0-1_"))
        let first = try folder.bytes(of: name)
        _ = try run(build, in: folder.path)
        #expect(try folder.bytes(of: name) == first)

        let field = try run(["dpkg-deb", "-f", name, "Depends"], in: folder.path)
        let depends = String(decoding: field.output, as: UTF8.self)
        #expect(["libcairo2", "libmicrohttpd12", "fonts-inter"].allSatisfy(depends.contains), "\(depends)")
        _ = try run(["dpkg-deb", "-R", name, "unpacked"], in: folder.path)
        _ = try run(["md5sum", "--quiet", "-c", "DEBIAN/md5sums"], in: folder.path(of: "unpacked"))
        let documents = "unpacked/usr/share/doc/tablesnap"
        let copyright = try folder.text(of: "\(documents)/copyright")
        #expect(copyright.contains("License: MIT\n Permission is hereby granted"), "\(copyright)")
        try expectNotices(in: copyright)
        let changes = try run(["gzip", "-cd", "\(documents)/changelog.Debian.gz"], in: folder.path)
        #expect(
            String(decoding: changes.output, as: UTF8.self).hasSuffix(
                " -- Jane Doe <jane@example.org>  Fri, 02 Jan 1970 00:00:00 +0000\n"))
    }
}
