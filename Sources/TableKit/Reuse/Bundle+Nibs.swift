import Foundation

extension Bundle {
    /// Creates the view of a registered nib, as the only element of an array; see ``Nib``. Mirrors
    /// `Bundle.loadNibNamed(_:owner:options:)`. An unknown name terminates the program.
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        Nib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
