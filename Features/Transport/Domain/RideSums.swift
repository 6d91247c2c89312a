public import Time
public import WalletDomain

/// How many rides were taken and what they cost: in all, month by month, and on each route.
public struct RideSums: Hashable, Sendable {
  public struct Sum: Hashable, Sendable {
    public private(set) var count = 0
    public private(set) var amount = Won.zero

    public init() {}

    fileprivate mutating func add(_ ride: Receipt) {
      count += 1
      amount = amount + ride.amount
    }
  }

  /// What was taken in a month.
  public struct Month: Hashable, Sendable {
    /// The first day of the month.
    public let start: Day
    public let sum: Sum
  }

  /// What was taken between the same two places, as the receipts name them.
  public struct Route: Hashable, Sendable {
    public let text: String
    public let sum: Sum
  }

  public let total: Sum
  /// In the order of time; the last one is that of today.
  public let months: [Month]
  /// From the most taken on; of those taken equally often the latest first.
  public let routes: [Route]

  /// The sums of rides from the latest on, with `monthCount` months.
  public init(_ rides: [Receipt], today: Day, monthCount: Int) {
    var total = Sum()
    var byMonth: [Day: Sum] = [:]
    var byRoute: [String: Sum] = [:]
    var texts: [String] = []
    for ride in rides {
      total.add(ride)
      byMonth[Day(milliseconds: ride.time).monthStart, default: Sum()].add(ride)
      if byRoute[ride.text] == nil { texts.append(ride.text) }
      byRoute[ride.text, default: Sum()].add(ride)
    }
    self.total = total
    var starts = [today.monthStart]
    while starts.count < monthCount, let start = starts.last?.previousMonthStart {
      starts.append(start)
    }
    months = starts.reversed().map { Month(start: $0, sum: byMonth[$0] ?? Sum()) }
    // Sorting is stable, so that the latest stay first.
    routes = texts.map { Route(text: $0, sum: byRoute[$0] ?? Sum()) }
      .sorted { $0.sum.count > $1.sum.count }
  }

  public var thisMonth: Sum { months.last?.sum ?? Sum() }
}

extension Day {
  fileprivate var monthStart: Day { Day(year: year, month: month, day: 1) ?? self }

  /// Of the month before; nil before the first month of the calendar.
  fileprivate var previousMonthStart: Day? {
    month > 1
      ? Day(year: year, month: month - 1, day: 1) : Day(year: year - 1, month: 12, day: 1)
  }
}
