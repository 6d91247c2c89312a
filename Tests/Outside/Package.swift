// swift-tools-version: 6.2
import PackageDescription

func galbi(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "galbi") }
}

let package = Package(
  name: "cities",
  products: [.executable(name: "cities", targets: ["CitiesProgram"])],
  dependencies: [.package(name: "galbi", path: "../..")],
  targets: [
    .target(name: "Cities", dependencies: galbi("Riblets")),
    .executableTarget(name: "CitiesProgram", dependencies: ["Cities"] + galbi("Riblets")),
    .executableTarget(name: "CityDemo", dependencies: ["Cities"] + galbi("Riblets")),
    .testTarget(name: "CitiesTests", dependencies: ["Cities"] + galbi("RibletsTesting")),
  ],
  swiftLanguageModes: [.v6]
)

// What the articles of the documentation show.
package.targets += [
  .target(name: "Topics", dependencies: galbi("Riblets")),
  .executableTarget(name: "Widgets", dependencies: galbi("Riblets")),
  .testTarget(name: "TopicsTests", dependencies: ["Topics"] + galbi("RibletsTesting")),
]
