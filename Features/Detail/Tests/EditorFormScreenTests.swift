import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import Time

@testable import DetailPresentation

/// The form as the user sees it.
@MainActor
struct EditorFormScreenTests {
  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  이름         박지훈                                               ♥ 즐겨찾기",
          "         ╭─ 편집 ─────────────────────────────────────────────────────╮",
          "         │                                                            │",
          "  나이   │   이름        ▌박지훈                                      │",
          "  국가   │                                                            │",
          "  전화   │   사용자 이름  user007                                     │",
          "         │                                                            │",
          "         │   이메일       p7@example.org                              │",
          "         │                                                            │",
          "         │   나이         45                                          │",
          "         │                                                            │",
          "         │   국가         KR                                          │",
          "         │                                                            │",
          "         │   전화         010-0007-0000                               │",
          "         │                                                            │",
          "         │                                       [ 취소 ]  [ 저장 ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .english, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  Name      박지훈                                                 ♥ favourite",
          "         ╭─ Edit ─────────────────────────────────────────────────────╮",
          "  Email  │                                                            │",
          "  Age    │   Name     ▌박지훈                                         │",
          "         │                                                            │",
          "  Phone  │   Username  user007                                        │",
          "         │                                                            │",
          "         │   Email     p7@example.org                                 │",
          "         │                                                            │",
          "         │   Age       45                                             │",
          "         │                                                            │",
          "         │   Country   KR                                             │",
          "         │                                                            │",
          "         │   Phone     010-0007-0000                                  │",
          "         │                                                            │",
          "         │                                     [ Cancel ]  [ Save ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .korean, .small,
        [
          " 편집                            김하늘",
          " 홈 › 박지훈 › 편집",
          " 이름        ▌박지훈",
          " 사용자 이름  user007",
          " 이메일       p7@example.org",
          " 나이         45",
          " 국가         KR",
          " 전화         010-0007-0000",
          "                     [ 취소 ]  [ 저장 ]",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Name     ▌박지훈",
          " Username  user007",
          " Email     p7@example.org",
          " Age       45",
          " Country   KR",
          " Phone     010-0007-0000",
          "                   [ Cancel ]  [ Save ]",
        ]
      ),
    ] as [DetailApp.Screen])
  func `six fields lie over the person, or are a screen of their own`(screen: DetailApp.Screen)
    async throws
  {
    let app = try await DetailApp.editing(screen)
    expectEqual(app.shown, screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  이름         박지훈                                               ♥ 즐겨찾기",
          "         ╭─ 편집 ─────────────────────────────────────────────────────╮",
          "         │                                                            │",
          "  나이   │   이름         박지훈                                      │",
          "  국가   │                                                            │",
          "  전화   │   사용자 이름  user007한글 x                               │",
          "         │                공백 없이 입력해 주세요.                    │",
          "         │   이메일      ▌p7@example.org@                             │",
          "         │                name@example.org처럼 입력해 주세요.         │",
          "         │   나이         45                                          │",
          "         │                                                            │",
          "         │   국가         KR                                          │",
          "         │                                                            │",
          "         │   전화         010-0007-0000                               │",
          "         │                                                            │",
          "         │                                       [ 취소 ]  [ 저장 ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .english, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  Name      박지훈                                                 ♥ favourite",
          "         ╭─ Edit ─────────────────────────────────────────────────────╮",
          "  Email  │                                                            │",
          "  Age    │   Name      박지훈                                         │",
          "         │                                                            │",
          "  Phone  │   Username  user007한글 x                                  │",
          "         │             Don’t use spaces.                              │",
          "         │   Email    ▌p7@example.org@                                │",
          "         │             Enter an address such as name@example.org.     │",
          "         │   Age       45                                             │",
          "         │                                                            │",
          "         │   Country   KR                                             │",
          "         │                                                            │",
          "         │   Phone     010-0007-0000                                  │",
          "         │                                                            │",
          "         │                                     [ Cancel ]  [ Save ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .korean, .small,
        [
          " 편집                            김하늘",
          " 홈 › 박지훈 › 편집",
          " 이름         박지훈                   ┃",
          " 사용자 이름  user007한글 x            ┃",
          "              공백 없이 입력해 주세요. ┃",
          " 이메일      ▌p7@example.org@          ┃",
          "              name@example.org처럼",
          "              입력해 주세요.",
          "                     [ 취소 ]  [ 저장 ]",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Name      박지훈                      ┃",
          " Username  user007한글 x               ┃",
          "           Don’t use spaces.           ┃",
          " Email    ▌p7@example.org@             ┃",
          "           Enter an address such as",
          "           name@example.org.",
          "                   [ Cancel ]  [ Save ]",
        ]
      ),
    ] as [DetailApp.Screen])
  func `what is wrong is said at the field while it is typed`(screen: DetailApp.Screen) async throws
  {
    let app = try await DetailApp.editing(screen)
    try await app.press("Tab \"한글 x\" Tab \"@\"")
    expectEqual(app.shown, screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  이름   ╭─ 편집 ─────────────────────────────────────────────────────╮",
          "         │                                                            │",
          "         │   이름         박지훈                                      │",
          "  나이   │                                                            │",
          "  국가   │   사용자 이름 ▌user007한글 x                               │",
          "  전화   │                공백 없이 입력해 주세요.                    │",
          "         │   이메일       p7@example.org@                             │",
          "         │                name@example.org처럼 입력해 주세요.         │",
          "         │   나이         45                                          │",
          "         │                                                            │",
          "         │   국가         KR                                          │",
          "         │                                                            │",
          "         │   전화         010-0007-0000                               │",
          "         │                                                            │",
          "         │   표시된 항목을 확인해 주세요.                             │",
          "         │                                       [ 취소 ]  [ 저장 ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .english, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "  Name   ╭─ Edit ─────────────────────────────────────────────────────╮",
          "         │                                                            │",
          "  Email  │   Name      박지훈                                         │",
          "  Age    │                                                            │",
          "         │   Username ▌user007한글 x                                  │",
          "  Phone  │             Don’t use spaces.                              │",
          "         │   Email     p7@example.org@                                │",
          "         │             Enter an address such as name@example.org.     │",
          "         │   Age       45                                             │",
          "         │                                                            │",
          "         │   Country   KR                                             │",
          "         │                                                            │",
          "         │   Phone     010-0007-0000                                  │",
          "         │                                                            │",
          "         │   Check the marked fields.                                 │",
          "         │                                     [ Cancel ]  [ Save ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
        ]
      ),
      (
        .korean, .small,
        [
          " 편집                            김하늘",
          " 홈 › 박지훈 › 편집",
          " 이름         박지훈                   ┃",
          " 사용자 이름 ▌user007한글 x            ┃",
          "              공백 없이 입력해 주세요.",
          " 이메일       p7@example.org@",
          "              name@example.org처럼",
          " 표시된 항목을 확인해 주세요.",
          "                     [ 취소 ]  [ 저장 ]",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Name      박지훈                      ┃",
          " Username ▌user007한글 x               ┃",
          "           Don’t use spaces.",
          " Email     p7@example.org@",
          "           Enter an address such as",
          " Check the marked fields.",
          "                   [ Cancel ]  [ Save ]",
        ]
      ),
    ] as [DetailApp.Screen])
  func `saving what is wrong says so, and goes to the first field that is`(screen: DetailApp.Screen)
    async throws
  {
    let app = try await DetailApp.editing(screen)
    try await app.press("Tab \"한글 x\" Tab \"@\" C-s")
    expectEqual(app.shown, screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (.korean, .normal, "  Ctrl-S 저장  Tab 다음 항목  Esc 취소  F1 도움말"),
      (.english, .normal, "  Ctrl-S save  Tab next field  Esc cancel  F1 help"),
      (.korean, .small, " Ctrl-S 저장  Tab  Esc  F1 도움말"),
      (.english, .small, " Ctrl-S save  Tab  Esc  F1 help"),
    ] as [(Language, Size, String)])
  func `the footer says what the keys do`(
    language: Language, size: Size, footer: String
  ) async throws {
    let app = try await DetailApp.editing((language, size, []))
    expectEqual(app.footer, footer)
    app.shutDown()
  }
}
