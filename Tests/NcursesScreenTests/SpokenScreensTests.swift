import Expectations
import TerminalUI
import Testing

@testable import NcursesScreen

/// What is said of screens that come and go.
@MainActor
struct SpokenScreensTests {
  private let home = AnyView()
  private let other = AnyView()
  private let homeLines = [
    SpokenLine("갈비"), SpokenLine("탭 홈", .place), SpokenLine("목록: 하나", .focused),
    SpokenLine("합계 3"), SpokenLine("키: q", .aside),
  ]
  private let sheet = [
    SpokenLine("갈비"), SpokenLine("탭 홈", .place), SpokenLine("창 편집", .place),
    SpokenLine("입력란: 비어 있음", .focused), SpokenLine("키: Esc", .aside),
  ]

  private func begun() -> SpokenScreens {
    var screens = SpokenScreens()
    _ = screens.changes(to: homeLines, in: home)
    return screens
  }

  @Test func `a sheet is said without what it stands on, and its end by the focus alone`() {
    var screens = begun()
    expectEqual(screens.changes(to: sheet, in: other).lines, ["> 입력란: 비어 있음", "창 편집", "키: Esc"])
    expectEqual(screens.changes(to: homeLines, in: home).lines, ["> 목록: 하나"])
  }

  @Test func `what has changed under a sheet is said after it`() {
    var screens = begun()
    _ = screens.changes(to: sheet, in: other)
    var changed = homeLines
    changed[3] = SpokenLine("합계 4")
    expectEqual(screens.changes(to: changed, in: home).lines, ["> 목록: 하나", "합계 4"])
  }

  @Test func `what covers all, such as the help, ends with the focus alone, and opens what it ran`()
  {
    let help = [SpokenLine("창 도움말", .place), SpokenLine("목록 키: Enter", .focused)]
    var screens = begun()
    _ = screens.changes(to: help, in: AnyView(), isCover: true)
    var afterRun = screens
    expectEqual(screens.changes(to: homeLines, in: home).lines, ["> 목록: 하나"])
    expectEqual(afterRun.changes(to: sheet, in: other).lines, ["> 입력란: 비어 있음", "창 편집", "키: Esc"])
  }

  @Test func `another screen that returns is said by the focus and its place`() {
    var screens = begun()
    let wallet = [
      SpokenLine("갈비"), SpokenLine("탭 지갑", .place), SpokenLine("버튼 충전", .focused),
    ]
    expectEqual(screens.changes(to: wallet, in: other).lines, ["> 버튼 충전", "탭 지갑"])
    expectEqual(screens.changes(to: homeLines, in: home).lines, ["> 목록: 하나", "탭 홈"])
    expectEqual(screens.changes(to: wallet, in: other).lines, ["> 버튼 충전", "탭 지갑"])
  }

  @Test func `an error is said each time it comes, a notice once`() {
    let wrong = sheet + [SpokenLine("오류: 짧음", .error)]
    let notice = homeLines + [SpokenLine("알림: 저장", .notice)]
    var screens = begun()
    _ = screens.changes(to: wrong, in: other)
    expectEqual(screens.changes(to: notice, in: home).lines, ["> 목록: 하나", "알림: 저장"])
    #expect(screens.changes(to: wrong, in: other).lines.contains("오류: 짧음"))
    _ = screens.changes(to: homeLines, in: home)
    expectEqual(screens.changes(to: notice, in: home).lines, ["알림: 저장"])
  }

  @Test func `keys that are called something else are said on another screen only`() {
    func keys(_ title: String) -> SpokenLine { SpokenLine("키: q \(title)", .aside, subject: "q") }
    var screens = SpokenScreens()
    _ = screens.changes(to: Array(homeLines.dropLast()) + [keys("켜기")], in: home)
    var changed = Array(homeLines.dropLast()) + [keys("끄기")]
    changed[3] = SpokenLine("합계 4")
    expectEqual(screens.changes(to: changed, in: home).lines, ["합계 4"])
    let opened = Array(sheet.dropLast()) + [keys("닫기")]
    expectEqual(screens.changes(to: opened, in: other).lines, ["> 입력란: 비어 있음", "창 편집", "키: q 닫기"])
  }

  @Test func `where nothing has the focus the place is said`() {
    let empty = [SpokenLine("갈비"), SpokenLine("탭 홈", .place), SpokenLine("비었음")]
    var screens = SpokenScreens()
    _ = screens.changes(to: empty, in: home)
    _ = screens.changes(to: sheet, in: other)
    expectEqual(screens.changes(to: empty, in: home).lines, ["탭 홈"])
  }
}
