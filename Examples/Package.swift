// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program of one file with drawers in it.
func program(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: [.product(name: "DrawerTerminal", package: "drawer")],
        swiftSettings: strict)
}

/// Small programs with drawers, to try and to copy; `docs/embedding.md` explains them.
let package = Package(
    name: "drawer-examples",
    dependencies: [.package(name: "drawer", path: "..")],
    targets: [
        program("sketch"), program("haiku"), program("tide"), program("life"), program("bare"),
    ],
    swiftLanguageModes: [.v6]
)
