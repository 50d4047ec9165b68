// A listing written for UIKit changes its import and nothing else, so what UIKit brings along comes along here.
@_exported import Foundation
@_exported import TableKit
