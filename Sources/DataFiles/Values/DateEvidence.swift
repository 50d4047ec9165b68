/// The texts of a column that show how its dates and times are read.
struct DateEvidence {
    /// The orders that all dates with an order permit.
    private var orders = Set(DateReading.Order.allCases)
    /// The orders that all dates permit, also those such as 05.01.26, which can be versions.
    private var shortOrders = Set(DateReading.Order.allCases)
    private var valueCount = 0
    private var dateCount = 0
    private var shortDateCount = 0
    private var monthCount = 0
    private var yearCount = 0
    /// The number of texts with digits that are no parts of dates. Others, such as TBD, may be among dates.
    private var otherCount = 0
    private var hasOrders = false
    private var hasPoints = false
    private(set) var hasDurations = false

    mutating func add(_ text: String) {
        guard !FormatContext.isMissing(text) else { return }
        valueCount += 1
        let text = text.trimmed
        guard text.utf8.first?.isDigit == true, text.utf8.count <= Self.maxLength else {
            if text.utf8.contains(where: \.isDigit) { otherCount += 1 }
            return
        }
        if CivilTime(text) != nil {
            dateCount += 1
        } else if DateSpan(month: text) != nil {
            monthCount += 1
        } else if DateSpan(year: text) != nil {
            yearCount += 1
        } else if !addDate(text) {
            otherCount += 1
            if CivilTime.Instant(clock: text) != nil, let hours = Int(text.prefix(while: \.isNumber)) {
                let partCount = text.split(separator: ":").count
                // 24:00 is the end of a day.
                if hours >= 24, partCount == 2, text != "24:00" { hasDurations = true }
            }
        }
    }

    private static let maxLength = 64

    /// Adds a date of three numbers. Returns `false` for another text.
    private mutating func addDate(_ text: String) -> Bool {
        guard let day = text.split(whereSeparator: { " T,".contains($0) }).first else { return false }
        if ColumnContent.isCompleteDay(day) {
            // A year of two digits is last.
            let permitted = Self.orders(of: text).filter {
                $0 != .ymd || text.prefix(while: \.isNumber).count == 4
            }
            guard !permitted.isEmpty else { return false }
            dateCount += 1
            hasOrders = true
            orders.formIntersection(permitted)
            shortOrders.formIntersection(permitted)
            return true
        }
        guard ColumnContent.isShortDay(day) else { return false }
        let permitted = Self.orders(of: text)
        guard !permitted.isEmpty else { return false }
        shortDateCount += 1
        hasPoints = hasPoints || day.contains(".")
        shortOrders.formIntersection(permitted)
        return true
    }

    /// Returns the orders that a text permits.
    private static func orders(of text: String) -> [DateReading.Order] {
        DateReading.Order.allCases.filter { CivilTime(text, order: $0) != nil }
    }

    private var isOfDates: Bool { hasOrders && dateCount * 2 > valueCount }

    /// A Boolean value that indicates whether all texts with digits are dates, and some have points or hyphens and a year of
    /// two digits.
    var hasShortDates: Bool {
        shortDateCount > 0 && otherCount + monthCount + yearCount == 0
            && (shortDateCount + dateCount) * 2 > valueCount
            // With points, only the day is first: 1.13.20 is a version.
            && (!hasPoints || shortOrders.contains(.dmy))
    }

    /// The only order that all dates permit. `nil` if there are several, or none.
    var order: DateReading.Order? {
        guard hasShortDates else { return isOfDates && orders.count == 1 ? orders.first : nil }
        return shortOrders.count == 1 ? shortOrders.first : nil
    }

    /// A Boolean value that indicates whether further dates can show the order.
    var isUndecided: Bool { hasShortDates ? shortOrders.count > 1 : isOfDates && orders.count > 1 }

    /// A Boolean value that indicates whether all texts with digits are months, dates or years, and some are months.
    var hasMonths: Bool { monthCount > 0 && isOfDateParts }

    /// A Boolean value that indicates whether all texts with digits are dates, months or years, and some are years and
    /// others are not.
    var hasYears: Bool { yearCount > 0 && monthCount + dateCount > 0 && isOfDateParts }

    private var isOfDateParts: Bool {
        otherCount + shortDateCount == 0 && (monthCount + dateCount + yearCount) * 2 > valueCount
    }

    /// A Boolean value that indicates whether texts such as 1234-05 are codes.
    var hasCodes: Bool { monthCount > 0 && !hasMonths }
}
