// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A module of `Sources` and, when `tested`, its tests in `Tests/<name>Tests`.
func module(
  _ name: String, _ dependencies: [String] = [], tested: Bool = false, testing: [String] = []
) -> [Target] {
  let target = Target.target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
  guard tested else { return [target] }
  return [
    target,
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name] + dependencies + testing).map { .init(stringLiteral: $0) },
      swiftSettings: settings),
  ]
}

let package = Package(
  name: "galbi",
  products: [
    .library(name: "RIBs", targets: ["RIBs"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "NcursesScreen", targets: ["NcursesScreen"]),
  ],
  targets: module("RIBs") + module("ResourceKit") + module("TerminalUI", ["ResourceKit"])
    + [.target(name: "CNcurses")]
    + module("NcursesScreen", ["TerminalUI", "CNcurses"], tested: true)
    + [
      .executableTarget(
        name: "Endings", dependencies: ["NcursesScreen", "TerminalUI"], path: "Tests/Endings",
        swiftSettings: settings)
    ],
  swiftLanguageModes: [.v6]
)
