/// A method as an action, in the place of UIKit's target and selector. Swift on Linux has no selectors.
///
/// A method has no parameters, the sender, or the sender and an event, as in UIKit. The action does not call a method
/// whose parameter has another type than the sender.
package struct TargetAction {
    /// The object of the method. `nil` if it is gone, or if the action searches for it.
    package private(set) weak var target: AnyObject?
    private let body: (_ responder: Responder?, _ arguments: [Any]) -> Void

    /// Creates an action from a method of an object, as in `action: save`. The action retains that object.
    package init<each Argument>(_ target: Any?, _ method: @escaping (repeat each Argument) -> Void) {
        self.target = target.map { $0 as AnyObject }
        body = { _, arguments in Self.call(method, arguments) }
    }

    /// Creates an action from a method of a class, as in `action: Settings.save`. The action does not retain the target.
    package init<Target: AnyObject, each Argument>(
        _ target: Target, _ method: @escaping (Target) -> (repeat each Argument) -> Void
    ) {
        self.target = target
        body = { [weak target] _, arguments in
            if let target { Self.call(method(target), arguments) }
        }
    }

    /// Creates an action from a method of a class, for the first of its objects in a responder chain.
    package init<Target: AnyObject, each Argument>(
        _ method: @escaping (Target) -> (repeat each Argument) -> Void
    ) {
        body = { responder, arguments in
            let chain = sequence(first: responder) { $0?.next }.prefix { $0 != nil }
            if let target = chain.lazy.compactMap({ $0 as? Target }).first {
                Self.call(method(target), arguments)
            }
        }
    }

    /// Creates an action from a method of an object, whose type is only known at run time. The sender is a `Sender`, or
    /// has one of its general types. An action is retained. `nil` for a value of another type.
    package init?<Sender: AnyObject>(_ target: AnyObject?, untyped method: Any, sender: Sender.Type) {
        switch method {
        case let action as TargetAction: self = action
        case let method as () -> Void: self.init(target, method)
        case let method as (Sender) -> Void: self.init(target, method)
        case let method as (Any) -> Void: self.init(target, method)
        case let method as (Any?) -> Void: self.init(target, method)
        case let method as (AnyObject) -> Void: self.init(target, method)
        case let method as (AnyObject?) -> Void: self.init(target, method)
        default: return nil
        }
    }

    /// Calls the method.
    ///
    /// - Parameters:
    ///   - responder: The beginning of the responder chain.
    ///   - arguments: The sender, and further objects that the method can have as parameters.
    package func perform(from responder: Responder?, _ arguments: Any...) { body(responder, arguments) }

    private static func call<each Argument>(
        _ method: (repeat each Argument) -> Void, _ arguments: [Any]
    ) {
        var remaining = RemainingArguments(values: arguments[...])
        try? method(repeat remaining.next((each Argument).self))
    }

    private struct RemainingArguments {
        var values: ArraySlice<Any>

        /// An argument has another type than the parameter.
        struct TypeMismatch: Error {}

        /// Returns the next argument. `nil` if there is none for an optional parameter.
        mutating func next<Argument>(_ type: Argument.Type) throws(TypeMismatch) -> Argument {
            guard let argument = values.popFirst() as? Argument else { throw TypeMismatch() }
            return argument
        }
    }
}
