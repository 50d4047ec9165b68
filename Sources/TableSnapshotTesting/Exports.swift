// A test that compares pictures needs the names of what it draws and of how it compares.
@_exported import Goldens
@_exported import ImageComparison
@_exported import Images
@_exported import TableSnapshots
