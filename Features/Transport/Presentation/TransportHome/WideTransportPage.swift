import Editing
import Phrases
import TerminalUI
import Time
import TransportDomain
import WalletDomain

/// The next ride and the sums of the rides before it, beside these rides as a table.
struct WideTransportPage: CompositeWidget {
  let form: RideForm
  /// What Tab reaches first: the button, then the rides, as in a narrow window.
  let first: [any Responder]
  let rides: Listing<Receipt>
  /// Nil before the rides were read.
  let sums: RideSums?
  let today: Day
  let list: ListControls<Listing<Receipt>>

  /// The least room for it.
  static let room = Size(columns: 92, rows: 14)
  /// The columns of the left part, of which the rides may take some, and those of a receipt.
  private static let (columns, fewestColumns, receiptColumns) = (40...56, 36, 44)
  /// From so many columns on the selected ride's receipt is beside the rides.
  private static let roomForReceipt = 146
  /// The rows of the sums of months, and more where there is room.
  private static let (monthRows, tallMonthRows, roomForTallMonths) = (10, 14, 36)
  /// The least rows of the sums of months, whose bars give way to the form.
  private static let fewMonthRows = 5
  /// The least rows of the sums of routes.
  private static let routeRows = 2
  private static let spacing = 1

  /// Whether the rides beside the form have all that they have without it.
  func fits(in size: Size, _ environment: Environment) -> Bool {
    size.columns >= Self.room.columns && size.rows >= Self.room.rows
      && Self.fewestColumns + needed(environment) <= size.columns
  }

  /// The columns of the group of rides, and of the space before it.
  private func needed(_ environment: Environment) -> Int {
    guard rides.count > 0 else { return 0 }
    return Self.spacing + RideWidths(rides.rows, today: today, in: environment).needed
      + Canvas.insetColumns
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let needed = needed(environment)
    let most = min(max(size.columns / 3, Self.columns.lowerBound), Self.columns.upperBound)
    let left = max(min(most, size.columns - needed), Self.fewestColumns)
    let newRide = Group(TransportText.newRide, form)
    let formRows = newRide.size(in: Size(columns: left, rows: size.rows), environment).rows
    let below = size.rows - formRows - Self.spacing
    var parts: [LayoutItem] = [.intrinsic(newRide)]
    if let sums, sums.total.count > 0, below >= Self.fewMonthRows {
      let isTall = size.rows >= Self.roomForTallMonths
      let rows = min(isTall ? Self.tallMonthRows : Self.monthRows, below)
      parts.append(.fixed(rows, RideMonthGroup(sums: sums)))
      parts.append(
        .flexible(
          Adaptive { size, _ -> any Widget in
            size.rows >= Self.routeRows ? RideRoutesGroup(sums: sums) : Blank()
          }))
    } else {
      parts.append(.gap)
    }
    var columns: [LayoutItem] = [
      .fixed(left, Rows(spacing: Self.spacing, parts)), .flexible(group),
    ]
    let receiptRoom = left + needed + Self.spacing + Self.receiptColumns
    if size.columns >= max(Self.roomForReceipt, receiptRoom), let ride = rides.selected {
      let receipt = Group(TransportText.receipt, ReceiptLines(receipt: ride))
      columns.append(.fixed(Self.receiptColumns, Rows(.intrinsic(receipt), .gap)))
    }
    return FocusOrder(
      Columns(spacing: 1, columns), first: first)
  }

  private var group: any Widget {
    let title = TransportText.rides
    guard let sums else { return Group(title, Blank()) }
    guard rides.count > 0 else {
      return Group(title, Paragraph(TransportText.noRides, Style(.dim)))
    }
    let words = [
      TransportText.times(sums.total.count), sums.total.amount.phrase,
    ]
    return Group(
      title, detail: words.joined(separator: " · "),
      RideTable(rides: rides, today: today, list: list))
  }
}
