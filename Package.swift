// swift-tools-version: 6.2
import PackageDescription

/// Only the Makefile asks for it: our warnings are no errors of a package that depends on this one,
/// and Swift Build, which leaves out the warnings of dependencies, cannot do both.
let strict: [SwiftSetting] =
  Context.environment["GALBI_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + strict

/// C sees a trait only by a definition.
let cSettings: [CSetting] = [.define("PORTABLE", .when(traits: ["Portable"]))]

func names(_ dependencies: [String]) -> [Target.Dependency] {
  dependencies.map { .init(stringLiteral: $0) }
}

/// A module of C that asks the system by `CPlatform`.
func cModule(_ name: String, libraries: [LinkerSetting] = []) -> Target {
  .target(
    name: name, dependencies: ["CPlatform"], path: "Sources/System/C/\(name)",
    cSettings: cSettings, linkerSettings: libraries)
}

/// A module of the system, which only the module that wraps it sees.
func systemModule(_ name: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/C/\(name)")
}

/// The module in a group of `Sources`, such as `Core/RIBs`, and, when `tested`, its tests in
/// `Tests/<name>Tests`.
func module(
  _ place: String, _ dependencies: [String] = [], tested: Bool = false, testing: [String] = []
) -> [Target] {
  let name = String(place.split(separator: "/").last ?? "")
  // The tree needs the standard library only.
  let system = name == "RIBs" ? [] : ["Platform"]
  let target = Target.target(
    name: name, dependencies: names(dependencies + system), path: "Sources/\(place)",
    swiftSettings: settings)
  guard tested else { return [target] }
  return [
    target,
    .testTarget(
      name: "\(name)Tests", dependencies: names([name, "Platform"] + dependencies + testing),
      swiftSettings: settings),
  ]
}

/// A program that exists for the tests: in `Tests/<name>`.
func testProgram(
  _ name: String, _ dependencies: [String], in folder: String = "Tests"
) -> Target {
  .executableTarget(
    name: name, dependencies: names(dependencies + ["Platform"]), path: "\(folder)/\(name)",
    swiftSettings: settings)
}

/// A layer of a feature: a folder of its own, and a target of its own.
enum Layer: String {
  case interface = "Interface"
  case domain = "Domain"
  case data = "Data"
  case presentation = "Presentation"
  /// Implementations in memory, for the demos and tests of several features.
  case fixtures = "Fixtures"
  /// The library `<name>Raft` and the program `<name>Demo`.
  case demo = "Demo"
}

/// The targets of one feature: its layers, and its tests over all of them.
///
/// It sees the Domains of `domains` and the Interfaces of `interfaces`, besides its own; its demo
/// and tests also see the Fixtures of `fixtures`, besides its own, and the demos of `rafts`. `uses` are
/// the modules of `Sources` that it needs besides those of every feature; each layer sees those that it
/// may import, so that a change of one compiles again what knows it. `testing` are those that only its
/// tests need.
func feature(
  _ name: String, _ layers: [Layer] = [.domain, .data, .presentation, .fixtures, .demo],
  uses: [String] = [], domains: [String] = [], interfaces: [String] = [], fixtures: [String] = [],
  rafts: [String] = [], testing: [String] = [], in folder: String = "Features"
) -> [Target] {
  func target(_ layer: Layer) -> String { name + layer.rawValue }
  let domains = domains.map { "\($0)Domain" } + (layers.contains(.domain) ? [target(.domain)] : [])
  let own = layers.contains(.interface) ? [target(.interface)] : []
  let interfaces = interfaces.map { "\($0)Interface" } + own
  let fixtures = fixtures + (layers.contains(.fixtures) ? [name] : [])
  // What only Data may import; tests see all of it.
  let outside: Set = [
    "Books", "CSV", "Files", "HTTP", "JPEG", "Log", "Platform", "PlatformSecurity", "SQL", "SQLite",
    "Sheets",
  ]
  let core =
    ["Phrases", "RIBs", "Storage", "Store", "Time"] + uses.filter { !outside.contains($0) }
  let data =
    ["Files", "Log", "Phrases", "SQL", "Storage", "Time"] + uses.filter { $0 != "Editing" }
  let screen = core + ["Editing", "TerminalRIBs", "TerminalUI"]
  let raft = layers.contains(.demo) ? ["\(name)Raft"] : []
  var all: [String] = []

  func library(_ target: String, _ dependencies: [String], path: String) -> Target {
    var seen: Set = [target]
    let dependencies = dependencies.filter { seen.insert($0).inserted }
    all += [target] + dependencies
    return .target(
      name: target, dependencies: names(dependencies), path: "\(folder)/\(name)/\(path)",
      swiftSettings: settings)
  }

  var targets = layers.flatMap { layer -> [Target] in
    switch layer {
    case .interface: [library(target(layer), screen + domains, path: "Interface")]
    case .domain: [library(target(layer), core + domains, path: "Domain")]
    case .data: [library(target(layer), data + domains, path: "Data")]
    case .presentation:
      [library(target(layer), screen + interfaces + domains, path: "Presentation")]
    case .fixtures:
      [
        library(
          target(layer), core + domains + fixtures.map { "\($0)Fixtures" }, path: "Fixtures")
      ]
    case .demo:
      [
        library(
          "\(name)Raft",
          ["Launch", target(.presentation)] + screen + interfaces + domains
            + fixtures.map { "\($0)Fixtures" } + rafts.map { "\($0)Raft" }, path: "Demo/Raft"),
        .executableTarget(
          name: "\(name)Demo", dependencies: names(["Launch"] + raft),
          path: "\(folder)/\(name)/Demo/Program", swiftSettings: settings),
      ]
    }
  }
  targets.append(
    .testTarget(
      name: "\(name)Tests",
      dependencies: names(
        Array(
          Set(
            all + screen + data + testing + [
              "HTTPTesting", "Headless", "JPEGTesting", "LogTesting", "Platform", "PlatformTesting",
              "PostgreSQL", "PostgreSQLTesting", "RIBsTesting", "SQLiteTesting",
            ])
        ).sorted()),
      path: "\(folder)/\(name)/Tests", swiftSettings: settings))
  return targets
}

/// A line for each feature.
let features =
  feature(
    "People", [.domain, .data, .fixtures],
    uses: ["Editing", "HTTP", "SQLite", "Search", "Services"])
  + feature(
    "Wallet", [.domain, .data, .fixtures], uses: ["Books", "Platform", "SQLite", "Secrets"])
  + feature(
    "Topup", [.interface, .presentation, .demo], uses: ["Secrets"], domains: ["Wallet"],
    fixtures: ["Wallet"])
  + feature(
    "Ledger", [.interface, .domain, .data, .presentation, .fixtures, .demo],
    uses: ["CSV", "Editing", "Platform", "Search"], domains: ["Wallet"],
    interfaces: ["Statements"], rafts: ["Statements"], testing: ["Books", "SQLite"])
  + feature(
    "Statements", [.interface, .domain, .data, .presentation, .demo],
    uses: ["CSV", "Secrets", "Sheets"],
    domains: ["Ledger", "Wallet"], fixtures: ["Ledger"])
  + feature(
    "Finance", [.presentation, .demo], domains: ["Wallet"], interfaces: ["Topup", "Ledger"],
    fixtures: ["Wallet"], rafts: ["Ledger", "Topup"])
  + feature(
    "Transport", [.domain, .data, .presentation, .fixtures, .demo], uses: ["Search"],
    domains: ["Wallet"],
    interfaces: ["Home", "Topup"], rafts: ["Topup"])
  + feature(
    "Movies", uses: ["Editing", "HTTP", "JPEG", "Raster", "SQLite", "Search", "Services"],
    interfaces: ["Home"])
  + feature(
    "Places", [.domain, .data, .fixtures],
    uses: ["CSV", "Geography", "HTTP", "SQLite", "Search", "Services"])
  + feature(
    "Highway", uses: ["Geography", "HTTP", "JPEG", "Raster", "SQLite", "Search", "Services"],
    domains: ["Places"], interfaces: ["Home"], fixtures: ["Places"])
  + feature(
    "Mart", uses: ["Books", "Editing", "Search"], domains: ["Wallet"],
    interfaces: ["Home", "Topup"], fixtures: ["Wallet"],
    rafts: ["Topup"], testing: ["SQLite"])
  + feature("Session", uses: ["Platform", "PlatformSecurity", "Secrets"])
  + feature("Settings", [.domain, .data, .fixtures], uses: ["Geography", "Platform"])
  + feature(
    "Profile", [.presentation, .demo], uses: ["Editing", "Geography", "Secrets"],
    domains: ["Session", "Settings"],
    fixtures: ["Session", "Settings"])
  + feature(
    "Detail", [.interface, .presentation, .demo], domains: ["People"], fixtures: ["People"])
  + feature(
    "Home", [.interface, .presentation, .demo], uses: ["Search"], domains: ["People"],
    interfaces: ["Detail"],
    fixtures: ["People"], rafts: ["Detail"], testing: ["Services"])

/// What the executable stands on: every layer of every feature, and the modules that it uses itself.
let galbi =
  features.filter { $0.type == .regular }.map(\.name)
  + [
    "Books", "Editing", "Files", "HTTP", "Launch", "Log", "Phrases", "Platform", "PlatformSecurity",
    "PostgreSQL", "RIBs", "SQL", "SQLite", "Search", "Secrets", "Services", "Storage", "Store",
    "TerminalRIBs", "TerminalUI", "Time",
  ]

/// The libraries of programs of one's own, and those of their tests: each a product, and together two.
let riblets = [
  "RIBs", "TerminalUI", "TerminalRIBs", "NcursesScreen", "Launch", "Store", "Editing", "Log",
  "Phrases", "Time", "Secrets", "Search", "Raster", "Geography",
]
let testing = ["Headless", "RIBsTesting"]
let products = riblets + testing

let package = Package(
  name: "galbi",
  // The first with `Task.immediate` (SE-0472), by which work begins before its caller goes on; a
  // task that begins later cannot stand in for it. Not tried; README.md says what was not.
  platforms: [.macOS(.v26)],
  products: products.map { .library(name: $0, targets: [$0]) }
    + [
      .library(name: "Riblets", targets: riblets),
      .library(name: "RibletsTesting", targets: testing),
      .executable(name: "galbi", targets: ["Galbi"]),
    ],
  traits: [
    .trait(name: "PostgreSQL", description: "Books on a PostgreSQL server, by libpq"),
    .trait(
      name: "Portable",
      description: "On Linux too, only what POSIX and macOS have; for testing that"),
  ],
  targets: [
    systemModule("CCrypt"),
    systemModule("CLandlock"),
    systemModule("CPostgreSQL"),
    systemModule("CSQLite"),
    systemModule("CWchar"),
    .systemLibrary(name: "CMalloc", path: "Tests/CMalloc"),
    cModule("CCurl"),
    cModule("CJPEG"),
    cModule(
      "CNcurses",
      libraries: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    cModule(
      "CPassword",
      libraries: [.linkedLibrary("crypto", .when(platforms: [.linux], traits: ["Portable"]))]),
    cModule("CSheets"),
    .target(name: "CPlatform", path: "Sources/System/C/CPlatform", cSettings: cSettings),
    .target(
      name: "Platform", dependencies: ["CPlatform"], path: "Sources/System/Platform",
      swiftSettings: settings),
    .testTarget(
      name: "PlatformTests", dependencies: ["CPlatform", "Platform", "PlatformTesting"],
      swiftSettings: settings),
    .target(
      name: "CJPEGTesting", path: "Tests/CJPEGTesting", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "JPEGTesting", dependencies: ["CJPEGTesting", "Platform"], path: "Tests/JPEGTesting",
      swiftSettings: settings),
    // What all tests ask with.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: settings),
    .target(
      name: "PlatformTesting", dependencies: ["Platform"], path: "Tests/PlatformTesting",
      swiftSettings: settings),
    .target(
      name: "HTTPTesting", dependencies: ["HTTP", "Platform"], path: "Tests/HTTPTesting",
      swiftSettings: settings),
    .target(
      name: "LogTesting", dependencies: ["Log"], path: "Tests/LogTesting", swiftSettings: settings),
    // Empty without the trait.
    .target(
      name: "PostgreSQL",
      dependencies: [
        "Platform", "SQL", .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ], path: "Sources/Data/PostgreSQL", swiftSettings: settings),
    .target(
      name: "PostgreSQLTesting",
      dependencies: ["Platform", "PostgreSQL", "SQL", "PlatformTesting"],
      path: "Tests/PostgreSQLTesting", swiftSettings: settings),
    .testTarget(
      name: "PostgreSQLTests",
      dependencies: ["PostgreSQL", "PostgreSQLTesting", "SQL", "SQLite", "PlatformTesting"],
      swiftSettings: settings),
    .target(
      name: "SQLiteTesting", dependencies: ["SQL", "SQLite"], path: "Tests/SQLiteTesting",
      swiftSettings: settings),
    .target(
      name: "TerminalUITesting", dependencies: ["CWchar", "Platform", "TerminalUI"],
      path: "Tests/TerminalUITesting",
      swiftSettings: settings),
  ]
    + module("System/PlatformSecurity", ["CCrypt", "CLandlock", "CPassword"], tested: true)
    + module(
      "Core/RIBs", tested: true,
      testing: ["Headless", "RIBsTesting", "Time", "PlatformTesting"])
    + module("Core/Store", tested: true)
    + module("Core/Phrases", tested: true, testing: ["RIBsTesting"])
    + module("Core/Time", ["Phrases"], tested: true)
    + module("Core/Secrets", tested: true)
    + module("Data/Storage", ["Phrases"], tested: true, testing: ["RIBsTesting"])
    + module("Data/Services", ["Phrases", "Time"], tested: true, testing: ["RIBsTesting"])
    + module("Core/Search", ["Phrases"], tested: true)
    + module("Core/Geography", tested: true)
    + module("Core/Editing", ["Phrases", "RIBs", "Search"], tested: true, testing: ["RIBsTesting"])
    + module("Core/Raster", tested: true)
    + module("Data/JPEG", ["CJPEG", "Raster"], tested: true, testing: ["JPEGTesting"])
    + module(
      "Terminal/TerminalUI",
      ["CWchar", "Editing", "Geography", "Phrases", "Raster", "Search", "Secrets"],
      tested: true,
      testing: ["Headless", "RIBs", "RIBsTesting", "TerminalRIBs", "TerminalUITesting"])
    + module(
      "Terminal/TerminalRIBs", ["Editing", "Phrases", "RIBs", "Store", "TerminalUI", "Time"],
      tested: true,
      testing: ["Headless", "RIBsTesting"])
    + module(
      "Program/Headless", ["Phrases", "RIBs", "Secrets", "TerminalRIBs", "TerminalUI", "Time"],
      tested: true, testing: ["RIBsTesting"])
    + module(
      "Program/RIBsTesting",
      ["Headless", "Phrases", "RIBs", "Secrets", "TerminalRIBs", "TerminalUI"],
      tested: true)
    + module(
      "Terminal/NcursesScreen", ["CNcurses", "Raster", "TerminalUI"], tested: true,
      testing: ["Phrases", "TerminalUITesting"])
    + module("Data/SQL", ["Log", "Storage"])
    + module(
      "Data/SQLite", ["CSQLite", "Files", "Log", "SQL", "Storage"], tested: true,
      testing: ["LogTesting", "SQLiteTesting", "PlatformTesting"])
    + module("Data/Books", ["Files", "Log", "PostgreSQL", "SQL", "SQLite", "Time"])
    + module(
      "Data/HTTP", ["CCurl", "Log", "Phrases", "Services"], tested: true, testing: ["HTTPTesting"])
    + module("Core/Files", tested: true, testing: ["PlatformTesting"])
    + module("Data/CSV", ["Storage"], tested: true)
    + module(
      "Data/Sheets", ["CSV", "CSheets", "Secrets", "Storage"], tested: true,
      testing: ["PlatformTesting"])
    + module("Core/Log", ["Files"], tested: true, testing: ["PlatformTesting"])
    + module(
      "Program/Launch",
      [
        "Files", "Headless", "Log", "NcursesScreen", "Phrases", "RIBs", "Secrets", "TerminalRIBs",
        "TerminalUI", "Time",
      ], tested: true, testing: ["Editing", "RIBsTesting", "PlatformTesting"])
    + features
    // What `make feature` copies, under the name that it is given.
    + feature(
      "Sample", uses: ["Editing", "SQLite"], interfaces: ["Home"],
      in: "Tests/FeatureTemplate/Features")
    + [
      .executableTarget(
        name: "Galbi", dependencies: names(galbi), path: "Sources/App/Galbi",
        swiftSettings: settings),
      .testTarget(
        name: "GalbiTests",
        dependencies: names(
          [
            "Galbi", "Headless", "NcursesScreen", "PostgreSQLTesting", "RIBsTesting",
            "SQLiteTesting", "PlatformTesting", "TerminalUITesting",
          ] + galbi),
        swiftSettings: settings),
      .testTarget(
        name: "RandomKeysTests",
        dependencies: names(
          [
            "CMalloc", "Galbi", "Headless", "NcursesScreen", "RIBsTesting", "PlatformTesting",
            "TerminalUITesting",
          ] + galbi),
        swiftSettings: settings),
      testProgram(
        "BigList", ["Launch", "RIBs", "TerminalRIBs", "TerminalUI"], in: "Tests/Benchmarks"),
      testProgram(
        "Bench",
        [
          "Books", "DetailInterface", "Editing", "Floor", "Geography", "HighwayDomain",
          "HomeInterface",
          "HomePresentation",
          "JPEG",
          "JPEGTesting", "LedgerData", "LedgerDomain", "Log", "MartData", "MartDomain",
          "MoviesData", "MoviesDomain",
          "MoviesFixtures", "MoviesPresentation", "PlacesData", "PlacesDomain", "PostgreSQLTesting",
          "PeopleData",
          "PeopleFixtures", "StatementsData",
          "StatementsDomain", "Headless", "PeopleDomain", "PlainC", "RIBs", "RIBsTesting",
          "Phrases", "Raster", "Search", "Secrets", "Services", "Storage", "Time", "SQL", "SQLite",
          "SQLiteTesting",
          "Store", "PlatformTesting",
          "TerminalRIBs", "TerminalUI", "WalletData", "WalletDomain",
        ], in: "Tests/Benchmarks"),
      .target(
        name: "Floor", path: "Tests/Benchmarks/Floor",
        swiftSettings: [.swiftLanguageMode(.v5)] + strict),
      .target(name: "PlainC", path: "Tests/Benchmarks/PlainC"),
      testProgram("Misuse", ["RIBs"]),
      testProgram("Hello", ["Launch", "RIBs", "TerminalRIBs", "TerminalUI"]),
      .target(
        name: "TrialParts", dependencies: ["Platform", "Time"], path: "Tests/TrialParts",
        swiftSettings: settings),
      testProgram(
        "WalletTrial",
        [
          "Books", "Log", "Phrases", "PostgreSQL", "RIBs", "Search", "Secrets", "Store", "Time",
          "TrialParts",
          "WalletData", "WalletDomain",
        ]),
      testProgram(
        "MartTrial",
        [
          "Books", "Log", "MartData", "MartDomain", "Phrases", "Secrets", "Store", "Time",
          "TrialParts", "WalletData", "WalletDomain",
        ]),
      testProgram("JPEGWriter", ["JPEGTesting"]),
      testProgram("Endings", ["NcursesScreen", "TerminalUI"]),
      testProgram("Gallery", ["NcursesScreen", "Phrases", "Raster", "TerminalUI"]),
    ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .test {
  target.dependencies.append("Expectations")
}

// The tests spend most of their time in these, which optimised take a tenth of it. Assertions stay. Only the Makefile
// asks for it: a package that others depend on may not give flags to the compiler.
if Context.environment["GALBI_OPTIMIZED"] == "1" {
  let hot: Set = [
    "CSV", "Editing", "Geography", "HTTP", "Headless", "JPEG", "NcursesScreen",
    "Phrases", "PlacesData", "PlacesDomain", "RIBs", "Raster", "SQL", "SQLite", "Search", "Sheets",
    "StatementsDomain", "Store", "TerminalRIBs", "TerminalUI", "Time", "TerminalUITesting",
  ]
  for target in package.targets where hot.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
  }
}

// The test targets that a build wants, such as `GALBI_TESTS="HomeTests StoreTests"`: others are left out, and what only
// they need. The modules are compiled in the same way for all, so that none is compiled again for others.
if let wanted = Context.environment["GALBI_TESTS"]?.split(separator: " ").map(String.init) {
  let roots = package.targets.filter {
    $0.type == .test ? wanted.contains($0.name) : $0.type == .executable
  }
  var needed = Set(roots.map(\.name) + products)
  var count = 0
  while needed.count > count {
    count = needed.count
    for target in package.targets where needed.contains(target.name) {
      for dependency in target.dependencies {
        switch dependency {
        case .byNameItem(let name, _), .targetItem(let name, _): needed.insert(name)
        default: break
        }
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
