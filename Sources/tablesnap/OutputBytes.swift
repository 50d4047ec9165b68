import Files

extension [UInt8] {
    /// Writes a file, which appears at its path when it is complete, or writes to a device or pipe.
    func write(to claim: OutputClaim) throws(OutputError) {
        let file = try OutputFile(claim)
        try file.write(self)
        try file.commit()
    }
}
