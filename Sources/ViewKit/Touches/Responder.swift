/// An object that can become the first responder: the base class of views and controllers. Mirrors `UIResponder`.
///
/// Two responders are equal only if they are the same object, as with `NSObject`.
open class Responder: AccessibleObject {
    /// Creates a responder.
    public override init() {}

    /// The class, for the initial value of a static property. There, `self` is a member of the class in UIKit, too:
    /// `static let identifier = String(describing: self)`. In UIKit, it describes a method of `NSObject`.
    public class var `self`: Responder.Type { Self.self }

    /// Returns the name of the class with its module. Mirrors `NSObject.description()`.
    open class func description() -> String { String(reflecting: self) }

    /// The next object in the responder chain. For a view, it is the view's controller or the superview. For a
    /// controller, it is the superview of its view, or the presenting controller.
    open var next: Responder? { nil }

    /// The registrations for changes of traits, in their order.
    var traitRegistrations: [TraitChangeRegistration] {
        get { [] }
        set {}
    }

    // MARK: The first responder

    /// A Boolean value that indicates whether the object is the first responder of its hierarchy of views.
    open var isFirstResponder: Bool { isFirst }

    private(set) var isFirst = false

    /// A Boolean value that indicates whether the object can become the first responder. Default: `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value that indicates whether the object can stop being the first responder. Default: `true`.
    open var canResignFirstResponder: Bool { true }

    /// Makes the object the first responder of its hierarchy of views, in place of another. Unlike in UIKit, the
    /// hierarchy does not require a window.
    ///
    /// - Returns: A Boolean value that indicates whether the object is the first responder.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if isFirst { return true }
        guard canBecomeFirstResponder, shouldBeginEditing() else { return false }
        if let current = ownView?.root.firstResponder, !current.resignFirstResponder() { return false }
        isFirst = true
        ownView?.recordFirstResponder()
        didBeginEditing()
        return true
    }

    /// Stops being the first responder.
    ///
    /// - Returns: A Boolean value that indicates whether the object is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirst else { return true }
        guard canResignFirstResponder, shouldEndEditing() else { return false }
        endBeingFirst()
        return true
    }

    fileprivate func endBeingFirst() {
        isFirst = false
        didEndEditing()
    }

    /// The object itself, or the view of a controller.
    private var ownView: View? { self as? View ?? (self as? ViewController)?.viewIfLoaded }

    // Views of editable text override these methods.
    func shouldBeginEditing() -> Bool { true }
    func didBeginEditing() {}
    func shouldEndEditing() -> Bool { true }
    func didEndEditing() {}

    // MARK: Input views

    /// The view in place of the keyboard. Present for compatibility with UIKit, because an image shows no keyboard.
    open var inputView: View? { nil }

    /// The view above the keyboard. Present for compatibility with UIKit, because an image shows no keyboard.
    open var inputAccessoryView: View? { nil }

    // MARK: Touches

    /// Called by UIKit when touches begin. tablesnap does not call it, nor the following methods.
    open func touchesBegan(_ touches: Set<UserTouch>, with event: UserEvent?) {}

    /// Called by UIKit when touches move.
    open func touchesMoved(_ touches: Set<UserTouch>, with event: UserEvent?) {}

    /// Called by UIKit when touches end.
    open func touchesEnded(_ touches: Set<UserTouch>, with event: UserEvent?) {}

    /// Called by UIKit when the system interrupts touches.
    open func touchesCancelled(_ touches: Set<UserTouch>, with event: UserEvent?) {}

    /// The commands for keys. Present for compatibility with UIKit, because an image has no keyboard.
    open var keyCommands: [KeyCommand]? { nil }

    // MARK: Edit menu

    /// Copies the selection. Like the following methods, a subclass implements it, and tablesnap does not call it.
    /// Mirrors `UIResponderStandardEditActions`.
    open func copy(_ sender: Any?) {}

    /// Cuts the selection.
    open func cut(_ sender: Any?) {}

    /// Pastes.
    open func paste(_ sender: Any?) {}

    /// Deletes the selection.
    open func delete(_ sender: Any?) {}

    /// Selects the object at the location of the menu.
    open func select(_ sender: Any?) {}

    /// Selects everything.
    open func selectAll(_ sender: Any?) {}

    /// Updates the input views. Present for compatibility with UIKit, because an image shows no keyboard.
    open func reloadInputViews() {}
}

extension Responder: Hashable {
    /// Returns a Boolean value that indicates whether two responders are the same object.
    public static func == (left: Responder, right: Responder) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
    /// The first responder among the view, its descendants and their controllers.
    var firstResponder: Responder? {
        guard mayContainFirstResponder else { return nil }
        if isFirst { return self }
        if let controller, controller.isFirst { return controller }
        for subview in subviews {
            if let responder = subview.firstResponder { return responder }
        }
        mayContainFirstResponder = false
        return nil
    }

    /// Records that the view and its superviews contain the first responder. Others need not be searched for it.
    func recordFirstResponder() {
        var view: View? = self
        while let current = view {
            current.mayContainFirstResponder = true
            view = current.superview
        }
    }

    /// Makes the view, or a descendant that is the first responder, stop being it. Mirrors `UIView.endEditing(_:)`.
    ///
    /// - Parameter force: A Boolean value that indicates whether to ignore the refusal of the first responder. Its
    ///   delegate is called in both cases.
    /// - Returns: A Boolean value that indicates whether none of them is the first responder.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let responder = firstResponder, !responder.resignFirstResponder() else { return true }
        if force, responder.isFirst { responder.endBeingFirst() }
        return force
    }

    /// The window that contains the view. `nil` if there is none, as in an image of a table alone.
    public var window: Window? { self as? Window ?? superview?.window }
}
