/// A view that a table retains and reuses for another row or section.
package protocol Reusable: View {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}
