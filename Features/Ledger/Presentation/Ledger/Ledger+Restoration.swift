import Editing
import LedgerDomain
import RIBs
import Search

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
      account: memory["account"].map(LedgerAccount.ID.init(rawValue:)))
    listing.rows.restore(
      query, selection: memory["row"].flatMap { Int($0) } ?? 0,
      selectedID: memory["id"].flatMap { Int64($0) })
    if let end = month("end") { chart.show(upTo: end) }
    front = memory["view"].flatMap(Ledger.Front.init(rawValue:)) ?? .table
  }
}
