/// The 3 × 3 pixels around a pixel, fewer at the border.
///
/// Tells the smoothed edge of a shape from other changes by pixelmatch's rules, which follow V. Vyšniauskas,
/// “Anti-aliased Pixel and Intensity Slope Detector”, 2009.
struct Neighborhood {
    /// How many rows above and below decide: those around a pixel, and those around these.
    static let reach = 2

    let x: Int
    let y: Int
    private let width: Int
    private let height: Int
    private let left: Int
    private let top: Int
    private let right: Int
    private let bottom: Int

    /// - Parameters:
    ///   - width: Of the whole picture in pixels.
    ///   - height: Of the whole picture in pixels.
    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        left = max(x - 1, 0)
        top = max(y - 1, 0)
        right = min(x + 1, width - 1)
        bottom = min(y + 1, height - 1)
    }

    /// What lies beyond the border counts as one pixel of the same color.
    private var equalsBeyondBorder: Int { right - left < 2 || bottom - top < 2 ? 1 : 0 }

    private static let mostEquals = 2

    /// Whether the pixel lies between a darker and a brighter one, of which one belongs to an even area in both
    /// pictures.
    func isSmoothedEdge(
        in rows: PixelRows, and others: PixelRows, over backdrop: ComparisonMode.Backdrop
    ) -> Bool {
        let center = rows.pixel(x, y)
        let index = y * width + x
        var equals = equalsBeyondBorder
        var (lowest, highest) = (0.0, 0.0)
        var (darkest, brightest) = ((x: x, y: y), (x: x, y: y))
        // Column by column: of several neighbors that are equally dark, the first counts.
        var column = left
        while column <= right {
            var row = top
            while row <= bottom {
                if column != x || row != y {
                    let difference = PerceptualRule.brightness(
                        center, over: rows.pixel(column, row), at: index, backdrop: backdrop)
                    if difference == 0 {
                        equals += 1
                        if equals > Self.mostEquals { return false }
                    } else if difference < lowest {
                        lowest = difference
                        brightest = (column, row)
                    } else if difference > highest {
                        highest = difference
                        darkest = (column, row)
                    }
                }
                row += 1
            }
            column += 1
        }
        guard lowest < 0, highest > 0 else { return false }
        func isEven(at place: (x: Int, y: Int)) -> Bool {
            let neighborhood = Neighborhood(x: place.x, y: place.y, width: width, height: height)
            return neighborhood.isEvenArea(in: rows) && neighborhood.isEvenArea(in: others)
        }
        return isEven(at: brightest) || isEven(at: darkest)
    }

    /// Whether more than two neighbors are equal to the pixel bit for bit.
    func isEvenArea(in rows: PixelRows) -> Bool {
        let center = rows.word(x, y)
        var equals = equalsBeyondBorder
        var row = top
        while row <= bottom {
            var column = left
            while column <= right {
                if column != x || row != y, rows.word(column, row) == center {
                    equals += 1
                    if equals > Self.mostEquals { return true }
                }
                column += 1
            }
            row += 1
        }
        return false
    }
}
