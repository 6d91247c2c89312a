import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// Bars over their titles.
@MainActor
struct SmallBarsTests {
  private let bars = SmallBars(
    "지출",
    [
      .init("9월", 50, figure: "50원"), .init("10월", 0, figure: "0원"),
      .init("11월", 100, figure: "100원", isCurrent: true),
    ])

  @Test func `the highest bar has all rows, and each its title below it`() {
    let picture = Drawing(of: bars, 18, 3)
    expectEqual(
      picture.lines,
      [
        "            █████",
        "█████       █████",
        "9월   10월  11월",
      ])
    expectEqual(picture.buffer[0, 1].style, Style(.dim))
    expectEqual(picture.buffer[12, 0].style, Style(.text))
    expectEqual(picture.buffer[12, 2].style, Style(.text, bold: true))
  }

  @Test func `a little has a little bar, and nothing has none`() {
    let bars = SmallBars(
      "", [("a", 1), ("b", 0), ("c", 1_000), ("d", -5)].map { .init($0.0, $0.1, figure: "") })
    expectEqual(Drawing(of: bars, 12, 3).lines, ["      ██", "▁▁    ██", "a  b  c  d"])
    let nothing = SmallBars("", [.init("a", 0, figure: "")])
    expectEqual(Drawing(of: nothing, 12, 3).lines, ["", "", "a"])
    expectEqual(Drawing(of: SmallBars("", []), 12, 3).lines, [])
  }

  @Test func `values stand above their bars where all have room`() {
    let bars = SmallBars(
      "",
      [("9월", 50, "5만"), ("10월", 0, "0"), ("11월", 100, "10만")].map {
        .init($0.0, $0.1, figure: "", label: $0.2)
      })
    expectEqual(
      Drawing(of: bars, 18, 4).lines,
      [
        "            10만", "5만         █████", "█████ 0     █████", "9월   10월  11월",
      ])
    expectEqual(Drawing(of: bars, 18, 3).lines[0], "            █████")
    #expect(!Drawing(of: bars, 12, 4).lines.contains { $0.contains("10만") })
  }

  @Test func `the first bars are left out where not all values have room`() {
    let bars = SmallBars(
      "", (1...6).map { .init("\($0)월", $0 == 6 ? 100 : 50, figure: "\($0)", label: "126만") })
    expectEqual(
      Drawing(of: bars, 27, 5).lines,
      [
        "                  126만", "126만 126만 126만 █████", "▄▄▄▄▄ ▄▄▄▄▄ ▄▄▄▄▄ █████",
        "█████ █████ █████ █████", "3월   4월   5월   6월",
      ])
    expectEqual(Drawing(of: bars, 36, 5).lines.last?.hasPrefix("1월"), true)
    // Where too few would stay, none is left out.
    expectEqual(Drawing(of: bars, 16, 5).lines.last, "… … … … … …")
    expectEqual(words(of: bars), ["차트: 1월 1, 2월 2, 3월 3, 4월 4, 5월 5, 6월 6"])
  }

  @Test func `in ASCII there are whole cells`() {
    expectEqual(
      Drawing(of: bars, 18, 3, symbols: .ascii).lines,
      [
        "            #####", "=====       #####", "9월   10월  11월",
      ])
  }

  @Test func `of too many bars none is drawn, and in one row there are no titles`() {
    expectEqual(Drawing(of: bars, 5, 3).lines, [])
    expectEqual(Drawing(of: bars, 18, 1).lines, ["▄▄▄▄▄       █████"])
  }

  @Test func `the figures are spoken`() {
    expectEqual(words(of: bars), ["차트 지출: 9월 50원, 10월 0원, 11월 100원"])
  }

  @Test func `the last bar needs no blank after it`() {
    let bars = SmallBars(
      "", (1...6).map { .init("\($0)월", 50, figure: "\($0)", label: "126만") })
    expectEqual(
      Drawing(of: bars, 35, 5).lines.last, "1월   2월   3월   4월   5월   6월")
    expectEqual(Drawing(of: bars, 34, 5).lines.last, "2월   3월   4월   5월   6월")
  }
}
