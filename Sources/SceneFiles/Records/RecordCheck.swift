import Records
import TableKit

extension RecordBindings {
    /// Looks through all records for names that mean nothing, such as an accessory there is none of, so that they
    /// are told before anything is drawn.
    ///
    /// - Parameter strictPictures: Where the records' pictures are read, when each must be readable.
    /// - Throws: `RecordError` with the line of the first mistake, and when the file cannot be read any more.
    package func check(_ file: RecordFile, strictPictures: PictureStore? = nil) throws(RecordError) {
        let pictures = image == nil ? nil : strictPictures
        guard accessory.isTemplate || editingStyle.isTemplate || pictures != nil else { return }
        for index in 0..<file.count {
            let record = try file.record(at: index)
            do throws(TemplateError) {
                _ = try accessory.value(for: record)
                _ = try editingStyle.value(for: record)
            } catch {
                throw RecordError(file: file.name, line: record.line, sentence: error.sentence)
            }
            if let error = image.flatMap({ pictures?.error($0.string(for: record)) }) {
                throw RecordError(file: file.name, line: record.line, sentence: "the picture \(error)")
            }
        }
    }
}
