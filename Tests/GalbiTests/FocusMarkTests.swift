import Headless
import Launch
import Phrases
import RIBs
import TemporaryFolder
import TerminalRIBs
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// On each screen of the app exactly one mark shows what has the focus, or none where nothing has it.
@MainActor
struct FocusMarkTests {
  private let folder = TemporaryFolder()

  nonisolated private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ]

  @Test(arguments: sizes, Language.allCases)
  func `all places of the app, with the help, the commands and a notice over them`(
    size: Size, language: Language
  ) async throws {
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(size, language)
    for destination in Destination.all {
      _ = try await app.root.open(Link(parsing: destination.link))
      try await app.press("Tab Down Up Tab")
      try await app.press("F1 Down Esc C-p \"a\" Down Esc")
      program.notify(Phrase(ko: "알림입니다.", en: "A notice."))
      try await app.press("End Home End")
      #expect(app.focusFaults == [], "\(destination.link)")
    }
    app.shutDown()
  }

  @Test(arguments: sizes, Language.allCases)
  func `a screen with a sentence in place of its content has the mark too`(
    size: Size, language: Language
  ) async throws {
    let program = GalbiProgram(.offline(in: folder))
    let app = await program.launched(size, language)
    for link in [
      "finance/ledger/budgets", "home/mart/new", "home/nope", "home/mart/orders/99",
      "home/highway/road?code=9999",
    ] {
      _ = try? await app.root.open(Link(parsing: link))
      await app.settle()
      let marks = app.lines.joined().count { $0 == "▌" }
      #expect(marks == 1, "\(link):\n\(app.lines.joined(separator: "\n"))")
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
      #expect(app.focusFaults == [], "\(demo.name)")
      app.shutDown()
    }
  }
}
