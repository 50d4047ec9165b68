// Programs that import ViewKit can use fonts, paths, images and CGRect directly, as with UIKit.
@_exported import DisplayList
@_exported import Foundation
@_exported import Images
@_exported import Typesetting
