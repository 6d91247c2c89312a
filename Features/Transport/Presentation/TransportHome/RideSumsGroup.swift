import Phrases
import TerminalUI
import Time
import TransportDomain
import WalletDomain

/// What the rides of this month and of all months come to, and a bar for each month of half a year.
struct RideMonthGroup: CompositeWidget {
  let sums: RideSums

  private static let (labelColumns, countColumns, amountColumns) = (11, 8, 14)

  /// In fewer rows there are no bars, which would be too low to compare.
  private static let barRows = 4

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Group(
      TransportText.thisMonth,
      detail: sums.months.last?.start.monthPhrase,
      Rows(
        .fixed(1, line(TransportText.paid, sums.thisMonth, Style(bold: true))),
        .fixed(1, line(TransportText.inAll, sums.total, .plain)),
        .flexible(
          Adaptive { size, _ -> any Widget in size.rows >= Self.barRows ? bars : Blank() })))
  }

  private var bars: SmallBars {
    SmallBars(
      TransportText.paid,
      sums.months.map { month in
        SmallBars.Bar(
          month.start.shortMonthPhrase, month.sum.amount.amount,
          figure: month.sum.amount, label: month.sum.amount.brief,
          isCurrent: month == sums.months.last)
      })
  }

  private func line(
    _ text: Phrase, _ sum: RideSums.Sum, _ style: Style
  ) -> any Widget {
    OneLine(
      Columns(
        .fixed(Self.labelColumns, Label(text, Style(.dim))),
        .fixed(
          Self.countColumns,
          Label(TransportText.times(sum.count), style, alignment: .trailing)),
        .fixed(
          Self.amountColumns, Label(sum.amount, style, alignment: .trailing)),
        .gap))
  }
}

/// The routes that were taken most often; as many as fit.
struct RideRoutesGroup: CompositeWidget {
  let sums: RideSums

  private static let (countColumns, amountColumns) = (8, 13)

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let rows = sums.routes.prefix(max(size.rows - 1, 0)).map { route in
      OneLine(
        Columns(
          spacing: 1, .flexible(Label(route.text)),
          .fixed(
            Self.countColumns,
            Label(
              TransportText.times(route.sum.count), Style(.dim),
              alignment: .trailing)),
          .fixed(
            Self.amountColumns, Label(route.sum.amount, alignment: .trailing))))
    }
    return Group(TransportText.routes, Rows(rows.map { .fixed(1, $0) }))
  }
}

extension Day {
  /// Year and month, as 2026년 11월.
  fileprivate var monthPhrase: Phrase {
    Phrase(ko: "\(year)년 \(month)월", en: "\(Self.englishMonths[month - 1]) \(year)")
  }
}

/// The two places of the next ride, what it costs, and the button that calls it.
struct RideForm: CompositeWidget {
  let places: [TextField]
  /// The fare, the balance, and what comes of them.
  let amounts: [(name: Phrase, amount: Phrase, style: Style)]
  let call: Button
  /// That a taxi is being called, or what went wrong.
  let note: (any Widget)?

  private static let amountColumns = 13

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let lines = amounts.map { name, amount, style in
      OneLine(
        Columns(
          .flexible(Label(name, Style(.dim))),
          .fixed(Self.amountColumns, Label(amount, style, alignment: .trailing))))
    }
    var parts: [LayoutItem] = places.map { .fixed(1, $0) } + lines.map { .fixed(1, $0) }
    parts += [.space(1), .fixed(1, Columns(.intrinsic(call), .gap))]
    if let note { parts.append(.intrinsic(note)) }
    return Rows(parts)
  }
}
