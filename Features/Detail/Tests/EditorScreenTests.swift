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
    #expect(app.speech.contains("> 입력칸 별명: user007한글 x"))
    try await app.press("C-u \"kim\" C-s")
    #expect(app.speech.contains("> 입력칸 전자우편: p7@example.org@"))
    app.shutDown()
  }

  @Test func `why nothing was saved is said above the buttons`() async throws {
    let app = DetailApp()
    app.dependencies.people.edit = { _, _ throws(PeopleError) in throw .storage(.diskFull) }
    try await app.press("e \"x\" C-s")
    #expect(app.lines[5].hasPrefix("   전자우│   이름     ▌박지훈x   "))
    #expect(
      app.lines[17].hasPrefix("         │   디스크가 가득 차서 저장하지 못했습니다. 자리를 비우고"))
    #expect(app.lines[19].contains("[ 취소 ]  [ 저장 ]"))
    app.shutDown()
  }

  @Test func `a question begins with the answer that throws nothing away, each time`() async throws
  {
    let app = DetailApp()
    try await app.press("e x Esc Tab")
    #expect(app.lines[23].hasPrefix(" Enter 버리기  "))
    try await app.press("Esc y Esc")
    #expect(app.lines[23].hasPrefix(" Enter 더 고치기  "))
    app.shutDown()
  }

  @Test func `the smallest screen shows the field that is written, and what is wrong with it`()
    async throws
  {
    let app = DetailApp(DetailDependencies(), .smallest)
    try await app.press("e")
    #expect(
      app.lines == [
        " 고치기      김하늘",
        " 이름   ▌박지훈   ┃",
        " 별명    user007",
        " 전자우… p7@exam…",
        " Ctrl-S  F1 도움말",
      ])
    try await app.press("Tab Tab Tab Tab \"3\"")
    #expect(
      app.lines == [
        " 고치기      김하늘",
        " 나이    45",
        " 지역   ▌KR3      ┃",
        "   KR처럼 두",
        " Ctrl-S  F1 도움말",
      ])
    try await app.press("Esc")
    #expect(
      app.lines == [
        " 고치기      김하늘",
        " 고친 것을        ┃",
        " 버릴까요?        ┃",
        " [▌더 고치기 ]",
        " Enter  ? 도움말",
      ])
    try await app.press("Tab")
    #expect(
      app.lines == [
        " 고치기      김하늘",
        " 버릴까요?",
        " [ 더 고치기 ]    ┃",
        " [▌버리기 ]       ┃",
        " Enter  ? 도움말",
      ])
    app.shutDown()
  }

  @Test func `in columns too few for two values they stand one below the other`() async throws {
    let app = DetailApp(DetailDependencies(), Size(columns: 34, rows: 16))
    try await app.press("e \"둘\" BackTab BackTab BackTab Backspace")
    try await app.dependencies.editElsewhere(Fixed.person) { $0[.cellphone] = "" }
    try await app.press("C-s")
    #expect(
      app.shown.dropFirst(2) == [
        " 그사이 다른 곳에서 이 사람이   ┃",
        " 바뀌었습니다. 어느 것을        ┃",
        " 남길까요?                      ┃",
        "                                ┃",
        " 이름",
        " 내 것: 박지훈둘",
        " 저쪽 것: 박지훈",
        "",
        " [▌더 고치기 ]",
        " [ 저쪽 것 ]",
        " [ 내 것 ]",
        " Enter  Esc  ↑↓  ? 도움말",
      ])
    try await app.press("End")
    #expect(
      app.shown[2...8] == [
        "",
        " 이름",
        " 내 것: 박지훈둘",
        " 저쪽 것: 박지훈                ┃",
        " 전화                           ┃",
        " 내 것: 010-0007-000            ┃",
        " 저쪽 것: (없음)                ┃",
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
    #expect(screen.contains("             100자까지 적으세요."))
    #expect(app.lines.map(app.window.environment.columns).allSatisfy { $0 <= 80 })
    app.shutDown()
  }

  @Test func `every page says itself`() async throws {
    let app = DetailApp()
    try await app.press("e \"둘\" Tab \" \"")
    #expect(
      app.speech.dropFirst(3) == [
        "창 고치기", "입력칸 이름: 박지훈둘", "> 입력칸 별명: user007 ", "입력칸 전자우편: p7@example.org",
        "입력칸 나이: 45", "입력칸 지역: KR", "입력칸 전화: 010-0007-0000", "단추 취소", "단추 저장",
        "글쇠: Ctrl-S 저장, Tab 다음 칸, Esc 취소, F1 도움말",
      ])
    try await app.press("Esc")
    #expect(
      app.speech.dropFirst(3) == [
        "창 고치기", "고친 것을 버릴까요?", "> 단추 더 고치기", "단추 버리기",
        "글쇠: Enter 더 고치기, Esc 뒤로, ? 도움말",
      ])
    try await app.press("Esc Backspace")
    try await app.dependencies.editElsewhere(Fixed.person) { $0[.name] = "박지은" }
    try await app.press("C-s")
    #expect(
      app.speech.dropFirst(3) == [
        "창 고치기", "그사이 다른 곳에서 이 사람이 바뀌었습니다. 어느 것을 남길까요?",
        "이름: 내 것 박지훈둘, 저쪽 것 박지은", "> 단추 더 고치기", "단추 저쪽 것", "단추 내 것",
        "글쇠: Enter 더 고치기, Esc 뒤로, ? 도움말",
      ])
    app.shutDown()
  }

  @Test func `no key is bound twice on any page, and every text is there in both languages`()
    async throws
  {
    let app = DetailApp()
    try await app.press("e")
    #expect(app.doubleBindings == [])
    try await app.press("\"x\" Esc")
    #expect(app.doubleBindings == [])
    try await app.press("Esc")
    try await app.dependencies.editElsewhere(Fixed.person) { $0[.name] = "박지은" }
    try await app.press("C-s")
    #expect(app.doubleBindings == [])
    #expect(EditorText.untranslated == [])
    app.shutDown()
  }
}
