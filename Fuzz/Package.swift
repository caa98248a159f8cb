// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Looks for bytes that break a promise, with the toolchain's libFuzzer. What is promised is told by
/// the tests, by a symbolic link.
let package = Package(
    name: "drawer-fuzz",
    dependencies: [.package(name: "drawer", path: "..")],
    targets: [
        .executableTarget(
            name: "drawer-fuzz",
            dependencies: [.product(name: "DrawerTerminal", package: "drawer")],
            swiftSettings: strict)
    ],
    swiftLanguageModes: [.v6]
)
