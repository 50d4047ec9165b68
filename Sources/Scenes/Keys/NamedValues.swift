import Diagnostics
import TableKit

extension TableViewCell.AccessoryType: NamedValue {
    package static let kind = "an accessory"
    package static let names: Names = [
        ("none", .none), ("disclosure", .disclosureIndicator), ("detail-disclosure", .detailDisclosureButton),
        ("checkmark", .checkmark), ("detail", .detailButton),
    ]
}

extension TableViewCell.EditingStyle: NamedValue {
    package static let kind = "an editing style"
    package static let names: Names = [("none", .none), ("delete", .delete), ("insert", .insert)]
}

extension TableViewCell.CellStyle: NamedValue {
    package static let kind = "a cell style"
    package static let names: Names = [
        ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
    ]
}

extension ListContentKind: NamedValue {
    package static let kind = "a cell style"
    package static let names: Names = [
        ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
        ("cell", .cell), ("subtitle-cell", .subtitleCell), ("value-cell", .valueCell),
        ("sidebar-cell", .sidebarCell), ("sidebar-subtitle-cell", .sidebarSubtitleCell),
        ("accompanied-sidebar-cell", .accompaniedSidebarCell),
        ("accompanied-sidebar-subtitle-cell", .accompaniedSidebarSubtitleCell),
        ("sidebar-header", .sidebarHeader), ("header", .header), ("footer", .footer),
        ("plain-header", .plainHeader), ("plain-footer", .plainFooter), ("grouped-header", .groupedHeader),
        ("grouped-footer", .groupedFooter), ("prominent-inset-grouped-header", .prominentInsetGroupedHeader),
        ("extra-prominent-inset-grouped-header", .extraProminentInsetGroupedHeader),
    ]
}

extension TableViewCell.SelectionStyle: NamedValue {
    package static let kind = "a selection style"
    package static let names: Names = [
        ("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default),
    ]
}

extension TableView.Style: NamedValue {
    package static let kind = "a table style"
    package static let names: Names = [
        ("plain", .plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
    ]
}

extension TableView.SeparatorStyle: NamedValue {
    package static let kind = "a separator style"
    package static let names: Names = [("none", .none), ("line", .singleLine)]
}

extension UserInterfaceStyle: NamedValue {
    package static let kind = "an appearance"
    package static let names: Names = [("light", .light), ("dark", .dark)]
}

extension LayoutDirection: NamedValue {
    package static let kind = "a direction"
    package static let names: Names = [
        ("left-to-right", .leftToRight), ("right-to-left", .rightToLeft), ("ltr", .leftToRight),
        ("rtl", .rightToLeft),
    ]
}

extension ContentSizeCategory: NamedValue {
    package static let kind = "a content size category"
    package static let names: Names = allCases.map { ($0.shortName, $0) }
}

extension AccessibilityContrast: NamedValue {
    package static let kind = "a contrast"
    package static let names: Names = [("normal", .normal), ("high", .high)]
}

extension Font.TextStyle: NamedValue { package static let kind = "a text style" }

extension TextAlignment: NamedValue {
    package static let kind = "an alignment"
    package static let names: Names = [
        ("natural", .natural), ("left", .left), ("center", .center), ("right", .right),
        ("justified", .justified),
    ]
}

extension LineBreakMode: NamedValue {
    package static let kind = "a line break mode"
    package static let names: Names = [
        ("word", .byWordWrapping), ("character", .byCharWrapping), ("clip", .byClipping),
        ("truncate-head", .byTruncatingHead), ("truncate-middle", .byTruncatingMiddle),
        ("truncate-tail", .byTruncatingTail),
    ]
}

extension Label.BaselineAdjustment: NamedValue {
    package static let kind = "a baseline adjustment"
    package static let names: Names = [
        ("baselines", .alignBaselines), ("centers", .alignCenters), ("none", .none),
    ]
}

extension Font.Weight: NamedValue { package static let kind = "a font weight" }

extension View.ContentMode: NamedValue {
    package static let kind = "a content mode"
    package static let names: Names = [
        ("fill", .scaleToFill), ("aspect-fit", .scaleAspectFit), ("aspect-fill", .scaleAspectFill),
        ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        ("top-left", .topLeft), ("top-right", .topRight), ("bottom-left", .bottomLeft),
        ("bottom-right", .bottomRight),
    ]
}

extension CornerCurve: NamedValue {
    package static let kind = "a corner curve"
    package static let names: Names = [("circular", .circular), ("continuous", .continuous)]
}

extension Theme.SystemColors: NamedValue {
    package static let kind = "a version of the named colors"
    package static let names: Names = [("ios13", .ios13), ("ios26", .ios26)]
}

extension Axis: NamedValue {
    package static let kind = "an axis"
    package static let names: Names = [("horizontal", .horizontal), ("vertical", .vertical)]
}

extension StackView.Distribution: NamedValue {
    package static let kind = "a distribution"
    package static let names: Names = [
        ("fill", .fill), ("fill-equally", .fillEqually), ("fill-proportionally", .fillProportionally),
        ("equal-spacing", .equalSpacing), ("equal-centering", .equalCentering),
    ]
}

extension StackView.Alignment: NamedValue {
    package static let kind = "an alignment"
    package static let names: Names = [
        ("fill", .fill), ("leading", .leading), ("first-baseline", .firstBaseline), ("center", .center),
        ("trailing", .trailing), ("last-baseline", .lastBaseline),
    ]
}

extension Button.ButtonType: NamedValue {
    package static let kind = "a kind of button"
    package static let names: Names = [
        ("system", .system), ("custom", .custom), ("detail-disclosure", .detailDisclosure),
        ("info-light", .infoLight), ("info-dark", .infoDark), ("contact-add", .contactAdd),
    ]
}

extension SceneButtonConfiguration: NamedValue {
    package static let kind = "a configuration of buttons"
    package static let names: Names = [
        ("plain", .plain), ("tinted", .tinted), ("gray", .gray), ("filled", .filled),
    ]
}

extension Button.Configuration.Size: NamedValue {
    package static let kind = "a size of buttons"
    package static let names: Names = [
        ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
}

extension TextField.BorderStyle: NamedValue {
    package static let kind = "a border"
    package static let names: Names = [
        ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
    ]
}

extension ActivityIndicatorView.Style: NamedValue {
    package static let kind = "a size"
    package static let names: Names = [("medium", .medium), ("large", .large)]
}

extension ProgressView.Style: NamedValue {
    package static let kind = "a progress style"
    package static let names: Names = [("default", .default), ("bar", .bar)]
}

extension DeviceScreen: NamedValue {
    package static let kind = "a device"
    package static let ignoresCase = true
    /// The presets in both orientations.
    package static let names: Names = all.flatMap { device in
        Orientation.allCases.map { (device($0).name, device($0)) }
    }
    package static let alternativeNames =
        all.map(\.name).joined(separator: ", ") + ", and each of them with \"landscape\""
}
