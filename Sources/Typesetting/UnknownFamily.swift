/// A font family of texts that is not among the fonts, so that the texts have another font.
package struct UnknownFamily: Sendable, Hashable {
    /// The name of the family.
    package let name: String

    /// The families that this process has detected. Texts count when they are measured, on any thread.
    package static var found: [UnknownFamily] {
        Set(FontAccess.forEachTypesetter { $0.unknownFamilies }.joined()).sorted().map {
            UnknownFamily(name: $0)
        }
    }
}

extension UnknownFamily: CustomStringConvertible {
    /// The description, one sentence without a period: the family and the remedy.
    package var description: String {
        "the font \(name) is not available, so that its text has another one; use a folder of fonts that contains it, with "
            + "the key fonts or --fonts"
    }
}
