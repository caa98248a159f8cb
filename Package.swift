// swift-tools-version: 6.0
import PackageDescription

/// One dialect for every target: Swift 6, explicit existentials, imports that stay inside.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "drawer",
    products: [
        .executable(name: "drawer", targets: ["drawer"]),
        .library(name: "DrawerModel", targets: ["DrawerModel"]),
        .library(name: "DrawerCanvas", targets: ["DrawerCanvas"]),
        .library(name: "DrawerTerminal", targets: ["DrawerTerminal"]),
    ],
    targets: [
        .systemLibrary(
            name: "CNcurses",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
        .systemLibrary(
            name: "CMark",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
            ]),
        .systemLibrary(
            name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CLzma", providers: [.apt(["liblzma-dev"]), .brew(["xz"])]),
        .systemLibrary(
            name: "CZstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .systemLibrary(
            name: "CPcre2", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
        .target(name: "CSystem"),
        .target(name: "DrawerModel", swiftSettings: strict),
        .target(
            name: "DrawerCanvas", dependencies: ["DrawerModel", "CSystem"], swiftSettings: strict),
        .target(
            name: "DrawerTerminal",
            dependencies: ["DrawerModel", "DrawerCanvas", "CNcurses", "CSystem"],
            swiftSettings: strict),
        .target(
            name: "DrawerReader",
            dependencies: [
                "DrawerModel", "DrawerCanvas", "CSystem", "CMark", "CZlib", "CLzma", "CZstd",
                "CPcre2",
            ],
            swiftSettings: strict),
        .target(
            name: "DrawerGallery", dependencies: ["DrawerModel", "DrawerCanvas"],
            swiftSettings: strict),
        .executableTarget(
            name: "drawer",
            dependencies: [
                "DrawerModel", "DrawerCanvas", "DrawerTerminal", "DrawerReader", "DrawerGallery",
                "CSystem",
            ],
            swiftSettings: strict),

        .systemLibrary(
            name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
        .target(
            name: "TerminalProbe", dependencies: ["CVTerm"], path: "Tests/TerminalProbe",
            swiftSettings: strict),
        .target(
            name: "FrameProbe", dependencies: ["DrawerModel", "DrawerCanvas"],
            path: "Tests/FrameProbe", swiftSettings: strict),
        .testTarget(
            name: "DrawerModelTests", dependencies: ["DrawerModel"], swiftSettings: strict),
        .testTarget(
            name: "DrawerCanvasTests",
            dependencies: ["DrawerCanvas", "DrawerModel", "TerminalProbe"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawerTerminalTests",
            dependencies: ["DrawerTerminal", "DrawerCanvas", "DrawerModel", "TerminalProbe"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawerReaderTests",
            dependencies: [
                "DrawerReader", "DrawerCanvas", "DrawerModel", "FrameProbe", "CZlib", "CLzma",
                "CZstd",
            ],
            exclude: ["Golden", "Traces"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawerGalleryTests",
            dependencies: ["DrawerGallery", "DrawerCanvas", "DrawerModel", "FrameProbe"],
            exclude: ["Golden"],
            swiftSettings: strict),
        .testTarget(
            name: "FuzzTests", dependencies: ["DrawerTerminal", "DrawerCanvas", "DrawerModel"],
            exclude: ["Corpus"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandTests", dependencies: ["drawer", "TerminalProbe"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
