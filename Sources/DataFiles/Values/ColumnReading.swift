/// How the values of a column are read and compared. The values themselves determine it.
struct ColumnReading: Sendable, Equatable {
    /// The decimal mark of numbers.
    var mark = DecimalMark.point
    /// The order of the numbers in dates that are not in ISO 8601. `nil` if the values permit several orders, or none.
    var order: DateReading.Order?
    /// A Boolean value that indicates whether texts such as 2026-01 are months.
    var hasMonths = false
    /// A Boolean value that indicates whether texts such as 2026 are years, because others are months or dates.
    var hasYears = false
    /// A Boolean value that indicates whether texts such as 05.01.26 are dates instead of versions.
    var hasShortDates = false
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
