import Editing
public import LedgerDomain
import Phrases
import RIBs
import Search
import Store
public import TerminalUI
import WalletDomain

/// What Ctrl-P finds of the ledger.
extension LedgerBuilder {
  public static let commands: [ScreenCommand] = [
    ScreenCommand("a", LedgerText.add.phrase, words: ["내역 추가", "add entry", "new entry"]),
    ScreenCommand("i", LedgerText.importing.phrase, words: ["불러오기", "load", "bank statement"]),
    ScreenCommand("x", LedgerText.exporting.phrase, words: ["저장", "save", "CSV"]),
    ScreenCommand("/", LedgerText.find.phrase, words: ["찾기", "find"]),
    ScreenCommand("m", LedgerText.month.phrase, words: ["기간", "period"]),
    ScreenCommand("f", LedgerText.onlyCategory.phrase),
    ScreenCommand("v", LedgerText.onlyAccount.phrase),
    ScreenCommand("s", SortText.sort.phrase, words: ["순서", "arrange"]),
    ScreenCommand("t", LedgerText.otherView.phrase, words: ["차트", "그래프", "chart", "graph"]),
    ScreenCommand(
      "C", LedgerText.categories.phrase,
      words: ["분류", "분류 추가", "합치기", "category", "new category", "merge", "rename"]),
    ScreenCommand(
      "r", LedgerText.rules.phrase,
      words: ["자동 분류", "규칙 추가", "automatic", "new rule", "add a rule"]),
    ScreenCommand(
      "I", LedgerText.imports.phrase, words: ["가져온 내역 삭제", "remove the import", "files"]),
    ScreenCommand(
      "=", LedgerText.reconcile.phrase,
      words: ["맞추기", "대사", "확인됨", "statement balance", "mark as cleared", "cleared"]),
    ScreenCommand("b", BudgetText.title.phrase),
    ScreenCommand("K", LedgerText.accounts.phrase, words: ["통장", "bank account"]),
    ScreenCommand("L", LedgerText.locks.phrase),
    ScreenCommand("M", LedgerText.toAccount.phrase, isForRow: true),
    ScreenCommand("c", LedgerText.categorise.phrase, words: ["분류", "category"], isForRow: true),
    ScreenCommand("n", LedgerText.note.phrase, words: ["적기", "memo", "comment"], isForRow: true),
    ScreenCommand("d", LedgerText.delete.phrase, words: ["제거", "remove"], isForRow: true),
    ScreenCommand("u", EditingText.undo.phrase, words: ["실행 취소", "revert"]),
    ScreenCommand("U", EditingText.redo.phrase, words: ["되살리기", "repeat"]),
  ]

  /// The categories and the entries of `ledger`.
  public static func findings(in ledger: LedgerUseCases) -> [FinderSource] {
    [categories(of: ledger), entries(of: ledger)]
  }

  private static func categories(of ledger: LedgerUseCases) -> FinderSource {
    .listed(LedgerText.categorise.phrase) {
      ledger.state.value.settings.categories.list.map { category in
        let place = Place(Link(["finance", "ledger"]), ["category": category.id.rawValue])
        return FinderItem(category.phrase, target: .place("\(place)"))
      }
    }
  }

  /// The entries open in the list of what their text finds, and those of an amount in the list of all.
  private static func entries(of ledger: LedgerUseCases) -> FinderSource {
    .asked(LedgerText.kind.phrase) { text in
      // A single letter stands in a great part of a long ledger.
      guard text.count > 1 else { return [] }
      var items = await exact(text, in: ledger)
      let known = Set(items.map(\.row))
      let found = await FindQuery.rows(FinderSource.limit, for: text, names: names) { part, count in
        (try? await ledger.list(LedgerQuery(search: part), 0..<count))?.rows ?? []
      }
      for (row, part, position) in found where !known.contains(row) {
        items.append((row, item(row, in: LedgerQuery(search: part), at: position)))
      }
      if items.isEmpty { return await ofMerchant(like: text, in: ledger) }
      return items.map(\.item)
    }
  }

  /// The newest entries of a merchant that the text names in another script than they do.
  private static func ofMerchant(
    like text: String, in ledger: LedgerUseCases
  ) async -> [FinderItem] {
    let names = BuiltInRules.merchant(like: text) ?? []
    for name in names where !Task.isCancelled {
      let query = LedgerQuery(search: name)
      let rows = (try? await ledger.list(query, 0..<FinderSource.limit))?.rows ?? []
      guard rows.isEmpty else {
        return rows.enumerated().map { item($1, in: query, at: $0, otherNames: names) }
      }
    }
    return []
  }

  /// The newest entries with exactly this text or amount.
  private static func exact(
    _ text: String, in ledger: LedgerUseCases
  ) async -> [(row: LedgerRow, item: FinderItem)] {
    var items: [(row: LedgerRow, item: FinderItem)] = []
    for row in (try? await ledger.exact(text, FinderSource.limit)) ?? [] {
      let query = LedgerQuery(search: row.isNamed(text) ? text : "")
      let position = try? await ledger.position(row.id, query)
      items.append((row, item(row, in: query, at: position ?? 0)))
    }
    return items
  }

  private static func item(
    _ row: LedgerRow, in query: LedgerQuery, at position: Int, otherNames: [String] = []
  ) -> FinderItem {
    var memory: Memory = ["row": "\(position)", "id": "\(row.id)"]
    memory["search"] = query.isSearch ? query.search : nil
    let amounts =
      Language.allCases.map(row.amount.text) + ["\(row.amount.amount.magnitude)"]
    return FinderItem(
      row.text, detail: facts(row.entry), words: [row.note] + amounts + otherNames,
      place: "\(Place(Link(["finance", "ledger"]), memory))")
  }

  private static func names(of row: LedgerRow) -> [String] { [row.text, row.note] }

  private static func facts(_ entry: LedgerEntry) -> Phrase {
    Phrase(
      ko: "\(entry.day) \(entry.signedAmount(.korean))",
      en: "\(entry.day) \(entry.signedAmount(.english))")
  }
}
