// Functions that read records throw diagnostics.
@_exported import Diagnostics
