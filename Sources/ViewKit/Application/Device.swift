/// A device. Mirrors `UIDevice`.
public final class Device: Sendable {
    /// The device of the image that is being prepared or drawn. Outside an image, it is an upright phone.
    public static let current = Device()

    private init() {}

    /// The name of the device.
    public var name: String { model }

    /// The model of the device.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The model of the device, in the user's language.
    public var localizedModel: String { model }

    /// The name of the operating system.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the operating system whose styles the default theme has.
    public var systemVersion: String { "18.0" }

    /// The kind of device.
    public var userInterfaceIdiom: UserInterfaceIdiom { Screen.main.traitCollection.userInterfaceIdiom }

    /// The orientation of the device: upright, or on its left side if the screen is wider than high.
    public var orientation: DeviceOrientation {
        let size = Screen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// An identifier of the device. `nil` on every machine.
    public var identifierForVendor: UUID? { nil }

    /// A Boolean value that indicates whether the device runs several programs.
    public var isMultitaskingSupported: Bool { true }
}

/// A kind of device. Mirrors `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Sendable, Hashable, CaseIterable {
    /// Unknown.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// The display of a car.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The orientation of a device. Mirrors `UIDeviceOrientation`.
public enum DeviceOrientation: Int, Sendable, Hashable, CaseIterable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its left side.
    case landscapeLeft = 3
    /// On its right side.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its front.
    case faceDown = 6

    /// A Boolean value that indicates whether the orientation is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// A Boolean value that indicates whether the orientation is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
