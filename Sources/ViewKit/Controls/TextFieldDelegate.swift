import Foundation

/// The methods that a text field calls while the user edits it. Mirrors `UITextFieldDelegate`. Every method has a default
/// implementation.
///
/// No method is called, because nobody edits the fields of an image.
public protocol TextFieldDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether editing can begin. Default: `true`.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

    /// Called when editing begins.
    func textFieldDidBeginEditing(_ textField: TextField)

    /// Returns a Boolean value that indicates whether editing can end. Default: `true`.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool

    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: TextField)

    /// Returns a Boolean value that indicates whether a change of the text is allowed. Default: `true`.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when the selected text changes.
    func textFieldDidChangeSelection(_ textField: TextField)

    /// Returns a Boolean value that indicates whether the text can be cleared. Default: `true`.
    func textFieldShouldClear(_ textField: TextField) -> Bool

    /// Returns a Boolean value that indicates whether the field responds to the return key. Default: `true`.
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
