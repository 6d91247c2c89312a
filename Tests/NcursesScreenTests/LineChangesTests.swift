import Expectations
import TerminalUI
import Testing

@testable import NcursesScreen

/// What is said of a screen in words when it has become another one.
struct LineChangesTests {
  private let old: [SpokenLine] = [
    SpokenLine("갈비"), SpokenLine("3분 전", .aside), SpokenLine("목록: 하나", .focused),
    SpokenLine("키: q", .aside),
  ]

  private func said(_ lines: SpokenLine...) -> [String] { LineChanges(from: old, to: lines).lines }

  @Test func `all of the first screen is said, what has the focus first`() {
    let changes = LineChanges(from: [], to: old)
    expectEqual(changes.lines, ["> 목록: 하나", "갈비", "3분 전", "키: q"])
    expectEqual(changes.focusBefore, "> 목록: 하나")
  }

  @Test func `nothing is said of what is the same`() {
    expectEqual(LineChanges(from: old, to: old).lines, [])
    expectEqual(said(old[0], old[2]), [])
  }

  @Test func `of a selection that moves the row alone is said`() {
    let changes = LineChanges(
      from: old, to: [old[0], old[1], SpokenLine("목록: 둘", .focused), old[3]])
    expectEqual(changes.lines, ["> 목록: 둘"])
    expectEqual(changes.focusBefore, nil)
  }

  @Test func `asides that change are said beside other lines only`() {
    let older = SpokenLine("4분 전", .aside)
    expectEqual(said(old[0], older, old[2], SpokenLine("키: r", .aside)), [])
    expectEqual(said(old[0], older, SpokenLine("둘"), old[2], old[3]), ["4분 전", "둘"])
  }

  @Test func `what only loses the focus is not said, and what gets it is`() {
    expectEqual(said(old[0], SpokenLine("목록: 하나"), SpokenLine("갈비", .focused)), ["> 갈비"])
  }

  @Test func `who tries again hears what is still wrong, and where it is`() {
    let screen = [
      SpokenLine("칸: 1", .focused), SpokenLine("오류: 짧음", .error), SpokenLine("버튼"),
      SpokenLine("키: q", .aside),
    ]
    expectEqual(LineChanges(from: screen, to: screen).lines, [])
    expectEqual(
      LineChanges(from: screen, to: screen, repeatsErrors: true).lines, ["> 칸: 1", "오류: 짧음"])
    expectEqual(LineChanges(from: old, to: old, repeatsErrors: true).lines, [])
  }

  @Test func `what followed a selection without being said is said where it is no aside`() {
    let followed = old + [SpokenLine("출처: 교통정보", .aside)]
    expectEqual(LineChanges(from: old, to: followed).lines, [])
    let opened = [old[0], SpokenLine("출처: 교통정보")]
    expectEqual(LineChanges(from: followed, to: opened).lines, ["출처: 교통정보"])
  }

  @Test func `of a list without the focus only another count is said`() {
    func table(_ row: Int, of count: Int) -> SpokenLine {
      SpokenLine("표: \(row) / \(count)", subject: "표: \(count)")
    }
    let chart = SpokenLine("차트: 6월", .focused)
    let screen = [SpokenLine("차트: 5월", .focused), table(1, of: 9)]
    expectEqual(LineChanges(from: screen, to: [chart, table(4, of: 9)]).lines, ["> 차트: 6월"])
    expectEqual(
      LineChanges(from: screen, to: [chart, table(1, of: 3)]).lines, ["> 차트: 6월", "표: 1 / 3"])
  }

  @Test func `a notice is said once, also if something has covered it`() {
    let notice = SpokenLine("알림: 저장", .notice)
    expectEqual(said(old[0], old[1], old[2], notice, old[3]), ["알림: 저장"])
    let changes = LineChanges(from: [SpokenLine("시트")] + [notice], to: old.dropLast() + [notice])
    expectEqual(changes.lines, ["> 목록: 하나", "갈비", "3분 전"])
  }

  @Test func `a line that is there twice now is said once`() {
    expectEqual(said(old[0], old[0], old[1], old[2], old[3]), ["갈비"])
  }
}
