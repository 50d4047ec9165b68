/// How the values of a column are read and compared. The values themselves determine it.
struct ColumnReading: Sendable, Equatable {
    /// The decimal mark of numbers.
    var mark = DecimalMark.point
    /// The order of the numbers in dates that are not in ISO 8601. `nil` if the values permit several orders, or none.
    var order: DateReading.Order?
    /// A Boolean value that indicates whether texts such as 2026-01 are months.
    var hasMonths = false
    /// A Boolean value that indicates whether such texts are codes, because others are neither months nor dates.
    var hasCodes = false
    /// A Boolean value that indicates whether texts such as 75:30 are minutes and seconds.
    var hasDurations = false
    /// The kind of most values. `nil` if there are none.
    var kind: Kind?

    /// A kind of values that are compared with each other.
    enum Kind: String, Sendable {
        case numbers, dates, times, texts

        /// The kind of a value, with an article.
        var value: String {
            switch self {
            case .numbers: "a number"
            case .dates: "a date"
            case .times: "a time"
            case .texts: "a text"
            }
        }

        /// A value of the kind, for remedies.
        var example: String {
            switch self {
            case .dates: "a date such as 2026-11-21"
            case .times: "a time such as 9:05"
            case .numbers, .texts: value
            }
        }
    }
}

/// The texts of a column that show how its dates and times are read.
struct DateEvidence {
    /// The orders that all dates with an order permit.
    private var orders = Set(DateReading.Order.allCases)
    private var valueCount = 0
    private var dateCount = 0
    private var monthCount = 0
    private var hasOrders = false
    private(set) var hasDurations = false

    mutating func add(_ text: String) {
        guard !FormatContext.isMissing(text) else { return }
        valueCount += 1
        let text = text.trimmed
        guard text.utf8.first?.isDigit == true, text.utf8.count <= Self.maxLength else { return }
        if CivilTime(text) != nil {
            dateCount += 1
        } else if DateSpan(month: text) != nil {
            monthCount += 1
        } else if text.split(whereSeparator: { " T,".contains($0) }).first.map(ColumnContent.isCompleteDay)
            == true
        {
            let permitted = DateReading.Order.allCases.filter { Self.permits($0, text) }
            guard !permitted.isEmpty else { return }
            dateCount += 1
            hasOrders = true
            orders.formIntersection(permitted)
        } else if CivilTime.Instant(clock: text) != nil, let hours = Int(text.prefix(while: \.isNumber)) {
            let partCount = text.split(separator: ":").count
            if hours >= 24, partCount == 2 { hasDurations = true }
        }
    }

    private static let maxLength = 64

    /// Returns a Boolean value that indicates whether a text is a date in an order. A year of two digits is last.
    private static func permits(_ order: DateReading.Order, _ text: String) -> Bool {
        guard CivilTime(text, order: order) != nil else { return false }
        return order != .ymd || text.prefix(while: \.isNumber).count == 4
    }

    private var isOfDates: Bool { hasOrders && dateCount * 2 > valueCount }

    /// The only order that all dates permit. `nil` if there are several, or none.
    var order: DateReading.Order? { isOfDates && orders.count == 1 ? orders.first : nil }

    /// A Boolean value that indicates whether further dates can show the order.
    var isUndecided: Bool { isOfDates && orders.count > 1 }

    /// A Boolean value that indicates whether all values are months or dates.
    var hasMonths: Bool { monthCount > 0 && monthCount + dateCount == valueCount }

    /// A Boolean value that indicates whether texts such as 1234-05 are codes.
    var hasCodes: Bool { monthCount > 0 && !hasMonths }
}
