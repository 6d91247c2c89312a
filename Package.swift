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
  ],
  targets: module("RIBs") + module("ResourceKit") + module("TerminalUI", ["ResourceKit"])
    + [
      .systemLibrary(name: "CSQLite"),
      .systemLibrary(name: "CCurl"),
    ]
    + [.target(name: "TemporaryFolder", path: "Tests/TemporaryFolder", swiftSettings: settings)]
    + module("SQLite", ["CSQLite"], tested: true, testing: ["TemporaryFolder"])
    + module("HTTP", ["CCurl"], tested: true)
    + module("Log", tested: true, testing: ["TemporaryFolder"]),
  swiftLanguageModes: [.v6]
)
