// A program that draws tables needs their names as well.
@_exported import TableKit
