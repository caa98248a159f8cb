// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Plays many drags whose intention is known, and counts how often the drawer gets it wrong.
let package = Package(
    name: "drawer-trial",
    dependencies: [.package(name: "drawer", path: "..")],
    targets: [
        .executableTarget(
            name: "trial", dependencies: [.product(name: "DrawerModel", package: "drawer")],
            swiftSettings: strict)
    ],
    swiftLanguageModes: [.v6]
)
