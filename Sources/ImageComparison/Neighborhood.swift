/// The 3 × 3 pixels around a pixel, or fewer at the border.
///
/// It distinguishes antialiased edges from other changes by pixelmatch's rules, which follow V. Vyšniauskas,
/// “Anti-aliased Pixel and Intensity Slope Detector”, 2009.
struct Neighborhood {
    /// The number of relevant rows above and below a pixel: those of its neighbors, and of their neighbors.
    static let reach = 2

    let x: Int, y: Int
    private let width: Int, height: Int
    private let left: Int, top: Int, right: Int, bottom: Int

    /// Creates the neighborhood of a pixel.
    ///
    /// - Parameters:
    ///   - width: The width of the complete image in pixels.
    ///   - height: The height of the complete image in pixels.
    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        left = max(x - 1, 0)
        top = max(y - 1, 0)
        right = min(x + 1, width - 1)
        bottom = min(y + 1, height - 1)
    }

    /// The area beyond the border counts as one pixel of the same color.
    private var equalsBeyondBorder: Int { right - left < 2 || bottom - top < 2 ? 1 : 0 }

    private static let maxEquals = 2

    /// Returns a Boolean value that indicates whether the pixel is antialiased. It must be between a darker and a
    /// brighter pixel, one of which belongs to a uniform area in both images.
    func isSmoothedEdge(in rows: PixelRows, and others: PixelRows, by rule: some AntialiasingRule) -> Bool {
        let center = rows.pixel(x, y)
        let index = y * width + x
        var equals = equalsBeyondBorder
        var (lowest, highest) = (0.0, 0.0)
        var (darkest, brightest) = ((x: x, y: y), (x: x, y: y))
        // Neighbors are visited by column: the first of several equally dark neighbors counts.
        var column = left
        while column <= right {
            var row = top
            while row <= bottom {
                if column != x || row != y {
                    let difference = rule.brightness(center, over: rows.pixel(column, row), at: index)
                    if difference == 0 {
                        equals += 1
                        if equals > Self.maxEquals { return false }
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
        func isEven(at position: (x: Int, y: Int)) -> Bool {
            let neighborhood = Neighborhood(x: position.x, y: position.y, width: width, height: height)
            return neighborhood.isEvenArea(in: rows) && neighborhood.isEvenArea(in: others)
        }
        return isEven(at: brightest) || isEven(at: darkest)
    }

    /// Returns a Boolean value that indicates whether more than two neighbors are bitwise equal to the pixel.
    func isEvenArea(in rows: PixelRows) -> Bool {
        let center = rows.word(x, y)
        var equals = equalsBeyondBorder
        var row = top
        while row <= bottom {
            var column = left
            while column <= right {
                if column != x || row != y, rows.word(column, row) == center {
                    equals += 1
                    if equals > Self.maxEquals { return true }
                }
                column += 1
            }
            row += 1
        }
        return false
    }
}
