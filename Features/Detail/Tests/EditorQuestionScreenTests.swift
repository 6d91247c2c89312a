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
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   이름      박지훈                                                ♥ 즐겨찾기",
          "   별명      user007",
          "   전자우편  p7@example.org",
          "   나이      45  중년",
          "   지역      KR",
          "   전화      010-0007-0000",
          "                       ╭─ 고치기 ──────────────────────╮",
          "   [ 이동해 보기 ]     │                               │",
          "   걷고 날았습니다. 이 │   고친 것을 버릴까요?         │",
          "                       │                               │",
          "                       │   [▌더 고치기 ]  [ 버리기 ]   │",
          "                       │                               │",
          "                       ╰───────────────────────────────╯",
          " Enter 더 고치기  Esc 뒤로  ? 도움말",
        ]
      ),
      (
        .english, .normal,
        [
          " 박지훈                                                                  김하늘",
          " 홈 › 박지훈",
          "   Name      박지훈                                               ♥ favourite",
          "   Nick      user007",
          "   E-mail    p7@example.org",
          "   Age       45  MIDDLE",
          "   Region    KR",
          "   Phone     010-0007-0000",
          "                     ╭─ Edit ────────────────────────────╮",
          "   [ Try a move ]    │                                   │",
          "   Walked and flew. T│   Discard your changes?           │",
          "                     │                                   │",
          "                     │   [▌keep editing ]  [ discard ]   │",
          "                     │                                   │",
          "                     ╰───────────────────────────────────╯",
          " Enter keep editing  Esc back  ? help",
        ]
      ),
      (
        .korean, .small,
        [
          " 고치기                          김하늘",
          " 홈 › 박지훈 › 고치기",
          " 고친 것을 버릴까요?",
          "",
          "",
          "",
          "",
          "",
          "              [▌더 고치기 ]  [ 버리기 ]",
          " Enter 더 고치기  Esc 뒤로  ? 도움말",
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
          "          [▌keep editing ]  [ discard ]",
          " Enter keep editing  Esc back  ? help",
        ]
      ),
    ] as [DetailApp.Screen])
  func `leaving with changes asks first`(screen: DetailApp.Screen) async throws {
    let app = try await DetailApp.editing(screen)
    try await app.press("\"x\" Esc")
    #expect(app.shown == screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          " 박지은                                                                  김하늘",
          " 홈 › 박지은",
          "   이름      박지은                                                ♥ 즐겨찾기",
          "   별명 ╭─ 고치기 ─────────────────────────────────────────────────────╮",
          "   전자 │                                                              │",
          "   나이 │   그사이 다른 곳에서 이 사람이 바뀌었습니다. 어느 것을       │",
          "   지역 │   남길까요?                                                  │",
          "   전화 │                                                              │",
          "        │             내 것                   저쪽 것                  │",
          "   [ 이 │   이름      박지훈둘                박지은                   │",
          "   걷고 │   전자우편  p7@example.orgs         someone.with.a.long.na   │",
          "        │                                     me@department.example.   │",
          "        │                                     org                      │",
          "        │   나이      4                       45                       │",
          "        │   전화      010-0007-000            (없음)                   │",
          "        │                                                              │",
          "        │                      [▌더 고치기 ]  [ 저쪽 것 ]  [ 내 것 ]   │",
          "        │                                                              │",
          "        ╰──────────────────────────────────────────────────────────────╯",
          " Enter 더 고치기  Esc 뒤로  ? 도움말",
        ]
      ),
      (
        .english, .normal,
        [
          " 박지은                                                                  김하늘",
          " 홈 › 박지은",
          "   Name      박지은                                               ♥ favourite",
          "   Nick ╭─ Edit ───────────────────────────────────────────────────────╮",
          "   E-mai│                                                              │",
          "   Age  │   This person was changed elsewhere meanwhile. Which shall   │",
          "   Regio│   stay?                                                      │",
          "   Phone│                                                              │",
          "        │             mine                    theirs                   │",
          "   [ Try│   Name      박지훈둘                박지은                   │",
          "   Walke│   E-mail    p7@example.orgs         someone.with.a.long.na   │",
          "        │                                     me@department.example.   │",
          "        │                                     org                      │",
          "        │   Age       4                       45                       │",
          "        │   Phone     010-0007-000            (none)                   │",
          "        │                                                              │",
          "        │                     [▌keep editing ]  [ theirs ]  [ mine ]   │",
          "        │                                                              │",
          "        ╰──────────────────────────────────────────────────────────────╯",
          " Enter keep editing  Esc back  ? help",
        ]
      ),
      (
        .korean, .small,
        [
          " 고치기                          김하늘",
          " 홈 › 박지은 › 고치기",
          " 그사이 다른 곳에서 이 사람이         ┃",
          " 바뀌었습니다. 어느 것을 남길까요?    ┃",
          "           내 것         저쪽 것      ┃",
          " 이름      박지훈둘      박지은       ┃",
          " 전자우편  p7@example.o  someone.with",
          "           rgs           .a.long.name",
          "  [▌더 고치기 ]  [ 저쪽 것 ]  [ 내 것 ]",
          " Enter 더 고치기  Esc  ↑↓  ? 도움말",
        ]
      ),
      (
        .english, .small,
        [
          " Edit                            김하늘",
          " 홈 › 박지은 › Edit",
          " This person was changed elsewhere    ┃",
          " meanwhile. Which shall stay?         ┃",
          "           mine          theirs       ┃",
          " Name      박지훈둘      박지은       ┃",
          " E-mail    p7@example.o  someone.with",
          "           rgs           .a.long.name",
          " [▌keep editing ]  [ theirs ]  [ mine ]",
          " Enter keep editing  Esc  ↑↓  ? help",
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
    #expect(app.shown == screen.lines)
    app.shutDown()
  }
}
