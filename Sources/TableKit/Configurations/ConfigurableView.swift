/// The configurations of a cell or header view, and the views that show them.
struct Configurations<State: ConfigurationState & Equatable> {
    var content: (any ContentConfiguration)?
    var background: BackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true

    /// The view that shows the content, in place of the predefined content view.
    fileprivate(set) var view: (any View & ContentView)? {
        didSet { contentView = view as? ListContentView }
    }
    /// The same view if it shows a list content configuration.
    private(set) var contentView: ListContentView?
    fileprivate(set) var backgroundView: BackgroundConfigurationView?

    var needsUpdate = true
    fileprivate var isUpdating = false
    /// The state of the last update.
    fileprivate var state: State?
}

/// A view whose content and background can be described by configurations: a cell, or a header or footer view.
protocol ConfigurableView: View {
    associatedtype State: ConfigurationState & Equatable
    var configurations: Configurations<State> { get set }
    var configurationState: State { get }
    /// The view that contains the content without a configuration.
    var plainContentView: View { get }
    /// A Boolean value that indicates whether a handler or a subclass may depend on the state.
    var hasOwnUpdates: Bool { get }
    func updateConfiguration(using state: State)
    func callUpdateHandler(_ state: State)
    func contentViewDidChange()
}

extension ConfigurableView {
    func setContent(_ new: (any ContentConfiguration)?) {
        guard var new else { return show(nil) }
        if configurations.updatesContent { new = new.updated(for: configurationState) }
        configurations.content = new
        if let view = configurations.view, view.supports(new) {
            view.configuration = new
            setNeedsLayout()
        } else {
            show(new.makeContentView())
        }
    }

    /// Replaces the content view by the view of a configuration, or by the predefined one.
    private func show(_ view: (any View & ContentView)?) {
        let old: View = configurations.view ?? plainContentView
        let new: View = view ?? plainContentView
        configurations.view = view
        if view == nil { configurations.content = nil }
        guard old !== new else { return }
        new.frame = old.frame
        insertSubview(new, at: subviews.firstIndex { $0 === old } ?? 0)
        old.removeFromSuperview()
        contentViewDidChange()
        setNeedsLayout()
    }

    func setBackground(_ new: BackgroundConfiguration?) {
        configurations.background =
            configurations.updatesBackground ? new?.updated(for: configurationState) : new
        if new == nil {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
        }
        setNeedsLayout()
    }

    /// Lays out the background configuration behind all other views, and returns its view if there is one.
    @discardableResult
    func layOutConfiguredBackground(_ context: BackgroundConfiguration.Context) -> View? {
        guard let background = configurations.background else { return nil }
        let view = configurations.backgroundView ?? BackgroundConfigurationView()
        configurations.backgroundView = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.untransformedFrame = bounds
        view.show(background, context)
        return view
    }

    // MARK: Updates

    /// A Boolean value that indicates whether an update can have an effect. A state takes time to create.
    private var followsState: Bool {
        configurations.content != nil || configurations.background != nil || hasOwnUpdates
    }

    /// Updates the configurations if the state has changed since the last update.
    func updateConfigurationIfNeeded() {
        guard followsState, !configurations.isUpdating else { return }
        let state = configurationState
        guard configurations.needsUpdate || state != configurations.state else { return }
        configurations.needsUpdate = false
        configurations.state = state
        configurations.isUpdating = true
        defer { configurations.isUpdating = false }
        updateConfiguration(using: state)
        callUpdateHandler(state)
    }

    /// Updates the configurations that follow the state automatically.
    func updateConfigurationsAutomatically() {
        if configurations.updatesContent, let content = configurations.content { setContent(content) }
        if configurations.updatesBackground, let background = configurations.background {
            setBackground(background)
        }
    }

    func scheduleConfigurationUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }
}
