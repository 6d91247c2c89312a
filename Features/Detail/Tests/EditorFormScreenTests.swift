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
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   이름      박지훈                                                ♥ 즐겨찾기",
          "   별명  ╭─ 고치기 ───────────────────────────────────────────────────╮",
          "   전자우│                                                            │",
          "   나이  │   이름     ▌박지훈                                         │",
          "   지역  │                                                            │",
          "   전화  │   별명      user007                                        │",
          "         │                                                            │",
          "   [ 이동│   전자우편  p7@example.org                                 │",
          "   걷고  │                                                            │",
          "         │   나이      45                                             │",
          "         │                                                            │",
          "         │   지역      KR                                             │",
          "         │                                                            │",
          "         │   전화      010-0007-0000                                  │",
          "         │                                                            │",
          "         │                                       [ 취소 ]  [ 저장 ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
          " Ctrl-S 저장  Tab 다음 칸  Esc 취소  F1 도움말",
        ]
      ),
      (
        .english, .normal,
        [
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   Name      박지훈                                               ♥ favourite",
          "   Nick  ╭─ Edit ─────────────────────────────────────────────────────╮",
          "   E-mail│                                                            │",
          "   Age   │   Name     ▌박지훈                                         │",
          "   Region│                                                            │",
          "   Phone │   Nick      user007                                        │",
          "         │                                                            │",
          "   [ Try │   E-mail    p7@example.org                                 │",
          "   Walked│                                                            │",
          "         │   Age       45                                             │",
          "         │                                                            │",
          "         │   Region    KR                                             │",
          "         │                                                            │",
          "         │   Phone     010-0007-0000                                  │",
          "         │                                                            │",
          "         │                                     [ cancel ]  [ save ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
          " Ctrl-S save  Tab next field  Esc cancel  F1 help",
        ]
      ),
      (
        .korean, .small,
        [
          " 고치기                          김하늘",
          " 홈 › 박지훈 › 고치기",
          " 이름     ▌박지훈",
          " 별명      user007",
          " 전자우편  p7@example.org",
          " 나이      45",
          " 지역      KR",
          " 전화      010-0007-0000",
          "                     [ 취소 ]  [ 저장 ]",
          " Ctrl-S 저장  Tab  Esc  F1 도움말",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Name     ▌박지훈",
          " Nick      user007",
          " E-mail    p7@example.org",
          " Age       45",
          " Region    KR",
          " Phone     010-0007-0000",
          "                   [ cancel ]  [ save ]",
          " Ctrl-S save  Tab  Esc  F1 help",
        ]
      ),
    ] as [DetailApp.Screen])
  func `six fields lie over the person, or are a screen of their own`(screen: DetailApp.Screen)
    async throws
  {
    let app = try await DetailApp.editing(screen)
    #expect(app.shown == screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   이름      박지훈                                                ♥ 즐겨찾기",
          "   별명  ╭─ 고치기 ───────────────────────────────────────────────────╮",
          "   전자우│                                                            │",
          "   나이  │   이름      박지훈                                         │",
          "   지역  │                                                            │",
          "   전화  │   별명      user007한글 x                                  │",
          "         │             빈칸 없이 적으세요.                            │",
          "   [ 이동│   전자우편 ▌p7@example.org@                                │",
          "   걷고  │             name@example.org처럼 적으세요.                 │",
          "         │   나이      45                                             │",
          "         │                                                            │",
          "         │   지역      KR                                             │",
          "         │                                                            │",
          "         │   전화      010-0007-0000                                  │",
          "         │                                                            │",
          "         │                                       [ 취소 ]  [ 저장 ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
          " Ctrl-S 저장  Tab 다음 칸  Esc 취소  F1 도움말",
        ]
      ),
      (
        .english, .normal,
        [
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   Name      박지훈                                               ♥ favourite",
          "   Nick  ╭─ Edit ─────────────────────────────────────────────────────╮",
          "   E-mail│                                                            │",
          "   Age   │   Name      박지훈                                         │",
          "   Region│                                                            │",
          "   Phone │   Nick      user007한글 x                                  │",
          "         │             Leave out blanks.                              │",
          "   [ Try │   E-mail   ▌p7@example.org@                                │",
          "   Walked│             Write it as name@example.org.                  │",
          "         │   Age       45                                             │",
          "         │                                                            │",
          "         │   Region    KR                                             │",
          "         │                                                            │",
          "         │   Phone     010-0007-0000                                  │",
          "         │                                                            │",
          "         │                                     [ cancel ]  [ save ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
          " Ctrl-S save  Tab next field  Esc cancel  F1 help",
        ]
      ),
      (
        .korean, .small,
        [
          " 고치기                          김하늘",
          " 홈 › 박지훈 › 고치기",
          " 이름      박지훈                     ┃",
          " 별명      user007한글 x              ┃",
          "           빈칸 없이 적으세요.        ┃",
          " 전자우편 ▌p7@example.org@            ┃",
          "           name@example.org처럼",
          "           적으세요.",
          "                     [ 취소 ]  [ 저장 ]",
          " Ctrl-S 저장  Tab  Esc  F1 도움말",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Name      박지훈                     ┃",
          " Nick      user007한글 x              ┃",
          "           Leave out blanks.          ┃",
          " E-mail   ▌p7@example.org@            ┃",
          "           Write it as",
          "           name@example.org.",
          "                   [ cancel ]  [ save ]",
          " Ctrl-S save  Tab  Esc  F1 help",
        ]
      ),
    ] as [DetailApp.Screen])
  func `what is wrong is said at the field while it is typed`(screen: DetailApp.Screen) async throws
  {
    let app = try await DetailApp.editing(screen)
    try await app.press("Tab \"한글 x\" Tab \"@\"")
    #expect(app.shown == screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   이름  ╭─ 고치기 ───────────────────────────────────────────────────╮겨찾기",
          "   별명  │                                                            │",
          "   전자우│   이름      박지훈                                         │",
          "   나이  │                                                            │",
          "   지역  │   별명     ▌user007한글 x                                  │",
          "   전화  │             빈칸 없이 적으세요.                            │",
          "         │   전자우편  p7@example.org@                                │",
          "   [ 이동│             name@example.org처럼 적으세요.                 │",
          "   걷고  │   나이      45                                             │",
          "         │                                                            │",
          "         │   지역      KR                                             │",
          "         │                                                            │",
          "         │   전화      010-0007-0000                                  │",
          "         │                                                            │",
          "         │   아직 저장하지 않았습니다. 잘못된 칸을 고치세요.          │",
          "         │                                       [ 취소 ]  [ 저장 ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
          " Ctrl-S 저장  Tab 다음 칸  Esc 취소  F1 도움말",
        ]
      ),
      (
        .english, .normal,
        [
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   Name  ╭─ Edit ─────────────────────────────────────────────────────╮ourite",
          "   Nick  │                                                            │",
          "   E-mail│   Name      박지훈                                         │",
          "   Age   │                                                            │",
          "   Region│   Nick     ▌user007한글 x                                  │",
          "   Phone │             Leave out blanks.                              │",
          "         │   E-mail    p7@example.org@                                │",
          "   [ Try │             Write it as name@example.org.                  │",
          "   Walked│   Age       45                                             │",
          "         │                                                            │",
          "         │   Region    KR                                             │",
          "         │                                                            │",
          "         │   Phone     010-0007-0000                                  │",
          "         │                                                            │",
          "         │   Not saved yet; mend what is wrong.                       │",
          "         │                                     [ cancel ]  [ save ]   │",
          "         │                                                            │",
          "         ╰────────────────────────────────────────────────────────────╯",
          " Ctrl-S save  Tab next field  Esc cancel  F1 help",
        ]
      ),
      (
        .korean, .small,
        [
          " 고치기                          김하늘",
          " 홈 › 박지훈 › 고치기",
          " 이름      박지훈                     ┃",
          " 별명     ▌user007한글 x",
          "           빈칸 없이 적으세요.",
          " 전자우편  p7@example.org@",
          " 아직 저장하지 않았습니다. 잘못된 칸을",
          " 고치세요.",
          "                     [ 취소 ]  [ 저장 ]",
          " Ctrl-S 저장  Tab  Esc  F1 도움말",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지훈 › Edit",
          " Name      박지훈                     ┃",
          " Nick     ▌user007한글 x              ┃",
          "           Leave out blanks.",
          " E-mail    p7@example.org@",
          "           Write it as",
          " Not saved yet; mend what is wrong.",
          "                   [ cancel ]  [ save ]",
          " Ctrl-S save  Tab  Esc  F1 help",
        ]
      ),
    ] as [DetailApp.Screen])
  func `saving what is wrong says so, and goes to the first field that is`(screen: DetailApp.Screen)
    async throws
  {
    let app = try await DetailApp.editing(screen)
    try await app.press("Tab \"한글 x\" Tab \"@\" C-s")
    #expect(app.shown == screen.lines)
    app.shutDown()
  }
}
