import CImages

/// The libpng that reads and writes files.
package enum PNGLibrary {
    package static var version: String { String(cString: cpng_version()) }
}
