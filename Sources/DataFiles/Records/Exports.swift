// Who reads records tells of columns that are not there.
@_exported import Diagnostics
