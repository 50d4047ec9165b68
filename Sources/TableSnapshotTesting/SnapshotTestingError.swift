/// An error that prevents a comparison.
enum SnapshotTestingError: Error, CustomStringConvertible {
    /// A test specifies options for an image that they cannot affect.
    case hasOptions(String)
    /// A subject has no images.
    case noImages
    /// The cases of a parameterized test would share one golden image.
    case parameterizedWithoutName
    /// A path is empty or leads out of the folder of golden images.
    case invalidPath(String)
    /// Another assertion has compared with the file.
    case usedTwice(path: String, first: String)

    var description: String {
        switch self {
        case .hasOptions(let subject):
            "\(subject) takes neither options nor traits, because the test does not draw it"
        case .noImages: "the subject has no images to compare"
        case .parameterizedWithoutName:
            "the snapshot of a parameterized test requires a name that contains the test's arguments: "
                + "assertSnapshot(of: …, named: …)"
        case .invalidPath(let path):
            "“\(path)” is not a path below the folder of golden images"
        case .usedTwice(let path, let first):
            "the golden image \(path) was already compared in this run, at \(first); give each snapshot of a "
                + "test a unique name"
        }
    }
}
