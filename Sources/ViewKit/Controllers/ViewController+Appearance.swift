extension ViewController {
    /// The progress of the controller's appearance.
    struct Appearance {
        enum State { case disappeared, appearing, appeared, disappearing }

        var state = State.disappeared
        var isAnimated = false

        /// A Boolean value that indicates whether the view is visible, or about to be.
        var isVisible: Bool { state == .appearing || state == .appeared }
    }

    /// Begins to make the controller appear or disappear, together with its visible children. A container whose
    /// ``shouldAutomaticallyForwardAppearanceMethods`` is `false` calls it for its children.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != appearance.isVisible else { return }
        if isAppearing { loadViewIfNeeded() }
        appearance = Appearance(state: isAppearing ? .appearing : .disappearing, isAnimated: animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        if isAppearing { prepareToAppear() }
        for child in forwardingChildren {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
        if isAppearing { viewIsAppearing(animated) }
    }

    /// Ends what ``beginAppearanceTransition(_:animated:)`` has begun.
    public func endAppearanceTransition() {
        switch appearance.state {
        case .appearing:
            appearance.state = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.state = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared: return
        }
        for child in forwardingChildren {
            // The view of a child can have been added during layout.
            if appearance.isVisible { child.appear(animated: appearance.isAnimated) }
            child.endAppearanceTransition()
        }
    }

    /// The children whose views are in the controller's view.
    private var forwardingChildren: [ViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Makes the controller appear, unless it is visible.
    package func appear(animated: Bool = false) {
        guard !appearance.isVisible else { return }
        beginAppearanceTransition(true, animated: animated)
        viewIfLoaded?.layoutIfNeeded()
        endAppearanceTransition()
    }

    /// Makes the controller disappear, if it is visible.
    func disappear(animated: Bool = false) {
        beginAppearanceTransition(false, animated: animated)
        endAppearanceTransition()
    }

    // MARK: The environment

    /// The environment of the view while it has no superview.
    var environment: Environment {
        if let ownEnvironment { return ownEnvironment }
        guard let container = parent ?? presenter else { return Screen.main.environment }
        return container.viewIfLoaded?.environment ?? container.environment
    }

    /// Makes the controller appear on a screen with a theme and traits, in place of the device's screen.
    package func appear(in environment: Environment) {
        if let superview = viewIfLoaded?.superview {
            superview.root.environment = environment
        } else if environment != ownEnvironment {
            ownEnvironment = environment
            viewIfLoaded?.environmentDidChange()
        }
        takeScreenSize()
        appear()
    }

    /// Gives a view without a width or height that of the screen. The size follows the screen until the program changes
    /// it.
    package func takeScreenSize() {
        guard let view else { return }
        let environment = view.environment
        // The views below derive their safe area from that of the outermost view.
        if view.superview == nil { view.safeAreaInsets = environment.screen?.safeAreaInsets ?? .zero }
        let screen = environment.screenSize
        var size = view.frame.size
        if size.width == screenSize.width { (size.width, screenSize.width) = (screen.width, screen.width) }
        if size.height == screenSize.height {
            (size.height, screenSize.height) = (screen.height, screen.height)
        }
        if size != view.frame.size { view.frame.size = size }
    }

    /// Returns the margins of the view, in addition to the safe area. `nil` uses the minimum.
    func layoutMargins(_ specified: EdgeInsets?) -> EdgeInsets {
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        let minimum = systemMinimumLayoutMargins.edgeInsets(isRightToLeft: isRightToLeft)
        guard let specified, viewRespectsSystemMinimumLayoutMargins else { return specified ?? minimum }
        return EdgeInsets(
            top: max(specified.top, minimum.top), left: max(specified.left, minimum.left),
            bottom: max(specified.bottom, minimum.bottom), right: max(specified.right, minimum.right))
    }

    func viewEnvironmentDidChange() {
        guard let traits = viewIfLoaded?.traitCollection, let previous = lastTraits, traits != previous
        else { return }
        lastTraits = traits
        traitCollectionDidChange(previous)
        for registration in traitRegistrations { registration.traitsDidChange(from: previous, to: traits) }
    }

    /// The traits of the view, or before it is loaded, of the screen. Mirrors `UIViewController.traitCollection`.
    public var traitCollection: TraitCollection { (viewIfLoaded?.environment ?? environment).traits }
}

extension View {
    var root: View { superview?.root ?? self }

    /// Lays out the superviews, from the root, because their controllers can set the view's frame.
    package func layOutSuperviews() {
        superview?.layOutSuperviews()
        superview?.layoutOwnSubviewsIfNeeded()
    }

    /// The outermost controller of the hierarchy that contains the view. `nil` if no controller owns the view.
    package var screenController: ViewController? {
        var controller: ViewController?
        var view: View? = self
        while let current = view {
            controller = current.controller ?? controller
            view = current.superview
        }
        return controller?.outermost
    }
}

extension ViewController {
    /// The controller at the top of the containers.
    package var outermost: ViewController { parent?.outermost ?? self }
}

extension Theme {
    /// The width and height of a screen with the theme's tables, in points.
    package var screenSize: CGSize { CGSize(width: tableWidth, height: scrolling.screenHeight) }
}
