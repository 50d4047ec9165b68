/// A button of a navigation bar or toolbar. Mirrors `UIBarButtonItem`. An image shows no bars.
///
/// Swift on Linux has no selectors. An action is an ``Action``, a closure, or a method of the target:
/// `BarButtonItem(barButtonSystemItem: .add, target: self, action: List.addItem)`.
open class BarButtonItem: BarItem {
    /// The style of a bar button. Mirrors `UIBarButtonItem.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// A plain button.
        case plain = 0
        /// A button with a border, as in early versions of UIKit.
        case bordered = 1
        /// A button that ends a task, in bold text.
        case done = 2
    }

    /// A predefined bar button. Mirrors `UIBarButtonItem.SystemItem`.
    public enum SystemItem: Int, Sendable, Hashable, CaseIterable {
        /// A button that ends a task.
        case done = 0
        /// A button that cancels a task.
        case cancel = 1
        /// A button that begins editing.
        case edit = 2
        /// A button that saves.
        case save = 3
        /// A plus sign.
        case add = 4
        /// Flexible space.
        case flexibleSpace = 5
        /// Space of a fixed width.
        case fixedSpace = 6
        /// A button for a new message.
        case compose = 7
        /// A button that replies.
        case reply = 8
        /// A button that shares.
        case action = 9
        /// A button that moves to a folder.
        case organize = 10
        /// A button that shows bookmarks.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A button that refreshes.
        case refresh = 13
        /// A button that stops.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A button that plays.
        case play = 17
        /// A button that pauses.
        case pause = 18
        /// A button that rewinds.
        case rewind = 19
        /// A button that fast-forwards.
        case fastForward = 20
        /// A button that undoes.
        case undo = 21
        /// A button that redoes.
        case redo = 22
        /// A button that closes.
        case close = 24
    }

    /// The style.
    open var style = Style.plain

    /// The width in points. 0 fits the content.
    open var width: CGFloat = 0

    /// The titles that the button can have, for a width that fits each of them.
    open var possibleTitles: Set<String>?

    /// The view in place of the button.
    open var customView: View?

    /// The action. With an action, the title and the image are those of the action.
    open var primaryAction: Action? { didSet { primaryActionDidChange() } }

    private func primaryActionDidChange() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        image = primaryAction.image ?? image
    }

    /// The menu of the button.
    open var menu: Menu?

    /// The color of the button. `nil` uses that of the bar.
    open var tintColor: Color?

    /// A Boolean value that indicates whether the button is selected.
    open var isSelected = false

    /// A Boolean value that indicates whether the button is hidden.
    open var isHidden = false

    /// The object whose method the button calls.
    open weak var target: AnyObject?

    /// Calls the target, which it captures weakly.
    private var callTarget: ((BarButtonItem) -> Void)?

    /// The predefined button.
    package private(set) var systemItem: SystemItem?

    /// Creates a button without content.
    public override init() { super.init() }

    /// Creates an empty button, as a storyboard would.
    public required init?(coder: NSCoder) { super.init() }

    /// Simulates a tap on the button, which performs its action if it is enabled.
    open func tap() {
        guard isEnabled, !isHidden else { return }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let callTarget {
            callTarget(self)
        } else if let control = customView as? Control {
            control.sendActions(for: control.primaryEvents)
        }
    }

    /// Shows “Done” or “Edit”, as the edit button of a controller.
    func showsEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
        systemItem = isEditing ? .done : .edit
    }
}

extension BarButtonItem {
    /// Creates a predefined button.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        primaryActionDidChange()
        self.menu = menu
    }

    /// Creates a button with a title or an image, by default those of the action.
    public convenience init(
        title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        // Initializers of a class do not call its observers.
        primaryActionDidChange()
        self.title = title ?? self.title
        self.image = image ?? self.image
        self.menu = menu
    }

    /// Creates an item with a custom view.
    public convenience init(customView: View) {
        self.init()
        self.customView = customView
    }

    /// Returns an item of flexible space.
    public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

    /// Returns an item of space with a width in points.
    public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
        let item = BarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private convenience init(
        _ title: String?, _ image: Image?, _ style: Style, _ systemItem: SystemItem? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.style = style
        self.systemItem = systemItem
    }

    // MARK: Without an action

    /// Creates a button with a title and no action.
    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init(title, nil, style)
    }

    /// Creates a button with an image and no action.
    public convenience init(image: Image?, style: Style, target: Any?, action: Never?) {
        self.init(nil, image, style)
    }

    /// Creates a predefined button without an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
        self.init(nil, nil, .plain, systemItem)
    }

    // MARK: With a method of a target

    /// Creates a button with a title, which calls a method of the target with the button.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(title, nil, style)
        setTarget(target, action)
    }

    /// Creates a button with a title, which calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title, nil, style)
        setTarget(target, action)
    }

    /// Creates a button with an image, which calls a method of the target with the button.
    public convenience init<Target: AnyObject, Sender>(
        image: Image?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(nil, image, style)
        setTarget(target, action)
    }

    /// Creates a button with an image, which calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        image: Image?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(nil, image, style)
        setTarget(target, action)
    }

    /// Creates a predefined button, which calls a method of the target with the button.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(nil, nil, .plain, systemItem)
        setTarget(target, action)
    }

    /// Creates a predefined button, which calls a method of the target without arguments.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(nil, nil, .plain, systemItem)
        setTarget(target, action)
    }

    /// Sets the target and its method, which is called with the button.
    public func setTarget<Target: AnyObject, Sender>(
        _ target: Target, _ action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.target = target
        callTarget = { [weak target] item in
            if let target, let sender = item as? Sender { action(target)(sender) }
        }
    }

    /// Sets the target and its method, which is called without arguments.
    public func setTarget<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
        self.target = target
        callTarget = { [weak target] _ in if let target { action(target)() } }
    }
}
