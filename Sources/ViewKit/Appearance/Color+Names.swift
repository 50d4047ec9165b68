// The colors that `UIColor` names.
extension Color {
    /// A fully transparent color.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// A gray of brightness 1/3.
    public static let darkGray = Color(white: 1 / 3)
    /// A gray of brightness 1/2.
    public static let gray = Color(white: 0.5)
    /// A gray of brightness 2/3.
    public static let lightGray = Color(white: 2 / 3)
    /// White.
    public static let white = Color(white: 1)
    /// Pure red.
    public static let red = Color(red: 1, green: 0, blue: 0)
    /// Pure green.
    public static let green = Color(red: 0, green: 1, blue: 0)
    /// Pure blue.
    public static let blue = Color(red: 0, green: 0, blue: 1)
    /// Pure cyan.
    public static let cyan = Color(red: 0, green: 1, blue: 1)
    /// Pure magenta.
    public static let magenta = Color(red: 1, green: 0, blue: 1)
    /// Pure yellow.
    public static let yellow = Color(red: 1, green: 1, blue: 0)
    /// An orange between red and yellow.
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    /// A dark purple.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
    /// A brown.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

    /// The color of text. Mirrors `UIColor.label`; the following colors mirror their namesakes.
    public static let label = Color((0, 0, 0), dark: (255, 255, 255))
    /// The color of secondary text.
    public static let secondaryLabel = Color((60, 60, 67), alpha: 0.6, dark: (235, 235, 245))
        .highContrast((60, 60, 67), alpha: 0.8, dark: (235, 235, 245), darkAlpha: 0.8)
    /// The color of hints and disclosure indicators.
    public static let tertiaryLabel = Color((60, 60, 67), alpha: 0.3, dark: (235, 235, 245))
        .highContrast((60, 60, 67), alpha: 0.6, dark: (235, 235, 245), darkAlpha: 0.6)
    /// The color of the least important text.
    public static let quaternaryLabel = Color(
        (60, 60, 67), alpha: 0.18, dark: (235, 235, 245), darkAlpha: 0.16
    )
    .highContrast((60, 60, 67), alpha: 0.5, dark: (235, 235, 245), darkAlpha: 0.4)
    /// The color of the placeholder in an empty text field.
    public static let placeholderText = tertiaryLabel
    /// The color of links.
    public static let link = Color(Color((0, 122, 255), dark: (9, 132, 255)), ios26: systemBlue.ios26)
    /// The system blue, which is also the default tint.
    public static let systemBlue = Color((0, 122, 255), dark: (10, 132, 255))
        .highContrast((0, 64, 221), dark: (64, 156, 255))
        .ios26((0, 136, 255), dark: (0, 145, 255), highContrast: ((30, 110, 244), (92, 184, 255)))
    /// The system red, the color of delete controls.
    public static let systemRed = Color((255, 59, 48), dark: (255, 69, 58))
        .highContrast((215, 0, 21), dark: (255, 105, 97))
        .ios26((255, 56, 60), dark: (255, 66, 69), highContrast: ((233, 21, 45), (255, 97, 101)))
    /// The system green, the color of insert controls.
    public static let systemGreen = Color((52, 199, 89), dark: (48, 209, 88))
        .highContrast((36, 138, 61), dark: (48, 219, 91))
        .ios26((52, 199, 89), dark: (48, 209, 88), highContrast: ((0, 137, 50), (74, 217, 104)))
    /// The system orange.
    public static let systemOrange = Color((255, 149, 0), dark: (255, 159, 10))
        .highContrast((201, 52, 0), dark: (255, 179, 64))
        .ios26((255, 141, 40), dark: (255, 146, 48), highContrast: ((197, 83, 0), (255, 160, 86)))
    /// The system yellow.
    public static let systemYellow = Color((255, 204, 0), dark: (255, 214, 10))
        .highContrast((178, 80, 0), dark: (255, 212, 38))
        .ios26((255, 204, 0), dark: (255, 214, 0), highContrast: ((161, 106, 0), (254, 223, 67)))
    /// The system pink.
    public static let systemPink = Color((255, 45, 85), dark: (255, 55, 95))
        .highContrast((211, 15, 69), dark: (255, 100, 130))
        .ios26((255, 45, 85), dark: (255, 55, 95), highContrast: ((231, 18, 77), (255, 138, 196)))
    /// The system purple.
    public static let systemPurple = Color((175, 82, 222), dark: (191, 90, 242))
        .highContrast((137, 68, 171), dark: (218, 143, 255))
        .ios26((203, 48, 224), dark: (219, 52, 242), highContrast: ((176, 47, 194), (234, 141, 255)))
    /// The system indigo.
    public static let systemIndigo = Color((88, 86, 214), dark: (94, 92, 230))
        .highContrast((54, 52, 163), dark: (125, 122, 255))
        .ios26((97, 85, 245), dark: (109, 124, 255), highContrast: ((86, 74, 222), (167, 170, 255)))
    /// The system teal.
    public static let systemTeal = Color((48, 176, 199), dark: (64, 200, 224))
        .highContrast((0, 130, 153), dark: (93, 230, 255))
        .ios26((0, 195, 208), dark: (0, 210, 224), highContrast: ((0, 129, 152), (59, 221, 236)))
    /// The system mint.
    public static let systemMint = Color((0, 199, 190), dark: (99, 230, 226))
        .highContrast((12, 129, 123), dark: (102, 212, 207))
        .ios26((0, 200, 179), dark: (0, 218, 195), highContrast: ((0, 133, 117), (84, 223, 203)))
    /// The system cyan.
    public static let systemCyan = Color((50, 173, 230), dark: (100, 210, 255))
        .highContrast((0, 113, 164), dark: (112, 215, 255))
        .ios26((0, 192, 232), dark: (60, 211, 254), highContrast: ((0, 126, 174), (109, 217, 255)))
    /// The system brown.
    public static let systemBrown = Color((162, 132, 94), dark: (172, 142, 104))
        .highContrast((127, 101, 69), dark: (181, 148, 105))
        .ios26((172, 127, 94), dark: (183, 138, 102), highContrast: ((149, 109, 81), (219, 166, 121)))
    /// The system gray, halfway between light and dark.
    public static let systemGray = Color((142, 142, 147)).highContrast((108, 108, 112), dark: (174, 174, 178))
    /// The second of six grays, each nearer to the background than the one before.
    public static let systemGray2 = Color((174, 174, 178), dark: (99, 99, 102))
        .highContrast((142, 142, 147), dark: (124, 124, 128))
    /// The third of six grays.
    public static let systemGray3 = Color((199, 199, 204), dark: (72, 72, 74))
        .highContrast((174, 174, 178), dark: (84, 84, 86))
    /// The fourth of six grays.
    public static let systemGray4 = Color((209, 209, 214), dark: (58, 58, 60))
        .highContrast((188, 188, 192), dark: (68, 68, 70))
    /// The fifth of six grays.
    public static let systemGray5 = Color((229, 229, 234), dark: (44, 44, 46))
        .highContrast((216, 216, 220), dark: (54, 54, 56))
    /// The last of six grays.
    public static let systemGray6 = Color((242, 242, 247), dark: (28, 28, 30))
        .highContrast((235, 235, 240), dark: (36, 36, 38))
    /// The color of the separator between rows.
    public static let separator = Color((60, 60, 67), alpha: 0.29, dark: (84, 84, 88), darkAlpha: 0.6)
        .highContrast((60, 60, 67), alpha: 0.6, dark: (84, 84, 88), darkAlpha: 1)
    /// The color of an opaque separator.
    public static let opaqueSeparator = Color((198, 198, 200), dark: (56, 56, 58))
    /// The background color of a plain table.
    public static let systemBackground = Color((255, 255, 255), dark: (0, 0, 0))
    /// The background color of content on top of a plain table.
    public static let secondarySystemBackground = systemGray6
    /// The background color of content on top of the secondary background.
    public static let tertiarySystemBackground = Color((255, 255, 255), dark: (44, 44, 46))
        .highContrast((255, 255, 255), dark: (54, 54, 56))
    /// The background color of a grouped table.
    public static let systemGroupedBackground = Color((242, 242, 247), dark: (0, 0, 0))
        .highContrast((235, 235, 240), dark: (0, 0, 0))
    /// The background color of the rows of a grouped table.
    public static let secondarySystemGroupedBackground = Color((255, 255, 255), dark: (28, 28, 30))
        .highContrast((255, 255, 255), dark: (36, 36, 38))
    /// The background color of content on top of the rows of a grouped table.
    public static let tertiarySystemGroupedBackground = Color((242, 242, 247), dark: (44, 44, 46))
        .highContrast((235, 235, 240), dark: (54, 54, 56))
    /// The color of thin unfilled parts, such as a slider's track.
    public static let systemFill = Color(
        (120, 120, 128), alpha: 0.2, dark: (120, 120, 128), darkAlpha: 0.36)
    /// The color of medium-sized backgrounds, such as a switch's.
    public static let secondarySystemFill = Color(
        (120, 120, 128), alpha: 0.16, dark: (120, 120, 128), darkAlpha: 0.32)
    /// The color of large backgrounds, such as a segmented control's.
    public static let tertiarySystemFill = Color(
        (118, 118, 128), alpha: 0.12, dark: (118, 118, 128), darkAlpha: 0.24)
    /// The color of the backgrounds of large areas with complex content.
    public static let quaternarySystemFill = Color(
        (116, 116, 128), alpha: 0.08, dark: (118, 118, 128), darkAlpha: 0.18)
    /// The color of light text on a dark background, in every appearance.
    public static let lightText = Color(white: 1, alpha: 0.6)
    /// The color of dark text on a light background, in every appearance.
    public static let darkText = Color(white: 0)
    /// The default tint. Mirrors `UIColor.tintColor`, but does not follow the tint of the view that it colors.
    public static let tintColor = systemBlue

    /// The names of the colors of UIKit.
    package static let uiKitNames: [(name: String, value: Color)] = [
        ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("gray", .gray),
        ("lightGray", .lightGray), ("white", .white), ("red", .red), ("green", .green), ("blue", .blue),
        ("cyan", .cyan), ("magenta", .magenta), ("yellow", .yellow), ("orange", .orange), ("purple", .purple),
        ("brown", .brown), ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText), ("link", .link), ("systemBlue", .systemBlue),
        ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("systemOrange", .systemOrange),
        ("systemYellow", .systemYellow), ("systemPink", .systemPink), ("systemPurple", .systemPurple),
        ("systemIndigo", .systemIndigo), ("systemTeal", .systemTeal), ("systemMint", .systemMint),
        ("systemCyan", .systemCyan), ("systemBrown", .systemBrown), ("systemGray", .systemGray),
        ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
        ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator), ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill), ("lightText", .lightText), ("darkText", .darkText),
    ]
}
