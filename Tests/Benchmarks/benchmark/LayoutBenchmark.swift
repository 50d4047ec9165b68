import Foundation
import Images
import TableSnapshots

/// A benchmark that measures and lays out 10,000 self-sizing rows: by constraints, or by frames.
struct LayoutBenchmark {
    static let count = 10_000
    static let layouts = ["frames", "12 constraints"]
    private static let screen = CGSize(width: 375, height: 667)
    /// The number of rows in which both layouts are compared.
    private static let sample = 50

    /// Lays out all rows by one of the layouts. The program ends if it differs from the other one.
    func run(_ layout: String) {
        let heights = [layOut(FramesCell.self, Self.sample), layOut(ConstraintsCell.self, Self.sample)]
        guard abs(heights[0] - heights[1]) <= CGFloat(Self.sample) else {
            fatalError("the layouts differ: \(heights) points")
        }
        _ = layOut(layout == "frames" ? FramesCell.self : ConstraintsCell.self, Self.count)
    }

    /// Measures all rows of a table, and scrolls through it. Returns the height of the content.
    private func layOut(_ cell: SampleCell.Type, _ count: Int) -> CGFloat {
        let rows = Rows(count)
        let table = TableView(frame: CGRect(origin: .zero, size: Self.screen))
        table.register(cell, forCellReuseIdentifier: "sample")
        table.rowHeight = TableView.automaticDimension
        table.dataSource = rows
        let height = table.contentSize.height
        for offset in stride(from: 0, to: height, by: Self.screen.height) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        return height
    }

    private final class Rows: TableViewDataSource {
        private let count: Int
        private let image =
            (try? Bitmap(width: 58, height: 58, bytes: [UInt8](repeating: 128, count: 58 * 58 * 4)))
            .map { Image(bitmap: $0, scale: 2) }

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            count
        }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "sample", for: indexPath)
            guard let cell = cell as? SampleCell else { return cell }
            cell.icon.image = image
            cell.title.text = "Row \(indexPath.row)"
            cell.value.text = "\(indexPath.row * 31 % 997)"
            cell.subtitle.text = String(
                repeating: "A text of several lines. ", count: indexPath.row % 5 + 1)
            return cell
        }
    }
}

/// A cell with an image, a title, a value and a subtitle of several lines.
private class SampleCell: TableViewCell {
    let icon = ImageView()
    let title = Label()
    let value = Label()
    let subtitle = Label()

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addViews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addViews()
    }

    func addViews() {
        subtitle.numberOfLines = 0
        subtitle.font = .systemFont(ofSize: 13)
        for view in [icon, title, value, subtitle] { contentView.addSubview(view) }
    }
}

/// The cell with constraints.
private final class ConstraintsCell: SampleCell {
    override func addViews() {
        super.addViews()
        let views = ["icon": icon, "title": title, "value": value, "subtitle": subtitle] as [String: Any]
        for view in [icon, title, value, subtitle] { view.translatesAutoresizingMaskIntoConstraints = false }
        for format in ["H:|-[icon]-12-[title]-(>=8)-[value]-|", "H:[icon]-12-[subtitle]-|"] {
            LayoutConstraint.activate(LayoutConstraint.constraints(withVisualFormat: format, views: views))
        }
        LayoutConstraint.activate([
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            contentView.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 8),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}

/// The cell with frames.
private final class FramesCell: SampleCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = contentView.layoutMargins
        let width = size.width - margins.left - margins.right - 29 - 12
        let height =
            title.sizeThatFits(size).height + subtitle.sizeThatFits(CGSize(width: width, height: 0)).height
        return CGSize(width: size.width, height: max(44, (height + 18).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, margins) = (contentView.bounds.size, contentView.layoutMargins)
        icon.frame = CGRect(x: margins.left, y: (size.height - 29) / 2, width: 29, height: 29)
        let leading = icon.frame.maxX + 12
        let width = size.width - leading - margins.right
        let valueSize = value.sizeThatFits(CGSize(width: width, height: 0))
        value.frame = CGRect(
            origin: CGPoint(x: size.width - margins.right - valueSize.width, y: 8), size: valueSize)
        let titleSize = title.sizeThatFits(CGSize(width: width - valueSize.width - 8, height: 0))
        title.frame = CGRect(origin: CGPoint(x: leading, y: 8), size: titleSize)
        let fitting = subtitle.sizeThatFits(CGSize(width: width, height: 0))
        subtitle.frame = CGRect(
            origin: CGPoint(x: leading, y: title.frame.maxY + 2),
            size: CGSize(width: width, height: fitting.height))
    }
}
