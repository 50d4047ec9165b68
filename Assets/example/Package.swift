// swift-tools-version: 6.1
import PackageDescription

// A package that tests a table. `make example` builds it next to a clean copy of tablesnap.
let package = Package(
    name: "example",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "tablesnap", path: "../tablesnap")],
    targets: [
        .target(name: "Settings", dependencies: [.product(name: "TableKit", package: "tablesnap")]),
        .testTarget(
            name: "SettingsTests",
            dependencies: ["Settings", .product(name: "TableSnapshotTesting", package: "tablesnap")]),
    ]
)
