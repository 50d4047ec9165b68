// A program that imports TableKit meets fonts, paths, pictures, CGRect and IndexPath under their own names, as
// with UIKit.
@_exported import DisplayList
@_exported import Foundation
@_exported import Images
@_exported import Typesetting
