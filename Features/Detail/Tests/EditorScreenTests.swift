import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBsTesting
import Storage
import TerminalUI
import Testing

@testable import DetailPresentation

/// The editor in places of other sizes, with other texts, and in words.
@MainActor
struct EditorScreenTests {
  @Test func `after a save that failed the user is at the first field that is wrong`()
    async throws
  {
    let app = DetailApp()
    try await app.press("e Tab \"한글 x\" Tab \"@\" Tab Tab C-s")
    #expect(app.speech.contains("> 입력란 사용자 이름: user007한글 x"))
    try await app.press("C-u \"kim\" C-s")
    #expect(app.speech.contains("> 입력란 이메일: p7@example.org@"))
    app.shutDown()
  }

  @Test func `why nothing was saved is said above the buttons`() async throws {
    let app = DetailApp()
    app.dependencies.people.edit = { _, _ throws(PeopleError) in throw .storage(.diskFull) }
    try await app.press("e \"x\" C-s")
    #expect(app.lines[5].hasPrefix("         │   이름        ▌박지훈x   "))
    #expect(
      app.lines[17].hasPrefix("         │   디스크가 가득 차서 저장하지 못했습니다. 공간을 확보한"))
    #expect(app.lines[19].contains("[ 취소 ]  [ 저장 ]"))
    app.shutDown()
  }

  @Test func `a question begins with the answer that throws nothing away, each time`() async throws
  {
    let app = DetailApp()
    try await app.press("e x Esc Tab")
    #expect(app.lines[23].hasPrefix("  Enter 나가기  "))
    try await app.press("Esc y Esc")
    #expect(app.lines[23].hasPrefix("  Enter 계속 편집  "))
    // Esc answers as the first button does, however often.
    for keys in ["Esc Tab Esc", "Esc Esc"] {
      try await app.press(keys)
      #expect(app.lines[23].hasPrefix("  Enter 계속 편집  "))
    }
    try await app.press("Tab Enter")
    #expect(!app.lines[23].contains("Ctrl-S"))
    app.shutDown()
  }

  @Test func `the smallest screen shows the field that is written, and what is wrong with it`()
    async throws
  {
    let app = DetailApp(DetailFixture(), .smallest)
    try await app.press("e")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 편집        김하늘",
        " 이름    ▌박지훈   ┃",
        " 사용자 … user007",
        " 이메일   p7@examp…",
      ])
    #expect(app.footer.hasPrefix(" Ctrl-S "))
    try await app.press("Tab Tab Tab Tab \"3\"")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 편집        김하늘",
        " 나이     45",
        " 국가    ▌KR3      ┃",
        "   KR처럼 두 글자로",
      ])
    #expect(app.footer.hasPrefix(" Ctrl-S "))
    try await app.press("Esc")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 편집        김하늘",
        " 나가면 변경한     ┃",
        " 내용이 사라집니다.",
        " 나갈까요?         ▌",
      ])
    #expect(app.footer.hasPrefix(" Enter "))
    try await app.press("Tab")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 편집        김하늘",
        " 나갈까요?",
        " [ 계속 편집 ]",
        " [▌나가기 ]        ┃",
      ])
    #expect(app.footer.hasPrefix(" Enter "))
    app.shutDown()
  }

  @Test func `in columns too few for two values they stand one below the other`() async throws {
    let app = DetailApp(DetailFixture(), Size(columns: 34, rows: 16))
    try await app.press("e \"둘\" BackTab BackTab BackTab Backspace")
    try await app.dependencies.editElsewhere(Fixed.person) { $0[.cellphone] = "" }
    try await app.press("C-s")
    expectEqual(
      app.shown.dropFirst(2),
      [
        " 그사이 다른 곳에서 정보가       ┃",
        " 바뀌었습니다. 어느 쪽을         ┃",
        " 남길까요?                       ┃",
        "                                 ┃",
        " 이름",
        " 내 버전: 박지훈둘",
        " 다른 버전: 박지훈",
        "",
        " [▌계속 편집 ]",
        " [ 다른 버전 ]",
        " [ 내 버전 ]",
      ])
    #expect(app.footer.hasPrefix(" Enter  Tab  Esc  ↑↓ "))
    try await app.press("End")
    expectEqual(
      app.shown[2...8],
      [
        "",
        " 이름",
        " 내 버전: 박지훈둘",
        " 다른 버전: 박지훈               ┃",
        " 전화                            ┃",
        " 내 버전: 010-0007-000           ┃",
        " 다른 버전: (없음)               ┃",
      ])
    app.shutDown()
  }

  @Test func `a paste, long texts and hostile ones stay in their field`() async throws {
    let app = DetailApp()
    try await app.press("e End")
    app.window.send(
      .paste(" \u{1B}]0;PWNED\u{7}\n\u{202E}" + String(repeating: "가나", count: 600)))
    await app.settle()
    let screen = app.lines.joined(separator: "\n")
    #expect(!screen.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!screen.contains("\u{202E}"))
    #expect(screen.contains("             100자까지 입력할 수 있습니다."))
    #expect(app.lines.map(app.window.environment.columns).allSatisfy { $0 <= 80 })
    app.shutDown()
  }

  @Test func `every page says itself`() async throws {
    let app = DetailApp()
    try await app.press("e \"둘\" Tab \" \"")
    expectEqual(
      app.speech.dropFirst(3).dropLast(),
      [
        "창 편집",
        "입력란 이름: 박지훈둘",
        "> 입력란 사용자 이름: user007 ",
        "입력란 이메일: p7@example.org",
        "입력란 나이: 45",
        "입력란 국가: KR",
        "입력란 전화: 010-0007-0000",
        "버튼 취소",
        "버튼 저장",
      ])
    try await app.press("Esc")
    expectEqual(
      app.speech.dropFirst(3).dropLast(),
      [
        "창 편집",
        "나가면 변경한 내용이 사라집니다. 나갈까요?",
        "> 버튼 계속 편집",
        "버튼 나가기",
      ])
    try await app.press("Esc Backspace")
    try await app.dependencies.editElsewhere(Fixed.person) { $0[.name] = "박지은" }
    try await app.press("C-s")
    expectEqual(
      app.speech.dropFirst(3).dropLast(),
      [
        "창 편집",
        "그사이 다른 곳에서 정보가 바뀌었습니다. 어느 쪽을 남길까요?",
        "이름: 내 버전 박지훈둘, 다른 버전 박지은",
        "> 버튼 계속 편집",
        "버튼 다른 버전",
        "버튼 내 버전",
      ])
    app.shutDown()
  }

  @Test func `no key is bound twice on any page, and every text is there in both languages`()
    async throws
  {
    let app = DetailApp()
    try await app.press("e")
    expectEqual(app.doubleBindings, [])
    try await app.press("\"x\" Esc")
    expectEqual(app.doubleBindings, [])
    try await app.press("Esc")
    try await app.dependencies.editElsewhere(Fixed.person) { $0[.name] = "박지은" }
    try await app.press("C-s")
    expectEqual(app.doubleBindings, [])
    app.shutDown()
  }
}
