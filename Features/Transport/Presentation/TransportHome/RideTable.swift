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

  /// The most columns of a route before other columns are hidden.
  private static let routeColumns = 24

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let (day, time) = (Self.day(today), Self.time)
    let widths = RideWidths(rides.rows, today: today, in: environment)
    let amount =
      widths.hasRoomForTitle(in: size.columns) ? widths.amount : widths.leastAmount
    let route = min(widths.route, Self.routeColumns)
    return list.table(
      rides,
      columns: [
        ListColumn(TransportText.date, .fixed(widths.date), sorts: .time) {
          ride, _ in
          .init(day(ride), Style(.dim))
        }.saidOnce(),
        ListColumn(TransportText.time, .fixed(widths.time), rank: 2) {
          ride, _ in
          .init(time(ride), Style(.dim))
        },
        ListColumn(
          TransportText.route, .flexible(minimum: 8, preferred: route), sorts: .route
        ) { ride, _ in .init(ride.text) },
        ListColumn(
          TransportText.paid, .fixed(amount),
          alignment: .trailing, sorts: .amount
        ) { ride, _ in .init(ride.amount.figures, spoken: ride.amount) }.counted(in: Won.unit),
        ListColumn(
          TransportText.number, .fixed(widths.number),
          alignment: .trailing, rank: 3
        ) { ride, _ in .init("\(ride.number)", Style(.dim)) },
      ], in: environment)
  }

  static func day(_ today: Day) -> (Receipt) -> Phrase {
    { Moment(milliseconds: $0.time).day.columnPhrase(today: today) }
  }

  static func time(_ ride: Receipt) -> Phrase { Moment(milliseconds: ride.time).twelveHours }
}

/// The columns that the rides need, each as wide as its texts and its title.
@MainActor struct RideWidths {
  let date: Int
  let time: Int
  let route: Int
  /// With the title and its unit, or with the unit alone.
  let amount: Int
  let leastAmount: Int
  let number: Int

  private static let spacing = 2
  /// What a table has in a window of 80 columns.
  private static let pageColumns = 76

  init(_ rides: some Collection<Receipt>, today: Day, in environment: Environment) {
    func widest(_ title: Phrase, _ text: (Receipt) -> some Phrased) -> Int {
      // The title may have the sign of the order behind it.
      rides.reduce(environment.columns(of: title) + 2) {
        max($0, environment.columns(of: text($1)))
      }
    }
    date = widest(TransportText.date, RideTable.day(today))
    time = widest(TransportText.time, RideTable.time)
    route = widest(TransportText.route, \.text)
    let amounts = rides.map { environment.columns(of: $0.amount.figures) }.max() ?? 0
    amount = max(amounts, environment.columns(of: TransportText.paid.counted(in: Won.unit)) + 2)
    leastAmount = max(amounts, environment.columns(of: Won.unit) + 2)
    number = widest(TransportText.number) { "\($0.number)" } - 2
  }

  /// In which all columns are whole.
  var all: Int { date + time + route + amount + number + 4 * Self.spacing }

  /// In which all columns are whole, but the title of the amounts.
  var least: Int { all - amount + leastAmount }

  /// In fewer columns in which routes are cut amounts get only what they need.
  private static let roomForTitle = 46

  /// Whether the title of the amounts hides no column and cuts no route; in few columns the number is hidden, and
  /// then the time.
  func hasRoomForTitle(in columns: Int) -> Bool {
    let hidden = [0, number + Self.spacing, number + time + 2 * Self.spacing]
    guard let whole = hidden.first(where: { columns >= least - $0 }) else {
      return columns >= Self.roomForTitle
    }
    return columns >= all - whole
  }

  /// In which the rides show all that they have in a window of 80 columns.
  var needed: Int { min(least, Self.pageColumns) }
}
