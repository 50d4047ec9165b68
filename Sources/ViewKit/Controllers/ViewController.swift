/// An object that owns a view, and loads it when it is first required. Mirrors `UIViewController`.
///
/// The first image of a controller, of its view or of a table in its view makes the controller appear: the view loads
/// with the size of the screen, and the methods from ``viewDidLoad()`` to ``viewDidAppear(_:)`` are called in UIKit's
/// order. So does a simulated touch, or a ``Window``. Later images call only what has changed.
open class ViewController: Responder {
    /// Creates a controller. The names are present for compatibility with UIKit, because there are no nib files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller as a storyboard would. The coder contains nothing to decode.
    public required init?(coder: NSCoder) { super.init() }

    /// The name of the nib file. Present for compatibility with UIKit.
    public private(set) var nibName: String?

    /// The bundle of the nib file. Present for compatibility with UIKit.
    public private(set) var nibBundle: Bundle?

    open override var next: Responder? { viewIfLoaded?.superview ?? presenter }

    // MARK: The view

    private var loadedView: View?

    // UIKit's type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, which is loaded at the first access. Reading it never returns `nil`.
    ///
    /// A view without a size has that of the screen before ``viewDidLoad()``: the theme's when an image is drawn,
    /// otherwise that of ``Screen/main``.
    open var view: View! {
        get {
            loadViewIfNeeded()
            guard let loadedView else { fatalError("loadView() of \(type(of: self)) has not set the view") }
            return loadedView
        }
        set {
            if loadedView?.controller === self { loadedView?.controller = nil }
            loadedView = newValue
            screenSize = .zero
            newValue?.controller = self
        }
    }

    /// The view, if it has been loaded.
    open var viewIfLoaded: View? { loadedView }

    /// A Boolean value that indicates whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view and calls ``viewDidLoad()``, if the view is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if traitOverrides != TraitOverrides() { loadedView?.traitOverrides = traitOverrides }
        takeScreenSize()
        lastTraits = loadedView?.traitCollection
        viewDidLoad()
    }

    /// Creates the view. A subclass that overrides it sets `view` and does not call `super`.
    open func loadView() {
        let view = View()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called after the view has been loaded.
    open func viewDidLoad() {}

    /// Called after a storyboard has created the controller.
    open func awakeFromNib() {}

    /// The identifier for restoring the controller. Present for compatibility with UIKit.
    open var restorationIdentifier: String?

    /// The width and height that the view has from the screen; 0 if the program has set it.
    var screenSize = CGSize.zero

    // MARK: Appearance

    /// Called before the view appears. An override calls `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called before the layout of the appearing view, with its final traits and size.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view has appeared. An override calls `super`.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears. An override calls `super`.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has disappeared. An override calls `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view. The default implementation does nothing.
    open func updateViewConstraints() {}

    /// Called after a change of the view's safe area, which the device of an image determines.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after a change of the view's margins. Present for compatibility with UIKit.
    open func viewLayoutMarginsDidChange() {}

    /// Called when memory is low, which never happens.
    open func didReceiveMemoryWarning() {}

    /// Called before a change of the view's size by rotation, which never happens.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
    ) {}

    /// A Boolean value that indicates whether the children appear and disappear with the controller. Default: `true`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A Boolean value that indicates whether the controller is being added to its parent.
    public internal(set) var isMovingToParent = false

    /// A Boolean value that indicates whether the controller is being removed from its parent.
    public internal(set) var isMovingFromParent = false

    /// A Boolean value that indicates whether the controller is being presented.
    public internal(set) var isBeingPresented = false

    /// A Boolean value that indicates whether the controller is being dismissed.
    public internal(set) var isBeingDismissed = false

    var appearance = Appearance()

    /// Adds the views of children that appear together with the view. Containers override it.
    func prepareToAppear() {}

    // MARK: Traits

    var ownEnvironment: Environment?
    var lastTraits: TraitCollection?
    private var ownTraitRegistrations: [TraitChangeRegistration] = []
    override var traitRegistrations: [TraitChangeRegistration] {
        get { ownTraitRegistrations }
        set { ownTraitRegistrations = newValue }
    }

    /// The traits that the controller overrides for its view. Mirrors `UIViewController.traitOverrides`.
    open var traitOverrides = TraitOverrides() { didSet { viewIfLoaded?.traitOverrides = traitOverrides } }

    /// The light or dark appearance of the view. `nil` inherits the appearance, like UIKit's `unspecified`. Equivalent
    /// to the property of ``traitOverrides``.
    open var overrideUserInterfaceStyle: UserInterfaceStyle? {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Called after the traits of the view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    // MARK: Title and bars

    /// The controller's title, which is also that of ``navigationItem`` and ``tabBarItem``.
    open var title: String? {
        didSet {
            if title != oldValue {
                ownNavigationItem?.title = title
                ownTabBarItem?.title = title
            }
        }
    }

    private var ownNavigationItem: NavigationItem?
    private var ownTabBarItem: TabBarItem?

    /// The content of the navigation bar while the controller is visible. An image shows no bars.
    open var navigationItem: NavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = NavigationItem()
        item.title = title
        item.controller = self
        ownNavigationItem = item
        return item
    }

    // UIKit's type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's item in a tab bar. Reading it never returns `nil`.
    open var tabBarItem: TabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = TabBarItem(title: title, image: nil, selectedImage: nil)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }

    private var ownEditButtonItem: BarButtonItem?

    /// The button that begins and ends editing. Its title is “Edit” or “Done”.
    open var editButtonItem: BarButtonItem {
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = BarButtonItem()
        item.primaryAction = Action { [weak self] _ in
            if let self { setEditing(!isEditing, animated: true) }
        }
        item.showsEditing(isEditing)
        ownEditButtonItem = item
        return item
    }

    /// The items of the toolbar while the controller is visible.
    open var toolbarItems: [BarButtonItem]? {
        didSet { for item in toolbarItems ?? [] { item.responder = self } }
    }

    /// Sets the items of the toolbar.
    open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// A Boolean value that indicates whether the bar at the bottom is hidden while the controller is visible. An image
    /// shows no bars.
    open var hidesBottomBarWhenPushed = false

    // MARK: Unavailable content

    var unavailableContent = UnavailableContent()

    /// The message in place of the view's content, such as for an empty table. `nil` shows none.
    ///
    /// It is shown above the view's other subviews. In the view of a table, it fills the screen.
    open var contentUnavailableConfiguration: (any ContentConfiguration)? {
        get { unavailableContent.configuration }
        set { showUnavailableContent(newValue) }
    }

    /// The state for which the message is updated.
    open var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
        var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = ownNavigationItem?.searchController?.searchBar.text
        return state
    }

    /// Schedules a call of ``updateContentUnavailableConfiguration(using:)`` before the next image.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.state = nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates ``contentUnavailableConfiguration`` for a state: when the view first appears, and after a change of the
    /// state. The default implementation updates the configuration that the program has set.
    open func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = contentUnavailableConfiguration?.updated(for: state)
    }

    // MARK: Editing

    private var isBeingEdited = false

    /// A Boolean value that indicates whether the view's content is being edited. Setting it calls
    /// ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. A subclass that overrides it calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isBeingEdited = editing
        ownEditButtonItem?.showsEditing(editing)
    }

    // MARK: Containers

    /// The controllers in this controller, in the order of their addition.
    open internal(set) var children: [ViewController] = []

    /// The controller that contains this controller.
    public internal(set) weak var parent: ViewController?

    /// Adds a controller, and calls its ``willMove(toParent:)``. The caller adds its view, and then calls
    /// ``didMove(toParent:)``.
    open func addChild(_ childController: ViewController) { add(childController) }

    /// Removes the controller from its parent, and calls ``didMove(toParent:)``.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller moves to another parent. `nil` removes it.
    open func willMove(toParent parent: ViewController?) {}

    /// Called after the controller has moved to another parent. An override calls `super`, which makes the controller
    /// appear if its parent is visible.
    open func didMove(toParent parent: ViewController?) { if let parent { appear(in: parent) } }

    /// Exchanges the views of two children. The animations have taken effect at the end of the call.
    open func transition(
        from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval,
        options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, animations)
        completion?(true)
    }

    // MARK: Presentation

    var presented: ViewController?
    weak var presenter: ViewController?
    /// A Boolean value that indicates whether the presentation has made the presenter disappear.
    var hidesPresenter = false

    /// The style of the presentation. `fullScreen` and `currentContext` make the presenting controller disappear.
    open var modalPresentationStyle = ModalPresentationStyle.automatic

    /// The animation of the presentation. Present for compatibility with UIKit.
    open var modalTransitionStyle = ModalTransitionStyle.coverVertical

    /// A Boolean value that indicates whether the user cannot dismiss the controller by a swipe. Present for
    /// compatibility with UIKit.
    open var isModalInPresentation = false

    /// A Boolean value that indicates whether the controller's view is covered by presentations in the current context.
    /// Present for compatibility with UIKit.
    open var definesPresentationContext = false

    /// The preferred size in a container, in points. Default: 0 × 0.
    open var preferredContentSize = CGSize.zero

    private(set) lazy var ownPopover = PopoverPresentationController()

    /// Presents a controller. It appears and disappears as in UIKit, but an image does not show it above this one.
    /// The completion is called before the method returns.
    open func present(
        _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(viewControllerToPresent, modally: flag, completion) }

    /// Dismisses the controllers that this controller presents, or else this controller. The completion is
    /// called before the method returns.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag)
        completion?()
    }

    /// Pushes a controller in the navigation controller, or else presents it.
    open func show(_ vc: ViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents a controller.
    open func showDetailViewController(_ vc: ViewController, sender: Any?) { present(vc, animated: true) }

    // MARK: Segues

    /// Performs a segue that was registered with ``Storyboard/withPrototypes(controllers:segues:_:)``: it calls
    /// ``prepare(for:sender:)`` and shows the destination with ``show(_:sender:)``.
    ///
    /// An unknown identifier is a programming error, as in UIKit: it terminates the program with a message.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        let segue = StoryboardSegue(
            identifier: identifier, source: self, destination: Storyboard.destination(ofSegue: identifier))
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Returns a Boolean value that indicates whether a segue is performed. Default: `true`.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, to configure its destination.
    open func prepare(for segue: StoryboardSegue, sender: Any?) {}

    /// The storyboard with the controllers that were registered with
    /// ``Storyboard/withPrototypes(controllers:segues:_:)``. `nil` if there are none.
    open var storyboard: Storyboard? { Storyboard.registered }

    // MARK: The screen

    /// A Boolean value that indicates whether the status bar is hidden. An image shows no status bar.
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar. An image shows no status bar.
    open var preferredStatusBarStyle: StatusBarStyle { .default }

    /// The animation of the status bar. An image shows no status bar.
    open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

    /// Updates the status bar. Present for compatibility with UIKit.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The child that determines the style of the status bar.
    open var childForStatusBarStyle: ViewController? { nil }

    /// The child that determines whether the status bar is hidden.
    open var childForStatusBarHidden: ViewController? { nil }

    /// A Boolean value that indicates whether the home indicator is hidden. An image shows none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The supported orientations of the device. Present for compatibility with UIKit.
    open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

    /// The preferred orientation of the device for presentations. Present for compatibility with UIKit.
    open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }

    /// A Boolean value that indicates whether the content rotates with the device. Present for compatibility with
    /// UIKit.
    open var shouldAutorotate: Bool { true }

    /// The edges that extend below bars. Present for compatibility with UIKit, because an image shows no bars.
    open var edgesForExtendedLayout = RectEdge.all

    /// A Boolean value that indicates whether the content extends below opaque bars. Present for compatibility with
    /// UIKit.
    open var extendedLayoutIncludesOpaqueBars = false

    /// A Boolean value that indicates whether bars inset the content of a scroll view. Present for compatibility with
    /// UIKit.
    open var automaticallyAdjustsScrollViewInsets = true

    /// The minimum margins of the view, in points: those of rows at both sides, and 0 above and below. Mirrors
    /// `UIViewController.systemMinimumLayoutMargins`.
    open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
        let environment = viewIfLoaded?.environment ?? environment
        let width = viewIfLoaded?.bounds.width ?? environment.screenSize.width
        let margin = environment.theme.cell.margin.value(forWidth: width)
        return DirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    /// A Boolean value that indicates whether the margins of the view are at least ``systemMinimumLayoutMargins``.
    /// Default: `true`. Mirrors `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.layoutValuesDidChange() }
    }

    /// The insets of the view's safe area, in addition to those of the screen, in points.
    open var additionalSafeAreaInsets = EdgeInsets.zero
}
