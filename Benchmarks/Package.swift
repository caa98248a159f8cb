// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Measures the built command from outside, in a pseudo-terminal, and its parts from inside. The
/// pseudo-terminal is the tests' own, by symbolic links.
let package = Package(
    name: "drawer-bench",
    dependencies: [.package(name: "drawer", path: "..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "drawer-parts",
            dependencies: ["CAllocations", .product(name: "DrawerTerminal", package: "drawer")],
            swiftSettings: strict),
        .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"])]),
        .target(name: "TerminalProbe", dependencies: ["CVTerm"], swiftSettings: strict),
        .target(name: "Figures", swiftSettings: strict),
        .executableTarget(
            name: "drawer-bench", dependencies: ["Figures", "TerminalProbe"],
            swiftSettings: strict),
        .executableTarget(
            name: "line-films",
            dependencies: ["TerminalProbe", .product(name: "DrawerCanvas", package: "drawer")],
            swiftSettings: strict),
        .executableTarget(
            name: "pager-bench", dependencies: ["Figures", "TerminalProbe"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
