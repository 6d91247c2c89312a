import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// A part of a screen under a title.
@MainActor
struct GroupTests {
  private let button = ButtonState()

  private func draw(
    _ group: Group, _ size: Size = Size(columns: 20, rows: 3), focus: (any Responder)? = nil,
    hasSurfaces: Bool = true
  ) -> Buffer {
    var environment = Environment(language: .korean)
    environment.hasSurfaces = hasSurfaces
    let buffer = Buffer(size: size)
    let pass = RenderPass(buffer: buffer, environment: environment, focus: focus, revision: nil)
    let view = AnyView()
    pass.enter(view, isActive: true)
    group.draw(on: Canvas(pass: pass))
    return buffer
  }

  private var group: Group { Group("카드", detail: "2", Button("추가", button)) }

  @Test func `it is on a surface, its title in the accent while something inside has the focus`() {
    let calm = draw(group)
    expectEqual(calm.lines, [" 카드             2", " [ 추가 ]", ""])
    expectEqual(
      calm.styleLines, ["fFFFFfffffffffffffff"] + Array(repeating: Self.surface, count: 2))
    expectEqual(calm[2, 0].style, Style(.text, on: .surface, bold: true))
    let focused = draw(group, focus: button)
    expectEqual(focused.lines[1], " [▌추가 ]")
    expectEqual(focused[2, 0].style, Style(.accent, on: .surface, bold: true))
    expectEqual(focused[2, 1].style, Style(.accent, on: .surface))
  }

  private static let surface = String(repeating: "f", count: 20)

  @Test func `without a colour for surfaces a rule follows its title`() {
    let buffer = draw(group, hasSurfaces: false)
    expectEqual(buffer.lines, [" 카드 ─────────── 2", " [ 추가 ]", ""])
    expectEqual(buffer.styleLines, [".TTTT.rrrrrrrrrrr.d", ".d......d", ""])
  }

  @Test func `what has no room is left out`() {
    expectEqual(draw(group, Size(columns: 6, rows: 1), hasSurfaces: false).lines, [" 카드"])
    expectEqual(draw(group, Size(columns: 2, rows: 2)).lines, ["", ""])
    expectEqual(
      group.size(in: Size(columns: 40, rows: 9), Environment(language: .korean)),
      Size(columns: 12, rows: 4))
  }

  @Test func `groups side by side begin in one row, also where the rows of one just fit`() {
    func group(_ title: String, rows: Int) -> Group {
      Group(title, Rows((0..<rows).map { .fixed(1, Label("\($0)")) }))
    }
    let size = Size(columns: 12, rows: 9)
    for (rows, last) in [(3, ""), (7, " 6"), (8, " 6"), (20, "")] {
      let lines = draw(group("가", rows: rows), size).lines
      expectEqual(lines.prefix(3), ["", " 가", " 0"])
      expectEqual(lines.last, last)
    }
    expectEqual(draw(group("가", rows: 3), Size(columns: 12, rows: 5)).lines[0], " 가")
  }

  @Test(arguments: [(59, 4), (60, 6), (100, 6)])
  func `it asks for blank rows unless the window is small, however narrow it is itself`(
    columns: Int, rows: Int
  ) {
    let pass = RenderPass(
      buffer: Buffer(size: Size(columns: columns, rows: 20)),
      environment: Environment(language: .korean), focus: nil, revision: nil)
    let group = Group("가", Rows((0..<3).map { .fixed(1, Label("\($0)")) }))
    expectEqual(group.size(in: Size(columns: 20, rows: 20), pass.environment).rows, rows)
  }

  @Test func `a piece of a picture on a surface keeps its colours`() {
    var cell = Cell(upper: 0x01_02_03, lower: 0x04_05_06)
    cell.putOnSurface()
    expectEqual(cell, Cell(upper: 0x01_02_03, lower: 0x04_05_06))
  }

  @Test func `a selection on a surface keeps its own colour`() {
    let list = ListState()
    let group = Group("목록", List("", list, count: 1) { _ in Label("가") })
    let drawn = draw(group, Size(columns: 8, rows: 2), focus: list)
    #expect(drawn.styleLines[1].contains("s"))
  }

  @Test func `it is spoken by its title`() {
    let speech = Speech(environment: Environment(language: .korean), focus: nil)
    group.describe(to: speech)
    expectEqual(speech.lines, ["카드, 2", "버튼 추가"])
  }
}
