// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "tablesnap",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TableKit", targets: ["TableKit"]),
        .library(name: "TableSnapshots", targets: ["TableSnapshots"]),
        .library(name: "SceneFiles", targets: ["SceneFiles"]),
        .library(name: "TableSnapshotTesting", targets: ["TableSnapshotTesting"]),
        .library(name: "Figures", targets: ["Figures"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .executable(name: "tablesnap", targets: ["tablesnap"]),
        .plugin(name: "RenderFigures", targets: ["RenderFigures"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CPangoFT2", pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CISAL", pkgConfig: "libisal",
            providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

        .target(name: "Bitmaps"),
        .target(name: "CPNGStream", dependencies: ["CPNG"]),
        .target(name: "PNGCodec", dependencies: ["Bitmaps", "CPNGStream", "CISAL", "CZlib"]),
        .target(name: "JPEGCodec", dependencies: ["Bitmaps", "CTurboJPEG"]),
        .target(name: "Typesetting", dependencies: ["CCairo", "CPango", "CPangoFT2"]),
        .target(name: "DisplayList", dependencies: ["Bitmaps", "Typesetting"]),
        .target(
            name: "TableKit",
            dependencies: ["Bitmaps", "DisplayList", "JPEGCodec", "PNGCodec", "Typesetting"]),
        .target(name: "Callouts", dependencies: ["DisplayList", "Names", "TableKit", "Typesetting"]),
        .target(name: "UIKitNames", dependencies: ["TableKit"]),
        .target(name: "Raster", dependencies: ["DisplayList", "CCairo"]),
        .target(
            name: "SVG",
            dependencies: ["Bitmaps", "CHarfBuzzSubset", "DisplayList", "PNGCodec", "Raster", "Typesetting"]),
        .target(name: "TableSnapshots", dependencies: ["Callouts", "TableKit", "Raster", "PNGCodec", "SVG"]),
        .target(name: "ImageComparison", dependencies: ["Bitmaps"]),
        .target(name: "Goldens", dependencies: ["Bitmaps", "ImageComparison", "PNGCodec", "TableSnapshots"]),
        .target(
            name: "TableSnapshotTesting",
            dependencies: ["Bitmaps", "Goldens", "ImageComparison", "SceneFiles", "TableSnapshots"]),
        .target(name: "Names"),
        .target(name: "Records", dependencies: ["CSQLite", "Names"]),
        .target(name: "Documents", dependencies: ["CYAML", "Records"]),
        .target(
            name: "SceneFiles",
            dependencies: ["CSQLite", "Documents", "PNGCodec", "Records", "TableKit", "TableSnapshots"]),
        .target(
            name: "Figures",
            dependencies: [
                "CCmark", "Documents", "PNGCodec", "Records", "SceneFiles", "TableSnapshots", "Typesetting",
            ]),
        // In C, because there arguments are given to the program rather than read from /proc.
        .executableTarget(name: "tablesnap", dependencies: ["TablesnapCommand"], path: "Sources/Program"),
        .target(
            name: "TablesnapCommand",
            dependencies: [
                "Bitmaps", "Documents", "Figures", "Goldens", "ImageComparison", "PNGCodec", "Records",
                "SVG", "SceneFiles", "TableSnapshots",
            ],
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
                    .writeToPackageDirectory(reason: "Pictures go beside the pages that show them.")
                ])),
        .target(
            name: "GuideListings", dependencies: ["TableSnapshots", "UIKitNames"],
            resources: [.process("Pictures")]),
        .executableTarget(name: "guides", dependencies: ["GuideListings", "TableSnapshots"]),
        .executableTarget(
            name: "benchmark",
            dependencies: ["Bitmaps", "ImageComparison", "PNGCodec", "SceneFiles", "TableSnapshots"]),

        .testTarget(
            name: "JPEGCodecTests", dependencies: ["Bitmaps", "CTurboJPEG", "JPEGCodec", "TableSpecimens"]),
        // Tables to test with, and a reader of display lists, for the suites that need them.
        .target(
            name: "TableSpecimens", dependencies: ["Bitmaps", "DisplayList", "TableKit"],
            path: "Tests/TableSpecimens"),
        // What `make fuzz` gives bytes to; a suite gives it what was found.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Bitmaps", "CZlib", "Documents", "Figures", "ImageComparison", "JPEGCodec", "PNGCodec",
                "Records",
                "SceneFiles", "TableKit", "TableSnapshots",
            ], path: "Tests/FuzzTargets"),
        .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "TableSpecimens"]),
        .testTarget(
            name: "ImageComparisonTests",
            dependencies: ["Bitmaps", "ImageComparison", "PNGCodec", "TableSpecimens"]),
        .testTarget(
            name: "GoldensTests",
            dependencies: ["Bitmaps", "CZlib", "Goldens", "ImageComparison", "PNGCodec"]),
        .testTarget(
            name: "PNGCodecTests", dependencies: ["Bitmaps", "CISAL", "CZlib", "PNGCodec", "TableSpecimens"]),
        .testTarget(name: "RecordsTests", dependencies: ["CSQLite", "Records"]),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
        .testTarget(name: "CalloutsTests", dependencies: ["Callouts", "TableKit", "TableSpecimens"]),
        .testTarget(name: "TableKitTests", dependencies: ["PNGCodec", "TableKit", "TableSpecimens"]),
        .testTarget(
            name: "RasterTests",
            dependencies: ["Bitmaps", "DisplayList", "Raster", "TableKit", "TableSpecimens", "Typesetting"]),
        .testTarget(
            name: "TableSnapshotsTests",
            dependencies: [
                "Bitmaps", "CZlib", "ImageComparison", "PNGCodec", "TableSnapshots", "TableSpecimens",
            ]),
        .testTarget(
            name: "TableSnapshotTestingTests",
            dependencies: ["Goldens", "PNGCodec", "TableSnapshotTesting", "TableSpecimens"]),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Figures", "GuideListings", "PNGCodec", "SceneFiles", "TableSnapshotTesting",
                "TableSnapshots", "UIKitNames",
                "guides", "tablesnap",
            ]),
        .testTarget(
            name: "SceneFilesTests",
            dependencies: ["DisplayList", "Documents", "Records", "SceneFiles", "TableKit", "TableSnapshots"]),
        .testTarget(name: "FiguresTests", dependencies: ["Bitmaps", "Figures", "PNGCodec"]),
        // The command is built for its tests, which run it.
        .testTarget(name: "CommandTests", dependencies: ["Bitmaps", "CSQLite", "PNGCodec", "tablesnap"]),
    ],
    swiftLanguageModes: [.v6]
)

// `make fuzz` alone builds this: only with the fuzzer's flags can it be linked.
if Context.environment["TABLESNAP_FUZZER"] != nil {
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
        .executableTarget(
            name: "fuzzing", dependencies: ["CFuzzer", "FuzzTargets"], path: "Tests/fuzzing",
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ]
}
