public import WalletDomain

/// What the user does to the ledger; each can be undone.
public enum LedgerCommand: Hashable, Sendable {
  /// What is known to be no income has a link to no other entry from the start.
  case add(LedgerEntry, to: LedgerAccount.ID = .cash, as: EntryLink.Kind? = nil)
  /// Adds the entries of a statement that the ledger does not have yet; the account is for those of
  /// which the statement names none. It gets the opening balance unless it has one, or entries, and what
  /// the file says of it. An export has a book of its accounts, and its entries their links and locks. With
  /// `since` nothing is added if the ledger has another newest import.
  case addUnknown(
    [StatementEntry], file: String, to: AccountChoice = .existing(.imports), opening: Won? = nil,
    _ facts: AccountFacts = AccountFacts(), book: ExportBook? = nil,
    since: LedgerImport.ID? = nil)
  /// With an entry that is split go its parts; what one of them was goes to the first one.
  case delete([LedgerRow.ID])
  /// Gives a row what differs in two of its versions, of which the first is the one that the user has seen.
  ///
  /// What its statement has said stays known. Day and account of an entry that is split are those of all parts.
  case edit(LedgerRow, to: EntryEdit)
  /// Splits a row, or splits it otherwise: the first part is the row itself; one part alone joins it again.
  case split(LedgerRow, into: [EntryPart])
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
  /// Puts every row into the rule's category that the rule matches.
  case apply(LedgerRule)
  /// Puts the rows of `.other` into the categories of the rules.
  case applyRules
  case account(AccountCommand)
  /// Links entries, as far as they are still as they were proposed.
  case link([LinkProposal])
  /// Notes that entries are not to be linked like this.
  case refuse([LinkProposal])
  /// Removes the links of entries, and what was made for them.
  case unlink([LedgerRow.ID])
}

/// What a command has done.
public struct LedgerOutcome: Hashable, Sendable {
  /// In the order in which they were made.
  public let changes: [LedgerChange]
  /// How many rows were changed.
  public let count: Int
  /// The number of the command in the history; nil if it has changed nothing.
  public var command: Int64?
  /// The row that was added, if it was one.
  public let row: LedgerRow?
  /// What the only row says that was changed, or the file of an import; nil for several rows.
  public var subject: String?

  public init(
    _ changes: [LedgerChange], count: Int, row: LedgerRow? = nil
  ) {
    self.changes = changes
    self.count = count
    self.row = row
  }

  /// The settings before and after, of a command that may change them.
  var settings: Settings?

  struct Settings: Hashable {
    let before: LedgerSettings
    let after: LedgerSettings
  }

  /// The same with other changes.
  func with(_ changes: [LedgerChange]) -> Self {
    var outcome = LedgerOutcome(changes, count: count, row: row)
    (outcome.command, outcome.subject, outcome.settings) = (command, subject, settings)
    return outcome
  }

  func with(_ before: LedgerSettings, _ after: LedgerSettings) -> Self {
    var outcome = self
    outcome.settings = Settings(before: before, after: after)
    return outcome
  }
}
