package import Diagnostics

extension LayoutConstraint {
    /// Creates the constraints of a visual format, such as `H:|-[icon(29)]-12-[title]-|`. Mirrors the method of
    /// `NSLayoutConstraint`.
    ///
    /// `-` alone is the standard space: the `systemSpacing` of the theme between two views, 8 points by default, and the
    /// layout margin at the superview, `|`. An invalid format terminates the program with a message that contains its
    /// column, as in UIKit.
    ///
    /// - Parameters:
    ///   - format: The views along an axis, with their sizes and spaces.
    ///   - options: The alignment perpendicular to the axis, and the direction.
    ///   - metrics: The numbers by the names that the format contains.
    ///   - views: The views and layout guides by the names that the format contains.
    /// - Returns: The constraints, none of them active.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [LayoutConstraint] {
        do throws(Diagnostic) {
            return try constraints(
                parsing: format, options: options, metrics: numbers(metrics ?? [:]), views: items(views))
        } catch {
            fatalError(error.sentence(in: format))
        }
    }

    /// Creates the constraints of a visual format.
    ///
    /// - Throws: The error with its column, from 1.
    package static func constraints(
        parsing format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
        views: [String: any LayoutItem]
    ) throws(Diagnostic) -> [LayoutConstraint] {
        let parsed = try VisualFormatParser.parse(format, views: Array(views.keys), metrics: metrics)
        return try constraints(of: parsed, options: options, views: views)
    }

    /// Creates the constraints of a visual format that has been parsed.
    ///
    /// - Throws: An error if an option aligns along the axis, or if a superview is missing.
    package static func constraints(
        of format: VisualFormat, options: FormatOptions = [], views: [String: any LayoutItem]
    ) throws(Diagnostic) -> [LayoutConstraint] {
        try VisualFormatConstraints(format, options, views).constraints
    }

    private static func numbers(_ metrics: [String: Any]) throws(Diagnostic) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for (name, value) in metrics.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let number as any BinaryFloatingPoint: numbers[name] = Double(number)
            case let number as any BinaryInteger: numbers[name] = Double(number)
            case let number as NSNumber: numbers[name] = number.doubleValue
            default: throw Diagnostic(message: "the metric \"\(name)\" is not a number")
            }
        }
        return numbers
    }

    private static func items(_ views: [String: Any]) throws(Diagnostic) -> [String: any LayoutItem] {
        var items: [String: any LayoutItem] = [:]
        for (name, value) in views.sorted(by: { $0.key < $1.key }) {
            guard let item = value as? any LayoutItem else {
                throw Diagnostic(message: "\"\(name)\" is neither a view nor a layout guide")
            }
            items[name] = item
        }
        return items
    }
}

extension LayoutConstraint.FormatOptions {
    /// The options that align views, each with its attribute, and the axis of that attribute.
    static let alignments: [(option: Self, attribute: LayoutConstraint.Attribute, axis: Axis)] = [
        (.alignAllLeft, .left, .horizontal), (.alignAllRight, .right, .horizontal),
        (.alignAllLeading, .leading, .horizontal), (.alignAllTrailing, .trailing, .horizontal),
        (.alignAllCenterX, .centerX, .horizontal), (.alignAllTop, .top, .vertical),
        (.alignAllBottom, .bottom, .vertical), (.alignAllCenterY, .centerY, .vertical),
        (.alignAllLastBaseline, .lastBaseline, .vertical),
        (.alignAllFirstBaseline, .firstBaseline, .vertical),
    ]
}

extension Diagnostic {
    /// Returns the sentence of an error in a constraint, with its text and column.
    package func sentence(in text: String) -> String {
        let place = ["\"\(text)\"", column.map { "column \($0)" }].compactMap { $0 }
        return "\(place.joined(separator: ", ")): \(sentence)"
    }
}
