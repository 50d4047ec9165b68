package import DataFiles

// Problems that checks report by the paths of values, which begin at the current value.
extension SceneReader {
    /// Returns the location of a key, or `nil` if the file does not contain it.
    package func location(ofKey key: String, at path: String = "") -> DocumentPosition? {
        keys[full(path).appending(key: key)]
    }

    /// Returns a Boolean value that indicates whether the file contains a key.
    package func has(_ key: String, at path: String = "") -> Bool { location(ofKey: key, at: path) != nil }

    /// Reports an error about the value at a path.
    package mutating func fail(_ sentence: String, at path: String = "") {
        report(.error, sentence, at: locations[full(path)] ?? .start, path: full(path))
    }

    /// Reports an error about a key, if the file contains it.
    package mutating func fail(_ sentence: String, key: String, at path: String = "") {
        guard let location = location(ofKey: key, at: path) else { return }
        report(.error, sentence, at: location, path: full(path))
    }

    /// Reports a warning about the value at a path.
    package mutating func warn(_ sentence: String, at path: String) {
        report(.warning, sentence, at: locations[full(path)] ?? .start, path: full(path))
    }

    /// Reports a warning about a key, if the file contains it.
    package mutating func warn(_ sentence: String, key: String, at path: String = "") {
        guard let location = location(ofKey: key, at: path) else { return }
        report(.warning, sentence, at: location, path: full(path))
    }

    private func full(_ below: String) -> String { below.isEmpty ? path : path.appending(key: below) }
}
