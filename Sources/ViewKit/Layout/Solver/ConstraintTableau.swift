/// The equations of the simplex method: a row for each basic quantity, which is the sum of multiples of the quantities
/// that have columns.
///
/// The quantities with columns are 0 in the current solution; those with rows have the values in `values`. There are as
/// many columns as variables, and as many rows as constraints. The matrix is dense, because the tableaus of cells are
/// small; its zeros are skipped, because those of large views are sparse.
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
    /// The constants of the quantities of the columns `nonzeros`, while values are computed.
    private var constants: [Double] = []
    private var coefficients: [Double] = []
    private var stride = 0

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
        coefficients.append(contentsOf: repeatElement(0, count: stride))
    }

    /// Adds a multiple of a row to the last row.
    mutating func addToLast(_ factor: Double, row: Int) {
        let from = row * stride
        let to = (rows.count - 1) * stride
        for column in columns.indices { coefficients[to + column] += factor * coefficients[from + column] }
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
        stride = width
    }

    /// Exchanges the quantity of a row and that of a column.
    mutating func pivot(row: Int, column: Int) {
        let pivotStart = row * stride
        let factor = -1 / coefficients[pivotStart + column]
        coefficients[pivotStart + column] = -1
        nonzeros.removeAll(keepingCapacity: true)
        for column in columns.indices where coefficients[pivotStart + column] != 0 {
            coefficients[pivotStart + column] *= factor
            nonzeros.append(column)
        }
        values[row] *= factor
        tolerances[row] *= abs(factor)
        eliminate(column, with: row)
        swap(&rows[row], &columns[column])
    }

    /// Replaces the quantity of a column in all rows by the row that is equal to it.
    private mutating func eliminate(_ column: Int, with pivotRow: Int) {
        let stride = stride
        let pivotStart = pivotRow * stride
        let (pivotValue, pivotTolerance) = (values[pivotRow], tolerances[pivotRow])
        for row in rows.indices where row != pivotRow {
            let factor = coefficients[row * stride + column]
            guard factor != 0 else { continue }
            values[row] += factor * pivotValue
            tolerances[row] = max(tolerances[row], abs(factor) * pivotTolerance)
        }
        let count = rows.count
        nonzeros.withUnsafeBufferPointer { nonzeros in
            coefficients.withUnsafeMutableBufferPointer { coefficients in
                for row in 0..<count where row != pivotRow {
                    let start = row * stride
                    let factor = coefficients[start + column]
                    guard factor != 0 else { continue }
                    coefficients[start + column] = 0
                    for other in nonzeros {
                        let sum = coefficients[start + other] + factor * coefficients[pivotStart + other]
                        coefficients[start + other] = abs(sum) < Self.noise ? 0 : sum
                    }
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
