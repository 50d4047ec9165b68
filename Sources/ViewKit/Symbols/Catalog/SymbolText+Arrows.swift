extension SymbolText {
    static let arrows = """
        chevron.right,>chevron.forward: s M8.6 5 15.4 12 8.6 19
        chevron.left,>chevron.backward: s M15.4 5 8.6 12 15.4 19
        chevron.up: s M4.6 15.6 12 8.4 19.4 15.6
        chevron.down: s M4.6 8.4 12 15.6 19.4 8.4
        chevron.up.chevron.down: s M7.4 9.2 12 4.6 16.6 9.2M7.4 14.8 12 19.4 16.6 14.8
        chevron.right.2,>chevron.forward.2: s M5.2 5.4 11.6 12 5.2 18.6M13 5.4 19.4 12 13 18.6
        chevron.left.2,>chevron.backward.2: <chevron.right.2
        chevron.left.forwardslash.chevron.right: s M6.6 6.8 1.6 12 6.6 17.2M17.4 6.8 22.4 12 17.4 17.2
        M14.2 4.8 9.8 19.2
        arrow.up: s M12 20.4V3.6M5.2 10.4 12 3.6 18.8 10.4
        arrow.down: s M12 3.6V20.4M5.2 13.6 12 20.4 18.8 13.6
        arrow.right,>arrow.forward: s M3.6 12H20.4M13.6 5.2 20.4 12 13.6 18.8
        arrow.left,>arrow.backward: s M20.4 12H3.6M10.4 5.2 3.6 12 10.4 18.8
        arrow.up.right,>arrow.up.forward: s M5.6 18.4 18.2 5.8M8.4 5.8H18.2V15.6
        arrow.up.left,>arrow.up.backward: <arrow.up.right
        arrow.down.right,>arrow.down.forward: s M5.6 5.6 18.2 18.2M8.4 18.2H18.2V8.4
        arrow.down.left,>arrow.down.backward: <arrow.down.right
        arrow.up.arrow.down: s M7 19.6V4.2M3.2 8.2 7 4.2 10.8 8.2M17 4.4V19.8M13.2 15.8 17 19.8 20.8 15.8
        arrow.left.arrow.right: s M19.6 7H4.2M8.2 3.2 4.2 7 8.2 10.8M4.4 17H19.8M15.8 13.2 19.8 17 15.8 20.8
        arrow.up.and.down: s M12 2.8V21.2M7.4 7.4 12 2.8 16.6 7.4M7.4 16.6 12 21.2 16.6 16.6
        arrow.left.and.right: s M2.8 12H21.2M7.4 7.4 2.8 12 7.4 16.6M16.6 7.4 21.2 12 16.6 16.6
        arrow.up.to.line: s M4.6 3.4H19.4M12 21V7.4M6.2 13.2 12 7.4 17.8 13.2
        arrow.down.to.line: s M4.6 20.6H19.4M12 3V16.6M6.2 10.8 12 16.6 17.8 10.8
        arrow.clockwise: s A12 13 8.2 -20 270L13.4 4.8M9.7 1.2 13.4 4.8 9.7 8.4
        arrow.counterclockwise: <arrow.clockwise
        arrow.2.circlepath: s A12 12 8.4 188 330L19.9 8.5M20.3 3.4V8.6H15.1; s A12 12 8.4 8 150L4.1 15.5
        M3.7 20.6V15.4H8.9
        arrow.triangle.2.circlepath: s A12 12 8.4 184 318; p P.5 20.9 8.9 16.4 8.6 20.6 4.6
        ; s A12 12 8.4 4 138; p P.5 3.1 15.1 7.6 15.4 3.4 19.4
        arrow.uturn.backward,arrow.uturn.left: s M8.4 3.8 3.6 8.6 8.4 13.4M3.6 8.6H14.4
        C22.4 8.6 22.4 20 14.4 20H9.4
        arrow.uturn.forward,arrow.uturn.right: <arrow.uturn.backward
        arrowshape.turn.up.left,>arrowshape.turn.up.backward: b M10.4 5.1V8.6C16.8 8.8 20.8 12.6 21.2 18.6
        C21.2 19.6 20.4 19.8 19.8 19.1C17.4 16.2 14.4 15 10.4 14.9V18.4 C10.4 19.4 9.4 19.8 8.6 19.1L2.7 13.1
        Q1.7 12.1 2.7 11L8.6 4.5C9.4 3.7 10.4 4.1 10.4 5.1Z
        arrowshape.turn.up.right,>arrowshape.turn.up.forward: <arrowshape.turn.up.left
        repeat: s M3.4 11.6V10.4Q3.4 6.6 7.2 6.6H20.2M16.6 3 20.2 6.6 16.6 10.2; s M20.6 12.4V13.6
        Q20.6 17.4 16.8 17.4H3.8M7.4 21 3.8 17.4 7.4 13.8
        shuffle: s M2.8 17.4H5C11 17.4 10.8 6.8 17 6.8H20.6M17 3.2 20.6 6.8 17 10.4; s M2.8 6.8H5
        C7.4 6.8 8.8 8.4 9.9 10.3M12.7 13.9C13.7 15.8 14.9 17.4 17 17.4H20.6M17 13.8 20.6 17.4 17 21
        square.and.arrow.up: s M8.4 8.8H7.2Q4.6 8.8 4.6 11.4V18.6Q4.6 21.2 7.2 21.2H16.8Q19.4 21.2 19.4 18.6
        V11.4 Q19.4 8.8 16.8 8.8H15.6M12 14.6V2.2M8.2 6 12 2.2 15.8 6
        square.and.arrow.down: s M8.4 8.8H7.2Q4.6 8.8 4.6 11.4V18.6Q4.6 21.2 7.2 21.2H16.8Q19.4 21.2 19.4 18.6
        V11.4 Q19.4 8.8 16.8 8.8H15.6M12 2.2V15.4M8.2 11.6 12 15.4 15.8 11.6
        rectangle.portrait.and.arrow.right,>rectangle.portrait.and.arrow.forward: s M14.6 7.4V5.4
        Q14.6 2.8 12 2.8H6Q3.4 2.8 3.4 5.4V18.6Q3.4 21.2 6 21.2H12Q14.6 21.2 14.6 18.6V16.6; s M9.4 12H21.4
        M17.8 8.4 21.4 12 17.8 15.6
        """
}
