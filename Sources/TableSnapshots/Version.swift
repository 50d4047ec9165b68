/// The version of tablesnap.
public enum Version {
    /// As in the change log, and in the Software text of pictures.
    public static let current = "0.1.0"
}
