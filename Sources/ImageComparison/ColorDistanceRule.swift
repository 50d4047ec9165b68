/// The CIEDE2000 distance between sRGB pixels, with the D65 white point.
struct ColorDistanceRule: PixelRule {
    let maximum: Double
    /// The previous pair of colors, which often repeats because rendered images have uniform areas.
    private var last: (first: UInt32, second: UInt32, distance: Double)?
    private let linear = (0...255).map { LabColor.linear(Double($0)) }

    init(maximum: Double) { self.maximum = maximum }

    mutating func distance(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int
    ) -> Double {
        let firstWord = UnsafeRawPointer(first).loadUnaligned(as: UInt32.self)
        let secondWord = UnsafeRawPointer(second).loadUnaligned(as: UInt32.self)
        if let last, last.first == firstWord, last.second == secondWord { return last.distance }
        let distance: Double
        if first[3] & second[3] == .max {
            distance = opaque(first).distance(to: opaque(second))
        } else {
            distance = max(
                over(0, first).distance(to: over(0, second)), over(255, first).distance(to: over(255, second))
            )
        }
        last = (firstWord, secondWord, distance)
        return distance
    }

    private func opaque(_ pixel: UnsafePointer<UInt8>) -> LabColor {
        LabColor(linearRed: linear[Int(pixel[0])], green: linear[Int(pixel[1])], blue: linear[Int(pixel[2])])
    }

    /// Returns a translucent pixel over a gray backdrop from 0 (black) to 255 (white).
    private func over(_ backdrop: Double, _ pixel: UnsafePointer<UInt8>) -> LabColor {
        let alpha = Double(pixel[3]) / 255
        func blended(_ channel: UInt8) -> Double {
            LabColor.linear(backdrop + (Double(channel) - backdrop) * alpha)
        }
        return LabColor(linearRed: blended(pixel[0]), green: blended(pixel[1]), blue: blended(pixel[2]))
    }
}
