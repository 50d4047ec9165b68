/// Why pictures could not be compared, in a sentence.
enum SnapshotTestingError: Error, CustomStringConvertible {
    /// A test chose options for a picture that they cannot change any more.
    case hasOptions(String)
    /// The cases of a parameterised test would all have the same golden picture.
    case parameterisedWithoutName
    /// A path that leads out of the folder of golden pictures, or nowhere.
    case invalidPath(String)
    /// Another assertion has compared with the file.
    case usedTwice(path: String, first: String)

    var description: String {
        switch self {
        case .hasOptions(let subject):
            "\(subject) takes neither options nor traits: they are for what is drawn for the test"
        case .parameterisedWithoutName:
            "the snapshot of a parameterised test needs a name, made of the test's arguments: "
                + "assertSnapshot(of: …, named: …)"
        case .invalidPath(let path):
            "“\(path)” is not a path below the folder of golden pictures"
        case .usedTwice(let path, let first):
            "the golden picture \(path) was compared with before in this run, at \(first); give each snapshot of a "
                + "test a name of its own"
        }
    }
}
