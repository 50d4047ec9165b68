/// A coder that passes the reuse identifier to a view of a registered class. It contains nothing else to decode.
final class PrototypeCoder: NSCoder {
    let reuseIdentifier: String

    init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
