// The sources of the figures:
//
// - Sizes, scales and size classes: Apple's Human Interface Guidelines, Layout, Specifications, as of January 2026. The
//   sizes of the iPad Pro since the M4 are those of Use Your Loaf, "iPad 2024 Screen Sizes".
// - Safe areas: named above each group.
//
// Figures of Use Your Loaf (useyourloaf.com/blog, "iPhone 12 Screen Sizes" to "iPhone 17 Screen Sizes") are those that
// three public projects cite from it, in agreement.

// Phones with the figures of swift-snapshot-testing's ViewImageConfig. Devices differ in two of them: the inset of an
// iPhone Xr is 48 points, and the safe areas of the iPhone X, Xs Max and Xr end 21 points above the bottom in landscape.
extension DeviceScreen {
    /// The screen of the iPhone SE: 320 × 568 points.
    public static let iPhoneSe = homeButton("iPhone SE", 320, 568)
    /// The screen of the iPhone 8: 375 × 667 points.
    public static let iPhone8 = homeButton("iPhone 8", 375, 667)
    /// The screen of the iPhone 8 Plus: 414 × 736 points.
    public static let iPhone8Plus = homeButton("iPhone 8 Plus", 414, 736, scale: 3, isLarge: true)
    /// The screen of the iPhone X: 375 × 812 points.
    public static let iPhoneX = camera("iPhone X", 375, 812, 44, landscape: (0, 24))
    /// The screen of the iPhone Xs Max: 414 × 896 points.
    public static let iPhoneXsMax = camera("iPhone Xs Max", 414, 896, 44, landscape: (0, 24), isLarge: true)
    /// The screen of the iPhone Xr: 414 × 896 points.
    public static let iPhoneXr = camera(
        "iPhone Xr", 414, 896, 44, scale: 2, landscape: (0, 24), isLarge: true)
    /// The screen of the iPhone 12: 390 × 844 points.
    public static let iPhone12 = camera("iPhone 12", 390, 844, 47)
    /// The screen of the iPhone 12 Pro: that of ``iPhone12``.
    public static let iPhone12Pro = iPhone12.named("iPhone 12 Pro")
    /// The screen of the iPhone 12 Pro Max: 428 × 926 points.
    public static let iPhone12ProMax = camera("iPhone 12 Pro Max", 428, 926, 47, isLarge: true)
    /// The screen of the iPhone 13: that of ``iPhone12``.
    public static let iPhone13 = iPhone12.named("iPhone 13")
    /// The screen of the iPhone 13 mini: 375 × 812 points.
    public static let iPhone13Mini = camera("iPhone 13 Mini", 375, 812, 50)
    /// The screen of the iPhone 13 Pro: that of ``iPhone12``.
    public static let iPhone13Pro = iPhone12.named("iPhone 13 Pro")
    /// The screen of the iPhone 13 Pro Max: that of ``iPhone12ProMax``.
    public static let iPhone13ProMax = iPhone12ProMax.named("iPhone 13 Pro Max")
    /// The same as ``iPhoneSe``.
    public static let iPhoneSE = iPhoneSe
}

// Phones with the safe areas of Use Your Loaf. Tinder's Layout, which extends ViewImageConfig, has the same for the
// iPhone 14 and 15. Those of the iPhone 17 and Air in landscape are those of iOS 26, and the others those of earlier
// versions.
extension DeviceScreen {
    /// The screen of the second and third iPhone SE: that of ``iPhone8``.
    public static let iPhoneSE2 = iPhone8.named("iPhone SE2")
    /// The screen of the iPhone 11: 414 × 896 points.
    public static let iPhone11 = camera("iPhone 11", 414, 896, 48, scale: 2, isLarge: true)
    /// The screen of the iPhone 11 Pro: 375 × 812 points.
    public static let iPhone11Pro = camera("iPhone 11 Pro", 375, 812, 44)
    /// The screen of the iPhone 11 Pro Max: 414 × 896 points.
    public static let iPhone11ProMax = camera("iPhone 11 Pro Max", 414, 896, 44, isLarge: true)
    /// The screen of the iPhone 14: that of ``iPhone12``.
    public static let iPhone14 = iPhone12.named("iPhone 14")
    /// The screen of the iPhone 14 Plus: that of ``iPhone12ProMax``.
    public static let iPhone14Plus = iPhone12ProMax.named("iPhone 14 Plus")
    /// The screen of the iPhone 14 Pro: 393 × 852 points.
    public static let iPhone14Pro = camera("iPhone 14 Pro", 393, 852, 59)
    /// The screen of the iPhone 14 Pro Max: 430 × 932 points.
    public static let iPhone14ProMax = camera("iPhone 14 Pro Max", 430, 932, 59, isLarge: true)
    /// The screen of the iPhone 15: that of ``iPhone14Pro``.
    public static let iPhone15 = iPhone14Pro.named("iPhone 15")
    /// The screen of the iPhone 15 Plus: that of ``iPhone14ProMax``.
    public static let iPhone15Plus = iPhone14ProMax.named("iPhone 15 Plus")
    /// The screen of the iPhone 15 Pro: that of ``iPhone14Pro``.
    public static let iPhone15Pro = iPhone14Pro.named("iPhone 15 Pro")
    /// The screen of the iPhone 15 Pro Max: that of ``iPhone14ProMax``.
    public static let iPhone15ProMax = iPhone14ProMax.named("iPhone 15 Pro Max")
    /// The screen of the iPhone 16: that of ``iPhone14Pro``.
    public static let iPhone16 = iPhone14Pro.named("iPhone 16")
    /// The screen of the iPhone 16e: that of ``iPhone12``.
    public static let iPhone16e = iPhone12.named("iPhone 16e")
    /// The screen of the iPhone 16 Plus: that of ``iPhone14ProMax``.
    public static let iPhone16Plus = iPhone14ProMax.named("iPhone 16 Plus")
    /// The screen of the iPhone 16 Pro: 402 × 874 points.
    public static let iPhone16Pro = camera("iPhone 16 Pro", 402, 874, 62)
    /// The screen of the iPhone 16 Pro Max: 440 × 956 points.
    public static let iPhone16ProMax = camera("iPhone 16 Pro Max", 440, 956, 62, isLarge: true)
    /// The screen of the iPhone 17: 402 × 874 points.
    public static let iPhone17 = camera("iPhone 17", 402, 874, 62, landscape: (20, 20))
    /// The screen of the iPhone 17 Pro: that of ``iPhone17``.
    public static let iPhone17Pro = iPhone17.named("iPhone 17 Pro")
    /// The screen of the iPhone 17 Pro Max: 440 × 956 points.
    public static let iPhone17ProMax = camera(
        "iPhone 17 Pro Max", 440, 956, 62, landscape: (20, 20), isLarge: true)
    /// The screen of the iPhone Air: 420 × 912 points.
    public static let iPhoneAir = camera("iPhone Air", 420, 912, 68, landscape: (20, 29), isLarge: true)
}

// Tablets with the figures of swift-snapshot-testing's ViewImageConfig.
extension DeviceScreen {
    /// The screen of the iPad mini with a home button: 768 × 1,024 points.
    public static let iPadMini = tablet("iPad Mini", 768, 1024, top: 20, bottom: 0)
    /// The screen of the iPad with 9.7 inches: that of ``iPadMini``.
    public static let iPad9_7 = iPadMini.named("iPad 9.7")
    /// The screen of the iPad with 10.2 inches: 810 × 1,080 points.
    public static let iPad10_2 = tablet("iPad 10.2", 810, 1080, top: 20, bottom: 0)
    /// The screen of the iPad Pro with 10.5 inches: 834 × 1,112 points.
    public static let iPadPro10_5 = tablet("iPad Pro 10.5", 834, 1112, top: 20, bottom: 0)
    /// The screen of the iPad Pro with 11 inches, before the M4: 834 × 1,194 points.
    public static let iPadPro11 = tablet("iPad Pro 11", 834, 1194)
    /// The screen of the iPad Pro with 12.9 inches and a home button: 1,024 × 1,366 points.
    public static let iPadPro12_9 = tablet("iPad Pro 12.9", 1024, 1366, top: 20, bottom: 0)
}

// Tablets without a home button, with the safe areas of Use Your Loaf before iPadOS 26.
extension DeviceScreen {
    /// The screen of the iPad mini with 8.3 inches: 744 × 1,133 points.
    public static let iPadMini8_3 = tablet("iPad Mini 8.3", 744, 1133)
    /// The screen of the iPad with 10.9 inches, and with 11 inches: 820 × 1,180 points.
    public static let iPad10_9 = tablet("iPad 10.9", 820, 1180)
    /// The screen of the iPad Air with 10.9 or 11 inches: that of ``iPad10_9``.
    public static let iPadAir11 = iPad10_9.named("iPad Air 11")
    /// The screen of the iPad Air with 13 inches, and of the iPad Pro with 12.9 inches without a home button:
    /// 1,024 × 1,366 points.
    public static let iPadAir13 = tablet("iPad Air 13", 1024, 1366)
    /// The screen of the iPad Pro with 11 inches, since the M4: 834 × 1,210 points.
    public static let iPadPro11M4 = tablet("iPad Pro 11 M4", 834, 1210)
    /// The screen of the iPad Pro with 13 inches: 1,032 × 1,376 points.
    public static let iPadPro13 = tablet("iPad Pro 13", 1032, 1376)
}

extension DeviceScreen {
    /// The presets, phones before tablets, and older ones before newer ones.
    public static let all: [DeviceScreen] = [
        iPhoneSe, iPhone8, iPhone8Plus, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone11, iPhone11Pro,
        iPhone11ProMax, iPhoneSE2, iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13, iPhone13Mini,
        iPhone13Pro, iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15,
        iPhone15Plus, iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16e, iPhone16Plus, iPhone16Pro,
        iPhone16ProMax, iPhone17, iPhone17Pro, iPhone17ProMax, iPhoneAir, iPadMini, iPadMini8_3, iPad9_7,
        iPad10_2, iPad10_9, iPadAir11, iPadAir13, iPadPro10_5, iPadPro11, iPadPro11M4, iPadPro12_9,
        iPadPro13,
    ]
}
