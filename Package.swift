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

func words(_ text: String) -> [String] {
  text.split { $0 == " " || $0 == "\n" }.map(String.init)
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

/// The module in a group of `Sources`, such as `Core/RIBs`, with what it imports, and its tests in
/// `Tests/<name>Tests`, which see that too, and what is for `testing`; without it there are none.
func module(_ place: String, _ imports: String = "", testing: String? = nil) -> [Target] {
  let name = String(place.split(separator: "/").last ?? "")
  let target = Target.target(
    name: name, dependencies: names(words(imports)), path: "Sources/\(place)",
    swiftSettings: settings)
  guard let testing else { return [target] }
  return [
    target,
    .testTarget(
      name: "\(name)Tests", dependencies: names([name] + words(imports) + words(testing)),
      swiftSettings: settings),
  ]
}

/// A program that exists for the tests: in `Tests/<name>`.
func testProgram(_ name: String, _ dependencies: String, in folder: String = "Tests") -> Target {
  .executableTarget(
    name: name, dependencies: names(words(dependencies)), path: "\(folder)/\(name)",
    swiftSettings: settings)
}

/// The targets of one feature: a folder and a target for each layer, and its tests over all of them.
///
/// Of each layer it says what that imports besides what is said here, so that a change compiles again only
/// what knows it; without a text there is no such layer. `fixtures` are implementations in memory, for the
/// demos and tests of several features; `demo` is the library `<name>Raft` and the program `<name>Demo`;
/// `testing` is what only the tests import.
func feature(
  _ name: String, interface: String? = nil, domain: String? = nil, data: String? = nil,
  presentation: String? = nil, fixtures: String? = nil, demo: String? = nil, testing: String,
  in folder: String = "Features"
) -> [Target] {
  var targets: [Target] = []
  var seen: Set<String> = []

  /// Nothing without `imports`; `own` are the other layers that it sees.
  func layer(
    _ layer: String, _ imports: String?, own: [String] = [], _ common: [String] = [],
    path: String? = nil
  ) {
    guard let imports else { return }
    let there = own.map { name + $0 }.filter { other in targets.contains { $0.name == other } }
    let dependencies = there + common + words(imports)
    seen.formUnion([name + layer] + dependencies)
    targets.append(
      .target(
        name: name + layer, dependencies: names(dependencies),
        path: "\(folder)/\(name)/\(path ?? layer)", swiftSettings: settings))
  }
  layer("Domain", domain, ["Phrases", "Store"])
  layer("Data", data, own: ["Domain"])
  layer("Interface", interface, ["TerminalRIBs"])
  layer(
    "Presentation", presentation, own: ["Domain", "Interface"],
    ["Phrases", "RIBs", "Store", "TerminalRIBs", "TerminalUI"])
  layer("Fixtures", fixtures, own: ["Domain"])
  targets.append(
    .testTarget(
      name: "\(name)Tests", dependencies: names(seen.union(words(testing)).sorted()),
      path: "\(folder)/\(name)/Tests", swiftSettings: settings))
  layer(
    "Raft", demo, own: ["Domain", "Interface", "Presentation", "Fixtures"], ["Launch"],
    path: "Demo/Raft")
  guard demo != nil else { return targets }
  targets.append(
    .executableTarget(
      name: "\(name)Demo", dependencies: names(["Launch", "\(name)Raft"]),
      path: "\(folder)/\(name)/Demo/Program", swiftSettings: settings))
  return targets
}

/// What each feature is made of.
let features =
  feature(
    "People",
    domain: "Editing Search Services Storage Time",
    data: "HTTP Log Phrases SQL SQLite Services",
    fixtures: "Store Time",
    testing: "Headless PlatformTesting PostgreSQLTesting SQLiteTesting")
  + feature(
    "Wallet",
    domain: "RIBs Secrets Storage Time",
    data: "Books Files Log Platform SQL SQLite Storage",
    fixtures: "Time",
    testing: "Headless PlatformTesting PostgreSQL PostgreSQLTesting RIBsTesting SQLiteTesting")
  + feature(
    "Topup",
    interface: "Phrases RIBs WalletDomain",
    presentation: "Editing Secrets Storage Time WalletDomain",
    demo: "Phrases RIBs Store TerminalRIBs TerminalUI Time WalletDomain WalletFixtures",
    testing: "Headless RIBsTesting TopupRaft WalletFixtures")
  + feature(
    "Ledger",
    interface: "RIBs",
    domain: "Editing RIBs Search Storage Time WalletDomain",
    data: "CSV Files Log Phrases Platform SQL Search Storage Time WalletDomain",
    presentation: "Editing Search StatementsInterface Time WalletDomain",
    fixtures: "Phrases Search Storage Store Time WalletDomain",
    demo: "Phrases StatementsRaft TerminalRIBs Time WalletDomain",
    testing: """
      Books Headless LedgerRaft PlatformTesting PostgreSQL PostgreSQLTesting RIBsTesting SQLite
      SQLiteTesting StatementsRaft
      """)
  + feature(
    "Statements",
    interface: "Phrases RIBs Time",
    domain: "LedgerDomain Secrets Storage Time WalletDomain",
    data: "CSV Files LedgerDomain Log Secrets Sheets Storage Time",
    presentation: "Editing LedgerDomain Secrets Storage Time WalletDomain",
    demo: "LedgerDomain LedgerFixtures Phrases Secrets Storage Time",
    testing: "Headless LedgerFixtures Platform PlatformTesting RIBsTesting StatementsRaft")
  + feature(
    "Finance",
    presentation: "Editing LedgerInterface Storage Time TopupInterface WalletDomain",
    demo: "LedgerRaft TopupRaft WalletDomain",
    testing: "Headless LedgerRaft Platform RIBsTesting TopupRaft WalletFixtures")
  + feature(
    "Transport",
    domain: "RIBs Time WalletDomain",
    data: "Files Phrases",
    presentation: "Editing HomeInterface Search Time TopupInterface WalletDomain",
    fixtures: "",
    demo: "Store TopupRaft WalletDomain",
    testing: "Headless PlatformTesting RIBsTesting Storage")
  + feature(
    "Movies",
    domain: "Editing RIBs Raster Search Services Storage Time",
    data: "Files HTTP JPEG Log Phrases Raster SQL SQLite Services Storage Time",
    presentation: "Editing HomeInterface Raster Services Time",
    fixtures: "Phrases Raster Time",
    demo: "Store",
    testing: """
      HTTPTesting Headless JPEGTesting LogTesting PlatformTesting RIBsTesting SQLiteTesting
      """)
  + feature(
    "Places",
    domain: "Geography RIBs Search Services Storage",
    data: "CSV Files Geography HTTP Log Phrases SQL SQLite Search Services Storage",
    fixtures: "Geography",
    testing: "HTTPTesting LogTesting Platform PlatformTesting PostgreSQLTesting RIBsTesting")
  + feature(
    "Highway",
    domain: "Geography RIBs Raster Services Storage Time",
    data: "Geography HTTP JPEG Log Phrases Raster SQL SQLite Services Storage Time",
    presentation: "Editing Geography HomeInterface PlacesDomain Search Services Time",
    fixtures: "Time",
    demo: "PlacesDomain PlacesFixtures Store",
    testing: """
      HTTPTesting Headless JPEGTesting LogTesting PlacesFixtures Platform PlatformTesting
      RIBsTesting SQLiteTesting
      """)
  + feature(
    "Mart",
    domain: "Editing RIBs Search Storage Time WalletDomain",
    data: "Books Log Phrases SQL Search WalletDomain",
    presentation: "Editing HomeInterface Search Time TopupInterface WalletDomain",
    fixtures: "Phrases Search WalletDomain WalletFixtures",
    demo: "Store TopupRaft WalletDomain WalletFixtures",
    testing: """
      Headless PlatformTesting PostgreSQLTesting RIBsTesting SQLite SQLiteTesting TopupRaft
      """)
  + feature(
    "Session",
    domain: "Secrets Time",
    data: "Files Platform PlatformSecurity",
    presentation: "Secrets Time",
    fixtures: "",
    demo: "Store",
    testing: "Headless PlatformTesting RIBsTesting")
  + feature(
    "Settings",
    domain: "Geography RIBs",
    data: "Files Platform",
    fixtures: "",
    testing: "PlatformTesting Time")
  + feature(
    "Profile",
    presentation: "Editing Secrets SessionDomain SettingsDomain",
    demo: "Geography SessionDomain SessionFixtures SettingsDomain SettingsFixtures Store",
    testing: "Geography Headless RIBsTesting SessionFixtures SettingsFixtures Time")
  + feature(
    "Detail",
    interface: "RIBs",
    presentation: "Editing PeopleDomain Time",
    demo: "PeopleDomain PeopleFixtures Phrases Store TerminalRIBs",
    testing: "Headless PeopleFixtures RIBsTesting Storage")
  + feature(
    "Home",
    interface: "Phrases Store",
    presentation: "DetailInterface Editing PeopleDomain Search Time",
    demo: "DetailRaft PeopleDomain PeopleFixtures Phrases RIBs Store TerminalRIBs TerminalUI",
    testing: "Headless HomeRaft PeopleFixtures RIBsTesting Services Storage")

/// What the executable stands on: every layer of every feature but Fixtures, and the modules that it uses itself.
let galbi =
  features.filter { $0.type == .regular && !$0.name.hasSuffix("Fixtures") }.map(\.name)
  + words(
    """
    Books Files HTTP Launch Log Phrases Platform PlatformSecurity PostgreSQL RIBs SQL SQLite Secrets Storage
    Store TerminalRIBs TerminalUI Time
    """)

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
    + module("System/PlatformSecurity", "CCrypt CLandlock CPassword Platform", testing: "")
    + module("Core/RIBs", testing: "Platform PlatformTesting RIBsTesting")
    + module("Core/Store", testing: "")
    + module("Core/Phrases", testing: "")
    + module("Core/Time", "Phrases Platform", testing: "")
    + module("Core/Secrets", "Platform", testing: "")
    + module("Data/Storage", "Phrases", testing: "RIBsTesting")
    + module("Data/Services", "Phrases Time", testing: "RIBsTesting")
    + module("Core/Search", "Phrases", testing: "")
    + module("Core/Geography", "Platform", testing: "")
    + module("Core/Editing", "Phrases RIBs Search", testing: "RIBsTesting")
    + module("Core/Raster", testing: "")
    + module("Data/JPEG", "CJPEG Platform Raster", testing: "JPEGTesting")
    + module(
      "Terminal/TerminalUI", "CWchar Editing Geography Phrases Platform Raster Search Secrets",
      testing: "Headless RIBs TerminalRIBs TerminalUITesting")
    + module(
      "Terminal/TerminalRIBs", "Editing Phrases RIBs Store TerminalUI Time",
      testing: "Headless Platform RIBsTesting")
    + module(
      "Program/Headless", "Platform RIBs Secrets TerminalRIBs TerminalUI Time",
      testing: "Phrases RIBsTesting")
    + module(
      "Program/RIBsTesting", "Headless Phrases Platform RIBs Secrets TerminalRIBs TerminalUI",
      testing: "")
    + module(
      "Terminal/NcursesScreen", "CNcurses Platform Raster TerminalUI",
      testing: "Phrases TerminalUITesting")
    + module("Data/SQL", "Log Storage")
    + module(
      "Data/SQLite", "CSQLite Files Log Platform SQL Storage",
      testing: "LogTesting PlatformTesting SQLiteTesting")
    + module("Data/Books", "Files Log Platform PostgreSQL SQL SQLite Time")
    + module("Data/HTTP", "CCurl Log Phrases Platform Services", testing: "HTTPTesting")
    + module("Core/Files", "Platform", testing: "PlatformTesting")
    + module("Data/CSV", "Platform Storage", testing: "")
    + module("Data/Sheets", "CSV CSheets Platform Secrets Storage", testing: "")
    + module("Core/Log", "Files Platform", testing: "PlatformTesting")
    + module(
      "Program/Launch",
      """
      Files Headless Log NcursesScreen Phrases Platform RIBs Secrets TerminalRIBs TerminalUI Time
      """, testing: "Editing PlatformTesting RIBsTesting")
    + features
    // What `make feature` copies, under the name that it is given.
    + feature(
      "Sample",
      domain: "Editing RIBs Storage",
      data: "Log SQL SQLite",
      presentation: "Editing HomeInterface",
      fixtures: "",
      demo: "Store",
      testing: "Headless PlatformTesting RIBsTesting",
      in: "Tests/FeatureTemplate/Features")
    + [
      .executableTarget(
        name: "Galbi", dependencies: names(galbi), path: "Sources/App/Galbi",
        swiftSettings: settings),
      .testTarget(
        name: "GalbiTests",
        dependencies: names(
          galbi
            + words(
              """
              Editing Galbi Headless LedgerFixtures NcursesScreen PlatformTesting PostgreSQLTesting
              RIBsTesting SQLiteTesting SessionFixtures SettingsFixtures TerminalUITesting
              """)), swiftSettings: settings),
      .testTarget(
        name: "RandomKeysTests",
        dependencies: names(
          galbi
            + words(
              """
              CMalloc Galbi Headless MoviesFixtures NcursesScreen PlatformTesting Services
              TerminalUITesting
              """)), swiftSettings: settings),
      testProgram("BigList", "Launch RIBs TerminalRIBs TerminalUI", in: "Tests/Benchmarks"),
      testProgram(
        "Bench",
        """
        Books DetailInterface Editing Floor Geography Headless HighwayDomain HomeInterface
        HomePresentation JPEG JPEGTesting LedgerData LedgerDomain Log MartData MartDomain MoviesData
        MoviesDomain MoviesFixtures MoviesPresentation PeopleData PeopleDomain PeopleFixtures Phrases
        PlacesData PlacesDomain PlainC Platform PlatformTesting PostgreSQLTesting RIBs RIBsTesting
        Raster SQL SQLite SQLiteTesting Search Services StatementsData StatementsDomain Storage Store
        TerminalRIBs TerminalUI Time WalletData WalletDomain
        """, in: "Tests/Benchmarks"),
      .target(
        name: "Floor", path: "Tests/Benchmarks/Floor",
        swiftSettings: [.swiftLanguageMode(.v5)] + strict),
      .target(name: "PlainC", path: "Tests/Benchmarks/PlainC"),
      testProgram("Misuse", "RIBs"),
      testProgram("Hello", "Launch RIBs TerminalRIBs TerminalUI"),
      .target(
        name: "TrialParts", dependencies: ["Platform", "Time"], path: "Tests/TrialParts",
        swiftSettings: settings),
      testProgram(
        "WalletTrial",
        """
        Books Log Phrases Platform PostgreSQL Secrets Store Time TrialParts WalletData WalletDomain
        """),
      testProgram(
        "MartTrial",
        """
        Books Log MartData MartDomain Phrases Platform Secrets Store Time TrialParts WalletData
        WalletDomain
        """),
      testProgram("JPEGWriter", "JPEGTesting Platform"),
      testProgram("Endings", "NcursesScreen Platform TerminalUI"),
      testProgram("Gallery", "NcursesScreen Phrases Platform Raster TerminalUI"),
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
