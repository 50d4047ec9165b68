// Programs that read or change scenes also require the symbols of columns, problems, colors, fonts and tables.
@_exported import DataTables
@_exported import Diagnostics
@_exported import TableSnapshots
