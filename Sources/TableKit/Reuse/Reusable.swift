/// A view that a table retains and reuses for another row or section.
///
/// A registered class is known only at run time. As in UIKit, a table creates its views with the initializer of a reuse
/// identifier, which a subclass overrides or inherits. Swift calls an initializer of such a class only if it is
/// `required`. Every subclass with another set of initializers would then have to declare it, which no class written
/// for UIKit does.
///
/// The base classes therefore have a convenience initializer with a symbol name, which calls the initializer of the
/// identifier through the subclass's table of methods. The functions called `allocate` declare the same symbols: an
/// initializer that allocates its object is a function of the class. Builds of the whole module compare both
/// declarations.
package protocol Reusable: View {
    var reuseIdentifier: String? { get }
    /// The identifier without a subclass's override of the other property.
    var givenReuseIdentifier: String? { get set }
    func prepareForReuse()

    /// Creates a view of a registered class for its reuse identifier. A class without the initializer terminates the
    /// program with a message, as in UIKit.
    static func make(registeredFor identifier: String) -> View
}

extension TableViewCell {
    package class func make(registeredFor identifier: String) -> View { allocate(registeredFor: identifier) }

    @_silgen_name("tablesnap_TableViewCell_init_registeredFor")
    private class func allocate(registeredFor identifier: consuming String) -> TableViewCell
}

extension TableViewHeaderFooterView {
    package class func make(registeredFor identifier: String) -> View { allocate(registeredFor: identifier) }

    @_silgen_name("tablesnap_TableViewHeaderFooterView_init_registeredFor")
    private class func allocate(registeredFor identifier: consuming String) -> TableViewHeaderFooterView
}
