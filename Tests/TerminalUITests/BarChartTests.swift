import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct BarChartTests {
  private let state = BarChartState()
  private static let months = ["6월", "7월", "8월", "9월", "10월", "11월"]

  private func series(
    _ title: String, _ values: [Int64], _ role: Role = .accent, marked: Set<Int> = [],
    isMarked: Bool = false
  ) -> BarSeries {
    let total = values.reduce(0, +)
    return BarSeries(
      title,
      bars: values.enumerated().map { index, value in
        BarSeries.Bar(value, figure: value.grouped, isMarked: marked.contains(index))
      }, total: "\(total.grouped)원", role: role, isMarked: isMarked)
  }

  private func chart(marked: Set<Int> = [], isMarked: Bool = false) -> BarChart {
    BarChart(
      "월별 지출", state, columns: Self.months,
      series: [
        series("식비", [100_000, 200_000, 400_000, 300_000, 500_000, 200_000], .tint1),
        series(
          "교통", [8_000, 50_000, 0, 800_000, 200_000, 100_000], .tint2, marked: marked,
          isMarked: isMarked),
        series("영화", [1, 0, 0, 100_000, 0, 0], .tint3),
      ],
      totals: BarTotals(
        "합계", figures: ["108,001", "250,000", "400,000", "1,200,000", "700,000", "300,000"],
        total: "2,958,001원"))
  }

  @Test func `a row for each series, a bar for each column, and the sum at the right`() {
    let picture = Drawing(of: chart(marked: [3], isMarked: true), 60, 4)
    #expect(
      picture.lines == [
        "         6월   7월   8월   9월  10월  11월              합계",
        "▌ 식비   ▁▁▁   ▂▂▂   ▄▄▄   ▃▃▃   ▅▅▅   ▂▂▂       1,700,000원",
        " ✓교통   ▁▁▁   ▁▁▁       ✓ ███   ▂▂▂   ▁▁▁       1,158,000원",
        "  영화   ▁▁▁               ▁▁▁                     100,001원",
      ])
    #expect(
      picture.styles == [
        ".........ddd...ddd...ddd...ddd..dddd..dddd..............dddd",
        "d........111...111...111...111...111...111",
        ".a.......222...222.......a.222...222...222",
        ".........333...............333",
      ])
  }

  @Test func `the bar at which the user is reads without colour`() {
    state.select(.init(row: 1, column: 3))
    let picture = Drawing(of: chart(marked: [3]), 60, 4, focus: state)
    #expect(picture.lines[2] == "▌ 교통   ▁▁▁   ▁▁▁       ✓[███]  ▂▂▂   ▁▁▁       1,158,000원")
    #expect(picture.styles[0] == ".........ddd...ddd...ddd...TTT..dddd..dddd..............dddd")
    #expect(picture.styles[2] == "a........222...222.......ssssss..222...222")
    #expect(state.hasFocus)
    let elsewhere = Drawing(of: chart(), 60, 4)
    #expect(elsewhere.lines[2] == "▌ 교통   ▁▁▁   ▁▁▁        [███]  ▂▂▂   ▁▁▁       1,158,000원")
    #expect(elsewhere.styles[2] == "d........222...222........d222d..222...222")
    #expect(!state.hasFocus)
  }

  @Test func `a whole row is selected as a row of a list is`() {
    state.select(.init(row: 2, column: nil))
    let picture = Drawing(of: chart(), 60, 4, focus: state)
    #expect(picture.lines[3] == "▌ 영화   ▁▁▁               ▁▁▁                     100,001원")
    #expect(picture.styles[3] == String(repeating: "s", count: 60))
    #expect(picture.buffer[9, 3].style == Style(.text, on: .selection))
  }

  @Test func `in ASCII a figure says how high a bar is`() {
    state.select(.init(row: 1, column: 3))
    #expect(
      Drawing(of: chart(marked: [3]), 60, 4, focus: state, symbols: .ascii).lines == [
        "         6월   7월   8월   9월  10월  11월              합계",
        "  식비     1     2     4     3     5     2       1,700,000원",
        "> 교통     1     1       +[  8]    2     1       1,158,000원",
        "  영화     1                 1                     100,001원",
      ])
    #expect(
      Drawing(of: chart(), 60, 7, focus: state, symbols: .ascii).lines == [
        "         6월   7월   8월   9월  10월  11월              합계",
        "",
        "  식비   ###   ###   ###   ###   ###   ###       1,700,000원",
        ">                          ###",
        "> 교통   ###   ###        [###]  ###   ###       1,158,000원",
        "",
        "  영화   ###               ###                     100,001원",
      ])
  }

  @Test func `where there is room bars are high, with their figures and their sums`() {
    state.select(.init(row: 1, column: 3))
    let picture = Drawing(of: chart(marked: [3]), 98, 14, focus: state)
    #expect(
      picture.lines == [
        "                6월          7월          8월          9월         10월         11월          합계",
        "            100,000      200,000      400,000      300,000      500,000      200,000",
        "",
        "                                   ▄▄▄▄▄▄▄▄▄▄   ▁▁▁▁▁▁▁▁▁▁   ▇▇▇▇▇▇▇▇▇▇",
        "  식비   ▃▃▃▃▃▃▃▃▃▃   ▆▆▆▆▆▆▆▆▆▆   ██████████   ██████████   ██████████   ▆▆▆▆▆▆▆▆▆▆"
          + "   1,700,000원",
        "▌             8,000       50,000            0      800,000      200,000      100,000",
        "▌                                               ██████████",
        "▌                                               ██████████",
        "▌ 교통   ▁▁▁▁▁▁▁▁▁▁   ▂▂▂▂▂▂▂▂▂▂              ✓[██████████]  ▆▆▆▆▆▆▆▆▆▆   ▃▃▃▃▃▃▃▃▃▃"
          + "   1,158,000원",
        "                  1            0            0      100,000            0            0", "",
        "",
        "  영화   ▁▁▁▁▁▁▁▁▁▁                             ▃▃▃▃▃▃▃▃▃▃"
          + "                               100,001원",
        "  합계      108,001      250,000      400,000    1,200,000      700,000      300,000"
          + "   2,958,001원",
      ])
  }

  @Test func `in few columns bars are narrow, then their titles go, then the oldest ones`() {
    state.select(.init(row: 1, column: 3))
    func lines(_ columns: Int) -> ScreenLines {
      Drawing(of: chart(marked: [3]), columns, 4, focus: state).lines
    }
    #expect(
      lines(40) == [
        "        6월  7월  8월  9월 10월 11월", "  식비   ▁▁   ▂▂   ▄▄   ▃▃   ▅▅   ▂▂",
        "▌ 교통   ▁▁   ▁▁      ✓[██]  ▂▂   ▁▁", "  영화   ▁▁             ▁▁",
      ])
    #expect(lines(24) == ["", "  식비 ▁ ▂ ▄ ▃ ▅ ▂", "▌ 교통 ▁ ▁   █ ▂ ▁", "  영화 ▁     ▁"])
    #expect(lines(15) == ["", "  식비 ▁▂▄▃▅▂", "▌ 교통 ▁▁ █▂▁", "  영화 ▁  ▁"])
    #expect(lines(9) == ["", "  식비 ▅▂", "▌ 교통 ▂▁", "  영화"])
    #expect(lines(1) == ["", "", "▌"])
    #expect(lines(0) == [])
    let narrow = Drawing(of: chart(), 24, 4, focus: state).buffer
    #expect(narrow[13, 2].style == Style(.text, on: .selection, underlined: true))
  }

  @Test func `in few rows the user's one is in sight, and arrows say that there are more`() {
    let all = [
      "         6월   7월   8월   9월  10월  11월              합계",
      "▌ 식비   ▁▁▁   ▂▂▂   ▄▄▄   ▃▃▃   ▅▅▅   ▂▂▂ ↓     1,700,000원",
      "▌ 영화   ▁▁▁               ▁▁▁             ↑       100,001원",
    ]
    #expect(Drawing(of: chart(), 60, 2).lines == [all[0], all[1]])
    #expect(
      Drawing(of: chart(), 49, 2).lines.last == "▌ 식비   ▁▁   ▂▂   ▄▄   ▃▃   ▅▅   ▂▂ ↓1,700,000원")
    state.select(.init(row: 7, column: nil))
    #expect(Drawing(of: chart(), 60, 2).lines == [all[0], all[2]])
    #expect(Drawing(of: chart(), 60, 1).lines == [all[2]])
    #expect(Drawing(of: chart(), 60, 0).lines == [])
  }

  @Test func `arrows move among the bars, and leave alone what lies beyond`() {
    var seen: [BarChartState.Place] = []
    state.onSelect = { seen.append($0) }
    _ = Drawing(of: chart(), 60, 4)
    let keys: [Key] = [
      .right, .character("l"), .down, .left, .left, .left, .end, .right, .up, .home,
      .character("G"),
      .character("k"),
    ]
    for key in keys { press(key, state) }
    #expect(
      seen.map { "\($0.row) \($0.column.map { "\($0)" } ?? "-")" } == [
        "0 0", "0 1", "1 1", "1 0", "1 -", "1 5", "0 5", "0 -", "0 5",
      ])
    let idle = state.bindings(in: Environment(language: .korean)).filter(\.isIdle).map(\.keys)
    #expect(
      idle == [
        [.up, .character("k")], [.right, .character("l")], [.end, .character("G")],
      ])
  }

  @Test func `enter is the chart's where it does something`() {
    _ = Drawing(of: chart(), 60, 4)
    #expect(!press(.enter, state))
    var entered: [BarChartState.Place] = []
    state.onActivate = { entered.append($0) }
    press(.down, state)
    press(.enter, state)
    #expect(entered == [.init(row: 1, column: nil)])
  }

  @Test func `a click goes to a bar or to a row, and a second one is enter`() {
    var entered: [BarChartState.Place] = []
    state.onActivate = { entered.append($0) }
    let window = Window(Panel(chart()), 60, 4)
    func click(_ column: Int, _ row: Int) -> BarChartState.Place {
      _ = window.frame()
      window.send(.mouse(Mouse(.click, at: Point(column: column, row: row))))
      return state.place
    }
    #expect(click(28, 2) == .init(row: 1, column: 3))
    #expect(click(3, 3) == .init(row: 2, column: nil))
    #expect(click(9, 0) == .init(row: 2, column: nil))
    #expect(entered == [])
    #expect(click(3, 3) == .init(row: 2, column: nil))
    #expect(entered == [.init(row: 2, column: nil)])
    window.send(.mouse(Mouse(.wheel(-1), at: Point(column: 3, row: 3))))
    #expect(state.place == .init(row: 1, column: nil))
  }

  @Test func `an empty chart draws nothing, and keys do nothing`() {
    let empty = BarChart("월별 지출", state, columns: Self.months, series: [])
    let picture = Drawing(of: empty, 60, 4, focus: state)
    #expect(picture.lines == ["       6월     7월     8월     9월    10월    11월      합계"])
    #expect(picture.placed.isEmpty)
    #expect(words(of: empty) == ["그림 월별 지출: 비어 있음"])
    #expect(!press(.down, state))
    #expect(Drawing(of: BarChart("", state, columns: [], series: []), 9, 3).lines == [])
  }

  @Test func `a chart says where the user is, and a whole row with all its figures`() {
    state.select(.init(row: 1, column: 3))
    #expect(
      words(of: chart(marked: [3]), focus: state) == ["> 그림 월별 지출, 2 / 3: 교통 9월 800,000 고름"])
    state.select(.init(row: 1, column: nil))
    #expect(
      words(of: chart(isMarked: true), language: .english) == [
        "chart 월별 지출, 2 / 3: 교통 marked: 6월 8,000, 7월 50,000, 8월 0, 9월 800,000, "
          + "10월 200,000, 11월 100,000, 합계 1,158,000원"
      ])
  }
}
