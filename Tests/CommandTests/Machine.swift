import Foundation
import TestSupport

/// A machine without some resources, for runs of the program.
enum Machine {
    /// Returns shell commands that hide all fonts and fontconfig's caches, and make `file` the only font.
    static func mounts(onlyFont file: String? = nil) -> String {
        // The file is copied to a folder that remains visible.
        let folders =
            "/usr/share/fonts /usr/local/share/fonts /var/cache/fontconfig /usr/lib/fontconfig/cache"
        let copy = file.map { "cp '\($0)' \"$XDG_CACHE_HOME/font\"; " } ?? ""
        let back = file == nil ? "" : "; cp \"$XDG_CACHE_HOME/font\" /usr/share/fonts/font.ttf"
        return copy
            + "for folder in \(folders); do if [ -d $folder ]; then mount -t tmpfs none $folder; fi; done"
            + back
    }

    /// Commands of the shell that hide `/proc`.
    static let mountsWithoutProc = "mount -t tmpfs none /proc"

    /// A Boolean value that indicates whether the tests may use private mounts.
    static let allowsMounts =
        (try? Program("/usr/bin/env", unshare + ["mount -t tmpfs none /proc"]).run().status) == 0

    /// A Boolean value that indicates whether addresses are checked, as `make sanitize` does. Then no program runs in a
    /// small address space, nor without `/proc`.
    static let checksAddresses = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil

    /// The command that runs shell commands in a namespace.
    static let unshare = ["unshare", "--mount", "--map-root-user", "/bin/sh", "-e", "-c"]

    /// Returns the path of an installed font file.
    static func font(_ name: String) -> String? {
        let folder = "/usr/share/fonts"
        let paths = FileManager.default.enumerator(atPath: folder)
        while let path = paths?.nextObject() as? String {
            if (path as NSString).lastPathComponent == name { return "\(folder)/\(path)" }
        }
        return nil
    }
}

extension Folder {
    /// Runs the program with the limits of `ulimit`, such as `-s 64`.
    func run(_ arguments: [String], limit: String) throws -> Outcome {
        let script = "ulimit \(limit); exec \"$0\" \"$@\""
        return try run(
            [Self.program.path] + arguments, Surroundings(launcher: ["/bin/sh", "-c", script]))
    }

    /// Runs the program where commands of the shell have mounted something that it alone sees.
    func run(_ arguments: [String], mounts: String) throws -> Outcome {
        var environment = Self.environment()
        environment["XDG_CACHE_HOME"] = path
        let script = "\(mounts); exec \"$0\" \"$@\""
        return try run(
            [Self.program.path] + arguments,
            Surroundings(
                environment: environment, launcher: ["/usr/bin/env"] + Machine.unshare + [script]))
    }
}
