/// An item of a tab bar. Mirrors `UITabBarItem`.
open class TabBarItem: BarItem {
    /// The image while the item is selected.
    open var selectedImage: Image?

    /// The text on the badge. `nil` shows no badge.
    open var badgeValue: String?

    /// The color of the badge. `nil` uses red.
    open var badgeColor: Color?

    /// Creates an item with a title and images.
    public init(title: String?, image: Image?, selectedImage: Image?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: Image?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
}
