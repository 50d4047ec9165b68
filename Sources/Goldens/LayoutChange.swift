import Diagnostics
import Foundation
import TableKit

/// A difference between the layouts and texts of an image and its golden image.
public struct LayoutChange: Sendable, Hashable, Codable {
    /// The kind of a difference.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// The golden image lacks the row, header, footer or part.
        case inserted
        /// The image lacks the row, header, footer or part.
        case removed
        /// The row, header or footer is at another position.
        case moved
        /// The characters of a text, or the value of a control, differ.
        case text
        /// The fonts of a text differ.
        case font
        /// The colors of a text differ.
        case color
        /// The accessories or states of a row differ.
        case state
        /// The heights of the row, header or footer differ.
        case height
        /// The frames of a part in its row differ.
        case frame
        /// Only pixels differ.
        case pixels
        /// The widths of the images differ.
        case width
        /// The numbers of pixels per point differ.
        case scale
        /// Traits differ, such as the appearance.
        case traits
    }

    /// The kind.
    public let kind: Kind
    /// The part, with its name in the golden image, or that in the image if it was inserted. For traits, the name of the
    /// trait; empty for the width and the scale.
    public let part: String
    /// The value in the golden image. `nil` if there is none.
    public var before: String?
    /// The value in the image. `nil` if there is none.
    public var after: String?
    /// The height of an inserted or removed row, header or footer, in points. `nil` for other changes.
    public var height: Double?
}

extension LayoutChange: CustomStringConvertible {
    /// A sentence without a period, such as “row 0:2 text “Wi-Fi” → “WLAN””.
    public var description: String { words(about: part) }

    /// The description without the position in the table, which is the same for equal changes of several images.
    package var title: String {
        let part = TablePart(part)
        let element = part.element.map { "\($0)".split(separator: " ").first { $0 != "table" } ?? "" } ?? ""
        return words(about: part.name.isEmpty ? String(element) : part.name)
    }

    private func words(about part: String) -> String {
        let (before, after) = (before ?? "none", after ?? "none")
        switch kind {
        case .inserted, .removed:
            let title = (self.before ?? self.after).map { " “\($0.shortened)”" } ?? ""
            let end = height.map { ", \($0.plainText) pt" } ?? ""
            return "\(part)\(title) \(kind.rawValue)\(end)"
        case .moved: return "\(part) moved \(after)"
        case .text: return "\(part) “\(before.shortened)” → “\(after.shortened)”"
        case .font: return "\(part) font \(before) → \(after)"
        case .color: return "\(part) color \(before) → \(after)"
        case .state: return "\(part) state \(before) → \(after)"
        case .height: return "\(part) height \(before) → \(after) pt"
        case .frame: return "\(part) frame \(before) → \(after)"
        case .pixels: return "\(part): other pixels"
        case .width: return "width \(before) → \(after) pt"
        case .scale: return "the golden is at \(before)x, the image at \(after)x"
        case .traits: return "\(part) \(before) → \(after)"
        }
    }
}
