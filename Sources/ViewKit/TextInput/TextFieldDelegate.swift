/// The methods that control the editing of a text field. Mirrors `UITextFieldDelegate`. Every method has a default
/// implementation.
public protocol TextFieldDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether editing can begin.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: TextField)

    /// Returns a Boolean value that indicates whether editing can end.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool

    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: TextField)

    /// Called when editing has ended, with the reason.
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)

    /// Returns a Boolean value that indicates whether a range of the text can be replaced.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when the text or the selection has changed.
    func textFieldDidChangeSelection(_ textField: TextField)

    /// Returns a Boolean value that indicates whether the clear button removes the text.
    func textFieldShouldClear(_ textField: TextField) -> Bool

    /// Called for the return key. Returns a Boolean value that indicates whether it has its usual effect.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: TextField) {}

    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: TextField) {}

    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    /// Returns `true`.
    public func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: TextField) {}

    /// Returns `true`.
    public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
    /// The reason for the end of editing. Mirrors `UITextField.DidEndEditingReason`.
    public enum DidEndEditingReason: Int, Sendable, Hashable, CaseIterable {
        /// The text is complete.
        case committed
        /// The text is discarded.
        case cancelled
    }
}
