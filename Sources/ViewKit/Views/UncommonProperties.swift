/// The properties that few views have.
final class UncommonProperties {
    var shadow = LayerShadow()
    /// The layer of the view. `nil` until it is required.
    var layer: Layer?
    /// The layers that were added to that of the view.
    var sublayers: [Layer] = []
    /// The layer whose shape clips that of the view.
    var mask: Layer?
    var transform = CGAffineTransform.identity {
        didSet {
            let isDrawn = !transform.isIdentity && transform.isFinite
            drawnTransform = isDrawn ? transform : nil
        }
    }
    /// The transform, or `nil` if it has no effect.
    private(set) var drawnTransform: CGAffineTransform?
    var gestureRecognizers: [GestureRecognizer] = []
    var traitRegistrations: [TraitChangeRegistration] = []
    /// The traits that the registrations have reported.
    var lastTraits: TraitCollection?
}

extension View {
    /// The uncommon properties of the view, created if necessary.
    var ownUncommon: UncommonProperties {
        if let uncommon { return uncommon }
        let properties = UncommonProperties()
        uncommon = properties
        return properties
    }
}
