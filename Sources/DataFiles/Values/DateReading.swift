import Diagnostics

/// How the dates of data files are written, besides ISO 8601, which is always understood.
package enum DateReading: Sendable, Equatable {
    /// Numbers in an order, such as 21.11.2026 for `dmy`.
    case order(Order)
    /// A pattern of Unicode letters, such as `d MMM yyyy`.
    case pattern(DatePattern)

    package enum Order: String, Sendable, CaseIterable {
        case dmy, mdy, ymd
    }

    /// Creates the reading with the name of an order, or a pattern.
    ///
    /// Throws if it is neither.
    package init(_ text: String) throws(Diagnostic) {
        if let order = Order(rawValue: text) {
            self = .order(order)
        } else if let pattern = DatePattern(text), pattern.isReadable {
            self = .pattern(pattern)
        } else {
            throw Diagnostic(
                message:
                    "\"\(text.shortened)\" is no order of dates; write dmy, mdy, ymd or a pattern with a "
                    + "year, a month and a day, such as dd.MM.yyyy")
        }
    }

    /// Returns the date in a text, or `nil`.
    func date(_ text: String, locale: DataLocale) -> CivilTime? {
        switch self {
        case .order(let order): CivilTime(text, order: order)
        case .pattern(let pattern): pattern.date(text, locale: locale)
        }
    }
}
