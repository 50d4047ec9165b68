import DisplayList
import Files
import Testing

@testable import Rendering

@Suite("Ends and corners of lines")
struct StrokeStyleTests {
    private static let black = RGBA(0, 0, 0)

    private func path(_ points: (Double, Double)...) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }

    private func pixels(_ path: Path, _ style: StrokeStyle) -> Pixels {
        Pixels([.stroke(path, style, Self.black)])
    }

    @Test func endsExtendByCap() {
        let line = path((5, 10), (15, 10))
        let butt = pixels(line, StrokeStyle(lineWidth: 4))
        #expect(butt.inkedColumns == Array(5..<15) && butt.inkedRows == Array(8..<12))
        let square = pixels(line, StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(square.inkedColumns == Array(3..<17) && square[3, 8] == 0xFF00_0000)
        let round = pixels(line, .round(4))
        #expect(round.inkedColumns == Array(3..<17) && round[3, 8] < 0xFF00_0000)
    }

    @Test func cornersExtendByJoin() {
        let chevron = path((2, 2), (10, 10), (2, 18))
        func joined(_ join: LineJoin) -> Pixels {
            pixels(chevron, StrokeStyle(lineWidth: 4, lineJoin: join))
        }
        let (miter, round, bevel) = (joined(.miter), joined(.round), joined(.bevel))
        // The mitered tip is 2 × √2 points beyond the corner, the round one 2 and the beveled one √2.
        #expect(miter.inkedColumns.last == 12 && round.inkedColumns.last == 11)
        #expect(miter[11, 9] > round[11, 9] && round[11, 9] > bevel[11, 9] && bevel[11, 9] > 0)
    }

    @Test("A corner longer than 10 line widths is beveled")
    func sharpestCornersAreBeveled() throws {
        let style = StrokeStyle(lineWidth: 2)
        let mitered = pixels(path((0, 9), (8, 10), (0, 11)), style)
        #expect(try #require(mitered.inkedColumns.last) > 13)
        let beveled = pixels(path((0, 9.3), (8, 10), (0, 10.7)), style)
        #expect(try #require(beveled.inkedColumns.last) < 10)
    }

    @Test func contextStrokesRoundLinesByDefault() {
        let line = path((1, 2), (3, 4))
        let list = GraphicsContext.list { context in
            context.stroke(line, width: 2, with: Self.black)
            context.stroke(line, style: StrokeStyle(lineWidth: 2), with: Self.black)
            context.stroke(line, style: StrokeStyle(lineWidth: 0), with: Self.black)
        }
        let sharp = StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .miter)
        #expect(list.items == [.stroke(line, .round(2), Self.black), .stroke(line, sharp, Self.black)])
    }

    @Test func filesSpecifyEndsAndCorners() throws {
        func svg(_ style: StrokeStyle) throws -> String {
            let sink = MemorySink()
            let file = SVGFile(width: 20, height: 20, scale: 1, title: "", sink: sink)
            var list = DisplayList()
            list.append(.stroke(path((2, 2), (10, 10)), style, Self.black))
            try file.add(list, firstRow: 0, scale: 1, rows: 0..<20, width: 20)
            try file.finish()
            return String(decoding: sink.bytes, as: UTF8.self)
        }
        // Without the limit, SVG's would be 4.
        #expect(
            try svg(StrokeStyle(lineWidth: 2)).contains(
                #"stroke-width="2" stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="10""#))
        #expect(
            try svg(.round(2)).contains(#"stroke-linecap="round" stroke-linejoin="round" stroke="#))
        #expect(
            try svg(StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel)).contains(
                #"stroke-linecap="square" stroke-linejoin="bevel" stroke="#))
    }
}
