// Programs that import TableKit can use fonts, paths, images, CGRect and IndexPath directly, as with UIKit.
@_exported import DisplayList
@_exported import Foundation
@_exported import Images
@_exported import Typesetting
