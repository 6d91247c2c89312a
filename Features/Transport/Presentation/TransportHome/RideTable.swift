import Phrases
import Search
import TerminalUI
import Time
import TransportDomain
import WalletDomain

/// The rides with a column for each thing that is known of them.
struct RideTable: CompositeWidget {
  let rides: [Receipt]
  let today: Day
  let list: ListState
  let sorting: SortControls<RideColumn>

  /// What the columns of the table sort by; nil for one that has no order of its own.
  private static let sorts: [RideColumn?] = [.time, nil, .route, .amount, nil]

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let rows = Table(
      TransportText.rides.text(language), list, columns: columns(environment), count: rides.count,
      onChooseColumn: { [sorting] index in
        if let column = Self.sorts[index] { sorting.choose(column, in: language) }
      }
    ) { [rides, today] index in
      let ride = rides[index]
      let moment = Moment(milliseconds: ride.time)
      return TableRow([
        .init(moment.day.phrase(today: today), Style(.dim)),
        .init(moment.twelveHours, Style(.dim)), .init(ride.text),
        .init(ride.amount),
        .init("\(ride.id)", Style(.dim)),
      ])
    }
    return rows
  }

  private func columns(_ environment: Environment) -> [TableColumn] {
    func widest(_ title: TransportText, _ text: (Receipt) -> some Phrased) -> Int {
      // The title may have the sign of the order behind it.
      rides.reduce(environment.columns(of: title) + 2) {
        max($0, environment.columns(of: text($1)))
      }
    }
    let day = widest(.date) { Moment(milliseconds: $0.time).day.phrase(today: today) }
    let time = widest(.time) { Moment(milliseconds: $0.time).twelveHours }
    let route = widest(.route, \.text)
    return [
      TableColumn(TransportText.date, .fixed(day), order: sorting.order(of: .time)),
      TableColumn(TransportText.time, .fixed(time), rank: 2),
      TableColumn(
        TransportText.route, .flexible(minimum: 8, preferred: min(route, 24)),
        order: sorting.order(of: .route)),
      TableColumn(
        TransportText.paid, .fixed(widest(.paid, \.amount)),
        alignment: .trailing, order: sorting.order(of: .amount)),
      TableColumn(
        TransportText.number, .fixed(widest(.number) { "\($0.id)" } - 2),
        alignment: .trailing, rank: 3),
    ]
  }
}
