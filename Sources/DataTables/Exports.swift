// Public signatures contain tables, colors and errors.
@_exported import Diagnostics
@_exported import TableKit
