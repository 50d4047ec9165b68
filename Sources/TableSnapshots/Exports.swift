// Programs that draw tables also require the symbols of these modules.
@_exported import Callouts
@_exported import TableKit
