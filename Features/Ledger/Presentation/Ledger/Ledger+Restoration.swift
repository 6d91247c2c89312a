import Editing
import LedgerDomain
import RIBs
import Search
import Time

extension Ledger.Model {
  /// The selected row, the query, and which view shows it.
  var restorationState: RestorationState {
    let query = listing.query
    var memory = RestorationState()
    if listing.selection > 0 { memory["row"] = "\(listing.selection)" }
    memory["id"] = listing.selectedID.map { "\($0)" }
    memory["order"] = query.order == .newestFirst ? nil : query.order.rawValue
    memory["texts"] = query.order.isByName && query.texts == .latinFirst ? "latin" : nil
    memory["category"] = query.category?.rawValue
    memory["account"] = query.account?.rawValue
    memory["month"] = query.month.map { "\($0.rawValue)" }
    memory["days"] = query.month == nil ? query.period?.memory : nil
    memory["payee"] = query.payee
    memory["bars"] = chart.detail == .days ? nil : chart.detail.rawValue
    memory["search"] = query.isSearch ? query.search : nil
    memory["end"] = chart.end.map { "\($0.rawValue)" }
    memory["view"] = front == .table ? nil : front.rawValue
    return memory
  }

  mutating func restore(_ memory: RestorationState) {
    func month(_ name: String) -> LedgerMonth? {
      memory[name].flatMap { Int($0) }.flatMap(LedgerMonth.init(rawValue:))
    }
    let query = LedgerQuery(
      order: memory["order"].flatMap(LedgerOrder.init(rawValue:)) ?? .newestFirst,
      texts: memory["texts"] == "latin" ? .latinFirst : .hangulFirst,
      category: memory["category"].map(LedgerCategory.init(rawValue:)),
      month: month("month"), search: memory["search"] ?? "",
      account: memory["account"].map(LedgerAccount.ID.init(rawValue:)),
      period: LedgerPeriod(memory: memory["days"]), payee: memory["payee"])
    listing.rows.restore(
      query, selection: memory["row"].flatMap { Int($0) } ?? 0,
      selectedID: memory["id"].flatMap { Int64($0) })
    chart.detail = memory["bars"].flatMap(LedgerChart.Detail.init(rawValue:)) ?? .days
    if let end = month("end") { chart.show(upTo: end) }
    front = memory["view"].flatMap(Ledger.Front.init(rawValue:)) ?? .table
  }
}

extension LedgerPeriod {
  /// As 20260601-20261130.
  fileprivate var memory: String { "\(days.lowerBound.rawValue)-\(days.upperBound.rawValue)" }

  fileprivate init?(memory: String?) {
    let days = (memory ?? "").split(separator: "-").compactMap {
      Int($0).flatMap(Day.init(rawValue:))
    }
    guard days.count == 2, days[0] <= days[1] else { return nil }
    self.init(days[0]...days[1])
  }
}
