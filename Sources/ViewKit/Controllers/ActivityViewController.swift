/// A controller that shares items with other apps. Mirrors `UIActivityViewController`. An image does not show it.
open class ActivityViewController: ViewController {
    /// The items.
    public let activityItems: [Any]

    /// Creates a controller that shares items.
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}
