import CHarfBuzzSubset

/// A namespace for font files that contain only the glyphs of some characters.
enum FontSubset {
    /// Returns an OpenType font that shapes and draws some characters as the given file does. The result is `nil` if
    /// the file cannot be read, or if HarfBuzz cannot make a subset of it.
    static func bytes(of path: String, face index: Int, characters: Set<UInt32>) -> [UInt8]? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(face) }
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for character in characters { hb_set_add(wanted, character) }
        // All layout features are retained, so that joined letters and combining marks do not change.
        hb_set_clear(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG))
        hb_set_invert(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG))
        guard let subset = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(subset) }
        guard let result = hb_face_reference_blob(subset) else { return nil }
        defer { hb_blob_destroy(result) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(result, &length), length > 0 else { return nil }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
