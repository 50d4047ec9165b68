/// The statistics of the numbers in a column, gathered value by value.
///
/// Their memory size is constant, except for the median, which requires 8 bytes for each number.
package struct ColumnStatistics: Sendable, Equatable {
    /// The number of rows, with and without numbers.
    package private(set) var rowCount = 0
    /// The number of numbers.
    package private(set) var count = 0
    /// The least number. `nil` without numbers.
    package var minimum: Double? { least?.double }
    /// The greatest number. `nil` without numbers.
    package var maximum: Double? { greatest?.double }
    /// The least number, with its digits. `nil` without numbers.
    package private(set) var least: DecimalNumber?
    /// The greatest number, with its digits. `nil` without numbers.
    package private(set) var greatest: DecimalNumber?
    /// The maximum number of digits after the decimal separator.
    package private(set) var places = 0
    /// The units of the numbers, such as € or %, in the order of their first use. That of a number without one is empty.
    package private(set) var units: [String] = []
    private var total = DecimalSum()
    /// The numbers. `nil` if the median is not required.
    private var numbers: [Double]?

    /// Creates the statistics of no rows.
    ///
    /// - Parameter hasMedian: A Boolean value that indicates whether the median is required.
    package init(hasMedian: Bool = false) { numbers = hasMedian ? [] : nil }

    /// Adds a row with a number, or without one.
    ///
    /// - Parameter unit: The unit of the number, as ``NumberAffixes`` determines it.
    package mutating func add(_ number: DecimalNumber?, unit: String = "") {
        rowCount += 1
        guard let number else { return }
        count += 1
        if !units.contains(unit) { units.append(unit) }
        let value = number.double
        if value < minimum ?? .infinity { least = number }
        if value > maximum ?? -.infinity { greatest = number }
        if number.exponent < 0 { places = max(places, -number.exponent) }
        total.add(number)
        numbers?.append(value)
    }

    /// Adds the rows of other statistics.
    package mutating func add(_ other: ColumnStatistics) {
        rowCount += other.rowCount
        count += other.count
        if let number = other.least, number.double < minimum ?? .infinity { least = number }
        if let number = other.greatest, number.double > maximum ?? -.infinity { greatest = number }
        places = max(places, other.places)
        units += other.units.filter { !units.contains($0) }
        total.add(other.total)
        numbers?.append(contentsOf: other.numbers ?? [])
    }

    /// The unit of all numbers. It is empty if they have none.
    package var unit: String { units.count == 1 ? units[0] : "" }

    /// A Boolean value that indicates whether some numbers have different units, or only some have one, so that they have no
    /// sum and no order.
    package var hasSeveralUnits: Bool { units.count > 1 }

    /// The sum. `nil` without numbers.
    package var sum: DecimalNumber? { count == 0 ? nil : total.number }

    /// The arithmetic mean. `nil` without numbers.
    package var mean: DecimalNumber? { sum.map { $0.divided(by: count) } }

    /// The middle number in their order, or the mean of the middle two. `nil` without numbers, and if it is not
    /// required.
    package var median: DecimalNumber? {
        guard let sorted = numbers?.sorted(), !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        let isSingle = !sorted.count.isMultiple(of: 2)
        return DecimalNumber(isSingle ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2)
    }
}
