import Foundation

/// What the program says on standard error.
enum Diagnostics {
    /// Says one thing, after the program's name.
    static func report(_ sentence: String) {
        FileHandle.standardError.write(Data("tablesnap: \(sentence)\n".utf8))
    }
}
