/// The conventions of the numbers in a column without a format, which its texts show.
package struct NumberConventions: Sendable, Equatable {
    private let decimal: Character
    /// The separator of groups of digits. `nil` if no text has one.
    private var group: Character?
    /// The number of digits in the groups before the last, which has three: two in Indian numbers.
    private var groupSize: Int
    /// The texts around the digits, by their unit and the power of ten by which they multiply.
    private var affixes: [String: [Int: NumberAffixes]] = [:]
    /// The maximum number of digits after the decimal separator of numbers that are multiplied.
    private var placesOfMultiples = 1
    /// A Boolean value that indicates whether negative numbers are in parentheses.
    private var hasParentheses = false

    /// Detects the conventions of texts that are numbers. Empty texts have none.
    ///
    /// - Parameter locale: The locale that determines the size of groups if no number has more than two of them.
    package init(_ texts: [String], decimal: Character, locale: DataLocale = .english) {
        self.decimal = decimal
        groupSize = locale.groupSizes.others
        for text in texts {
            guard let range = NumberAffixes.digits(of: text) else { continue }
            let start = text[..<range.lowerBound]
            if start.contains("(") { hasParentheses = true }
            let whole = text[range].prefix { $0 != decimal }
            group = group ?? whole.first { NumberAffixes.groupSeparators.contains($0) }
            let groups = group.map { whole.split(separator: $0) } ?? []
            if groups.count > 2 { groupSize = groups[1].count }
            let own = NumberAffixes(text, around: range)
            if affixes[own.unit]?[own.power] == nil { affixes[own.unit, default: [:]][own.power] = own }
            if own.power > 0, let mark = text[range].lastIndex(of: decimal) {
                let places = text.distance(from: mark, to: range.upperBound) - 1
                placesOfMultiples = max(placesOfMultiples, places)
            }
        }
    }

    /// Returns a number in the conventions.
    ///
    /// - Parameters:
    ///   - places: The numbers of digits after the decimal separator.
    ///   - unit: The unit of all values from which the number results. It is empty if some have none.
    package func string(_ number: DecimalNumber, places: ClosedRange<Int>, unit: String) -> String {
        var number = number
        if unit == NumberAffixes.percent { number.exponent += 2 }
        var places = places
        let power = power(of: number, unit: unit)
        if power > 0 {
            number.exponent -= power
            places = 0...placesOfMultiples
        }
        number = number.rounded(to: places.upperBound)
        let ends = affixes[unit]?[power]
        let text = (ends?.prefix ?? "") + digits(number, places) + (ends?.suffix ?? "")
        guard number.isNegative, number.digits != 0 else { return text }
        return hasParentheses ? "(\(text))" : "\u{2212}" + text
    }

    /// Returns the power of ten by which the suffix of a number multiplies it: the greatest one of the texts that is not above
    /// the number, or else the least.
    private func power(of number: DecimalNumber, unit: String) -> Int {
        guard let powers = affixes[unit]?.keys.sorted(by: >), powers.first != 0, number.digits != 0 else {
            return 0
        }
        let value = abs(number.double)
        return powers.first { value >= DecimalNumber(isNegative: false, digits: 1, exponent: $0).double }
            ?? powers.last ?? 0
    }

    /// Returns a number of values, without the texts before and after the digits.
    package func count(_ number: DecimalNumber) -> String { digits(number, 0...0) }

    private func digits(_ number: DecimalNumber, _ places: ClosedRange<Int>) -> String {
        let writer = NumberWriter(
            locale: .english, places: places, isGrouped: group != nil, groupSize: groupSize)
        return writer.digits(number, decimal: String(decimal), group: group.map { String($0) } ?? "")
    }

    /// Returns the numbers of digits of a mean of values with a number of digits: one more, or those of a currency.
    package static func placesOfMean(_ places: Int, unit: String) -> ClosedRange<Int> {
        let isAmount = !unit.isEmpty && unit != NumberAffixes.percent
        let count = isAmount ? max(places, CurrencyCode.digits(ofUnit: unit)) : places + 1
        return count...count
    }

    /// Returns the numbers of digits of a median, which is one of the values or the mean of two.
    package static func placesOfMedian(_ median: DecimalNumber, _ places: Int, unit: String) -> ClosedRange<
        Int
    > {
        let rounded = median.rounded(to: places + (unit == NumberAffixes.percent ? 2 : 0))
        return rounded.double == median.double ? places...places : placesOfMean(places, unit: unit)
    }
}
