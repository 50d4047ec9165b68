import CHarfBuzzSubset
import Typesetting

/// A namespace for font files that contain only the glyphs of some characters.
enum FontSubset {
    /// Returns an OpenType font that shapes and draws some characters as the given font does. The result is `nil` if
    /// its file cannot be read, or if HarfBuzz cannot make a subset of it.
    static func bytes(of font: ScaledFont, characters: Set<UInt32>) -> [UInt8]? {
        guard let blob = hb_blob_create_from_file_or_fail(font.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(font.faceIndex))
        defer { hb_face_destroy(face) }
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for character in characters { hb_set_add(wanted, character) }
        // All layout features are retained, so that joined letters and combining marks do not change.
        hb_set_clear(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG))
        hb_set_invert(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG))
        // A viewer cannot know the positions on other axes than that of the weight.
        for (axis, position) in zip(axes(of: face), font.variations) {
            hb_subset_input_pin_axis_location(input, face, axis, position)
        }
        guard let subset = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(subset) }
        guard let result = hb_face_reference_blob(subset) else { return nil }
        defer { hb_blob_destroy(result) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(result, &length), length > 0 else { return nil }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
    /// Returns the tags of a variable font's axes.
    private static func axes(of face: OpaquePointer?) -> [hb_tag_t] {
        var count = hb_ot_var_get_axis_count(face)
        var axes = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        return axes.prefix(Int(count)).map(\.tag)
    }
}
