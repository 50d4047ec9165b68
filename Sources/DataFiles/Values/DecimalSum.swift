/// An exact sum of decimal numbers, such as 0.3 for 0.1 and 0.2.
///
/// It is an integer of 128 bits as long as it fits. What does not fit is added to blocks of digits, which are created
/// when they are first required.
struct DecimalSum: Sendable {
    /// A part of the sum, in units of a power of ten.
    private var digits: Int128 = 0
    private var exponent = 0
    /// The rest of the sum: blocks of 18 digits, beginning with that of the least power of ten. Their sums have digits
    /// and signs of their own.
    private var blocks: [Int128] = []

    private static let powers: [Int128] = (0...38).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
    private static let blockDigits = 18
    /// The power of ten of the first block. Numbers have 38 digits, the first of which is at least at 10⁻³³⁰.
    private static let leastExponent = -414
    /// The blocks for numbers up to 10³⁰⁸, and for the carries of their sums.
    private static let blockCount = 43

    /// Adds a number.
    mutating func add(_ number: DecimalNumber) {
        // The digits of a number fit in 127 bits.
        add(number.isNegative ? -Int128(number.digits) : Int128(number.digits), exponent: number.exponent)
    }

    /// Adds another sum.
    mutating func add(_ other: DecimalSum) {
        add(other.digits, exponent: other.exponent)
        guard !other.blocks.isEmpty else { return }
        if blocks.isEmpty { blocks = Array(repeating: 0, count: Self.blockCount) }
        for index in blocks.indices { blocks[index] += other.blocks[index] }
    }

    private mutating func add(_ addend: Int128, exponent place: Int) {
        guard addend != 0 else { return }
        if digits == 0 {
            (digits, exponent) = (addend, place)
            return
        }
        let common = min(exponent, place)
        if let left = Self.scaled(digits, by: exponent - common),
            let right = Self.scaled(addend, by: place - common)
        {
            let (sum, isTooLarge) = left.addingReportingOverflow(right)
            if !isTooLarge {
                (digits, exponent) = (sum, common)
                return
            }
        }
        Self.add(digits, exponent, to: &blocks)
        (digits, exponent) = (addend, place)
    }

    private static func scaled(_ digits: Int128, by places: Int) -> Int128? {
        guard places < powers.count else { return nil }
        let (product, isTooLarge) = digits.multipliedReportingOverflow(by: powers[places])
        return isTooLarge ? nil : product
    }

    /// Adds a number to blocks of digits.
    private static func add(_ digits: Int128, _ exponent: Int, to blocks: inout [Int128]) {
        if blocks.isEmpty { blocks = Array(repeating: 0, count: blockCount) }
        let place = exponent - leastExponent
        var (index, rest) = (place / blockDigits, digits)
        // The first part moves to the start of its block.
        let offset = place % blockDigits
        let first = powers[blockDigits - offset]
        if index < blocks.count { blocks[index] += rest % first * powers[offset] }
        rest /= first
        while rest != 0 {
            index += 1
            if index < blocks.count { blocks[index] += rest % powers[blockDigits] }
            rest /= powers[blockDigits]
        }
    }

    /// The sum, rounded to the digits of a number.
    var number: DecimalNumber {
        guard !blocks.isEmpty else {
            return DecimalNumber(isNegative: digits < 0, digits: digits.magnitude, exponent: exponent)
                .shortened
        }
        var blocks = blocks
        Self.add(digits, exponent, to: &blocks)
        Self.carry(&blocks)
        let isNegative = (blocks.last { $0 != 0 } ?? 0) < 0
        if isNegative {
            blocks = blocks.map { -$0 }
            Self.carry(&blocks)
        }
        guard let top = blocks.lastIndex(where: { $0 != 0 }) else {
            return DecimalNumber(isNegative: false, digits: 0, exponent: min(exponent, 0))
        }
        var result = DecimalNumber(isNegative: isNegative, digits: 0, exponent: Self.leastExponent)
        result.digits = UInt128(blocks[top])
        var index = top
        var isFull = false
        while index > 0, !isFull {
            index -= 1
            let free = min(DecimalNumber.maxDigits - DecimalNumber.count(result.digits), Self.blockDigits)
            let divisor = Self.powers[Self.blockDigits - free]
            result.digits = result.digits * UInt128(Self.powers[free]) + UInt128(blocks[index] / divisor)
            isFull = free < Self.blockDigits
            if isFull {
                // Halves are rounded away from zero.
                if blocks[index] % divisor * 2 >= divisor { result.digits += 1 }
                result.exponent += Self.blockDigits - free
            }
        }
        result.exponent += index * Self.blockDigits
        return result.shortened
    }

    /// Moves what exceeds 18 digits to the next block, so that no block but the last is negative.
    private static func carry(_ blocks: inout [Int128]) {
        let size = powers[blockDigits]
        for index in blocks.indices.dropLast() {
            var (quotient, remainder) = blocks[index].quotientAndRemainder(dividingBy: size)
            if remainder < 0 {
                remainder += size
                quotient -= 1
            }
            blocks[index] = remainder
            blocks[index + 1] += quotient
        }
    }
}

extension DecimalSum: Equatable {
    static func == (left: DecimalSum, right: DecimalSum) -> Bool { left.number == right.number }
}
