import Diagnostics

extension Image: _ExpressibleByImageLiteral {
    /// Creates an image from a resource of the program's main bundle, as an image literal does. A missing resource
    /// results in an empty image and a warning; UIKit ends the program.
    public convenience init(imageLiteralResourceName name: String) {
        if let image = Image(named: name) {
            self.init(image.content, scale: image.scale, renderingMode: image.renderingMode)
        } else {
            Warnings.report("\(name): no such image in the main bundle")
            self.init(bitmap: Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
        }
    }
}
