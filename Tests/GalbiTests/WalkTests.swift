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
    let faults: @MainActor (Headless, GalbiProgram) async throws -> [String]
  }

  private let folder = TemporaryFolder()

  /// Those that press keys come last.
  private static let audits = [
    Audit(name: "room", sizes: RoomTests.sizes) { app, _ in RoomTests.faults(on: app.window) },
    Audit(name: "grid", sizes: GridTests.sizes) { app, _ in GridTests.faults(on: app.window) },
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

  nonisolated private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 60, rows: 16), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 30), Size(columns: 120, rows: 40), Size(columns: 200, rows: 50),
  ]

  @Test(arguments: sizes, Language.allCases)
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
