import UIKitNames

// The figures of images, rounded corners, borders and tint colors.

extension Figure {
    static let images: [Figure] = [
        Figure("image-gallery", make: gallery),
        Figure("image-gallery-dark", traits: UITraitCollection(userInterfaceStyle: .dark), make: gallery),
    ]

    private static func gallery() -> Content {
        let gallery = ImageGallery()
        let content = Content(style: .insetGrouped, width: 414, dataSource: gallery, delegate: gallery)
        content.table.selectRow(
            at: IndexPath(row: 1, section: 3), animated: false, scrollPosition: .none)
        return content
    }
}
