// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "tablesnap",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TableKit", targets: ["TableKit"]),
        .library(name: "TableSnapshots", targets: ["TableSnapshots"]),
        .library(name: "Scenes", targets: ["Scenes"]),
        .library(name: "TableSnapshotTesting", targets: ["TableSnapshotTesting"]),
        .library(name: "SceneSnapshotTesting", targets: ["SceneSnapshotTesting"]),
        .library(name: "Figures", targets: ["Figures"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .executable(name: "tablesnap", targets: ["tablesnap"]),
        .plugin(name: "RenderFigures", targets: ["RenderFigures"]),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
        systemLibrary("CCmark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
        systemLibrary("CGLib", pkgConfig: "glib-2.0", apt: "libglib2.0-dev", brew: "glib"),
        systemLibrary(
            "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev", brew: "harfbuzz"),
        systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        systemLibrary("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary("CPangoFT2", pkgConfig: "pangoft2", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),

        .target(name: "Diagnostics"),
        .target(name: "Files", dependencies: ["CGLib", "Diagnostics"]),
        .target(name: "CPNGStream", dependencies: ["CPNG"]),
        .target(name: "Images", dependencies: ["CISAL", "CPNGStream", "CTurboJPEG", "CZlib", "Files"]),
        .target(name: "Typesetting", dependencies: ["CCairo", "CPango", "CPangoFT2", "Files"]),
        .target(name: "DisplayList", dependencies: ["Images", "Typesetting"]),
        .target(name: "ViewKit", dependencies: ["DisplayList", "Images", "Typesetting"]),
        .target(name: "TableKit", dependencies: ["ViewKit"]),
        .target(name: "UIKitNames", dependencies: ["TableKit"]),
        .target(name: "Rendering", dependencies: ["CCairo", "CHarfBuzzSubset", "DisplayList", "Images"]),
        .target(name: "TableSnapshots", dependencies: ["Diagnostics", "Rendering", "TableKit"]),
        .target(name: "ImageComparison", dependencies: ["Images"]),
        .target(name: "Goldens", dependencies: ["ImageComparison", "TableSnapshots"]),
        .target(name: "TableSnapshotTesting", dependencies: ["Goldens"]),
        .target(name: "DataFiles", dependencies: ["CSQLite", "CYAML", "Diagnostics", "Files"]),
        .target(name: "SceneSchema", dependencies: ["DataFiles"]),
        .target(name: "Scenes", dependencies: ["SceneSchema", "TableSnapshots"]),
        // Apart, so that a package that tests tables builds nothing that reads scenes and data.
        .target(name: "SceneSnapshotTesting", dependencies: ["Scenes", "TableSnapshotTesting"]),
        .target(name: "Figures", dependencies: ["CCmark", "Scenes"]),
        // In C, because there arguments are given to the program rather than read from /proc.
        .executableTarget(name: "tablesnap", dependencies: ["TablesnapCommand"], path: "Sources/Program"),
        .target(
            name: "TablesnapCommand", dependencies: ["Figures", "Goldens", "Scenes"],
            path: "Sources/tablesnap",
            resources: [
                .embedInCode("Report/page.css"), .embedInCode("Report/page.html"),
                .embedInCode("Report/page.js"),
            ]),
        // It builds the command when it is run: were that a dependency, every build would make it twice.
        .plugin(
            name: "RenderFigures",
            capability: .command(
                intent: .custom(
                    verb: "render-figures", description: "Draws the scenes in Markdown and DocC pages."),
                permissions: [
                    .writeToPackageDirectory(reason: "Images are written beside the pages that show them.")
                ])),
        // Not a product, because only the sources of this package have keys.
        .plugin(
            name: "UpdateKeys",
            capability: .command(
                intent: .custom(
                    verb: "update-keys",
                    description: "Writes the keys of themes and descriptions of all keys."),
                permissions: [.writeToPackageDirectory(reason: "Sources/Scenes/Generated contains them.")])),

        .target(
            name: "GuideListings", dependencies: ["TableSnapshots", "UIKitNames"],
            path: "Sources/Examples/GuideListings", resources: [.process("Photos")]),
        .executableTarget(name: "guides", dependencies: ["GuideListings"], path: "Sources/Examples/guides"),
        .executableTarget(
            name: "benchmark", dependencies: ["ImageComparison", "Scenes"],
            path: "Sources/Benchmarks/benchmark"),

        // Tables to test with, and a reader of display lists, for the suites that need them.
        .target(name: "TableSpecimens", dependencies: ["TableKit"], path: "Tests/TableSpecimens"),
        // Folders of files and runs of programs for tests.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // What `make fuzz` gives bytes to; a suite gives it what was found.
        .target(
            name: "FuzzTargets", dependencies: ["CZlib", "Figures", "ImageComparison"],
            path: "Tests/FuzzTargets"),
        .testTarget(
            name: "CommandTests", dependencies: ["CSQLite", "Images", "TestSupport", "tablesnap"]),
        .testTarget(name: "DataFilesTests", dependencies: ["CSQLite", "DataFiles", "TableSpecimens"]),
        .testTarget(name: "FiguresTests", dependencies: ["Figures", "TestSupport"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "TableSpecimens"]),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Figures", "GuideListings", "Scenes", "TableSnapshotTesting", "TestSupport", "UIKitNames",
                "guides", "tablesnap",
            ]),
        .testTarget(name: "GoldensTests", dependencies: ["CZlib", "Goldens", "TestSupport"]),
        .testTarget(name: "ImageComparisonTests", dependencies: ["ImageComparison", "TableSpecimens"]),
        .testTarget(
            name: "ImagesTests", dependencies: ["CISAL", "CTurboJPEG", "CZlib", "Images", "TableSpecimens"]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "TableKit", "TableSpecimens"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "TableSpecimens", "TestSupport"]),
        .testTarget(name: "TableKitTests", dependencies: ["TableKit", "TableSpecimens"]),
        .testTarget(
            name: "TableSnapshotTestingTests",
            dependencies: ["SceneSnapshotTesting", "TableSnapshotTesting", "TableSpecimens"]),
        .testTarget(
            name: "TableSnapshotsTests",
            dependencies: ["CZlib", "ImageComparison", "TableSnapshots", "TableSpecimens", "TestSupport"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
        .testTarget(name: "ViewKitTests", dependencies: ["TableSpecimens", "TestSupport", "ViewKit"]),
    ],
    swiftLanguageModes: [.v6]
)

/// A library of the system, and the packages that contain it on Debian and with Homebrew.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([apt]), .brew([brew])])
}

// `make fuzz` alone builds this: only with the fuzzer's flags can it be linked.
if Context.environment["TABLESNAP_FUZZER"] != nil {
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
        .executableTarget(
            name: "fuzzing", dependencies: ["CFuzzer", "FuzzTargets"], path: "Tests/fuzzing",
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ]
}
