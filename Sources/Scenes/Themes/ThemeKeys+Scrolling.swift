import SceneSchema
import TableKit

// The parts of a theme that style scrolling and touches.

extension Theme.Scrolling: ThemeObject {
    package init() { self = Theme.modern.scrolling }
    package static let exceptions: [Key<Self>] = [
        Key(always: "screenHeight", \.screenHeight, .tableSide),
        Key(always: "bounceFraction", \.bounceFraction, .fraction),
    ]

    package static let example = """
        theme: {scrolling: {screenHeight: 120, indicator: {color: systemRed}}}
        screen: {indicator: true}
        rows: [One, Two, Three, Four]
        """
}

extension Theme.Refresh: ThemeObject {
    package init() { self = Theme.modern.scrolling.refresh }
    package static let example = """
        theme: {scrolling: {refresh: {height: 90, titleColor: systemBlue}}}
        screen: {height: 160}
        refreshing: true
        refresh: Loading
        rows: [One, Two]
        """
}

extension Theme.ScrollIndicator: ThemeObject {
    package init() { self = Theme.modern.scrolling.indicator }
    package static let example = """
        theme: {scrolling: {indicator: {width: 8, inset: 8, color: systemRed}}}
        screen: {height: 120, indicator: true}
        rows: [One, Two, Three, Four]
        """
}

extension Theme.Index: ThemeObject {
    package init() { self = Theme.modern.scrolling.index }
    package static let exceptions: [Key<Self>] = [Key(always: "pitch", \.pitch, .points(1...1000))]

    package static let example = """
        theme: {scrolling: {index: {width: 30, font: {size: 16}, pitch: 24}}}
        screen: {height: 160}
        index: true
        sections: [{header: Ada, rows: [Ada]}, {header: Bertha, rows: [Bertha]}]
        """
}

extension Theme.Touches: ThemeObject {
    package init() { self = Theme.modern.touches }
    package static let example = """
        theme: {touches: {swipe: {destructiveFill: systemPurple}}}
        swiped: "0:1"
        rows: [One, Two]
        """
}

extension Theme.SwipeActions: ThemeObject {
    package init() { self = Theme.modern.touches.swipe }
    package static let exceptions: [Key<Self>] = [
        Key(always: "openFraction", \.openFraction, .fraction),
        Key(always: "fullSwipeFraction", \.fullSwipeFraction, .fraction),
    ]

    package static let example = """
        theme: {base: modern, touches: {swipe: {minimumWidth: 120, buttonMargin: 6, cornerRadius: 12}}}
        swiped: "0:0"
        rows: [{text: One, trailingActions: [{title: Delete, style: destructive}, More]}, Two]
        """
}

extension Theme.ActionCircle: ThemeObject {
    package init() { self = .ios26 }
    package static let example = """
        theme: {touches: {swipe: {circle: {diameter: 40, margin: 12, titleColor: systemBlue}}}}
        swiped: "0:0"
        rows: [{text: One, height: 90, trailingActions: [{title: Delete, style: destructive, image: flag@2x.png}]}]
        """
}

extension Theme.Drag: ThemeObject {
    package init() { self = Theme.modern.touches.drag }
    package static let exceptions: [Key<Self>] = [Key(always: "opacity", \.opacity, .fraction)]

    package static let example = """
        theme: {touches: {drag: {opacity: 0.5, shadow: {color: systemBlue}}}}
        editing: true
        reorder: true
        dragged: {row: "0:0", position: "0:1"}
        rows: [One, Two, Three]
        """
}

extension Theme.SelectionCircle: ThemeObject {
    package init() { self = Theme.modern.touches.circle }
    package static let example = """
        theme: {touches: {circle: {stroke: 3, color: systemOrange, checkColor: black}}}
        editing: true
        editingSelection: multiple
        rows: [{text: One, selected: true}, Two]
        """
}
