// swift-tools-version: 6.2
import PackageDescription

func galbi(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "galbi") }
}

let package = Package(
  name: "cities",
  dependencies: [.package(name: "galbi", path: "../..")],
  targets: [
    .executableTarget(
      name: "Cities",
      dependencies: galbi("Launch", "Phrases", "RIBs", "TerminalRIBs", "TerminalUI"),
      path: "Sources"),
    .target(
      name: "Topics",
      dependencies: galbi("Phrases", "RIBs", "Raster", "TerminalRIBs", "TerminalUI"),
      path: "Topics"),
    .executableTarget(
      name: "Widgets", dependencies: galbi("Geography", "Phrases", "Raster", "TerminalUI"),
      path: "Widgets"),
    .testTarget(
      name: "CitiesTests", dependencies: ["Cities", "Topics"] + galbi("Headless", "RIBsTesting"),
      path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
