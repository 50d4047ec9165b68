import UIKitNames

/// The content of a row with stars.
struct RatingConfiguration: UIContentConfiguration {
    var title: String
    var stars: Int

    func makeContentView() -> any UIView & UIContentView { RatingView(self) }

    func updated(for state: any UIConfigurationState) -> RatingConfiguration { self }
}

/// The view of a rating configuration.
final class RatingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { showConfiguration() } }

    private let titleLabel = UILabel()
    private let starLabel = UILabel()

    init(_ configuration: RatingConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        starLabel.textColor = .systemOrange
        addSubview(titleLabel)
        addSubview(starLabel)
        showConfiguration()
    }

    required init?(coder: NSCoder) { nil }

    private func showConfiguration() {
        guard let rating = configuration as? RatingConfiguration else { return }
        titleLabel.text = rating.title
        starLabel.text = String(repeating: "★", count: rating.stars)
    }

    override func layoutSubviews() {
        titleLabel.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 22)
        starLabel.frame = CGRect(x: 16, y: 30, width: bounds.width - 32, height: 22)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}
