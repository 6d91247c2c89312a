import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing

@testable import LedgerPresentation

/// Tab in the paths of imports and exports.
@MainActor
struct PathScreenTests {
  @Test func `Tab completes the path of an import, and then shows how it may go on`() async throws {
    let app = LedgerApp()
    try await app.press("i \"~/ba\" Tab")
    #expect(app.speech.contains("> 입력란 파일: ~/bank"))
    #expect(app.speech.contains("bank-old.csv, bank.csv, banks/, bank notes.txt"))
    #expect(app.lines.contains { $0.contains("bank-old.csv    bank.csv        banks/") })
    try await app.press("\".\" Tab")
    #expect(app.speech.contains("> 입력란 파일: ~/bank.csv"))
    #expect(!app.speech.contains { $0.contains("banks/") })
    // Nothing is left to complete.
    try await app.press("Tab")
    #expect(app.speech.contains("> 버튼 취소"))
    try await app.press("BackTab BackTab")
    #expect(app.speech.contains("> 버튼 미리 보기"))
    try await app.press("BackTab BackTab Enter")
    #expect(app.speech.contains { $0.hasPrefix("새 내역 1건") })
    await expectEqual(app.end(), [])
  }

  @Test func `Tab leaves a path that is empty or leads nowhere, and Shift-Tab goes back`()
    async throws
  {
    let app = LedgerApp()
    for typed in ["", "\"/nowhere/a\" Tab", "C-u \"~/x\" Tab"] {
      try await app.press(app.sheet == nil ? "i" : "")
      try await app.press(typed)
      expectEqual(app.speech.contains { $0.hasPrefix("오류: ") }, !typed.isEmpty, "\(typed)")
      try await app.press("Tab")
      #expect(app.speech.contains("> 버튼 취소"), "\(typed)")
      try await app.press("BackTab")
    }
    try await app.press("C-u \"~/b\" Tab Tab")
    #expect(app.speech.contains("> 버튼 취소"))
    try await app.press("BackTab \"x\"")
    // What is typed hides the names.
    #expect(!app.speech.contains { $0.contains("banks/") })
    await expectEqual(app.end(), [])
  }

  @Test func `the path of an export completes folders`() async throws {
    let app = LedgerApp()
    try await app.press("x C-u \"~/Dow\" Tab \"a.csv\" Tab")
    #expect(app.speech.contains("입력란 파일: ~/Downloads/a.csv"))
    #expect(app.speech.contains("> 버튼 취소"))
    try await app.press("Tab Enter")
    expectEqual(app.dependencies.exports.files["/home/kim/Downloads/a.csv"]?.count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `what is typed while a file is written is not shown`() async throws {
    let app = LedgerApp()
    let checkpoint = Checkpoint()
    let export = app.dependencies.ledger.export
    app.dependencies.ledger.export = { what, progress throws(ExportError) in
      await checkpoint.pass()
      return try await export(what, progress)
    }
    try await app.press("x C-u \"~/a.csv\"")
    app.begin(.enter)
    await checkpoint.reached()
    app.begin(.character("x"))
    #expect(app.speech.contains("> 입력란 파일: ~/a.csv"))
    checkpoint.open()
    await app.settle()
    expectEqual(app.dependencies.notice, "8건을 ~/a.csv 파일로 내보냈습니다.")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["x C-u \"/nowhere/a.csv\" Tab", "i \"/nowhere/a.csv\" Tab"])
  func `a folder that does not exist is said once`(_ keys: String) async throws {
    let app = LedgerApp()
    app.dependencies.ledger.export = { _, _ throws(ExportError) in throw .noFolder }
    try await app.press(keys)
    #expect(app.speech.contains("오류: \(PathError.missing.phrase.text(.korean))"))
    try await app.press("Enter")
    expectEqual(app.lines.count { $0.contains("찾을 수 없습니다.") }, 1)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["x C-u Enter", "i Enter"])
  func `a path that is empty is asked for`(_ keys: String) async throws {
    let app = LedgerApp()
    try await app.press(keys)
    #expect(app.speech.contains("오류: 파일 경로를 입력해 주세요."))
    try await app.press("a")
    #expect(!app.speech.contains { $0.hasPrefix("오류") })
    await expectEqual(app.end(), [])
  }

  @Test func `a folder that cannot be read says so, and lets the focus go on`() async throws {
    let app = LedgerApp()
    app.dependencies.ledger.complete = { _ throws(PathError) in throw .slow }
    try await app.press("x Tab")
    #expect(app.speech.contains("오류: \(PathError.slow.phrase.text(.korean))"))
    #expect(app.speech.contains("> 입력란 파일: ~/galbi-2026-11-21.csv"))
    try await app.press("Tab")
    #expect(app.speech.contains("> 버튼 취소"))
    await expectEqual(app.end(), [])
  }

  @Test func `a late answer does not touch what was typed since`() async throws {
    let app = LedgerApp()
    let checkpoint = Checkpoint()
    let complete = app.dependencies.ledger.complete
    app.dependencies.ledger.complete = { path throws(PathError) in
      await checkpoint.pass()
      return try await complete(path)
    }
    try await app.press("x C-u \"~/Dow\"")
    app.begin(.tab)
    await checkpoint.reached()
    app.begin(.character("x"))
    checkpoint.open()
    await app.settle()
    #expect(app.speech.contains("> 입력란 파일: ~/Dowx"))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24), (120, 40)])
  func `the field stays in sight in every size, in both languages`(
    columns: Int, rows: Int
  ) async throws {
    for language in Language.allCases {
      let app = LedgerApp(LedgerFixture(), Size(columns: columns, rows: rows), language)
      try await app.press("i \"~/\" Tab")
      #expect(app.lines.contains { $0.contains("~/") })
      expectEqual(app.doubleBindings, [])
      try await app.press("Esc")
      await expectEqual(app.end(), [])
    }
  }
}
