// swift-tools-version: 6.1
import PackageDescription

// `nil` uses the libraries' own files, which on Linux cause warnings; see drawing.pc. They are required if a variable
// names the folders of libraries in other places.
#if os(Linux)
    let drawingHeaders: String? =
        Context.environment["PKG_CONFIG_PATH"] == nil
        ? Context.packageDirectory + "/Sources/SystemLibraries/drawing.pc" : nil
#else
    let drawingHeaders: String? = nil
#endif

let package = Package(
    name: "tablesnap",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TableKit", targets: ["TableKit"]),
        .library(name: "TableSnapshots", targets: ["TableSnapshots"]),
        .library(name: "DataTables", targets: ["DataTables"]),
        .library(name: "Scenes", targets: ["Scenes"]),
        .library(name: "TableSnapshotTesting", targets: ["TableSnapshotTesting"]),
        .library(name: "SceneSnapshotTesting", targets: ["SceneSnapshotTesting"]),
        .library(name: "Figures", targets: ["Figures"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "UIKitSnapshotTesting", targets: ["UIKitSnapshotTesting"]),
        .executable(name: "tablesnap", targets: ["tablesnap"]),
        .plugin(name: "RenderFigures", targets: ["RenderFigures"]),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: drawingHeaders ?? "cairo", apt: "libcairo2-dev", brew: "cairo"),
        systemLibrary("CCmark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
        systemLibrary("CGLib", pkgConfig: drawingHeaders ?? "glib-2.0", apt: "libglib2.0-dev", brew: "glib"),
        systemLibrary(
            "CHarfBuzzSubset", pkgConfig: drawingHeaders ?? "harfbuzz-subset", apt: "libharfbuzz-dev",
            brew: "harfbuzz"),
        systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
        systemLibrary("CLibdeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        // On Linux, it is loaded when it is used; see its header. In another place, pkg-config has to find it.
        systemLibrary(
            "CMicroHTTPD", pkgConfig: drawingHeaders == nil ? "libmicrohttpd" : nil, apt: "libmicrohttpd-dev",
            brew: "libmicrohttpd"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        systemLibrary(
            "CPango", pkgConfig: drawingHeaders ?? "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary(
            "CPangoFT2", pkgConfig: drawingHeaders ?? "pangoft2", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),

        .target(name: "Diagnostics"),
        .target(name: "Files", dependencies: ["CGLib", "CISAL", "Diagnostics"]),
        .target(name: "CImages", dependencies: ["CPNG"]),
        .target(
            name: "Images",
            dependencies: ["CISAL", "CLibdeflate", "CImages", "CTurboJPEG", "CZlib", "Files"]),
        .target(
            name: "Typesetting", dependencies: ["CCairo", "CHarfBuzzSubset", "CPango", "CPangoFT2", "Files"]),
        .target(name: "DisplayList", dependencies: ["Files", "Images", "Typesetting"]),
        .target(
            name: "ViewKit", dependencies: ["Diagnostics", "DisplayList", "Files", "Images", "Typesetting"]),
        .target(name: "TableKit", dependencies: ["Diagnostics", "ViewKit"]),
        .target(name: "UIKitNames", dependencies: ["TableKit"]),
        .target(
            name: "Rendering",
            dependencies: [
                "CCairo", "CHarfBuzzSubset", "CImages", "DisplayList", "Files", "Images", "Typesetting",
            ]),
        .target(name: "TableSnapshots", dependencies: ["Diagnostics", "Files", "Rendering", "TableKit"]),
        .target(name: "ImageComparison", dependencies: ["Images"]),
        .target(
            name: "Goldens", dependencies: ["Diagnostics", "Files", "ImageComparison", "TableSnapshots"]),
        // In C, because Swift has no functions that run when a program is loaded.
        .target(name: "CTestObservation"),
        .target(
            name: "TableSnapshotTesting",
            dependencies: [
                "CTestObservation", "Diagnostics", "Goldens", "ImageComparison", "TableSnapshots",
            ]),
        // Separate from TableSnapshotTesting, which exports names that a program for UIKit may also declare.
        .target(name: "UIKitSnapshotTesting", dependencies: ["TableSnapshotTesting", "UIKitNames"]),
        .target(name: "DataFiles", dependencies: ["CCmark", "CSQLite", "CYAML", "Diagnostics", "Files"]),
        .target(name: "SceneSchema", dependencies: ["DataFiles"]),
        // Separate from Scenes: a program that shows data builds no keys of files.
        .target(
            name: "DataTables", dependencies: ["DataFiles", "Diagnostics", "Files", "TableKit"]),
        .target(
            name: "Scenes",
            dependencies: [
                "DataFiles", "DataTables", "Diagnostics", "Files", "SceneSchema", "TableSnapshots",
            ]),
        // Separate from TableSnapshotTesting: a package that tests only tables does not build scenes and data files.
        .target(name: "SceneSnapshotTesting", dependencies: ["Scenes", "TableSnapshotTesting"]),
        .target(
            name: "Figures",
            dependencies: ["CCmark", "DataFiles", "Files", "SceneSchema", "Scenes", "TableSnapshots"]),
        // In C, because Swift on Linux reads the arguments from /proc, which can be missing.
        .executableTarget(name: "tablesnap", dependencies: ["TablesnapCommand"]),
        .target(
            name: "TablesnapCommand",
            dependencies: [
                "CMicroHTTPD", "DataFiles", "Figures", "Files", "Goldens", "ImageComparison", "SceneSchema",
                "Scenes", "TableSnapshots",
            ],
            resources: [
                .embedInCode("Report/page.css"), .embedInCode("Report/page.html"),
                .embedInCode("Report/page.js"),
            ]),
        // The plugin builds the command when it runs. As its dependency, the command would be built twice.
        .plugin(
            name: "RenderFigures",
            capability: .command(
                intent: .custom(
                    verb: "render-figures", description: "Draws the scenes in Markdown and DocC pages."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "Images are written next to the pages that contain them.")
                ])),
        // Not a product: only the sources of this package contain keys.
        .plugin(
            name: "UpdateKeys",
            capability: .command(
                intent: .custom(
                    verb: "update-keys",
                    description: "Writes the keys of themes and the descriptions of all keys."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "The Generated folders of Scenes and ViewKit contain the files.")
                ])),

        .target(
            name: "GuideListings", dependencies: ["TableSnapshots", "UIKitNames"],
            path: "Tests/Examples/GuideListings", resources: [.process("Photos")]),
        .executableTarget(
            name: "guides", dependencies: ["GuideListings", "TableSnapshots"], path: "Tests/Examples/guides"
        ),
        .executableTarget(
            name: "benchmark", dependencies: ["Images", "TableSnapshots"],
            path: "Tests/Benchmarks/benchmark"),

        // Sample tables, a reader of display lists and folders of fonts, for several test targets.
        .target(name: "TableSpecimens", dependencies: ["TableKit"], path: "Tests/TableSpecimens"),
        // The types of a program for UIKit, two of which have names of TableKit.
        .target(name: "AppTypes", dependencies: ["UIKitNames"], path: "Tests/AppTypes"),
        // Folders of files and runs of programs for tests.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // The functions that `make fuzz` calls with random bytes. FuzzTargetsTests calls them with its findings.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "CZlib", "DataFiles", "Figures", "ImageComparison", "SceneSchema", "Scenes", "TableSnapshots",
            ],
            path: "Tests/FuzzTargets"),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "CSQLite", "Files", "Images", "TableSnapshots", "TableSpecimens", "TestSupport", "tablesnap",
            ]),
        .testTarget(
            name: "DataFilesTests", dependencies: ["CSQLite", "DataFiles", "Files", "TableSpecimens"],
            exclude: ["Values/CLDR"]),
        .testTarget(
            name: "DataTablesTests",
            dependencies: ["DataTables", "Diagnostics", "TableSnapshotTesting", "TestSupport"]),
        .testTarget(name: "FiguresTests", dependencies: ["Diagnostics", "Figures", "Images", "TestSupport"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "TableSpecimens"]),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "DataFiles", "Figures", "Files", "Goldens", "GuideListings", "SceneSnapshotTesting", "Scenes",
                "TableSnapshotTesting", "TestSupport", "UIKitNames", "guides", "tablesnap",
            ]),
        .testTarget(
            name: "GoldensTests",
            dependencies: [
                "CZlib", "Diagnostics", "Files", "Goldens", "ImageComparison", "TableSnapshots",
                "TableSpecimens", "TestSupport",
            ]),
        .testTarget(
            name: "ImageComparisonTests", dependencies: ["ImageComparison", "Images", "TableSpecimens"]),
        .testTarget(
            name: "ImagesTests",
            dependencies: ["CISAL", "CTurboJPEG", "CZlib", "Files", "Images", "TableSpecimens"]),
        .testTarget(
            name: "RenderingTests",
            dependencies: ["CCairo", "Files", "Rendering", "TableKit", "TableSpecimens"]),
        .testTarget(
            name: "ScenesTests",
            dependencies: [
                "DataFiles", "DataTables", "SceneSchema", "Scenes", "TableSnapshots", "TableSpecimens",
                "TestSupport",
            ]),
        // Listings for UIKit in both language modes; see the article Isolation.
        .testTarget(
            name: "SwiftLanguageMode5Tests",
            dependencies: ["TableSnapshots", "TableSpecimens", "UIKitNames"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SwiftLanguageMode6Tests", dependencies: ["TableSnapshots", "TableSpecimens", "UIKitNames"]
        ),
        .testTarget(name: "TableKitTests", dependencies: ["Diagnostics", "TableKit", "TableSpecimens"]),
        .testTarget(
            name: "TableSnapshotTestingTests",
            dependencies: [
                "DataTables", "SceneSnapshotTesting", "TableSnapshotTesting", "TableSpecimens", "UIKitNames",
            ]),
        .testTarget(
            name: "TableSnapshotsTests",
            dependencies: [
                "Diagnostics", "Files", "ImageComparison", "TableSnapshots", "TableSpecimens", "TestSupport",
                "UIKitNames",
            ]),
        .testTarget(name: "TypesettingTests", dependencies: ["CPangoFT2", "TableSpecimens", "Typesetting"]),
        .testTarget(
            name: "UIKitSnapshotTestingTests", dependencies: ["AppTypes", "UIKitSnapshotTesting"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "ViewKitTests",
            dependencies: ["Diagnostics", "TableKit", "TableSpecimens", "TestSupport", "ViewKit"]),
    ],
    swiftLanguageModes: [.v6]
)

/// A library of the system, and the packages that contain it on Debian and with Homebrew.
func systemLibrary(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([apt]), .brew([brew])])
}

// An import is internal unless it is declared `public` or `package`. The compiler permits these only if signatures need
// them. Scenes and the command have few signatures that others need.
for target in package.targets
where target.type == .regular && target.path == nil && !["Scenes", "TablesnapCommand"].contains(target.name) {
    target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}

// Only `make fuzz` builds this target, because it links only with the flags of the fuzzer.
if Context.environment["TABLESNAP_FUZZER"] != nil {
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
        .executableTarget(
            name: "fuzzing", dependencies: ["CFuzzer", "FuzzTargets"], path: "Tests/fuzzing",
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ]
}
