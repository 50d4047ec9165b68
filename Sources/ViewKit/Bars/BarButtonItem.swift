/// A button of a navigation bar or toolbar. Mirrors `UIBarButtonItem`. An image shows no bars.
///
/// Swift on Linux has no selectors. An action is an ``Action``, or a method without parameters or with the button:
/// `BarButtonItem(barButtonSystemItem: .add, target: self, action: addItem)`. The button retains the method's object. With
/// `List.addItem` for `addItem`, it does not.
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

    private var method: TargetAction? { didSet { target = method?.target } }

    /// The method that the button calls: without parameters or with the button, as in `item.action = addItem`.
    ///
    /// Reading it returns a value that other buttons accept. Use ``setTarget(_:_:)-(Target,_)`` for a method of a class,
    /// such as `List.addItem`. Setting the property to a value of another type terminates the program with a message.
    open var action: Any? {
        get { method }
        set {
            let target = target
            method = newValue.map { method in
                guard let action = TargetAction(target, untyped: method, sender: BarButtonItem.self) else {
                    fatalError(
                        "The action of a bar button is a \(type(of: method)); use a method without parameters or "
                            + "with the button")
                }
                return action
            }
            self.target = target
        }
    }

    /// The controller whose bar contains the button, at which the responder chain begins.
    weak var responder: Responder?

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
        } else if let method {
            method.perform(from: responder, self)
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
        title: String? = nil, image: Image? = nil, style: Style = .plain, systemItem: SystemItem? = nil,
        method: TargetAction?
    ) {
        self.init()
        (self.title, self.image, self.style, self.systemItem) = (title, image, style, systemItem)
        setMethod(method)
    }

    // Initializers of a class do not call its observers.
    private func setMethod(_ method: TargetAction?) { self.method = method }

    // MARK: With a title

    /// Creates a button with a title and no action.
    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init(title: title, style: style, method: nil)
    }

    /// Creates a button with a title, which calls a method.
    public convenience init<each Argument>(
        title: String?, style: Style, target: Any?, action: @escaping (repeat each Argument) -> Void
    ) { self.init(title: title, style: style, method: TargetAction(target, action)) }

    /// Creates a button with a title, which calls a method of the target's class.
    public convenience init<Target: AnyObject, each Argument>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { self.init(title: title, style: style, method: TargetAction(target, action)) }

    /// Creates a button with a title, which calls a method of the first object of a class in the responder chain.
    public convenience init<Target: AnyObject, each Argument>(
        title: String?, style: Style, target: Responder.Type?,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { self.init(title: title, style: style, method: TargetAction(action)) }

    // MARK: With an image

    /// Creates a button with an image and no action.
    public convenience init(image: Image?, style: Style, target: Any?, action: Never?) {
        self.init(image: image, style: style, method: nil)
    }

    /// Creates a button with an image, which calls a method.
    public convenience init<each Argument>(
        image: Image?, style: Style, target: Any?, action: @escaping (repeat each Argument) -> Void
    ) { self.init(image: image, style: style, method: TargetAction(target, action)) }

    /// Creates a button with an image, which calls a method of the target's class.
    public convenience init<Target: AnyObject, each Argument>(
        image: Image?, style: Style, target: Target,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { self.init(image: image, style: style, method: TargetAction(target, action)) }

    /// Creates a button with an image, which calls a method of the first object of a class in the responder chain.
    public convenience init<Target: AnyObject, each Argument>(
        image: Image?, style: Style, target: Responder.Type?,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { self.init(image: image, style: style, method: TargetAction(action)) }

    // MARK: With predefined content

    /// Creates a button with predefined content and no action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
        self.init(systemItem: systemItem, method: nil)
    }

    /// Creates a button with predefined content, which calls a method.
    public convenience init<each Argument>(
        barButtonSystemItem systemItem: SystemItem, target: Any?,
        action: @escaping (repeat each Argument) -> Void
    ) { self.init(systemItem: systemItem, method: TargetAction(target, action)) }

    /// Creates a button with predefined content, which calls a method of the target's class.
    public convenience init<Target: AnyObject, each Argument>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { self.init(systemItem: systemItem, method: TargetAction(target, action)) }

    /// Creates a button with predefined content, which calls a method of the first object of a class in the responder chain.
    public convenience init<Target: AnyObject, each Argument>(
        barButtonSystemItem systemItem: SystemItem, target: Responder.Type?,
        action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { self.init(systemItem: systemItem, method: TargetAction(action)) }

    // MARK: The target

    /// Sets a method, which is called with the button or without arguments. The button retains the method's object.
    public func setTarget<each Argument>(
        _ target: Any?, _ action: @escaping (repeat each Argument) -> Void
    ) { method = TargetAction(target, action) }

    /// Sets the target and a method of its class. The button does not retain the target.
    public func setTarget<Target: AnyObject, each Argument>(
        _ target: Target, _ action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { method = TargetAction(target, action) }
}
