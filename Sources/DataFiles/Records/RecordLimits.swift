/// The limits of one input, which bound the memory that it can require.
package struct RecordLimits: Sendable {
    /// The number of bytes that are read from a file at a time.
    package var blockBytes = 64 << 10
    /// The maximum length of a record, in bytes.
    var recordBytes = 16 << 20
    /// The maximum number of columns.
    var columns = 4096
    /// The maximum length of a column name, in bytes. Nested keys share prefixes, so without a limit a few
    /// megabytes of JSON could result in gigabytes of names.
    var nameBytes = 1024
    /// The maximum nesting depth of the objects and arrays in a record. The record is the first level.
    var depth = 64
    /// The maximum size of an input that can be read only once, such as a pipe, in bytes. It is retained in
    /// memory.
    var maxPipeBytes = 512 << 20
    /// The number of records between two retained positions in the input.
    package var checkpointRecords = 64
    /// The number of records after which reading of a delimited input stops. JSON is read completely, because
    /// each object can add columns.
    package var delimitedRecords = Int.max
    /// The number of records of such an input that show how values are read, also beyond that number.
    package var examinedRecords = 1000

    package init() {}

    /// Creates the limits for records that are read in random order, such as sorted ones. The position of each
    /// is then retained, which takes 16 bytes for each record.
    package static var random: RecordLimits {
        var limits = RecordLimits()
        (limits.checkpointRecords, limits.blockBytes) = (1, 4 << 10)
        return limits
    }
}
