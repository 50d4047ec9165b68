import TableKit

extension Image {
    /// The placeholder of an image that could not be read: a gray square with a cross.
    static let placeholder: Image? = {
        let side = 120
        let (border, cross): ([UInt8], [UInt8]) = ([199, 199, 204, 255], [174, 174, 178, 255])
        let ground: [UInt8] = [229, 229, 234, 255]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let isBorder = min(x, y, side - 1 - x, side - 1 - y) < 4
                let isCross = abs(x - y) < 3 || abs(side - 1 - x - y) < 3
                bytes += isBorder ? border : isCross ? cross : ground
            }
        }
        return (try? Bitmap(width: side, height: side, bytes: bytes)).map { Image(bitmap: $0, scale: 3) }
    }()
}
