import TableSnapshotTesting
import Testing

// The listings of the article Auto Layout, word for word.

final class MessageCell: TableViewCell {
    let icon = ImageView()
    let title = Label()
    let message = Label()

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.numberOfLines = 0
        for view in [icon, title, message] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        LayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 29),
            icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            message.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            message.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

func alignIcon(_ icon: View, with title: View) {
    LayoutConstraint.activate(
        LayoutConstraint.constraints(
            withVisualFormat: "H:|-[icon(29)]-12-[title]-|", options: .alignAllCenterY,
            views: ["icon": icon, "title": title]))
}

@Suite struct LayoutListingTests {
    @Test func rowsAreAsHighAsTheirConstraints() {
        let heights = [1, 10].map { count in
            let cell = MessageCell()
            cell.title.text = "Title"
            cell.message.text = String(repeating: "A long message. ", count: count)
            return cell.sizeThatFits(CGSize(width: 375, height: 0)).height
        }
        #expect(heights[0] > 44)
        #expect(heights[1] > heights[0] + 30)
    }

    @Test func viewsFollowEachOther() {
        let superview = View(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        superview.layoutMargins = EdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
        let (icon, title) = (View(), View())
        for view in [icon, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        alignIcon(icon, with: title)
        title.heightAnchor.constraint(equalToConstant: 20).isActive = true
        superview.layoutIfNeeded()
        #expect([icon.frame.minX, icon.frame.width] == [10, 29])
        #expect([title.frame.minX, title.frame.maxX] == [51, 190])
        #expect(icon.center.y == title.center.y)
    }
}
