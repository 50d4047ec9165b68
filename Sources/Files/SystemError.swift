import Foundation

/// An error number of the system.
package struct SystemError: Error, CustomStringConvertible {
    package let code: Int32

    /// Creates an error. By default it is that of the last call.
    package init(code: Int32 = errno) { self.code = code }

    package var description: String { String(cString: strerror(code)) }
}
