/// How much one input may ask for. Together these bound the memory any input can take.
package struct RecordLimits: Sendable {
    /// How many bytes are read from a file at a time.
    package var blockBytes = 64 << 10
    /// The longest record, in bytes.
    var recordBytes = 16 << 20
    /// The most columns an input may have.
    var columns = 4096
    /// The longest column name, in bytes. Nested keys share prefixes, so without a bound a few megabytes of
    /// JSON could spell out gigabytes of names.
    var nameBytes = 1024
    /// How deeply the objects and arrays of one record may nest, the record itself being the first level.
    var depth = 64
    /// The most bytes taken from an input that can be read only once, such as a pipe; they are kept in
    /// memory.
    var spoolBytes = 512 << 20
    /// How many records lie between two remembered places in the input.
    package var checkpointRecords = 64

    package init() {}
}
