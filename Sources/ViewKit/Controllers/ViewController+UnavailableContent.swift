// The message in place of a controller's content.
extension ViewController {
    struct UnavailableContent {
        var configuration: (any ContentConfiguration)?
        var view: (any View & ContentView)?
        /// The state of the last update. `nil` requires an update.
        var state: ContentUnavailableConfigurationState?
        var isUpdating = false
    }

    func showUnavailableContent(_ new: (any ContentConfiguration)?) {
        let new = new?.updated(for: contentUnavailableConfigurationState)
        unavailableContent.configuration = new
        if let new, let view = unavailableContent.view, view.supports(new) {
            view.configuration = new
        } else if new != nil || unavailableContent.view != nil {
            unavailableContent.view?.removeFromSuperview()
            unavailableContent.view = new?.makeContentView()
            addUnavailableContent()
        }
    }

    private func addUnavailableContent() {
        guard let container = viewIfLoaded, let view = unavailableContent.view else { return }
        if view.superview !== container { container.addSubview(view) }
    }

    /// Updates the message if the state has changed since the last update, and shows it in the view.
    func updateUnavailableContent() {
        guard !unavailableContent.isUpdating else { return }
        let state = contentUnavailableConfigurationState
        if state != unavailableContent.state {
            unavailableContent.state = state
            unavailableContent.isUpdating = true
            defer { unavailableContent.isUpdating = false }
            updateContentUnavailableConfiguration(using: state)
        }
        addUnavailableContent()
    }
}

extension View {
    /// The message that the view's controller shows in the view. `nil` for none.
    package var unavailableContent: View? {
        guard let view = controller?.unavailableContent.view, view.superview === self else { return nil }
        return view
    }

    /// Updates the message that the view's controller shows in the view, and its frame.
    package func updateUnavailableContent(in frame: CGRect) {
        controller?.updateUnavailableContent()
        if let view = unavailableContent, view.frame != frame { view.frame = frame }
    }
}
