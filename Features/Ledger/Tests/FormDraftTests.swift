import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// What is typed in a form and not saved comes back with its place after a restart.
@MainActor
struct FormDraftTests {
  /// The keys that open a form and change all that it has.
  nonisolated private static let forms = [
    "n \"영수증은 차에\"", "Space Down Space n \"둘 다\"",
    "a Tab Right Tab \"4500\" Tab \"분식\"", "Down Down e Tab Tab Tab \" 앞\"", "Down D \"1\"",
    "Down Down Down E \"5000\" Tab Right Tab \"나중 \" Tab \"300\"",
    "C a \"간식\" Tab Right", "C Enter \"비\" Tab Right",
    "K a \"저금통\" Tab \"1\" Tab Right", "K Enter \"2\"",
    "r a \"문구점\" Tab \"펜\" Tab Right Tab \"10\" Tab \"20\" Tab \"쪽\" Tab Right Tab Right Tab \"문구\" Tab Right",
    "b a Right \"74000\"", "b A \"cat:식비\" Enter \"30000\"", "b Enter \"5\"",
  ]

  @Test(arguments: forms)
  func `a form that is open comes back with what was typed`(keys: String) async throws {
    let app = LedgerApp()
    try await app.press(keys)
    let place = app.root.navigationPath
    #expect(app.root.hasUnsavedBelow, "\(app.lines)")
    let later = LedgerApp(app.dependencies)
    _ = try await later.root.open(try #require(NavigationPath(parsing: place.description)))
    await later.settle()
    expectEqual(later.root.navigationPath, place)
    #expect(later.root.hasUnsavedBelow)
    expectEqual(Self.said(by: later), Self.said(by: app))
    // They are left without a change.
    for each in [app, later] {
      try await each.press("Esc Tab Enter")
      #expect(!each.root.hasUnsavedBelow)
      await expectEqual(each.end(), [])
    }
  }

  @Test(arguments: forms)
  func `a form that cannot be read is kept until it can`(keys: String) async throws {
    let app = LedgerApp()
    try await app.press(keys)
    let (place, said) = (app.root.navigationPath, Self.said(by: app))
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
    let readable = app.dependencies.ledger
    app.dependencies.ledger.rows = { _ throws(LedgerError) in throw .storage(.cannotRead) }
    app.dependencies.ledger.readSettings = { () throws(LedgerError) in throw .storage(.cannotRead) }
    var kept = place
    for _ in 0..<2 {
      let failed = LedgerApp(app.dependencies)
      _ = try? await failed.root.open(kept)
      await failed.settle()
      kept = try #require(NavigationPath(parsing: failed.root.navigationPath.description))
      // A new entry is of nothing that has to be read.
      if failed.root.hasUnsavedBelow { try await failed.press("Esc Tab Enter") }
      await expectEqual(failed.end(), [])
    }
    app.dependencies.ledger = readable
    let later = LedgerApp(app.dependencies)
    _ = try await later.root.open(kept)
    await later.settle()
    expectEqual(Self.said(by: later), said)
    expectEqual(later.root.navigationPath, place)
    try await later.press("Esc Tab Enter")
    await expectEqual(later.end(), [])
  }

  /// The words of the sheet, without what marks the focus.
  private static func said(by app: LedgerApp) -> [String] {
    app.lines.sheet.map { line in
      line.split { " ‹›<>[]▌│".contains($0) }.joined(separator: " ")
    }
  }

  @Test func `a note comes back for the rows that it is for, and is saved to them alone`()
    async throws
  {
    let app = LedgerApp()
    try await app.press("Space Down Space Down n \"둘 다\"")
    let later = LedgerApp(app.dependencies)
    _ = try await later.root.open(app.root.navigationPath)
    await later.settle()
    try await later.press("C-s")
    try await expectEqual(
      app.dependencies.kept().filter { $0.note == "둘 다" }.count, 2)
    await expectEqual(later.end(), [])
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `no form comes back for an entry that is gone`() async throws {
    let app = LedgerApp()
    for segment in ["note?of=987", "edit?of=987", "split?of=987", "category?of=x", "rule?of=987"] {
      let place = try #require(NavigationPath(parsing: "ledger/" + segment))
      await #expect(throws: LinkError.self) { try await app.root.open(place) }
      expectEqual(app.sheet, nil)
    }
    await expectEqual(app.end(), [])
  }
}
