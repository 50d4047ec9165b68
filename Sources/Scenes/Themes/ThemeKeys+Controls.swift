import SceneSchema
import TableKit

// The parts of a theme that style controls.

extension Theme.Controls: ThemeObject {
    package init() { self = Theme.modern.controls }
    package static let exceptions: [Key<Self>] = [
        Key(always: "disabledOpacity", \.disabledOpacity, .fraction)
    ]

    package static let example = """
        theme: {controls: {disabledOpacity: 0.2, switch: {onColor: systemBlue}}}
        rows: [{views: [{type: switch, on: true, frame: [16, 6, 51, 31]}, {type: switch, on: true, enabled: false, frame: [96, 6, 51, 31]}]}]
        """
}

extension Theme.Shadow: ThemeObject {
    package init() { self = Theme.modern.touches.drag.shadow }
    package static let exceptions: [Key<Self>] = [Key(always: "offset", \.offset, .offset)]

    package static let example = """
        theme: {frame: {shadow: {color: systemBlue, radius: 4, offset: [6, 6]}}}
        frame: {shadow: true}
        rows: [One, Two]
        """
}

extension Theme.Thumb: ThemeObject {
    package init() { self = Theme.modern.controls.slider.thumb }
    package static let example = """
        theme: {controls: {slider: {thumb: {color: systemYellow, borderColor: black, borderWidth: 1}}}}
        rows: [{views: [{type: slider, value: 0.4, frame: [96, 6, 200, 31]}]}]
        """
}

extension Theme.Controls.Button: ThemeObject {
    package init() { self = Theme.modern.controls.button }
    package static let exceptions: [Key<Self>] = [
        Key(always: "highlightedOpacity", \.highlightedOpacity, .fraction),
        Key(always: "highlightedImageOpacity", \.highlightedImageOpacity, .fraction),
    ]

    package static let example = """
        theme: {controls: {button: {font: {size: 24}, disabledColor: systemOrange}}}
        rows: [{views: [{type: button, title: Press, frame: [16, 2, 120, 40]}, {type: button, title: Press, enabled: false, frame: [150, 2, 120, 40]}]}]
        """
}

extension Theme.Controls.ConfiguredButton: ThemeObject {
    package init() { self = Theme.modern.controls.configuredButton }
    package static let exceptions: [Key<Self>] = [
        Key(always: "tintedOpacity", \.tintedOpacity, .fraction),
        Key(always: "highlightedOpacity", \.highlightedOpacity, .fraction),
    ]

    package static let example = """
        theme: {controls: {configuredButton: {isCapsule: true, grayBackground: systemYellow}}}
        rows: [{views: [{type: button, configuration: filled, title: Save, frame: [16, 4, 120, 36]}, {type: button, configuration: gray, title: Cancel, frame: [150, 4, 120, 36]}]}]
        """
}

extension Theme.Controls.ButtonSize: ThemeObject {
    package init() { self = Theme.modern.controls.configuredButton.medium }
    package static let example = """
        theme: {controls: {configuredButton: {medium: {font: {size: 24}, cornerRadius: 12}}}}
        rows: [{views: [{type: button, configuration: filled, title: Save, frame: [16, 4, 120, 36]}]}]
        """
}

extension Theme.Controls.Switch: ThemeObject {
    package init() { self = Theme.modern.controls.switch }
    package static let example = """
        theme: {controls: {switch: {onColor: systemBlue, offColor: systemGray2}}}
        rows: [{views: [{type: switch, on: true, frame: [16, 6, 51, 31]}, {type: switch, frame: [96, 6, 51, 31]}]}]
        """
}

extension Theme.Controls.SwitchTitles: ThemeObject {
    package init() { self = .classic }
    package static let example = """
        theme: {controls: {switch: {size: [77, 27], titles: {on: "I", off: "O", offColor: systemRed}}}}
        rows: [{views: [{type: switch, on: true, frame: [16, 8, 77, 27]}, {type: switch, frame: [110, 8, 77, 27]}]}]
        """
}

extension Theme.Controls.Slider: ThemeObject {
    package init() { self = Theme.modern.controls.slider }
    package static let example = """
        theme: {controls: {slider: {trackHeight: 10, maximumTrackColor: systemOrange}}}
        rows: [{views: [{type: slider, value: 0.4, frame: [16, 6, 220, 31]}]}]
        """
}

extension Theme.Controls.Segmented: ThemeObject {
    package init() { self = Theme.modern.controls.segmented }
    package static let example = """
        theme: {controls: {segmented: {cornerRadius: 16, selectedRadius: 14, background: systemYellow}}}
        rows: [{views: [{type: segmented, segments: [Day, Week, Month], segment: 1, frame: [16, 6, 240, 32]}]}]
        """
}

extension Theme.Controls.Stepper: ThemeObject {
    package init() { self = Theme.modern.controls.stepper }
    package static let example = """
        theme: {controls: {stepper: {cornerRadius: 16, signColor: systemBlue}}}
        rows: [{views: [{type: stepper, value: 5, frame: [16, 6, 94, 32]}]}]
        """
}

extension Theme.Controls.Progress: ThemeObject {
    package init() { self = Theme.modern.controls.progress }
    package static let example = """
        theme: {controls: {progress: {trackColor: systemYellow}}}
        rows: [{views: [{type: progress, value: 0.4, frame: [16, 20, 240, 4]}]}]
        """
}

extension Theme.Controls.Activity: ThemeObject {
    package init() { self = Theme.modern.controls.activity }
    package static let exceptions: [Key<Self>] = [
        Key(always: "spokeLength", \.spokeLength, .fraction),
        Key(always: "spokeThickness", \.spokeThickness, .fraction),
        Key(always: "weakestOpacity", \.weakestOpacity, .fraction),
    ]

    package static let example = """
        theme: {controls: {activity: {spokeCount: 12, color: systemBlue}}}
        rows: [{views: [{type: activity, size: large, frame: [16, 4, 37, 37]}]}]
        """
}

extension Theme.Controls.Page: ThemeObject {
    package init() { self = Theme.modern.controls.page }
    package static let example = """
        theme: {controls: {page: {dotDiameter: 12, dotColor: systemYellow, currentDotColor: systemBlue}}}
        rows: [{views: [{type: pages, pages: 5, page: 1, frame: [16, 8, 200, 28]}]}]
        """
}

extension Theme.Controls.TextField: ThemeObject {
    package init() { self = Theme.modern.controls.textField }
    package static let example = """
        theme: {controls: {textField: {cornerRadius: 16, borderColor: systemBlue, borderWidth: 2}}}
        rows: [{views: [{type: text-field, text: Ada, border: rounded, frame: [16, 5, 240, 34]}]}]
        """
}

extension Theme.Controls.SearchBar: ThemeObject {
    package init() { self = Theme.modern.controls.searchBar }
    package static let example = """
        theme: {controls: {searchBar: {cornerRadius: 18, fieldColor: white}}}
        rows: [{height: 56, views: [{type: search-bar, placeholder: Search, frame: [0, 0, 375, 56]}]}, {height: 56, views: [{type: search-bar, text: Ada, frame: [0, 0, 375, 56]}]}]
        """
}
