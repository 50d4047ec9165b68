/// A view that a table keeps and uses again for another row or section.
package protocol Reusable: View {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}
