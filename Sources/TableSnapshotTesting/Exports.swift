// Tests require the symbols of the modules that draw and compare images.
@_exported import Goldens
@_exported import ImageComparison
@_exported import TableSnapshots
