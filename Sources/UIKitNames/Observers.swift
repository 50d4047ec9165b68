import Synchronization
import TableKit

// Timers and notifications call methods of objects, as with the selectors of Objective-C.

/// The notifications that objects observe with methods.
private enum Observers {
    // A token is immutable, and only its center, which serves any thread, reads it.
    struct Observation: @unchecked Sendable {
        let observer: ObjectIdentifier
        let name: Notification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    static let observations = Mutex<[Observation]>([])
}

extension NotificationCenter {
    /// Calls a method for notifications, with the notification or without arguments.
    ///
    /// The center retains the method's object until `removeObserver(_:)`. With `Settings.update` for `update`, it does not
    /// retain it.
    ///
    /// - Parameters:
    ///   - observer: The object of the method.
    ///   - selector: The method.
    ///   - name: The name of the notifications. `nil` calls the method for all.
    ///   - object: The sender of the notifications. `nil` calls the method for all.
    public func addObserver<each Argument>(
        _ observer: AnyObject, selector: @escaping (repeat each Argument) -> Void,
        name: Notification.Name?, object: Any?
    ) { add(observer, TargetAction(observer, selector), name, object) }

    /// Calls a method of the observer's class for notifications. The center does not retain the observer.
    public func addObserver<Observer: AnyObject, each Argument>(
        _ observer: Observer, selector: @escaping (Observer) -> (repeat each Argument) -> Void,
        name: Notification.Name?, object: Any?
    ) { add(observer, TargetAction(observer, selector), name, object) }

    private func add(
        _ observer: AnyObject, _ action: TargetAction, _ name: Notification.Name?, _ object: Any?
    ) {
        // The center calls the method on the thread that posts the notification, as UIKit's does. Like there, the
        // program posts on the thread of the observer.
        nonisolated(unsafe) let action = action
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            action.perform(from: nil, notification)
        }
        let observation = Observers.Observation(
            observer: ObjectIdentifier(observer), name: name,
            object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token)
        Observers.observations.withLock { $0.append(observation) }
    }

    /// Ends all observations of an object.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Ends the observations of an object with a name and a sender. `nil` matches each.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let identifier = ObjectIdentifier(observer)
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let ended = Observers.observations.withLock { observations in
            let matches = observations.partition { observation in
                observation.observer == identifier && (name == nil || observation.name == name)
                    && (sender == nil || observation.object == sender)
            }
            defer { observations.removeSubrange(matches...) }
            return Array(observations[matches...])
        }
        // Outside the lock: this can release an observer that removes itself.
        for observation in ended { removeObserver(observation.token as Any) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

extension Timer {
    /// Schedules a timer on the current run loop, which calls a method with the timer or without arguments.
    ///
    /// The timer retains the method's object until it is invalid, as in UIKit. Drawing an image does not run the loop.
    @discardableResult public class func scheduledTimer<each Argument>(
        timeInterval interval: TimeInterval, target: Any,
        selector: @escaping (repeat each Argument) -> Void, userInfo: Any?, repeats: Bool
    ) -> Timer { scheduledTimer(interval, TargetAction(target, selector), repeats) }

    /// Schedules a timer on the current run loop, which calls a method of the target's class.
    @discardableResult public class func scheduledTimer<Target: AnyObject, each Argument>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping (Target) -> (repeat each Argument) -> Void, userInfo: Any?, repeats: Bool
    ) -> Timer { scheduledTimer(interval, TargetAction(target, selector), repeats) }

    /// Creates a timer for a run loop, which calls a method with the timer or without arguments.
    ///
    /// The run loop must be that of the method's object.
    public convenience init<each Argument>(
        timeInterval interval: TimeInterval, target: Any,
        selector: @escaping (repeat each Argument) -> Void, userInfo: Any?, repeats: Bool
    ) {
        // The loop calls its timers on its own thread, which the program selects.
        nonisolated(unsafe) let action = TargetAction(target, selector)
        self.init(timeInterval: interval, repeats: repeats) { timer in action.perform(from: nil, timer) }
    }

    private class func scheduledTimer(
        _ interval: TimeInterval, _ action: TargetAction, _ repeats: Bool
    ) -> Timer {
        // A run loop calls its timers on its own thread, which is this one.
        nonisolated(unsafe) let action = action
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
            action.perform(from: nil, timer)
        }
    }
}
