import Editing
public import LedgerDomain
import Phrases
import RIBs
import Search
public import TerminalUI

/// What Ctrl-P finds of the ledger.
extension LedgerBuilder {
  public static let commands: [ScreenCommand] = [
    ScreenCommand("a", LedgerText.add.phrase),
    ScreenCommand("i", LedgerText.importing.phrase),
    ScreenCommand("x", LedgerText.exporting.phrase),
    ScreenCommand("/", LedgerText.find.phrase),
    ScreenCommand("m", LedgerText.month.phrase),
    ScreenCommand("f", LedgerText.onlyCategory.phrase),
    ScreenCommand("v", LedgerText.onlyAccount.phrase),
    ScreenCommand("s", SortText.sort.phrase),
    ScreenCommand("t", LedgerText.otherView.phrase),
    ScreenCommand("C", LedgerText.categories.phrase),
    ScreenCommand("r", LedgerText.rules.phrase),
    ScreenCommand("I", LedgerText.imports.phrase),
    ScreenCommand("=", LedgerText.reconcile.phrase),
    ScreenCommand("b", BudgetText.title.phrase),
    ScreenCommand("K", LedgerText.accounts.phrase),
    ScreenCommand("L", LedgerText.locks.phrase),
    ScreenCommand("M", LedgerText.toAccount.phrase, isForRow: true),
    ScreenCommand("c", LedgerText.categorise.phrase, isForRow: true),
    ScreenCommand("n", LedgerText.note.phrase, isForRow: true),
    ScreenCommand("d", LedgerText.delete.phrase, isForRow: true),
    ScreenCommand("u", EditingText.undo.phrase),
    ScreenCommand("U", EditingText.redo.phrase),
  ]

  /// The entries of `ledger`; they open in the list of what their text finds.
  public static func findings(in ledger: LedgerUseCases) -> FinderSource {
    .asked(LedgerText.kind.phrase) { text in
      // A single letter stands in a great part of a long ledger.
      guard text.count > 1 else { return [] }
      let found = await FindQuery.rows(FinderSource.limit, for: text, names: names) { part, count in
        (try? await ledger.list(LedgerQuery(search: part), 0..<count))?.rows ?? []
      }
      return found.map { row, part, position in
        let place = Place(
          Link(["finance", "ledger"]), ["search": part, "row": "\(position)", "id": "\(row.id)"])
        return FinderItem(row.text, detail: facts(row.entry), place: "\(place)")
      }
    }
  }

  private static func names(of row: LedgerRow) -> [String] { [row.text, row.note] }

  private static func facts(_ entry: LedgerEntry) -> Phrase {
    Phrase(
      ko: "\(entry.day) \(entry.signedAmount(.korean))",
      en: "\(entry.day) \(entry.signedAmount(.english))")
  }
}
