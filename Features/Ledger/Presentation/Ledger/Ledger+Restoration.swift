import Editing
import LedgerDomain
import RIBs
import Search
import Time

extension Ledger.Model {
  /// The selected row, the query, and which view shows it.
  var restorationState: RestorationState {
    let query = listing.query
    var restoration = listing.rows.restorationState
    restoration["category"] = query.category?.rawValue
    restoration["account"] = query.account?.rawValue
    restoration["month"] = query.month.map { "\($0.rawValue)" }
    restoration["days"] = query.month == nil ? query.period?.restoration : nil
    restoration["payee"] = query.payee
    restoration["bars"] = chart.detail == .days ? nil : chart.detail.rawValue
    restoration["end"] = chart.end.map { "\($0.rawValue)" }
    restoration["view"] = front == .table ? nil : front.rawValue
    return restoration
  }

  mutating func restore(_ restoration: RestorationState) {
    func month(_ name: String) -> LedgerMonth? {
      restoration[name].flatMap { Int($0) }.flatMap(LedgerMonth.init(rawValue:))
    }
    listing.rows.query = LedgerQuery(
      category: restoration["category"].map(LedgerCategory.init(rawValue:)),
      month: month("month"),
      account: restoration["account"].map(LedgerAccount.ID.init(rawValue:)),
      period: LedgerPeriod(restoration: restoration["days"]), payee: restoration["payee"])
    listing.rows.restore(restoration.withSort)
    chart.detail = restoration["bars"].flatMap(LedgerChart.Detail.init(rawValue:)) ?? .days
    if let end = month("end") { chart.show(upTo: end) }
    front = restoration["view"].flatMap(Ledger.Front.init(rawValue:)) ?? .table
  }
}

extension LedgerPeriod {
  /// As 20260601-20261130.
  fileprivate var restoration: String { "\(days.lowerBound.rawValue)-\(days.upperBound.rawValue)" }

  fileprivate init?(restoration: String?) {
    let days = (restoration ?? "").split(separator: "-").compactMap {
      Int($0).flatMap(Day.init(rawValue:))
    }
    guard days.count == 2, days[0] <= days[1] else { return nil }
    self.init(days[0]...days[1])
  }
}

extension RestorationState {
  /// The same with the order that a former version has remembered in words of its own.
  fileprivate var withSort: RestorationState {
    guard self["sort"] == nil, let order = self["order"].flatMap(LedgerOrder.init(rawValue:)) else {
      return self
    }
    var restoration = self
    let texts: TextOrder = self["texts"] == "latin" ? .latinFirst : .hangulFirst
    restoration["sort"] = LedgerQuery(order: order, texts: texts).sort.restoration
    return restoration
  }
}
