import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// How the parts of a bar are told apart.
@MainActor
struct BarChartPartsTests {
  private let state = BarChartState()

  private nonisolated static let themes = Theme.all + [.night.painted, .day.painted]

  private func chart(_ roles: [Role]) -> BarChart {
    let series = roles.enumerated().map { index, role in
      BarSeries(
        "\(index)", bars: [BarSeries.Bar(10, figure: "10")], total: "10", role: role)
    }
    return BarChart(
      "", state, columns: [BarColumn(["6"], figures: ["10"])], series: series, scale: \.grouped)
  }

  /// What the parts of a bar look like, from below.
  private func looks(_ chart: BarChart, _ theme: Theme, _ depth: ColorDepth) -> [[Int]] {
    var environment = Environment(language: .english)
    environment.hasColors = theme.tellsTintsApart(depth)
    return chart.series.indices.map { index in
      let glyph = chart.fill(of: index, environment).unicodeScalars.first?.value ?? 0
      return [Int(glyph)] + Style(chart.role(of: index)).sgr(theme, depth)
    }
  }

  @Test(arguments: themes, [ColorDepth.none, .basic, .indexed, .trueColor])
  func `parts differ at every depth in each theme`(theme: Theme, depth: ColorDepth) {
    expectEqual(Set(looks(chart(Array(Role.tints.prefix(7))), theme, depth)).count, 7)
    // Those after the sixth have one look together, but for the selected one.
    state.select(.init(row: 8, column: nil))
    let looks = looks(chart(Role.tints), theme, depth)
    expectEqual(Set(looks).count, 8)
    expectEqual(Set([looks[6], looks[7], looks[9]]).count, 1)
  }

  @Test func `parts of one colour have shades`() {
    let looks = looks(chart([.tint1, .tint2, .tint1]), .night, .trueColor)
    expectEqual(Set(looks).count, 3)
  }
}
