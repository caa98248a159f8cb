// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// `trial` plays many drags whose intention is known, and counts how often the drawer gets it
/// wrong; `curves` draws the pictures of `docs/feel.md` with the model's own numbers.
let package = Package(
    name: "drawer-trial",
    dependencies: [.package(name: "drawer", path: "..")],
    targets: [
        .executableTarget(
            name: "trial", dependencies: [.product(name: "DrawerModel", package: "drawer")],
            swiftSettings: strict),
        .executableTarget(
            name: "curves", dependencies: [.product(name: "DrawerModel", package: "drawer")],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
