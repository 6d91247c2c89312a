public import WalletDomain

/// What the user does to the ledger; each can be undone.
public enum LedgerCommand: Hashable, Sendable {
  case add(LedgerEntry, to: LedgerAccount.ID = .cash)
  /// Adds the entries of a statement that the ledger does not have yet; the account is for those of
  /// which the statement names none. It gets the opening balance unless it has one, or entries.
  case addUnknown(
    [StatedEntry], file: String, to: AccountChoice = .existing(.imports), opening: Won? = nil)
  case delete([LedgerRow.ID])
  /// Removes all that is left of an import.
  case takeBack(LedgerImport.ID)
  case categorise([LedgerRow.ID], LedgerCategory)
  /// An empty note is removed.
  case note([LedgerRow.ID], String)
  /// Saves settings if the stored ones still equal `over`, and then applies a rule to all rows
  /// that it matches.
  case save(LedgerSettings, over: LedgerSettings, applying: LedgerRule? = nil)
  /// Removes a category; its entries and rules get another one.
  case merge(LedgerCategory, into: LedgerCategory)
  /// Puts every row into the rule's category that the rule matches and that is not locked.
  case apply(LedgerRule)
  /// Puts the rows of `.other` into the categories of the rules.
  case applyRules
  case account(AccountCommand)
}
