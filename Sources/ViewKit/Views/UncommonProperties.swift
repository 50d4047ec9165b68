/// The properties that few views have.
final class UncommonProperties {
    var shadow = LayerShadow()
    var sublayers: [Layer] = []
    var transform = CGAffineTransform.identity
    var gestureRecognizers: [GestureRecognizer] = []
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
