/// A text in a condition, with its meaning next to a column.
struct ConditionLiteral: Sendable {
    let text: String
    let value: ComparedValue

    /// Creates a text that is compared with values of a column.
    init(_ text: String, column: Int?, _ context: FormatContext) {
        self.text = text
        var value = ComparedValue()
        value.number = context.number(text, column: nil)?.order
        value.date = context.date(text, column: column).map { DateSpan($0) }
        let hasCodes = column.map(context.hasCodes(inColumn:)) ?? false
        if value.date == nil, !hasCodes { value.date = DateSpan(partial: text) }
        value.time = CivilTime.Instant(
            clock: text, isDuration: column.map(context.hasDurations(ofColumn:)) ?? false)
        value.isUnreadDate = context.isUnreadDate(text, column: column)
        self.value = value
    }
}

/// What a value can be in a comparison. It is a text if it is nothing else.
struct ComparedValue: Sendable {
    var number: DecimalNumber.Order?
    var date: DateSpan?
    var time: CivilTime.Instant?
    /// A Boolean value that indicates whether the value is a literal date in an unknown order.
    var isUnreadDate = false

    init() {}

    init(_ rank: FormatContext.Rank) {
        switch rank {
        case .number(let number): self.number = number
        case .date(let date): self.date = date
        case .time(let time): self.time = time
        case .text: break
        }
    }

    var isText: Bool { number == nil && date == nil && time == nil }

    /// Returns the kind of the value: that of a column if the value can be of that kind.
    func kind(like kind: ColumnReading.Kind?) -> ColumnReading.Kind {
        if let kind, isPossible(as: kind) { return kind }
        return number != nil ? .numbers : date != nil ? .dates : time != nil ? .times : .texts
    }

    /// Returns a Boolean value that indicates whether the value can be one of a kind.
    func isPossible(as kind: ColumnReading.Kind) -> Bool {
        switch kind {
        case .numbers: number != nil
        case .dates: date != nil
        case .times: time != nil
        case .texts: isText
        }
    }

    /// Returns a negative number if the value is less than another, 0 if they are equal, or else a positive number. `nil` if
    /// they have no order as numbers, dates or times.
    func order(to other: ComparedValue) -> Int? {
        if let number, let other = other.number { return Condition.order(number, other) }
        if let date, let other = other.date { return date.position(relativeTo: other) }
        if let time, let other = other.time { return Condition.order(time, other) }
        return nil
    }
}
