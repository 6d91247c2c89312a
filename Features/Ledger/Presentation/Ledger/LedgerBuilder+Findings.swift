public import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
public import TerminalUI
public import Time
import WalletDomain

/// What Ctrl-P finds of the ledger.
extension LedgerBuilder {
  /// What it offers of the ledger and of the lists that it opens.
  public static let commands =
    [.sort, Ledger.entry, Ledger.mark, Ledger.otherView]
    + (Ledger.first + Ledger.ofRows + Ledger.ofEntries + Ledger.ofMonths + Ledger.ofChosen
    + Ledger.ofLists).elsewhere()
  public static let budgetCommands =
    [.sort, Budgets.edit] + (Budgets.ofRows + Budgets.ofMonths).elsewhere()
  public static let linkCommands = [Links.take] + Links.commands.elsewhere()

  /// The categories and the entries of `ledger`.
  public static func findings(
    in ledger: LedgerUseCases, clock: any WallClock
  ) -> [FinderSource] {
    [categories(of: ledger), entries(of: ledger) { Day(milliseconds: clock.now) }]
  }

  private static func categories(of ledger: LedgerUseCases) -> FinderSource {
    .listed(LedgerText.categorise) {
      ledger.state.value.settings.categories.list.map { category in
        let place = NavigationPath(Link(["finance", "ledger"]), ["category": category.id.rawValue])
        return FinderItem(category.phrase, target: .place("\(place)"))
      }
    }
  }

  /// The entries open in the list of what their text finds, and those of an amount in the list of all.
  private static func entries(
    of ledger: LedgerUseCases, today: @escaping @MainActor () -> Day
  ) -> FinderSource {
    .asked(LedgerText.kind) { text, count in
      let today = today()
      // A single letter stands in a great part of a long ledger.
      guard text.count > 1 else { return [] }
      var items = await exact(text, count, in: ledger, today)
      let known = Set(items.map(\.row))
      let found = await FindQuery.rows(count, for: text, names: names) { part, count in
        (try? await ledger.list(LedgerQuery(search: part), 0..<count))?.rows ?? []
      }
      for (row, part, position) in found where !known.contains(row) {
        items.append((row, item(row, in: LedgerQuery(search: part), at: position, today)))
      }
      if items.isEmpty { return await ofMerchant(like: text, count, in: ledger, today) }
      return items.map(\.item)
    }
  }

  /// The newest entries of a merchant that the text names in another script than they do.
  private static func ofMerchant(
    like text: String, _ count: Int, in ledger: LedgerUseCases, _ today: Day
  ) async -> [FinderItem] {
    let names = BuiltInRules.merchant(like: text) ?? []
    for name in names where !Task.isCancelled {
      let query = LedgerQuery(search: name)
      let rows = (try? await ledger.list(query, 0..<count))?.rows ?? []
      guard rows.isEmpty else {
        return rows.enumerated().map { item($1, in: query, at: $0, today, otherNames: names) }
      }
    }
    return []
  }

  /// The newest entries with exactly this text or amount.
  private static func exact(
    _ text: String, _ count: Int, in ledger: LedgerUseCases, _ today: Day
  ) async -> [(row: LedgerRow, item: FinderItem)] {
    var items: [(row: LedgerRow, item: FinderItem)] = []
    for row in (try? await ledger.exact(text, count)) ?? [] {
      let query = LedgerQuery(search: row.isNamed(text) ? text : "")
      let position = try? await ledger.position(row.id, query)
      items.append((row, item(row, in: query, at: position ?? 0, today)))
    }
    return items
  }

  private static func item(
    _ row: LedgerRow, in query: LedgerQuery, at position: Int, _ today: Day,
    otherNames: [String] = []
  ) -> FinderItem {
    var restoration: RestorationState = ["row": "\(position)", "id": "\(row.id)"]
    restoration["search"] = query.isSearch ? query.search : nil
    let amounts =
      Language.allCases.map(row.amount.text) + ["\(row.amount.amount.magnitude)"]
    return FinderItem(
      row.text, detail: facts(row.entry, today), shortDetail: row.entry.signedAmount,
      words: [row.note] + amounts + otherNames,
      place: "\(NavigationPath(Link(["finance", "ledger"]), restoration))")
  }

  private static func names(of row: LedgerRow) -> [String] { [row.text, row.note] }

  private static func facts(_ entry: LedgerEntry, _ today: Day) -> Phrase {
    [entry.day.phrase(today: today), entry.signedAmount].joined(separator: "  ")
  }
}
