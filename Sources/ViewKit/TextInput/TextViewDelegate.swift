/// The methods that UIKit calls while the user edits a text view. Mirrors `UITextViewDelegate`. Every method has a
/// default implementation. tablesnap does not call them.
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Called by UIKit when editing begins.
    func textViewDidBeginEditing(_ textView: TextView)

    /// Called by UIKit when editing ends.
    func textViewDidEndEditing(_ textView: TextView)

    /// Called by UIKit when the text changes.
    func textViewDidChange(_ textView: TextView)

    /// Returns a Boolean value that indicates whether a range of the text can be replaced.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
}

extension TextViewDelegate {
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: TextView) {}

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: TextView) {}

    /// Does nothing.
    public func textViewDidChange(_ textView: TextView) {}

    /// Returns `true`.
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}
