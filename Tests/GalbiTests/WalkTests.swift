import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import RIBs
import TerminalRIBs
import Testing

@testable import Galbi
@testable import Launch
@testable import TerminalUI

/// All places of the app, once in each size and language, with every audit at each.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct WalkTests {
  /// What is asked at a place that was just opened.
  struct Audit {
    let name: String
    /// Where it is asked.
    let sizes: [Size]
    /// The faults, a line each.
    let faults: @MainActor (Headless, any Program) async throws -> [String]
  }

  private let folder = TemporaryFolder()

  /// Those that press keys come last.
  private static let audits = [
    Audit(name: "room", sizes: RoomTests.sizes) { app, _ in RoomTests.faults(on: app.window) },
    Audit(name: "grid", sizes: GridTests.sizes) { app, _ in GridTests.faults(on: app.window) },
    Audit(name: "notice", sizes: GridTests.sizes) { app, program in
      await NoticeInPlaceTests.faults(app, of: program)
    },
    Audit(name: "keys that the doctor knows", sizes: [Size(columns: 80, rows: 24)]) { app, _ in
      let keys = Set(app.window.bindings.flatMap(\.keys)).subtracting(Key.inUse)
      return keys.map { "\($0)" }.sorted()
    },
    Audit(name: "leaving", sizes: [Size(columns: 80, rows: 24)]) { app, _ in
      try await app.leavingFaults()
    },
    Audit(name: "spoken symbols", sizes: [Size(columns: 120, rows: 40)]) { app, _ in
      try await SpokenSymbolTests.faults(app, along: "Down Space Tab s Down")
    },
    Audit(name: "plain", sizes: [Size(columns: 80, rows: 24)]) { app, _ in
      try await PlainEverywhereTests.faults(app)
    },
    Audit(name: "focus mark", sizes: FocusMarkTests.sizes) { app, program in
      try await FocusMarkTests.faults(app, of: program)
    },
  ]

  /// Those that leave the place as it is.
  private static let looks = Set(["room", "grid", "notice"])

  /// Keys that open what no link names: the sheets of the ledger.
  private static let ways = ["K", "r", "C", "P", "m", "c", "M", "n", "Space Down Space P"]
  /// Of these no column has a title that could say the unit (GAPS.md).
  private static let untitled: Set = ["K", "P"]

  @Test(arguments: GridTests.sizes, Language.allCases)
  func `the sheets of the ledger`(size: Size, language: Language) async throws {
    let demo = try #require(Command.demos.first { $0.name == "Ledger" })
    var faults: [String] = []
    for keys in Self.ways {
      let program = demo.make(.offline(in: folder))
      let app = await program.launched(size, language)
      let before = app.lines
      try await app.press(keys)
      #expect(app.lines != before, "\(keys) opens nothing")
      for audit in Self.audits
      where audit.sizes.contains(size) && Self.looks.contains(audit.name) {
        let place = "\(audit.name), \(keys), \(size.columns)×\(size.rows), \(language)"
        faults += try await audit.faults(app, program)
          .filter { !Self.untitled.contains(keys) || !$0.hasPrefix(GridTests.unitFault) }
          .map { "\(place): \($0)" }
      }
      app.shutDown()
    }
    expectEqual(faults, [])
  }

  @Test(arguments: GridTests.sizes, Language.allCases)
  func `all places of the app`(size: Size, language: Language) async throws {
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(size, language)
    var faults: [String] = []
    for destination in Destination.all {
      for audit in Self.audits where audit.sizes.contains(size) {
        try await app.leaveUnsaved()
        _ = try await app.root.open(Link(parsing: destination.link))
        await app.settle()
        let place = "\(audit.name), \(destination.link), \(size.columns)×\(size.rows), \(language)"
        faults += try await audit.faults(app, program).map { "\(place): \($0)" }
      }
    }
    expectEqual(faults, [])
    app.shutDown()
  }
}
