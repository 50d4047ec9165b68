/// The methods that a text view calls while its text is edited. Mirrors `UITextViewDelegate`. Every method has a default
/// implementation.
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Returns a Boolean value that indicates whether editing can begin.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool

    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: TextView)

    /// Returns a Boolean value that indicates whether editing can end.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool

    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: TextView)

    /// Returns a Boolean value that indicates whether a range of the text, in UTF-16 units, can be replaced.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool

    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: TextView)

    /// Called when the user has changed the text or the selection.
    func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: TextView) {}

    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: TextView) {}

    /// Returns `true`.
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func textViewDidChange(_ textView: TextView) {}

    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: TextView) {}
}
