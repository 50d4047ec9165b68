extension View {
    /// The frame that the view has without its transform, in points. Layout sets it.
    package var untransformedFrame: CGRect {
        get { storedFrame }
        set {
            // A subclass can override the frame.
            if drawnTransform == nil { frame = newValue } else { setUntransformedFrame(newValue) }
        }
    }

    func setUntransformedFrame(_ frame: CGRect) {
        let newFrame = CGRect(origin: frame.origin, size: fixedSize ?? frame.size)
        let oldFrame = storedFrame
        let oldSize = oldFrame.size
        storedFrame = newFrame
        if layoutState != nil, newFrame != oldFrame { frameDidChange(from: oldFrame) }
        guard oldSize != newFrame.size else { return }
        for subview in subviews { subview.resize(withOldSuperviewSize: oldSize, newSize: newFrame.size) }
        setNeedsLayout()
    }
}
