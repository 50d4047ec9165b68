// A listing for UIKit compiles after a change of its import alone, so this module exports Foundation as UIKit
// does.
@_exported import Foundation
@_exported import TableKit

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
