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
  /// In fewer rows there are only the figures.
  private static let rows = (table: 6, note: 9)

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let columns = columns(environment)
    let table = slots.table(times, columns: columns.all, in: environment)
    let tableColumns = Self.tableColumns + 3 * (columns.width - Self.leastWidth)
    if size.columns >= Self.wide,
      Split.hasRoom(for: Self.summaryColumns, tableColumns, in: size.columns)
    {
      let summary = Rows(summary(environment) + [.space(1)] + note + noticePart)
      return Split(
        summary, table, permil: 0, minimum: (Self.summaryColumns, tableColumns))
    }
    if size.rows < Self.rows.table {
      return Paragraph(figures.joined(separator: "  "), Style(bold: true))
    }
    var parts = summary(environment)
    if size.rows >= Self.rows.note { parts += note }
    parts = [.intrinsic(Rows(parts))]
    parts += [.space(1), .flexible(table, minimum: 1)]
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

  /// Those of the table, and how wide one with times is.
  private func columns(
    _ environment: Environment
  ) -> (all: [ListColumn<TravelTime, NoColumn>], width: Int) {
    let all = times.rows.flatMap { [$0.average, $0.least, $0.most] }.compactMap(\.self)
    let width = all.reduce(Self.leastWidth) {
      max($0, environment.columns(of: TravelTimesText.minutes($1)))
    }
    func minutes(
      _ title: Phrase, rank: Int = 0, _ value: @escaping (TravelTime) -> Double?
    ) -> ListColumn<TravelTime, NoColumn> {
      ListColumn(title, .fixed(width), alignment: .trailing, rank: rank) { time, _ in
        TableRow.Cell(value(time).map(TravelTimesText.minutes) ?? Phrase(""))
      }
    }
    let columns: [ListColumn<TravelTime, NoColumn>] = [
      ListColumn(TravelTimesText.slot, .flexible(minimum: 10, preferred: 10)) { time, _ in
        TableRow.Cell(time.slot.twelveHours)
      },
      minutes(TravelTimesText.average, \.average), minutes(TravelTimesText.least, rank: 2, \.least),
      minutes(TravelTimesText.most, rank: 2, \.most),
      ListColumn(TravelTimesText.cars, .fixed(8), alignment: .trailing, rank: 3) { time, _ in
        TableRow.Cell(time.cars?.grouped ?? "", Style(.dim))
      },
    ]
    return (columns, width)
  }
}
