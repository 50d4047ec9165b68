/// The outlines of the symbols as text, drawn for this package on a grid of 24 × 24 units.
///
/// Each line contains the names of a symbol, a colon, and its parts; see ``SymbolPart`` and ``SymbolPathReader``. Lines
/// that begin with a semicolon continue the line before. A name after `>` is mirrored in right-to-left layouts. `<` and
/// a name are the mirror image of another symbol.
enum SymbolText {
    static let all = [
        arrows, signs, shapes, people, places, travel, objects, tools, documents, messages, media, devices,
    ]

    /// The suffixes of symbols inside others: the suffix of the name, the name of the frame, and the symbols, each with
    /// its scale and vertical offset.
    static let frames = """
        circle: circle
        ; plus .56 0; minus .56 0; xmark .5 0; checkmark .56 0; multiply .5 0; equal .56 0; number .54 0
        ; chevron.right .52 0; chevron.left .52 0; chevron.up .52 0; chevron.down .52 0
        ; chevron.forward .52 0; chevron.backward .52 0; ellipsis .66 0; info .56 0; questionmark .58 0
        ; exclamationmark .58 0; arrow.up .52 0; arrow.down .52 0; arrow.left .52 0; arrow.right .52 0
        ; arrow.forward .52 0; arrow.backward .52 0; arrow.up.right .5 0; arrow.down.left .5 0
        ; arrow.clockwise .54 -.2; arrow.counterclockwise .54 -.2; arrow.up.arrow.down .5 0
        ; line.3.horizontal .5 0; line.3.horizontal.decrease .56 0; person .5 -.2; star .56 -.3; heart .54 .4
        ; bolt .56 0; flag .5 0; tag .5 0; bookmark .5 0; bell .5 0; trash .5 0; pencil .5 0; link .52 0
        ; paperplane .52 0; envelope .52 0; phone .5 0; video .5 0; mic .5 0; play .5 .0; pause .48 0
        ; stop .44 0; camera .54 0; location .5 0; mappin .54 0; house .52 -.2; car .52 0; airplane .54 0
        ; cart .5 0; bag .5 0; gift .5 0; lock .5 -.3; lock.open .5 -.3; key .5 0; eye .56 0; gearshape .56 0
        ; dollarsign .58 0; eurosign .52 0; percent .5 0; magnifyingglass .5 0; leaf .52 0; power .52 0
        ; moon .52 0; pawprint .5 0; flame .52 0; drop .52 0; doc .5 0; folder .52 0; book .52 0; tray .52 0; clock .56 0
        ; arrow.uturn.backward .5 0; list.bullet .5 0; photo .52 0; hand.raised .54 0; hand.thumbsup .52 0
        square: square
        ; plus .56 0; minus .56 0; xmark .48 0; checkmark .56 0; ellipsis .64 0; questionmark .56 0
        ; exclamationmark .56 0; arrow.up .52 0; arrow.down .52 0; arrow.left .52 0; arrow.right .52 0
        ; arrow.up.right .5 0; chevron.right .5 0; chevron.left .5 0; person .52 0; play .48 0; heart .52 0
        ; star .54 0; bolt .54 0; number .52 0; dollarsign .56 0
        triangle: triangle; exclamationmark .5 1.7
        seal: seal; checkmark .5 0; xmark .44 0; questionmark .5 0; exclamationmark .5 0
        bubble: bubble.left; ellipsis .6 -.8; exclamationmark .46 -.8; questionmark .46 -.8; plus .44 -.8; star .48 -.8
        shield: shield; checkmark .5 -.4; xmark .44 -.4; exclamationmark .5 -.4; lock .44 -.8; plus .46 -.4
        """

    /// The part of the symbol of a dashed square.
    static let dashedSquare = """
        s M3.7 8.2V7.3Q3.7 3.7 7.3 3.7H8.2M11 3.7H13M15.8 3.7H16.7Q20.3 3.7 20.3 7.3V8.2M20.3 11V13M20.3 15.8V16.7
        Q20.3 20.3 16.7 20.3H15.8M13 20.3H11M8.2 20.3H7.3Q3.7 20.3 3.7 16.7V15.8M3.7 13V11
        """

    /// The part of the symbol of a viewfinder: the corners of a square.
    static let viewfinder = """
        s M2.8 8V5.8Q2.8 2.8 5.8 2.8H8M16 2.8H18.2Q21.2 2.8 21.2 5.8V8M21.2 16V18.2Q21.2 21.2 18.2 21.2H16
        M8 21.2H5.8Q2.8 21.2 2.8 18.2V16
        """

    /// The parts of the placeholder of an unknown symbol: a dashed square around a question mark.
    static let placeholder = """
        \(dashedSquare)
        ; s M9.5 10C9.5 8.4 10.5 7.4 12.1 7.4C13.6 7.4 14.7 8.3 14.7 9.8C14.7 11.8 12 11.8 12 13.6; k O12 16.4 1.1
        """

    /// The symbols with a variant that is crossed out. A number is the distance by which the line is to the right of and
    /// above its usual location, so that it does not cover what identifies the symbol.
    static let slashed = """
        bell; bolt; bookmark; camera; eye; hand.raised; heart; icloud; lightbulb; location 1.5; lock; message; mic
        ; moon -2.4; person; pin; speaker; star; video; wifi; flag; trash
        """
}
