import Diagnostics

extension Image: _ExpressibleByImageLiteral {
    /// Creates an image from a resource of the program's main bundle, as an image literal does. A missing or damaged
    /// resource results in an empty image and a warning; UIKit ends the program.
    public convenience init(imageLiteralResourceName name: String) {
        let path = Bundle.main.resourcePath.flatMap { Self.files(named: name, in: $0).last?.path }
        do {
            try self.init(contentsOf: path ?? name)
        } catch {
            Warnings.report("\(error)")
            self.init()
        }
    }
}

extension Image {
    /// Creates an empty image, without a size.
    public convenience init() { self.init(drawing: DisplayList(), size: .zero) }
}
