/// An object that owns a view and loads it when it is first required. Mirrors the part of `UIViewController` that an
/// image requires.
open class ViewController {
    /// The controller's title.
    open var title: String?

    private var loadedView: View?

    /// Creates a controller. The parameters are present for compatibility with UIKit, because there are no nib files.
    public init(nibName: String? = nil, bundle: Bundle? = nil) {}

    /// Creates a controller as a storyboard would. The coder contains nothing to decode.
    public required init?(coder: NSCoder) {}

    /// The controller's view, which is loaded at the first access.
    open var view: View {
        get {
            loadViewIfNeeded()
            guard let loadedView else { fatalError("loadView() of \(type(of: self)) has not set the view.") }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// A Boolean value that indicates whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view and calls ``viewDidLoad()``, if the view is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Creates the view. A subclass that overrides it sets `view` and does not call `super`.
    open func loadView() { view = View() }

    /// Called after the view has been loaded.
    open func viewDidLoad() {}

    // MARK: Editing

    private var isBeingEdited = false

    /// A Boolean value that indicates whether the view's content is being edited. Setting it calls
    /// ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. A subclass that overrides it calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
}
