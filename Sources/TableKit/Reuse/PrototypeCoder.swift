/// Tells a view of a registered class under which identifier it is made. There is nothing else to decode.
final class PrototypeCoder: NSCoder {
    let reuseIdentifier: String

    init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
