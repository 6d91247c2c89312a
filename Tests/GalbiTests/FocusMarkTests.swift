import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// On each screen of the app exactly one mark shows what has the focus.
@MainActor
struct FocusMarkTests {
  private let folder = TemporaryFolder()

  nonisolated static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ]

  /// With the help, the commands and a notice over the place; what was seen before is left out.
  static func faults(_ app: Headless, of program: any Program) async throws -> [String] {
    let known = app.focusFaults
    try await app.press("Tab Down Up Tab")
    try await app.press("F1 Down Esc C-p \"a\" Down Esc")
    program.notify(Phrase(ko: "알림입니다.", en: "A notice."))
    try await app.press("End Home End")
    let count = marks(in: app)
    return app.focusFaults.filter { !known.contains($0) } + (count > 1 ? ["\(count) marks"] : [])
  }

  private static func marks(in app: Headless) -> Int { app.lines.joined().count { $0 == "▌" } }

  /// Links, and keys that lead on from there.
  nonisolated private static let pages = [
    ("home", "Enter"), ("home", "F8"), ("home", "F12"), ("home/movies", "\"cat\" Enter"),
    ("home/movies", "\"cat\" Enter Enter"), ("home/highway", "Enter"), ("home/highway", "m"),
    ("home/highway", "f"), ("home/highway/route?from=서울&to=강릉", "Wait 0s"),
    ("home/highway/route?from=서울&to=강릉", "Enter"), ("home/highway/rest", "Enter"),
    ("home/highway/rest/000001", "Wait 0s"), ("home/highway/road?code=0010", "Enter"),
    ("home/highway/times?from=101&to=115", "Wait 0s"), ("home/mart/cart", "Wait 0s"),
    ("home/mart/orders", "Wait 0s"), ("home/mart", "Enter n C-s"), ("home/transport", "Enter"),
    ("finance", "a"), ("finance/ledger", "a"), ("finance/ledger", "i"), ("finance/ledger", "x"),
    ("finance/ledger", "K"), ("finance/ledger", "C"), ("finance/ledger", "r"),
    ("finance/ledger", "I"), ("finance/ledger", "="), ("finance/ledger", "L"),
    ("finance/ledger", "t"), ("finance/ledger", "/ \"x\""), ("finance/ledger/budgets", "a"),
    ("finance/ledger", "P"), ("finance/ledger/links", "Wait 0s"),
    ("profile", "Enter"),
  ]

  @Test(arguments: sizes, Language.allCases)
  func `pages inside of the places too, also where nothing but scrolling is to be done`(
    size: Size, language: Language
  ) async throws {
    let app = await GalbiProgram(.offline(in: folder)).launched(size, language)
    for (link, keys) in Self.pages {
      _ = try await app.root.open(Link(parsing: link))
      try await app.press(keys)
      expectEqual(app.focusFaults, [], "\(link) \(keys)")
      try await app.press("Esc Esc Esc Esc Esc Esc")
    }
    app.shutDown()
  }

  @Test(arguments: sizes, Language.allCases)
  func `a sentence in place of rows is not marked as one`(
    size: Size, language: Language
  ) async throws {
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(size, language)
    for link in [
      "finance/ledger/budgets", "home/mart/new", "home/nope", "home/mart/orders/99",
    ] {
      _ = try? await app.root.open(Link(parsing: link))
      await app.settle()
      expectEqual(Self.marks(in: app), 0, "\(link):\n\(app.lines.joined(separator: "\n"))")
      expectEqual(app.focusFaults, [])
    }
    app.shutDown()
  }

  @Test(arguments: sizes, Language.allCases)
  func `all demos, as far as a few keys lead`(size: Size, language: Language) async throws {
    let keys =
      "Down Tab Enter Down Tab Enter Tab Esc Esc a Tab Tab Esc Esc i Esc f Down Esc / x Esc"
    for demo in Command.demos {
      let app = await demo.make(.offline(in: folder)).launched(size, language)
      try await app.press(keys)
      expectEqual(app.focusFaults, [], "\(demo.name)")
      app.shutDown()
    }
  }
}
