/// Owns a view and fills it when it is first needed. Mirrors the part of `UIViewController` that a picture needs.
open class ViewController {
    /// The controller's title.
    open var title: String?

    private var loadedView: View?

    /// Makes a controller. There are no nib files here: the names are for UIKit's sake.
    public init(nibName: String? = nil, bundle: Bundle? = nil) {}

    /// Makes a controller, as a storyboard would; the coder holds nothing to decode.
    public required init?(coder: NSCoder) {}

    /// The controller's view, made and filled when first asked for.
    open var view: View {
        get {
            loadViewIfNeeded()
            guard let loadedView else { fatalError("loadView() of \(type(of: self)) has not set the view.") }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and calls ``viewDidLoad()``, unless that has been done.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view. A subclass that overrides it sets `view` and does not call `super`.
    open func loadView() { view = View() }

    /// Called once the view has been made.
    open func viewDidLoad() {}

    // MARK: Editing

    private var isBeingEdited = false

    /// Whether what the view shows is being edited. Setting it is ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. A subclass that overrides it calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
}
