import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct BarChartTests {
  private let state = BarChartState()
  private static let months = [
    ["26.6", "6월", "6"], ["26.7", "7월", "7"], ["26.8", "8월", "8"], ["26.9", "9월", "9"],
    ["26.10", "10월", "10"], ["26.11", "11월", "11"],
  ]

  private func series(
    _ title: String, _ values: [Int64], _ role: Role = .tint1, marked: Set<Int> = [],
    isMarked: Bool = false
  ) -> BarSeries {
    let total = values.reduce(0, +)
    return BarSeries(
      title,
      bars: values.enumerated().map { index, value in
        BarSeries.Bar(value, figure: value.grouped, isMarked: marked.contains(index))
      }, total: "\(total.grouped)원", role: role, isMarked: isMarked)
  }

  private func chart(
    marked: Set<Int> = [], isMarked: Bool = false, current: Int? = nil
  ) -> BarChart {
    let figures = ["108,001", "250,000", "400,000", "1,200,000", "700,000", "300,000"]
    return BarChart(
      "월별 지출", state,
      columns: Self.months.indices.map {
        BarColumn(Self.months[$0], figures: [figures[$0]], isCurrent: $0 == current)
      },
      series: [
        series("식비", [100_000, 200_000, 400_000, 300_000, 500_000, 200_000], .tint1),
        series(
          "교통", [8_000, 50_000, 0, 800_000, 200_000, 100_000], .tint2, marked: marked,
          isMarked: isMarked),
        series("영화", [1, 0, 0, 100_000, 0, 0], .tint3),
      ],
      total: BarTotal("합계", figure: "2,958,001원"), scale: \.grouped)
  }

  @Test func `columns of stacked bars, a scale at the left and a legend at the right`() {
    let picture = Drawing(of: chart(marked: [3], isMarked: true), 80, 8)
    expectEqual(
      picture.lines,
      [
        "                                                          ▏ ██ 식비  1,700,000원",
        "1,200,000                      ▄▄▄▄▄▄                      ✓██ 교통  1,158,000원",
        "                               ██████                       ██ 영화    100,001원",
        "                               ██████ ▄▄▄▄▄▄                   합계  2,958,001원",
        "  600,000                      ██████ ▄▄▄▄▄▄",
        "                 ▂▂▂▂▂▂ ██████ ▄▄▄▄▄▄ ██████ ▄▄▄▄▄▄",
        "          ▄▄▄▄▄▄ ██████ ██████ ██████ ██████ ██████",
        "        0 26.6   26.7   26.8   ✓26.9  26.10  26.11",
      ])
    expectEqual(
      picture.styles,
      [
        "..........................................................d.11",
        "ddddddddd......................ffffff......................T22",
        "...............................222222.......................33",
        "...............................222222.222222...................TTTT..TTTTTTTTTTT",
        "..ddddddd......................222222.ffffff",
        ".................222222.111111.ffffff.111111.222222",
        "..........111111.111111.111111.111111.111111.111111",
        "........d.dddd...dddd...dddd...ddddd..ddddd..ddddd",
      ])
  }

  @Test func `the six largest series have colours of their own, the others one together`() {
    func chart(_ count: Int) -> BarChart {
      BarChart(
        "", state, columns: [BarColumn(["6월"], figures: ["1"])],
        series: (0..<count).map { series("\($0)", [10], Role.tints[$0]) }, scale: \.grouped)
    }
    let parts = Array(Role.tints.prefix(6))
    expectEqual((0..<8).map(chart(8).role), parts + [.dim, .dim])
    state.select(.init(row: 7, column: nil))
    expectEqual((0..<8).map(chart(8).role), parts + [.dim, .tint8])
    expectEqual((0..<7).map(chart(7).role), parts + [.tint7])
  }

  @Test func `without colours the series are told apart by shades`() {
    let chart = BarChart(
      "", state, columns: [BarColumn(["6월"], figures: ["80"])],
      series: [series("가", [40]), series("나", [40])], scale: \.grouped)
    let picture = Drawing(of: chart, 24, 5, hasColors: false)
    expectEqual(
      picture.lines,
      [
        "80 ▒▒▒▒▒▒  ▏ ██ 가  40원", "   ▒▒▒▒▒▒    ▒▒ 나  40원", "40 ██████", "   ██████", " 0 6월",
      ])
  }

  @Test func `without colours parts that are smaller than a row have their shades, too`() {
    let chart = BarChart(
      "", state, columns: [BarColumn(["6월"], figures: ["80"])],
      series: [series("가", [50]), series("나", [10]), series("다", [20])], scale: \.grouped)
    let picture = Drawing(of: chart, 24, 5, hasColors: false)
    let plot = picture.lines.prefix(4).map { String($0.dropFirst(3).prefix(6)) }
    expectEqual(Set(plot.joined()), ["█", "▒", "▓"])
  }

  @Test(arguments: [Symbols.unicode, .ascii])
  func `the six largest series and the rest have fills of their own`(symbols: Symbols) {
    let fills = (0..<7).map { symbols.fill(of: $0, hasColors: false) }
    expectEqual(Set(fills).count, 7)
    expectEqual((7..<9).map { symbols.fill(of: $0, hasColors: false) }, [fills[6], fills[6]])
  }

  @Test func `shorter figures stand above bars that the longer ones have no room on`() {
    let chart = BarChart(
      "", state,
      columns: ["6월", "7월"].map { BarColumn([$0], figures: ["999,999", "99만"]) },
      series: [series("식비", [480_900, 480_900])], scale: \.grouped)
    func figures(_ columns: Int) -> [String] {
      let text = Drawing(of: chart, columns, 7).lines.joined(separator: " ")
      return text.split(separator: " ").map(String.init).filter {
        ["999,999", "99만"].contains($0)
      }
    }
    expectEqual(figures(60), ["999,999", "999,999"])
    expectEqual(figures(40), ["99만", "99만"])
    expectEqual(figures(20), [])
  }

  @Test func `a selected row of the legend keeps its colour`() {
    state.select(.init(row: 1, column: nil))
    let picture = Drawing(of: chart(), 80, 8, focus: state)
    let row = picture.styles.first { $0.contains("sss") } ?? ""
    #expect(row.contains("ss22sss"), "\(picture.styles)")
  }

  @Test func `the selected bar reads without colour, and the first series stands lowest`() {
    state.select(.init(row: 1, column: 3))
    let picture = Drawing(of: chart(marked: [3]), 80, 8, focus: state)
    expectEqual(
      picture.lines,
      [
        "                                                            ██ 식비  1,700,000원",
        "1,200,000                      ▄▄▄▄▄▄                     ▌ ██ 교통  1,158,000원",
        "                               ██████                       ██ 영화    100,001원",
        "                               ██████ ▄▄▄▄▄▄                   합계  2,958,001원",
        "  600,000                      ██████ ▄▄▄▄▄▄",
        "                 ▂▂▂▂▂▂ ██████ ▄▄▄▄▄▄ ██████ ▄▄▄▄▄▄",
        "          ▄▄▄▄▄▄ ██████ ██████ ██████ ██████ ██████",
        "        0 26.6   26.7   26.8   ✓[9월] 26.10  26.11",
      ])
    expectEqual(
      picture.styles,
      [
        "............................................................11",
        "ddddddddd......................ffffff.....................ss22ssssssssssssssssss",
        "...............................222222.......................33",
        "...............................222222.222222...................TTTT..TTTTTTTTTTT",
        "..ddddddd......................222222.ffffff",
        ".................222222.111111.ffffff.111111.222222",
        "..........111111.111111.111111.111111.111111.111111",
        "........d.dddd...dddd...dddd...ssssss.ddddd..ddddd",
      ])
    #expect(state.hasFocus)
    _ = Drawing(of: chart(), 80, 8)
    #expect(!state.hasFocus)
  }

  @Test func `in ASCII the selected series differs from the others`() {
    state.select(.init(row: 1, column: 3))
    expectEqual(
      Drawing(of: chart(marked: [3]), 80, 8, focus: state, symbols: .ascii).lines,
      [
        "                                                            ## 식비  1,700,000원",
        "1,200,000                      ======                     > == 교통  1,158,000원",
        "                               ======                       %% 영화    100,001원",
        "                               ====== ======                   합계  2,958,001원",
        "  600,000                      ====== ######",
        "                        ###### ###### ###### ======",
        "          ###### ###### ###### ###### ###### ######",
        "        0 26.6   26.7   26.8   +[9월] 26.10  26.11",
      ])
  }

  @Test func `a large chart has the sum above each column`() {
    expectEqual(
      Drawing(of: chart(current: 3), 120, 12).lines,
      [
        "                                                    1,200,000                 "
          + "                    ▏ ██ 식비  1,700,000원",
        "1,200,000                                           ▁▁▁▁▁▁▁▁▁▁▁               "
          + "                      ██ 교통  1,158,000원",
        "                                                    ███████████               "
          + "                      ██ 영화    100,001원",
        "                                                    ███████████               "
          + "                         합계  2,958,001원",
        "                                                    ███████████   700,000",
        "                                                    ███████████   ▇▇▇▇▇▇▇▇▇▇▇",
        "  600,000                             400,000       ███████████   ▁▁▁▁▁▁▁▁▁▁▁",
        "                        250,000       ▃▃▃▃▃▃▃▃▃▃▃   ███████████   ███████████   300,000",
        "                        ▁▁▁▁▁▁▁▁▁▁▁   ███████████   ▄▄▄▄▄▄▄▄▄▄▄   ███████████ "
          + "  ▄▄▄▄▄▄▄▄▄▄▄",
        "          108,001       ▅▅▅▅▅▅▅▅▅▅▅   ███████████   ███████████   ███████████ "
          + "  ▅▅▅▅▅▅▅▅▅▅▅",
        "          ▇▇▇▇▇▇▇▇▇▇▇   ███████████   ███████████   ███████████   ███████████ "
          + "  ███████████",
        "        0 26.6          26.7          26.8          26.9          26.10         26.11",
      ])
  }

  @Test
  func `in few columns titles and bars are narrow, then the selected and the newest bars stay`() {
    state.select(.init(row: 1, column: 3))
    func lines(_ columns: Int) -> ScreenLines {
      Drawing(of: chart(marked: [3]), columns, 4, focus: state).lines
    }
    expectEqual(
      lines(50),
      [
        "1,200,000                ▆▆▆▆              ██ 식비",
        "                         ████ ▆▆▆▆       ▌ ██ 교통",
        "          ▂▂▂▂ ▅▅▅▅ ████ ▆▆▆▆ ████ ▆▆▆▆    ██ 영화",
        "        0 6월  7월  8월  ✓[9] 10월 11월       합계",
      ])
    expectEqual(
      lines(40),
      [
        "1,200,000          ▆▆            ██ 식비",
        "                   ██ ▆▆       ▌ ██ 교통",
        "          ▂▂ ▅▅ ██ ▆▆ ██ ▆▆      ██ 영화",
        "        0 6  7  8  ✓9 10 11         합계",
      ])
    expectEqual(
      lines(24),
      [
        "1,200,000  ▆     ██ 식비",
        "           █▆  ▌ ██ 교통",
        "          █▆█▆   ██ 영화",
        "        0‹8         합계",
      ])
    expectEqual(
      lines(15),
      [
        "▌     ▆",
        "      █ ▆",
        "▂ ▅ █ ▆ █ ▆",
        "6 7 8",
      ])
    expectEqual(
      lines(4),
      [
        "▌▆",
        " █▆",
        "█▆█▆",
        "8",
      ])
    expectEqual(
      lines(1),
      [
        "▌",
        "█",
        "▆",
      ])
    expectEqual(lines(0), [])
  }

  @Test func `a chart without a bar has no scale but nothing`() {
    let chart = BarChart(
      "월별 지출", state, columns: ["5월", "6월"].map { BarColumn([$0], figures: ["0"]) },
      series: [series("쇼핑", [0, -20])], scale: \.grouped)
    let lines = Drawing(of: chart, 36, 8).lines
    #expect(!lines.contains { $0.hasPrefix("1") }, "\(lines)")
    expectEqual(lines.last?.first, "0")
  }

  @Test func `many bars have some of their titles, and the selected one is in sight`() {
    var chart = BarChart(
      "일별 지출", state,
      columns: (1...20).map { BarColumn(["\($0)일", "\($0)"], figures: ["1"]) },
      series: [series("식비", (1...20).map { $0 == 3 ? -5 : Int64($0 % 4) })],
      scale: \.grouped)
    chart.beginsWithFirst = true
    state.select(.init(row: 0, column: nil))
    expectEqual(
      Drawing(of: chart, 36, 3).lines,
      [
        "3  ▃   ▃█  ▃█  ▃█  ▃█      ▏ ██ 식비",
        "  ▅█- ▅██ ▅██ ▅██ ▅██",
        "0 1  4  7  10 13 16 19",
      ])
    // A sign is in no title's cells: the other digit would be another day.
    chart.leastColumns = 1
    state.select(.init(row: 0, column: 7))
    let marked = (1...20).map { BarSeries.Bar(1, figure: "1", isMarked: [10, 13].contains($0)) }
    let signs = BarChart(
      "일별 지출", state, columns: chart.columns,
      series: [BarSeries("식비", bars: marked, total: "20", role: .tint1)], scale: \.grouped)
    expectEqual(Drawing(of: signs, 36, 3).lines.last, "0 1  4  7▲ ✓  ✓  16 19")
    // Those that have no room are beside it.
    state.select(.init(row: 0, column: 19))
    expectEqual(Drawing(of: chart, 20, 3).lines.last?.hasPrefix("0‹"), true)
    expectEqual(Drawing(of: chart, 20, 3).lines.last?.contains("▲"), true)
    state.select(.init(row: 0, column: 0))
    expectEqual(Drawing(of: chart, 20, 3).lines.last?.contains("›"), true)
    state.select(.init(row: 0, column: nil))
    #expect(words(of: chart).contains { $0.contains("3일 -5") && !$0.contains("4일 0") })
  }

  @Test func `a bar has its least columns, and a title is cut to it`() {
    var chart = BarChart(
      "거래처별 지출", state,
      columns: ["스타벅스 강남점", "시장"].map { BarColumn([$0], figures: ["1"]) },
      series: [series("식비", [3, 1])], scale: \.grouped)
    chart.beginsWithFirst = true
    chart.leastColumns = 10
    state.select(.init(row: 0, column: nil))
    expectEqual(Drawing(of: chart, 34, 3).lines.last, "0 스타벅스 … 시장")
    expectEqual(Drawing(of: chart, 26, 3).lines.last?.hasPrefix("0 스타"), true)
  }

  @Test func `in few rows the selected series is in sight, and arrows say that there are more`() {
    expectEqual(
      Drawing(of: chart(), 60, 2).lines,
      [
        "1,200,000             ▇▇▇ ▁▁▁         ▏ ██ 식비  1,700,000원",
        "          ▁▁▁ ▃▃▃ ▅▅▅ ▄▄▄ ▇▇▇ ▄▄▄    ↓  ██ 교통  1,158,000원",
      ])
    state.select(.init(row: 7, column: nil))
    expectEqual(
      Drawing(of: chart(), 60, 2).lines,
      [
        "1,200,000             ▇▇▇ ▁▁▁        ↑  ██ 교통  1,158,000원",
        "          ▁▁▁ ▃▃▃ ▅▅▅ ▄▄▄ ▇▇▇ ▄▄▄     ▏ ██ 영화    100,001원",
      ])
    expectEqual(
      Drawing(of: chart(), 60, 1).lines,
      [
        "1,200,000 ▁▁▁ ▂▂▂ ▃▃▃ ▂▂▂ ▅▅▅ ▂▂▂    ↑▏ ██ 영화    100,001원"
      ])
    expectEqual(Drawing(of: chart(), 60, 0).lines, [])
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
    expectEqual(
      seen.map { "\($0.row) \($0.column.map { "\($0)" } ?? "-")" },
      [
        "0 0", "0 1", "1 1", "1 0", "1 -", "1 5", "0 5", "0 -", "0 5",
      ])
    let idle = state.bindings(in: Environment(language: .korean)).filter(\.isIdle).map(\.keys)
    expectEqual(
      idle,
      [
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
    expectEqual(entered, [.init(row: 1, column: nil)])
  }

  @Test func `a click goes to a segment or to a series, and a second one is enter`() {
    var entered: [BarChartState.Place] = []
    state.onActivate = { entered.append($0) }
    let window = Window(Panel(chart()), 80, 8)
    func click(_ column: Int, _ row: Int) -> BarChartState.Place {
      _ = window.frame()
      window.send(.mouse(Mouse(.click, at: Point(column: column, row: row))))
      return state.place
    }
    expectEqual(click(33, 4), .init(row: 1, column: 3))
    expectEqual(click(70, 2), .init(row: 2, column: nil))
    expectEqual(click(70, 3), .init(row: 2, column: nil))
    expectEqual(entered, [])
    expectEqual(click(70, 2), .init(row: 2, column: nil))
    expectEqual(entered, [.init(row: 2, column: nil)])
    window.send(.mouse(Mouse(.wheel(-1), at: Point(column: 3, row: 3))))
    expectEqual(state.place, .init(row: 1, column: nil))
  }

  @Test func `an empty chart draws nothing, and keys do nothing`() {
    let empty = BarChart("월별 지출", state, columns: [], series: [], scale: \.grouped)
    let picture = Drawing(of: empty, 60, 4, focus: state)
    expectEqual(picture.lines, [])
    #expect(picture.placed.isEmpty)
    expectEqual(words(of: empty), ["차트 월별 지출: 비어 있음"])
    #expect(!press(.down, state))
  }

  @Test func `a chart says where the user is, and a whole series with all its figures`() {
    state.select(.init(row: 1, column: 3))
    expectEqual(
      words(of: chart(marked: [3]), focus: state),
      [
        "> 차트 월별 지출, 2 / 3: 교통 26.9 800,000 선택됨"
      ])
    state.select(.init(row: 1, column: nil))
    expectEqual(
      words(of: chart(isMarked: true), language: .english),
      [
        "chart 월별 지출, 2 / 3: 교통 selected: 26.6 8,000, 26.7 50,000, 26.8 0, 26.9 800,000, 26.10 200,000, 26.11 100,000, 합계 1,158,000원"
      ])
  }
}
