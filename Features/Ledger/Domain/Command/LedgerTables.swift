public import Time
public import WalletDomain

/// The tables of a ledger inside one transaction, as commands read and change them.
public protocol LedgerTables {
  associatedtype Failure: Error

  /// The rows with these ids in this order, without those that are gone.
  func rows(_ ids: [LedgerRow.ID]) throws(Failure) -> [LedgerRow]
  func ids(in category: LedgerCategory) throws(Failure) -> [LedgerRow.ID]
  func ids(ofImport id: LedgerImport.ID) throws(Failure) -> [LedgerRow.ID]
  /// The name of its file.
  func file(ofImport id: LedgerImport.ID) throws(Failure) -> String?
  func allIDs() throws(Failure) -> [LedgerRow.ID]
  /// What a statement for this account brings; nil for a new one.
  func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) throws(Failure) -> StatementNews
  func settings() throws(Failure) -> LedgerSettings
  /// Whether the user may save settings.
  func maySave() throws(Failure) -> Bool
  /// The other parts of entries that are split, in ascending order of their ids.
  func parts(of rows: [LedgerRow.ID]) throws(Failure) -> [LedgerRow]

  func ids(
    inAccounts accounts: [LedgerAccount.ID]
  ) throws(Failure) -> [LedgerAccount.ID: [LedgerRow.ID]]
  /// The rows of an account in a state that are not later than the day.
  func ids(
    inAccount account: LedgerAccount.ID, _ state: EntryStatus.State, upTo day: Day
  ) throws(Failure) -> [LedgerRow.ID]
  func ids(lockedBy reconciliation: LedgerReconciliation.ID) throws(Failure) -> [LedgerRow.ID]
  /// What the rows of an account come to that are not later than the day; all of them if nil.
  func sums(of account: LedgerAccount.ID, upTo day: Day?) throws(Failure) -> AccountSums
  /// What the rows of accounts come to that are of days before these as `balances(around:)` has them: what was
  /// corrected is of the day that its statement has said, with all its parts.
  func sums(statedBefore days: [LedgerAccount.ID: Day]) throws(Failure) -> [LedgerAccount.ID: Won]
  /// What the rows of each account come to.
  func accountSums() throws(Failure) -> [LedgerAccount.ID: AccountSums]
  /// What accounts have of these days, and of the nearest days around them with a balance.
  func balances(
    around days: [LedgerAccount.ID: ClosedRange<Day>]
  ) throws(Failure) -> [LedgerAccount.ID: AccountBalances]
  /// In ascending order of their ids.
  func reconciliations(of accounts: [LedgerAccount.ID]) throws(Failure) -> [LedgerReconciliation]
  /// Of those of the rows that there are, with their amounts.
  func statuses(
    of ids: [LedgerRow.ID]
  ) throws(Failure) -> [LedgerRow.ID: (status: EntryStatus, amount: Won)]

  /// Those of the rows that this command keeps since they were removed, in ascending order of their ids.
  func kept(_ ids: [LedgerRow.ID]) throws(Failure) -> [LedgerRow]
  /// Those of the categories that have rows, or of which a command of another member keeps some.
  func used(_ categories: [LedgerCategory]) throws(Failure) -> Set<LedgerCategory>
  /// Those of the accounts of which a command of another member keeps rows.
  func othersKeep(in accounts: [LedgerAccount.ID]) throws(Failure) -> Set<LedgerAccount.ID>
  /// How many rows are the same entry as each of these, which are in the ledger no more; see `EntryTwins`.
  func twins(of rows: [LedgerRow]) throws(Failure) -> [LedgerRow.ID: Int]

  /// The links of these rows, also those that were refused, in ascending order of their ids.
  func links(of rows: [LedgerRow.ID]) throws(Failure) -> [EntryLink]
  /// Those of the links with these ids that there are, in ascending order.
  func links(_ ids: [EntryLink.ID]) throws(Failure) -> [EntryLink]
  /// The links with an entry that was made for them in one of these accounts.
  func madeLinks(in accounts: [LedgerAccount.ID]) throws(Failure) -> [EntryLink]

  /// Notes how many rows of a change are done; throws if the user has cancelled it.
  func reach(_ done: Int, of total: Int) throws(Failure)
  /// Notes that so many rows are done with of a change that has several parts.
  mutating func pass(_ count: Int)

  /// Adds rows, and returns their ids in this order, in which they ascend.
  mutating func insert(_ rows: [NewRow]) throws(Failure) -> [LedgerRow.ID]
  /// Makes rows that this command has added parts of others that came before them.
  mutating func divide(_ parts: [NewPart]) throws(Failure)
  /// Begins an import of so many entries into an account.
  mutating func insertImport(
    file: String, time: Int64, total: Int, into account: LedgerAccount.ID
  ) throws(Failure) -> LedgerImport.ID
  /// Gives rows other marks; they are in ascending order of their ids, in which an index is changed
  /// fastest.
  mutating func mark(_ rows: [(row: LedgerRow, marks: LedgerMarks)]) throws(Failure)
  /// Gives rows other facts; those of the wallet keep theirs, and those that are locked day and amount.
  mutating func correct(_ rows: [LedgerCorrection]) throws(Failure)
  /// Adds links, and returns them with their ids, which ascend in this order.
  mutating func insert(_ links: [EntryLink]) throws(Failure) -> [EntryLink]
  /// Puts links in the place of others; one that comes again has the id that it had.
  mutating func change(_ links: [LinkChange]) throws(Failure)
  /// Takes rows away with the links that were refused for them, and keeps them as long as the history may bring them back.
  mutating func remove(_ ids: IDRanges) throws(Failure)
  mutating func bringBack(_ ids: IDRanges) throws(Failure)
  /// Keeps these rows no longer.
  mutating func forget(_ ids: IDRanges) throws(Failure)
  mutating func save(_ settings: LedgerSettings) throws(Failure)
  mutating func place(_ ids: IDRanges, as status: EntryStatus) throws(Failure)
  /// Gives rows a status each.
  mutating func place(_ rows: [(id: LedgerRow.ID, status: EntryStatus)]) throws(Failure)
  /// Adds reconciliations, and returns them with their ids, which ascend in this order.
  mutating func insert(
    _ reconciliations: [NewReconciliation]
  ) throws(Failure) -> [LedgerReconciliation]
  /// In ascending order of their ids.
  mutating func bringBack(_ reconciliations: [LedgerReconciliation]) throws(Failure)
  /// None of their rows is locked any more.
  mutating func remove(_ reconciliations: [LedgerReconciliation]) throws(Failure)
}

/// An entry that is added to the ledger.
public struct NewRow {
  public let entry: LedgerEntry
  public let account: LedgerAccount.ID
  public let origin: LedgerOrigin
  /// Nil if it is of none.
  public var importID: LedgerImport.ID?
  /// The first part of the entry of which it is one, in the same account; nil if it is none.
  public var partOf: LedgerRow.ID?
}

/// A row that becomes a part, in ascending order of the ids.
public typealias NewPart = (id: LedgerRow.ID, row: NewRow)

/// A statement of an account whose rows are locked.
public struct NewReconciliation {
  public let account: LedgerAccount.ID
  public let statement: AccountStatement
  public let count: Int
  public let time: Int64
}

extension LedgerTables {
  func ids(inAccount account: LedgerAccount.ID) throws(Failure) -> [LedgerRow.ID] {
    try ids(inAccounts: [account])[account] ?? []
  }

  func lastReconciliation(of account: LedgerAccount.ID) throws(Failure) -> LedgerReconciliation? {
    try reconciliations(of: [account]).last
  }

  /// Adds entries of one origin to accounts, and returns their ids in this order, in which they ascend.
  mutating func insert(
    _ entries: [(entry: LedgerEntry, account: LedgerAccount.ID)], _ origin: LedgerOrigin,
    importID: LedgerImport.ID?
  ) throws(Failure) -> [LedgerRow.ID] {
    try insert(
      entries.map {
        NewRow(entry: $0.entry, account: $0.account, origin: origin, importID: importID)
      })
  }

  /// Removes rows, and returns what they were and which others are the same entries.
  mutating func takeAway(_ rows: [LedgerRow]) throws(Failure) -> EnteredRows {
    try remove(IDRanges(rows.map(\.id)))
    return EnteredRows(rows, twins: try twins(of: rows))
  }
}

/// Ids of rows, kept as the ranges that they make.
public struct IDRanges: Codable, Hashable, Sendable {
  /// In ascending order, with gaps between them.
  public private(set) var ranges: [ClosedRange<Int64>] = []

  public init(_ ids: some Sequence<Int64>) {
    for id in ids.sorted() {
      if let last = ranges.last, id <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(id, last.upperBound)
      } else {
        ranges.append(id...id)
      }
    }
  }

  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  var first: Int64? { ranges.first?.lowerBound }

  func contains(_ id: Int64) -> Bool { ranges.contains { $0.contains(id) } }

  /// In ascending order.
  public var ids: [Int64] { ranges.flatMap(Array.init) }
}
