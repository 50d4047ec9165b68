/// The equations of the simplex method: a row for each basic quantity, which is the sum of multiples of the quantities
/// that have columns.
///
/// The quantities with columns are 0 in the current solution; those with rows have the values in `values`. There are as
/// many columns as variables, and as many rows as constraints. The matrix is dense, because the tableaus of cells are
/// small; its zeros are skipped, because those of large views are sparse.
///
/// The loops that search the matrix use pointers and `while`, because ranges and subscripts take most of the time in
/// debug builds, in which tests lay out.
struct ConstraintTableau {
    /// The slots of the quantities with rows.
    private(set) var rows: [Int] = []
    /// The slots of the quantities with columns.
    var columns: [Int] = []
    /// The current values of the rows.
    var values: [Double] = []
    /// The numerical noise in the values: a value that is no greater counts as 0.
    private(set) var tolerances: [Double] = []
    /// The columns in which the row of the last pivot is not 0.
    private(set) var nonzeros: [Int] = []
    /// The rows whose values the last pivot has changed.
    private(set) var changedRows: [Int] = []
    /// The constants of the quantities of the columns `nonzeros`, while values are computed.
    private var constants: [Double] = []
    private var coefficients: [Double] = []
    /// The coefficients of a new row.
    private var zeros: [Double] = []
    private var stride: Int { zeros.count }

    /// A coefficient that is smaller is noise.
    private static let noise = 1e-11

    subscript(row: Int, column: Int) -> Double {
        get { coefficients[row * stride + column] }
        set { coefficients[row * stride + column] = newValue }
    }

    /// Adds a column of zeros.
    mutating func appendColumn(_ slot: Int) {
        if columns.count == stride { widen(to: max(16, 2 * stride)) }
        columns.append(slot)
    }

    /// Adds a row of zeros.
    mutating func appendRow(_ slot: Int) {
        rows.append(slot)
        values.append(0)
        tolerances.append(0)
        coefficients += zeros
    }

    /// Adds a multiple of a row to the last row.
    mutating func addToLast(_ factor: Double, row: Int) {
        let (from, to, count) = (row * stride, (rows.count - 1) * stride, columns.count)
        coefficients.withUnsafeMutableBufferPointer { coefficients in
            guard let matrix = coefficients.baseAddress else { return }
            var column = 0
            while column < count {
                matrix[to + column] += factor * matrix[from + column]
                column += 1
            }
        }
    }

    /// Removes a row. The last row moves to its position.
    mutating func removeRow(_ row: Int) {
        let last = rows.count - 1
        if row < last {
            rows[row] = rows[last]
            values[row] = values[last]
            tolerances[row] = tolerances[last]
            for column in columns.indices { self[row, column] = self[last, column] }
        }
        rows.removeLast()
        values.removeLast()
        tolerances.removeLast()
        coefficients.removeLast(stride)
    }

    /// Removes a column. The last column moves to its position.
    mutating func removeColumn(_ column: Int) {
        let last = columns.count - 1
        for row in rows.indices {
            self[row, column] = self[row, last]
            self[row, last] = 0
        }
        columns.swapAt(column, last)
        columns.removeLast()
    }

    /// Removes all rows and columns, but not the storage.
    mutating func removeAll() {
        rows.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        tolerances.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
    }

    private mutating func widen(to width: Int) {
        var wide = [Double](repeating: 0, count: rows.count * width)
        for row in rows.indices {
            for column in columns.indices { wide[row * width + column] = self[row, column] }
        }
        coefficients = wide
        zeros = [Double](repeating: 0, count: width)
    }

    /// Calls a closure for each coefficient of a row whose magnitude is greater than a number, in the order of the
    /// columns.
    @inline(__always)
    func forEachEntry(
        of row: Int, above least: Double = 0, _ body: (_ column: Int, _ coefficient: Double) -> Void
    ) {
        let (start, count) = (row * stride, columns.count)
        coefficients.withUnsafeBufferPointer { coefficients in
            guard let matrix = coefficients.baseAddress else { return }
            var column = 0
            while column < count {
                let coefficient = matrix[start + column]
                if coefficient > least || coefficient < -least { body(column, coefficient) }
                column += 1
            }
        }
    }

    /// Exchanges the quantity of a row and that of a column.
    mutating func pivot(row: Int, column: Int) {
        let pivotStart = row * stride
        let factor = -1 / coefficients[pivotStart + column]
        coefficients[pivotStart + column] = -1
        nonzeros.removeAll(keepingCapacity: true)
        let count = columns.count
        coefficients.withUnsafeMutableBufferPointer { coefficients in
            guard let pivot = coefficients.baseAddress.map({ $0 + pivotStart }) else { return }
            var other = 0
            while other < count {
                if pivot[other] != 0 {
                    pivot[other] *= factor
                    nonzeros.append(other)
                }
                other += 1
            }
        }
        values[row] *= factor
        tolerances[row] *= abs(factor)
        eliminate(column, with: row)
        swap(&rows[row], &columns[column])
    }

    /// Replaces the quantity of a column in all rows by the row that is equal to it.
    private mutating func eliminate(_ column: Int, with pivotRow: Int) {
        let (count, stride, nonzeros) = (rows.count, stride, nonzeros)
        changedRows.removeAll(keepingCapacity: true)
        changedRows.append(pivotRow)
        let (pivotValue, pivotTolerance, noise) = (values[pivotRow], tolerances[pivotRow], Self.noise)
        coefficients.withUnsafeMutableBufferPointer { coefficients in
            guard let matrix = coefficients.baseAddress else { return }
            let pivot = matrix + pivotRow * stride
            var row = -1
            while row < count - 1 {
                row += 1
                let start = matrix + row * stride
                let factor = start[column]
                guard factor != 0, row != pivotRow else { continue }
                values[row] += factor * pivotValue
                tolerances[row] = max(tolerances[row], abs(factor) * pivotTolerance)
                changedRows.append(row)
                start[column] = 0
                var position = 0
                while position < nonzeros.count {
                    let other = nonzeros[position]
                    let sum = start[other] + factor * pivot[other]
                    start[other] = sum < noise && sum > -noise ? 0 : sum
                    position += 1
                }
            }
        }
    }

    /// Computes the values from the constants of the quantities, without the rounding errors of earlier changes.
    mutating func updateValues(of quantities: [ConstraintQuantity]) {
        nonzeros.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        for column in columns.indices {
            let constant = quantities[columns[column]].constant
            guard constant != 0 else { continue }
            nonzeros.append(column)
            constants.append(constant)
        }
        for row in rows.indices { updateValue(of: row, constant: quantities[rows[row]].constant) }
    }

    /// Computes the value of the last row, which is new since the last update of all values.
    mutating func updateLastValue(of quantities: [ConstraintQuantity]) {
        let row = rows.count - 1
        nonzeros.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        for column in columns.indices where self[row, column] != 0 {
            nonzeros.append(column)
            constants.append(quantities[columns[column]].constant)
        }
        updateValue(of: row, constant: quantities[rows[row]].constant)
    }

    private mutating func updateValue(of row: Int, constant: Double) {
        var value = constant
        var magnitude = abs(constant)
        let start = row * stride
        for index in nonzeros.indices {
            let coefficient = coefficients[start + nonzeros[index]]
            guard coefficient != 0 else { continue }
            let product = coefficient * constants[index]
            value -= product
            magnitude = max(magnitude, abs(product))
        }
        values[row] = value
        tolerances[row] = 1e-8 + 1e-14 * magnitude
    }
}
