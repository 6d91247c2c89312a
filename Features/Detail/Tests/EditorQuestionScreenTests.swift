import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import Time

@testable import DetailPresentation

/// What the editor asks, as the user sees it.
@MainActor
struct EditorQuestionScreenTests {
  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  이름         박지훈                                               ♥ 즐겨찾기",
          "  사용자 이름  user007",
          "  이메일       p7@example.org",
          "  나이         45  중년",
          "  국가         KR",
          "  전화         010-0007-0000",
          "               ╭─ 편집 ─────────────────────────────────────────╮",
          "               │                                                │",
          "               │   나가면 변경한 내용이 사라집니다. 나갈까요?   │",
          "               │                                                │",
          "               │                    [▌계속 편집 ]  [ 나가기 ]   │",
          "               │                                                │",
          "               ╰────────────────────────────────────────────────╯",
        ]
      ),
      (
        .english, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  Name      박지훈                                                 ♥ favourite",
          "  Username  user007",
          "  Email     p7@example.org",
          "  Age       45  Middle-aged",
          "  Country   KR",
          "  Phone     010-0007-0000",
          "                     ╭─ Edit ────────────────────────────╮",
          "                     │                                   │",
          "                     │   Discard your changes?           │",
          "                     │                                   │",
          "                     │   [▌Keep editing ]  [ Discard ]   │",
          "                     │                                   │",
          "                     ╰───────────────────────────────────╯",
        ]
      ),
      (
        .korean, .small,
        [
          " 편집                            김하늘",
          " 홈 › 박지훈 › 편집",
          " 나가면 변경한 내용이 사라집니다.",
          " 나갈까요?",
          "",
          "",
          "",
          "",
          "              [▌계속 편집 ]  [ 나가기 ]",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Discard your changes?",
          "",
          "",
          "",
          "",
          "",
          "          [▌Keep editing ]  [ Discard ]",
        ]
      ),
    ] as [DetailApp.Screen])
  func `leaving with changes asks first`(screen: DetailApp.Screen) async throws {
    let app = try await DetailApp.editing(screen)
    try await app.press("\"x\" Esc")
    expectEqual(app.shown, screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          "  박지은                                                                김하늘",
          "  홈 › 박지은",
          "  이름         박지은                                               ♥ 즐겨찾기",
          "        ╭─ 편집 ───────────────────────────────────────────────────────╮",
          "        │                                                              │",
          "  나이  │   그사이 다른 곳에서 정보가 바뀌었습니다. 어느 쪽을          │",
          "  국가  │   남길까요?                                                  │",
          "  전화  │                                                              │",
          "        │                내 버전               다른 버전               │",
          "        │   이름         박지훈둘              박지은                  │",
          "        │   이메일       p7@example.orgs       someone.with.a.long.    │",
          "        │                                      name@department.exam    │",
          "        │                                      ple.org                 │",
          "        │   나이         4                     45                      │",
          "        │   전화         010-0007-000          (없음)                  │",
          "        │                                                              │",
          "        │                  [▌계속 편집 ]  [ 다른 버전 ]  [ 내 버전 ]   │",
          "        │                                                              │",
          "        ╰──────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .english, .normal,
        [
          "  박지은                                                                김하늘",
          "  홈 › 박지은",
          "  Name      박지은                                                 ♥ favourite",
          "        ╭─ Edit ───────────────────────────────────────────────────────╮",
          "        │                                                              │",
          "  Age   │   This person was changed elsewhere. Which version do you    │",
          "        │   want to keep?                                              │",
          "        │                                                              │",
          "        │             mine                    theirs                   │",
          "        │   Name      박지훈둘                박지은                   │",
          "        │   Email     p7@example.orgs         someone.with.a.long.na   │",
          "        │                                     me@department.example.   │",
          "        │                                     org                      │",
          "        │   Age       4                       45                       │",
          "        │   Phone     010-0007-000            (none)                   │",
          "        │                                                              │",
          "        │                     [▌Keep editing ]  [ Theirs ]  [ Mine ]   │",
          "        │                                                              │",
          "        ╰──────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .korean, .small,
        [
          " 편집                            김하늘",
          " 홈 › 박지은 › 편집",
          " 그사이 다른 곳에서 정보가             ┃",
          " 바뀌었습니다. 어느 쪽을 남길까요?",
          "              내 버전      다른 버전",
          " 이름         박지훈둘     박지은",
          " [▌계속 편집 ]",
          " [ 다른 버전 ]",
          " [ 내 버전 ]",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지은 › Edit",
          " This person was changed elsewhere.    ┃",
          " Which version do you want to keep?    ┃",
          "           mine          theirs        ┃",
          " Name      박지훈둘      박지은        ┃",
          " Email     p7@example.o  someone.with",
          "           rgs           .a.long.name",
          " [▌Keep editing ]  [ Theirs ]  [ Mine ]",
        ]
      ),
    ] as [DetailApp.Screen])
  func `where another Galbi was faster both values are shown`(screen: DetailApp.Screen) async throws
  {
    let app = try await DetailApp.editing(screen)
    try await app.press("\"둘\" Tab Tab \"s\" Tab Backspace Tab Tab Backspace")
    try await app.dependencies.editElsewhere(Fixed.person) {
      $0[.name] = "박지은"
      $0[.email] = "someone.with.a.long.name@department.example.org"
      $0[.cellphone] = ""
    }
    try await app.press("C-s")
    expectEqual(app.shown, screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (.korean, .normal, "  Enter 계속 편집  Tab 다음 버튼  Esc 뒤로  ? 도움말"),
      (.english, .normal, "  Enter keep editing  Tab next button  Esc back  ? help"),
      (.korean, .small, " Enter 계속 편집  Tab  Esc  ? 도움말"),
      (.english, .small, " Enter keep editing  Tab  Esc  ? help"),
    ] as [(Language, Size, String)])
  func `the footer says what the keys do`(
    language: Language, size: Size, footer: String
  ) async throws {
    let app = try await DetailApp.editing((language, size, []))
    try await app.press("\"x\" Esc")
    expectEqual(app.footer, footer)
    app.shutDown()
  }
}
