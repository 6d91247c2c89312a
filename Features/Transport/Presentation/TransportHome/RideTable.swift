import Editing
import Phrases
import TerminalUI
import Time
import TransportDomain
import WalletDomain

/// The rides with a column for each thing that is known of them.
struct RideTable: CompositeWidget {
  let rides: Listing<Receipt>
  let today: Day
  let list: ListControls<Listing<Receipt>>

  /// In fewer columns amounts get only what they need, since every column shows more of a route.
  private static let roomForAmounts = 46

  func content(in size: Size, _ environment: Environment) -> any Widget {
    func widest(_ title: Phrase, _ text: (Receipt) -> some Phrased) -> Int {
      // The title may have the sign of the order behind it.
      rides.rows.reduce(environment.columns(of: title) + 2) {
        max($0, environment.columns(of: text($1)))
      }
    }
    let day = { [today] (ride: Receipt) in
      Moment(milliseconds: ride.time).day.phrase(today: today)
    }
    let time = { (ride: Receipt) in Moment(milliseconds: ride.time).twelveHours }
    let amounts = rides.rows.map { environment.columns(of: $0.amount.figures) }
    let amountTitle = environment.columns(of: TransportText.paid.counted(in: Won.unit)) + 2
    let leastAmount =
      size.columns < Self.roomForAmounts ? environment.columns(of: Won.unit) + 2 : amountTitle
    let route = min(widest(TransportText.route, \.text), 24)
    return list.table(
      rides,
      columns: [
        ListColumn(TransportText.date, .fixed(widest(TransportText.date, day)), sorts: .time) {
          ride, _ in
          .init(day(ride), Style(.dim))
        }.saidOnce(),
        ListColumn(TransportText.time, .fixed(widest(TransportText.time, time)), rank: 2) {
          ride, _ in
          .init(time(ride), Style(.dim))
        },
        ListColumn(
          TransportText.route, .flexible(minimum: 8, preferred: route), sorts: .route
        ) { ride, _ in .init(ride.text) },
        ListColumn(
          TransportText.paid, .fixed(max(amounts.max() ?? 0, leastAmount)),
          alignment: .trailing, sorts: .amount
        ) { ride, _ in .init(ride.amount.figures, spoken: ride.amount) }.counted(in: Won.unit),
        ListColumn(
          TransportText.number, .fixed(widest(TransportText.number) { "\($0.number)" } - 2),
          alignment: .trailing, rank: 3
        ) { ride, _ in .init("\(ride.number)", Style(.dim)) },
      ], in: environment)
  }
}
