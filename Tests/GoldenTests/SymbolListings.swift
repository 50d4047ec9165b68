import Testing
import UIKitNames

/// The listing of the article Symbols.
@Suite("Listings about symbols")
struct SymbolListings {
    @Test func rowsShowSymbols() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.imageView?.image = UIImage(systemName: "airplane")
        cell.imageView?.tintColor = .systemOrange
        let image = try #require(cell.imageView?.image)
        #expect(image.isSymbolImage && image.size.width > 0)
    }
}
