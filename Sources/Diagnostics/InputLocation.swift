/// The location in a file at which a user specified a value.
package struct InputLocation: Hashable, Sendable {
    /// The name of the file, as the user specified it.
    package var file: String
    /// The line in the file, counted from 1.
    package var line: Int
    /// The column in the line, counted from 1.
    package var column: Int
    /// The location in the data, such as `rows[3].constraints[2]`.
    package var path: String

    package init(file: String, line: Int, column: Int, path: String) {
        (self.file, self.line, self.column, self.path) = (file, line, column, path)
    }
}
