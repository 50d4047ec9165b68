/// The version of tablesnap.
public enum Version {
    /// The version number, as in the change log and in the Software text of images.
    public static let current = "0.1.0"
}
