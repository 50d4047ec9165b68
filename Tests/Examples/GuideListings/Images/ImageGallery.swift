import UIKitNames

/// A gallery of the features of image views and layers, with a section for each.
final class ImageGallery: UITableViewDataSource, UITableViewDelegate {
    private static let rowHeight: CGFloat = 100
    private static let modesInRow = 4

    private let sections: [(title: String, cells: [UITableViewCell])]

    init() {
        let modes = stride(from: 0, to: UIViewContentMode.allCases.count, by: Self.modesInRow).map { start in
            let row = UIViewContentMode.allCases[start...].prefix(Self.modesInRow)
            return Self.tiles(row.map { (Self.contentMode($0), "\($0)") })
        }
        sections = [
            ("Content modes", modes),
            ("Corners and borders", [Self.tiles(Self.edges), Self.tiles(Self.moreEdges)]),
            ("Templates and tints", [Self.tiles(Self.templates)]),
            ("Pictures of rows", [Self.row(isSelected: false), Self.row(isSelected: true)]),
        ]
    }

    // MARK: Tiles

    /// Returns a row of views with captions.
    private static func tiles(_ tiles: [(UIView, String)]) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        for (index, (view, text)) in tiles.enumerated() {
            let x = 20 + CGFloat(index) * 86
            view.frame.origin = CGPoint(
                x: x + (80 - view.frame.width) / 2, y: 10 + (64 - view.frame.height) / 2)
            cell.contentView.addSubview(view)
            let caption = UILabel(frame: CGRect(x: x - 3, y: 78, width: 86, height: 14))
            caption.font = .systemFont(ofSize: 11)
            caption.textColor = .secondaryLabel
            caption.textAlignment = .center
            caption.text = text
            cell.contentView.addSubview(caption)
        }
        return cell
    }

    private static func photo(_ frame: CGRect) -> UIImageView {
        let view = UIImageView(frame: frame)
        view.image = GalleryImages.photo
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }

    /// Returns an image of 48 × 36 points in a square.
    private static func contentMode(_ mode: UIViewContentMode) -> UIView {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        view.image = GalleryImages.smallPhoto
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .tertiaryLabel
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.separator.cgColor
        return view
    }

    private static var edges: [(UIView, String)] {
        let circle = photo(CGRect(x: 0, y: 0, width: 64, height: 64))
        circle.layer.cornerRadius = 32
        let ring = photo(circle.frame)
        ring.layer.cornerRadius = 32
        ring.layer.borderWidth = 3
        ring.layer.borderColor = UIColor.systemOrange.cgColor
        let hairline = photo(CGRect(x: 0, y: 0, width: 80, height: 60))
        hairline.layer.cornerRadius = 8
        hairline.layer.borderWidth = 0.5
        hairline.layer.borderColor = UIColor.label.cgColor
        let square = photo(CGRect(x: 0, y: 0, width: 80, height: 60))
        square.layer.borderWidth = 4
        square.layer.borderColor = UIColor.systemGreen.cgColor
        return [(circle, "circle"), (ring, "ring"), (hairline, "hairline"), (square, "square")]
    }

    private static var moreEdges: [(UIView, String)] {
        let top = photo(CGRect(x: 0, y: 0, width: 80, height: 60))
        top.layer.cornerRadius = 16
        top.layer.cornerCurve = .continuous
        top.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let glass = photo(CGRect(x: 0, y: 0, width: 80, height: 60))
        glass.layer.cornerRadius = 12
        glass.layer.borderWidth = 6
        glass.layer.borderColor = UIColor.white.withAlphaComponent(0.5).cgColor
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        box.backgroundColor = .systemRed
        box.layer.cornerRadius = 20
        box.layer.borderWidth = 2
        box.layer.borderColor = UIColor.systemBackground.cgColor
        let faint = photo(CGRect(x: 0, y: 0, width: 80, height: 60))
        faint.layer.cornerRadius = 20
        faint.alpha = 0.5
        return [(top, "upper corners"), (glass, "translucent"), (box, "no picture"), (faint, "half opaque")]
    }

    private static var templates: [(UIView, String)] {
        let template = GalleryImages.star.withRenderingMode(.alwaysTemplate)
        func view(_ image: UIImage, tint: UIColor? = nil) -> UIImageView {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
            view.image = image
            view.contentMode = .scaleAspectFit
            if let tint { view.tintColor = tint }
            return view
        }
        let button = UIButton(type: .system)
        button.setImage(GalleryImages.star, for: .normal)
        button.tintColor = .systemRed
        button.frame = CGRect(x: 0, y: 0, width: 56, height: 56)
        return [
            (view(GalleryImages.star), "original"), (view(template), "table's tint"),
            (view(template, tint: .systemGreen), "its own tint"), (button, "system button"),
        ]
    }

    /// Returns a row whose image changes while it is selected.
    private static func row(isSelected: Bool) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = isSelected ? "Selected" : "Not selected"
        cell.detailTextLabel?.text = "highlightedImage"
        cell.imageView?.image = GalleryImages.photo
        cell.imageView?.highlightedImage = GalleryImages.star.withRenderingMode(.alwaysTemplate)
        cell.imageProperties.maximumSize = CGSize(width: 48, height: 36)
        cell.imageView?.layer.cornerRadius = 6
        cell.imageView?.layer.masksToBounds = !isSelected
        return cell
    }

    // MARK: The table

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == sections.count - 1 ? 52 : Self.rowHeight
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }
}
