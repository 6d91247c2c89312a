import Editing
import HighwayDomain
import Phrases
import Search
import TerminalUI
import Time

/// The latest times large, and all of the day in a table: below them, or beside them in a wide window.
struct TravelTimesPage: CompositeWidget {
  let times: Listing<TravelTime>
  let latest: TravelTime
  /// Of the latest slot; nil if it is not of today.
  let slotAge: Age?
  let slots: ListControls<Listing<TravelTime>>
  let notice: (any Widget)?

  /// From so many columns on the table is beside the latest times.
  private static let wide = 90
  /// The least columns of a time, from one hour on more.
  private static let leastWidth = 8
  /// The least of the latest times, and those that all columns of the table need where no time is longer than an
  /// hour.
  private static let (summaryColumns, tableColumns) = (38, 52)
  /// In fewer rows there are only the figures, no table, which has rows below its titles, or no note.
  private static let rows = (summary: 6, table: 8, note: 11)

  /// The least columns of bars beside the latest times, the most, and the blanks around them and between both.
  private static let (leastBars, mostBars, blanks) = (12, 80, 9)

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let width = timeColumns(environment)
    let tableColumns = Self.tableColumns + 3 * (width - Self.leastWidth)
    let isWide =
      size.columns >= Self.wide
      && Split.hasRoom(for: Self.summaryColumns, tableColumns, in: size.columns)
    // They have what would be a gap between slots and times.
    let rest = size.columns - Self.summaryColumns - tableColumns - Self.blanks
    let columns = columns(width, bars: isWide ? min(rest, Self.mostBars) : 0)
    let table = slots.table(times, columns: columns, in: environment)
    if isWide {
      let summary = Rows(summary(environment) + [.space(1)] + note + noticePart)
      return Split(
        summary, table, permil: 0, minimum: (Self.summaryColumns, tableColumns))
    }
    if size.rows < Self.rows.summary {
      return Paragraph(figures.joined(separator: "  "), Style(bold: true))
    }
    var parts = summary(environment)
    if size.rows >= Self.rows.note { parts += note }
    parts = [.intrinsic(Rows(parts))]
    if size.rows >= Self.rows.table { parts += [.space(1), .flexible(table, minimum: 1)] }
    return Rows(parts + noticePart)
  }

  private var values: [(text: Phrase, minutes: Double)] {
    [
      (TravelTimesText.average, latest.average), (TravelTimesText.least, latest.least),
      (TravelTimesText.most, latest.most),
    ].compactMap { text, minutes in minutes.map { (text, $0) } }
  }

  private var figures: [Phrase] {
    values.map { [$0.text, TravelTimesText.minutes($0.minutes)].joined }
  }

  /// The figures and the slot in which they were measured.
  private func summary(_ environment: Environment) -> [LayoutItem] {
    let figures = values.map { text, minutes in
      LayoutItem.flexible(
        Rows(
          .fixed(1, Label(text, Style(.dim))),
          .fixed(
            1,
            Label(
              TravelTimesText.minutes(minutes),
              Style(
                text == TravelTimesText.average ? .text : .dim,
                bold: text == TravelTimesText.average)))))
    }
    let measured = TravelTimesText.measured(latest.slot, isToday: slotAge != nil)
    let words = [measured, slotAge?.phrase].compactMap(\.self)
    return [
      .fixed(2, OneLine(Columns(spacing: 2, figures))), .space(1),
      .fixed(1, Label(words.joined(separator: environment.symbols.separator))),
    ]
  }

  private var note: [LayoutItem] {
    [.intrinsic(Paragraph(TravelTimesText.late, Style(.dim)))]
  }

  private var noticePart: [LayoutItem] { notice.map { [.intrinsic($0)] } ?? [] }

  /// How wide a column with times is.
  private func timeColumns(_ environment: Environment) -> Int {
    times.rows.flatMap { [$0.average, $0.least, $0.most] }.compactMap(\.self)
      .reduce(Self.leastWidth) {
        max($0, environment.columns(of: TravelTimesText.minutes($1)))
      }
  }

  /// Those of the table, with bars of the average where there are columns for them.
  private func columns(
    _ width: Int, bars: Int
  ) -> [ListColumn<TravelTime, NoColumn>] {
    func minutes(
      _ title: Phrase, rank: Int = 0, _ value: @escaping (TravelTime) -> Double?
    ) -> ListColumn<TravelTime, NoColumn> {
      ListColumn(title, .fixed(width), alignment: .trailing, rank: rank) { time, _ in
        TableRow.Cell(value(time).map(TravelTimesText.minutes) ?? Phrase(""))
      }
    }
    let longest = times.rows.map(\.average).max() ?? 0
    let bar =
      bars < Self.leastBars || longest <= 0
      ? nil
      : ListColumn<TravelTime, NoColumn>(Phrase(""), .fixed(bars), rank: 4) { time, environment in
        .bar(
          percent: Int(time.average * 100 / longest), columns: bars, Style(.tint1),
          environment.symbols)
      }
    return [
      ListColumn(TravelTimesText.slot, .flexible(minimum: 10, preferred: 10)) { time, _ in
        TableRow.Cell(time.slot.twelveHours)
      },
      bar,
      minutes(TravelTimesText.average, \.average), minutes(TravelTimesText.least, rank: 2, \.least),
      minutes(TravelTimesText.most, rank: 2, \.most),
      ListColumn(TravelTimesText.cars, .fixed(8), alignment: .trailing, rank: 3) { time, _ in
        TableRow.Cell(time.cars?.grouped ?? "", Style(.dim))
      },
    ].compactMap(\.self)
  }
}
