import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import LedgerRaft
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// The ledger and its sheets as riblets: what keys do, and that nothing leaks.
@MainActor
struct LedgerBuilderTests {
  @Test func `keys mark, categorise, undo and redo`() async throws {
    let app = LedgerApp()
    try await app.press("Space Down Space c")
    expectEqual(app.sheet, "Picker")
    try await app.press("Down Enter")
    expectEqual(app.sheet, nil)
    try await expectEqual(app.dependencies.kept().filter { $0.category == .transport }.count, 3)
    try await app.press("u")
    try await expectEqual(app.dependencies.kept().filter { $0.category == .transport }.count, 2)
    try await app.press("U Esc")
    try await expectEqual(app.dependencies.kept().filter { $0.category == .transport }.count, 3)
    await expectEqual(app.end(), [])
  }

  @Test func `an entry is written by hand, and invalid fields are shown`() async throws {
    let app = LedgerApp()
    try await app.press("a C-s")
    expectEqual(
      app.speech.filter { $0.hasPrefix("오류") },
      [
        "오류: 1원부터 1,000,000,000,000원까지 입력해 주세요.", "오류: 내용을 입력해 주세요.",
      ])
    #expect(app.speech.contains("> 입력란 금액: 비어 있음 (예: 18,000)"))
    try await app.press("\"12,500\" Enter \"떡볶이\" Enter Right Enter \"셋이서\" Enter")
    expectEqual(app.sheet, nil)
    expectEqual(app.dependencies.notices.map { $0.text(.english) }, ["Added. Press u to undo."])
    try await expectEqual(
      app.dependencies.kept().first,
      ScreenEntries.row(9, 20_261_121, -12_500, "떡볶이", .food, note: "셋이서"))
    #expect(app.lines.contains { $0.hasPrefix("▌ 11.21   식비    떡볶이") })
    await expectEqual(app.end(), [])
  }

  @Test func `income is positive`() async throws {
    let app = LedgerApp()
    try await app.press("a Tab Right Tab \"100\" Tab \"이자\" C-s")
    try await expectEqual(app.dependencies.kept().first?.amount.amount, 100)
    await expectEqual(app.end(), [])
  }

  @Test func `escape leaves an empty form, and asks before it discards input`() async throws {
    let app = LedgerApp()
    try await app.press("a Esc")
    expectEqual(app.sheet, nil)
    try await app.press("a Tab Tab \"5\" Esc")
    #expect(app.speech.contains("나가면 입력한 내용이 사라집니다. 나갈까요?"))
    #expect(app.root.hasUnsavedBelow)
    try await app.press("Enter")
    #expect(app.speech.contains("> 입력란 금액: 5"))
    try await app.press("Esc Tab Enter")
    expectEqual(app.sheet, nil)
    try await app.press("a Tab Tab \"5\" Esc Esc Esc Tab Enter")
    expectEqual(app.sheet, nil)
    try await expectEqual(app.dependencies.kept().count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `a form that cannot be saved keeps its input`() async throws {
    let app = LedgerApp()
    app.dependencies.ledger.perform = { _ throws(LedgerError) in throw .storage(.diskFull) }
    try await app.press("a Tab Tab \"5\" Tab \"떡\" C-s")
    #expect(app.speech.contains(LedgerError.storage(.diskFull).phrase.text(.korean)))
    expectEqual(app.sheet, "EntryForm")
    await expectEqual(app.end(), [])
  }

  @Test func `the input of a form comes back with its place`() async throws {
    let app = LedgerApp()
    // What was received is in 수입, which 기타 and 식비 follow.
    try await app.press("a Tab Right Tab \"5\" Tab \"떡\" Tab Right Right")
    let place = app.root.navigationPath
    expectEqual(
      place.description, "ledger/add;amount=5&text=떡&received=yes&category=food&chosen=yes")
    let other = LedgerApp()
    _ = try await other.root.open(place)
    await other.settle()
    #expect(other.speech.contains("입력란 내용: 떡"))
    #expect(other.speech.contains("선택란 구분: 수입"))
    expectEqual(other.root.navigationPath, place)
    await expectEqual(app.end(), [])
    await expectEqual(other.end(), [])
  }

  @Test func `a note is written, and not discarded without a question`() async throws {
    let app = LedgerApp()
    try await app.press("n \"출근\" Esc")
    #expect(app.root.hasUnsavedBelow)
    try await app.press("Enter Enter \"둘째 줄\" C-s")
    expectEqual(app.sheet, nil)
    try await expectEqual(app.dependencies.kept().first?.note, "출근\n둘째 줄")
    #expect(app.lines.contains { $0.contains("출근 ↵ 둘째 줄") })
    try await app.press("n Backspace C-s")
    try await expectEqual(app.dependencies.kept().first?.note, "출근\n둘째")
    try await app.press("n Esc")
    expectEqual(app.sheet, nil)
    try await app.press("n \"길\" Esc Tab Enter")
    expectEqual(app.sheet, nil)
    try await expectEqual(app.dependencies.kept().first?.note, "출근\n둘째")
    await expectEqual(app.end(), [])
  }

  @Test func `a file is read, shown, and imported on request`() async throws {
    let app = LedgerApp()
    try await app.press("i \"~/bank.csv\" Enter")
    try await expectEqual(app.dependencies.kept().count, 8)
    #expect(
      app.speech.contains("새 내역 1건, 중복 1건, 읽을 수 없는 줄 1개"))
    #expect(app.speech.contains("> 버튼 bank에 1건 가져오기"))
    try await app.press("Enter")
    expectEqual(app.sheet, nil)
    expectEqual(app.dependencies.notice, "bank에 내역 1건을 가져왔습니다. u로 되돌릴 수 있습니다.")
    try await expectEqual(app.dependencies.kept().count, 9)
    try await app.press("i \"~/bank.csv\" Enter")
    #expect(app.speech.contains { $0.hasPrefix("새로운 내역이 없습니다.") })
    try await app.press("Enter Esc u")
    try await expectEqual(app.dependencies.kept().count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `what the table shows is exported, or all of it`() async throws {
    let app = LedgerApp()
    try await app.press("Tab Enter x")
    #expect(app.speech.contains("> 입력란 파일: ~/galbi-2026-11-21.csv"))
    try await app.press("Enter")
    expectEqual(app.sheet, nil)
    expectEqual(app.dependencies.exports.files["/home/kim/galbi-2026-11-21.csv"]?.count, 3)
    expectEqual(app.dependencies.notice, "3건을 ~/galbi-2026-11-21.csv 파일로 내보냈습니다.")
    try await app.press("x Tab Right BackTab C-u \"~/all.csv\" Enter")
    expectEqual(app.dependencies.exports.files["/home/kim/all.csv"]?.count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `an existing file is replaced only on request`() async throws {
    let app = LedgerApp()
    try await app.press("x C-u \"~/bank.csv\" Enter")
    #expect(app.speech.contains("> 버튼 다른 이름"))
    expectEqual(app.dependencies.exports.files["/home/kim/bank.csv"], [])
    try await app.press("Enter Enter Tab Enter")
    expectEqual(app.dependencies.exports.files["/home/kim/bank.csv"]?.count, 8)
    expectEqual(app.sheet, nil)
    await expectEqual(app.end(), [])
  }

  @Test func `an export can be cancelled`() async throws {
    let app = LedgerApp()
    let checkpoint = Checkpoint()
    app.dependencies.ledger.export = { _, progress throws(ExportError) in
      progress(300)
      await checkpoint.pass()
      return 1
    }
    try await app.press("x")
    app.begin(.enter)
    await checkpoint.reached()
    #expect(app.speech.contains("진행률: 30%"))
    app.begin(.escape)
    checkpoint.open()
    await app.settle()
    expectEqual(app.sheet, "Export")
    expectEqual(app.dependencies.notices, [])
    await expectEqual(app.end(), [])
  }

  @Test func `searching filters as it is typed, also by initial consonants`() async throws {
    let app = LedgerApp()
    try await app.press("/ \"ㅅㅈ\"")
    #expect(app.speech.contains("검색 결과, 2건, 수입 0원, 지출 74,400원, 2026년 9월 – 11월, 최신순"))
    try await app.press("Enter")
    #expect(app.speech.contains { $0.hasPrefix("> 표 가계부, 1 / 2") })
    try await app.press("Esc")
    #expect(app.speech.contains { $0.hasPrefix("> 표 가계부, 3 / 8") })
    await expectEqual(app.end(), [])
  }

  @Test func `links lead to the ledger's sheets`() async throws {
    let app = LedgerApp()
    for (link, name) in [
      ("ledger/add", "EntryForm"), ("ledger/import", "Import"), ("ledger/export", "Export"),
    ] {
      try await app.open(link)
      expectEqual(app.sheet, name)
    }
    try await app.open("ledger")
    expectEqual(app.sheet, nil)
    await expectEqual(app.end(), [])
  }

  @Test func `its own segment with a query searches, whatever is open`() async throws {
    let app = LedgerApp()
    var ledger = try await app.root.open(Link(parsing: "ledger")) as AnyRouter?
    for keys in ["Home", "Enter", "t", "e", "/ \"커피\" Enter", "x"] {
      try await app.press(keys)
      _ = try await ledger?.open(Segment("ledger", [.init("query", "택시")]))
      await app.settle()
      expectEqual(app.sheet, nil)
      let path = app.root.navigationPath.description
      #expect(path.contains("search=택시"), "\(keys): \(path)")
    }
    let long = String(repeating: "가", count: 201)
    for wrong in [[("query", "")], [("query", " ")], [("query", long)], [("x", "1")]] {
      let parameters = wrong.map { Segment.Parameter($0, $1) }
      await #expect(throws: LinkError.self) {
        _ = try await ledger?.open(Segment("ledger", parameters))
      }
    }
    #expect(app.root.navigationPath.description.contains("search=택시"))
    ledger = nil
    await expectEqual(app.end(), [])
  }

  @Test func `a link to what is gone opens no form of a new one`() async throws {
    let app = LedgerApp()
    for (name, form) in [
      ("category", "CategoryForm"), ("rule", "RuleForm"), ("account", "AccountForm"),
    ] {
      for link in ["ledger/\(name)?of=gone", "ledger/\(name)"] {
        await #expect(throws: LinkError.self) {
          _ = try await app.root.open(Link(parsing: link))
        }
        await app.settle()
        expectEqual(app.sheet, nil)
      }
      try await app.open("ledger/new-\(name)")
      expectEqual(app.sheet, form)
      #expect(app.root.navigationPath.description.contains("new-\(name)"))
      try await app.open("ledger")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `a link closes an entry that lies over the ledger`() async throws {
    let app = LedgerApp()
    for (keys, link) in [("Enter", "ledger/add"), ("Esc Enter", "ledger")] {
      try await app.press(keys)
      #expect(app.speech.contains("창 내역 상세"))
      try await app.open(link)
      #expect(!app.speech.contains("창 내역 상세"))
    }
    await expectEqual(app.end(), [])
  }

  @Test func `a wide window shows the entry beside the table, a narrow one over it`() async throws {
    let app = LedgerApp()
    try await app.press("Enter")
    #expect(app.speech.contains("창 내역 상세"))
    await app.resize(200, 50)
    try await app.press("Down")
    #expect(app.lines.contains { $0.hasSuffix("   내용          우리은행 0123") })
    await app.resize(80, 24)
    #expect(!app.lines.contains { $0.contains("│  내용") })
    await expectEqual(app.end(), [])
  }
}
