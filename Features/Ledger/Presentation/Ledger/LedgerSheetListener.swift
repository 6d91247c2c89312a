import LedgerDomain
import Phrases
import RIBs
import Search

/// The parent of the sheets over the ledger, which detaches them at their end.
protocol LedgerSheetListener: Listener {
  /// What the sheet was for is stored, or is to be shown.
  func sheetDidEnd(_ outcome: Ledger.Outcome)
  /// The user has chosen something in a list, or written a note; returns once that is stored.
  ///
  /// The sheet stays meanwhile. A list ends by itself then; a note that is stored is detached.
  func sheetDidChoose(_ outcome: Ledger.Outcome, in list: Picker.Model?) async
  /// The user has sorted a list, which stays so.
  func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>)
  /// The user has pressed a key that does nothing with a row, for this reason.
  func sheetDidRefuse(_ reason: Phrase)
  /// The user has left the sheet, and nothing is to be done.
  func sheetDidClose()
}

extension LedgerSheetListener {
  func sheetDidChoose(_ outcome: Ledger.Outcome, in list: Picker.Model?) async {
    sheetDidEnd(outcome)
  }
  func sheetDidRefuse(_ reason: Phrase) {}
}

extension Ledger {
  /// What the user has done in a sheet.
  enum Outcome: Equatable {
    /// Has chosen the category of the chosen rows.
    case categorise(LedgerCategory)
    /// Has written the note of these rows, where the sheet showed the second one.
    case note(String, over: String, of: [LedgerRow.ID])
    /// Has chosen to see this category only; nil for all.
    case showCategory(LedgerCategory?)
    /// Has chosen to see this month only; nil for all.
    case showMonth(LedgerMonth?)
    /// Has chosen to see this account only; nil for all.
    case showAccount(LedgerAccount.ID?)
    /// Has chosen the account of the chosen rows.
    case move(to: LedgerAccount.ID)
    /// Has chosen as what the chosen rows are linked.
    case link([LinkProposal])
    case added(LedgerRow)
    case edited(LedgerRow, isChanged: Bool)
    /// Has split an entry into so many parts; one joins it again.
    case split(Int)
    /// Has chosen something in the lists of categories, rules and imports.
    case manage(Management)
    /// Has written so many entries into a file.
    case exported(Int, path: String)
  }
}
