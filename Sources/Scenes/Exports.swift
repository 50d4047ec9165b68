// Programs that read or change scenes also require the symbols of problems, colors, fonts and tables.
@_exported import Diagnostics
@_exported import TableSnapshots
