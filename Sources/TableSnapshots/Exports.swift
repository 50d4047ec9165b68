// Programs that draw tables also require the symbols of TableKit.
@_exported import TableKit
