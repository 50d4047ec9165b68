import CPNGStream

/// The libpng that reads and writes files.
package enum PNGLibrary {
    /// The version, such as `1.6.39`.
    package static var version: String { String(cString: cpng_version()) }
}
