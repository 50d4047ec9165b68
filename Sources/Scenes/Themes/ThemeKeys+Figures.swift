import SceneSchema
import TableKit

// The parts of a theme that style what surrounds a table in its image.

extension Theme.Callouts: ThemeObject {
    package init() { self = Theme.modern.callouts }
    package static let example = """
        theme: {callouts: {textColor: systemBlue, lineColor: systemOrange, lineWidth: 2}}
        rows: [{text: One, accessory: disclosure}]
        callouts: [{part: row 0:0 accessory, label: A label}, {type: bracket, part: row 0:0 text}]
        """
}

extension Theme.Bullet: ThemeObject {
    package init() { self = Theme.modern.callouts.bullet }
    package static let example = """
        theme: {callouts: {bullet: {diameter: 28, color: systemOrange, borderColor: black}}}
        rows: [One]
        callouts: [{type: bullet, part: row 0:0 text, label: A text}]
        """
}

extension Theme.Magnifier: ThemeObject {
    package init() { self = Theme.modern.callouts.magnifier }
    package static let exceptions: [Key<Self>] = [
        Key(always: "minimumZoom", \.minimumZoom, .zoom),
        Key(always: "maximumZoom", \.maximumZoom, .zoom),
        Key(always: "fraction", \.fraction, .fraction),
    ]

    package static let example = """
        theme: {callouts: {magnifier: {diameter: 60, ringColor: systemBlue, ringWidth: 4}}}
        rows: [{text: One, accessory: disclosure}]
        callouts: [{type: magnifier, part: row 0:0 accessory}]
        """
}

extension Theme.Frame: ThemeObject {
    package init() { self = Theme.modern.frame }
    package static let example = """
        theme: {frame: {background: "#FFE8C0", borderColor: systemBlue, borderWidth: 3, captionColor: systemBlue}}
        frame: {border: true, caption: A caption}
        rows: [One, Two]
        """
}

extension Theme.DeviceScreen: ThemeObject {
    package init() { self = .modern }
    package static let example = """
        theme: {frame: {device: {screen: {topHeight: 80, clock: "10:30", color: systemBlue}}}}
        frame: {device: true}
        rows: [One, Two]
        """
}

extension Theme.Device: ThemeObject {
    package init() { self = Theme.modern.frame.device }
    package static let example = """
        theme: {frame: {device: {cornerRadius: 12, color: systemOrange, buttonDiameter: 20}}}
        frame: {device: true}
        rows: [One, Two]
        """
}
