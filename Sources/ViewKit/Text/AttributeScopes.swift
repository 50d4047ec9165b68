/// An attribute of `AttributedString` with the name of a key of `NSAttributedString`.
public protocol TextAttributeKey: AttributedStringKey where Value: Sendable {
    /// The key of the same attribute in `NSAttributedString`.
    static var key: NSAttributedString.Key { get }
}

extension TextAttributeKey {
    /// The name of the attribute, which is that of its key.
    public static var name: String { key.rawValue }
}

extension AttributeScopes {
    /// The attributes of text in views. Mirrors `AttributeScopes.UIKitAttributes`.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color of the text. It fills the line height.
        public let backgroundColor: BackgroundColorAttribute
        /// The number of points to add between characters.
        public let kern: KernAttribute
        /// The number of points to add between characters. It takes precedence over the kern.
        public let tracking: TrackingAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline. Default: the color of the text.
        public let underlineColor: UnderlineColorAttribute
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the strikethrough line. Default: the color of the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The number of points by which the text is raised. Negative numbers lower it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The attachment.
        public let attachment: AttachmentAttribute

        /// The font of the text.
        public enum FontAttribute: TextAttributeKey {
            /// The type of the attribute: `Font`.
            public typealias Value = Font
            /// The key `font`.
            public static let key = NSAttributedString.Key.font
        }
        /// The color of the text.
        public enum ForegroundColorAttribute: TextAttributeKey {
            /// The type of the attribute: `Color`.
            public typealias Value = Color
            /// The key `foregroundColor`.
            public static let key = NSAttributedString.Key.foregroundColor
        }
        /// The background color of the text.
        public enum BackgroundColorAttribute: TextAttributeKey {
            /// The type of the attribute: `Color`.
            public typealias Value = Color
            /// The key `backgroundColor`.
            public static let key = NSAttributedString.Key.backgroundColor
        }
        /// The number of points to add between characters.
        public enum KernAttribute: TextAttributeKey {
            /// The type of the attribute: `CGFloat`.
            public typealias Value = CGFloat
            /// The key `kern`.
            public static let key = NSAttributedString.Key.kern
        }
        /// The number of points to add between characters, in place of the kern.
        public enum TrackingAttribute: TextAttributeKey {
            /// The type of the attribute: `CGFloat`.
            public typealias Value = CGFloat
            /// The key `tracking`.
            public static let key = NSAttributedString.Key.tracking
        }
        /// The underline style.
        public enum UnderlineStyleAttribute: TextAttributeKey {
            /// The type of the attribute: `UnderlineStyle`.
            public typealias Value = UnderlineStyle
            /// The key `underlineStyle`.
            public static let key = NSAttributedString.Key.underlineStyle
        }
        /// The color of the underline.
        public enum UnderlineColorAttribute: TextAttributeKey {
            /// The type of the attribute: `Color`.
            public typealias Value = Color
            /// The key `underlineColor`.
            public static let key = NSAttributedString.Key.underlineColor
        }
        /// The strikethrough style.
        public enum StrikethroughStyleAttribute: TextAttributeKey {
            /// The type of the attribute: `UnderlineStyle`.
            public typealias Value = UnderlineStyle
            /// The key `strikethroughStyle`.
            public static let key = NSAttributedString.Key.strikethroughStyle
        }
        /// The color of the strikethrough line.
        public enum StrikethroughColorAttribute: TextAttributeKey {
            /// The type of the attribute: `Color`.
            public typealias Value = Color
            /// The key `strikethroughColor`.
            public static let key = NSAttributedString.Key.strikethroughColor
        }
        /// The number of points by which the text is raised.
        public enum BaselineOffsetAttribute: TextAttributeKey {
            /// The type of the attribute: `CGFloat`.
            public typealias Value = CGFloat
            /// The key `baselineOffset`.
            public static let key = NSAttributedString.Key.baselineOffset
        }
        /// The paragraph style.
        public enum ParagraphStyleAttribute: TextAttributeKey {
            /// The type of the attribute: `ParagraphStyle`.
            public typealias Value = ParagraphStyle
            /// The key `paragraphStyle`.
            public static let key = NSAttributedString.Key.paragraphStyle
        }
        /// The attachment.
        public enum AttachmentAttribute: TextAttributeKey {
            /// The type of the attribute: `TextAttachment`.
            public typealias Value = TextAttachment
            /// The key `attachment`.
            public static let key = NSAttributedString.Key.attachment
        }

        /// All attributes.
        fileprivate static let all: [any TextAttributeKey.Type] = [
            FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
            KernAttribute.self, TrackingAttribute.self, UnderlineStyleAttribute.self,
            UnderlineColorAttribute.self, StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self,
            BaselineOffsetAttribute.self, ParagraphStyleAttribute.self, AttachmentAttribute.self,
        ]
    }

    /// The attributes of text in views.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of text in views, such as `font`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// Creates a container of attributes in views from those of `NSAttributedString`. Others are ignored.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        let attributes = TextAttributes(attributes).valuesOnly
        for attribute in AttributeScopes.UIKitAttributes.all { set(attribute, attributes) }
    }

    private mutating func set<Attribute: TextAttributeKey>(
        _ attribute: Attribute.Type, _ attributes: [NSAttributedString.Key: Any]
    ) { self[attribute] = attributes[attribute.key] as? Attribute.Value }

    /// The attributes in views, as those of `NSAttributedString`.
    fileprivate var dictionary: [NSAttributedString.Key: Any] {
        var dictionary: [NSAttributedString.Key: Any] = [:]
        for attribute in AttributeScopes.UIKitAttributes.all {
            dictionary[attribute.key] = value(of: attribute)
        }
        return dictionary
    }

    private func value<Attribute: TextAttributeKey>(of attribute: Attribute.Type) -> Any? { self[attribute] }
}

extension NSAttributedString {
    /// Creates a copy of text with the attributes of text in views.
    public convenience init(_ text: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            result.append(
                NSAttributedString(
                    string: String(text.characters[run.range]), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates a copy of text with the attributes of text in views.
    public init(_ text: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            append(
                AttributedString(
                    text.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
        }
    }
}
