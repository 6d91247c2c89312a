public import Time
public import WalletDomain

/// For rows that were removed, counts the rows still in the ledger that are the same entry.
///
/// They are so by the rules of `EntryRecognition`: a statement that is imported again brings what is missing,
/// and what is brought back then by undoing would be there twice. Of two rows that were written by hand each
/// is one of its own.
public struct EntryTwins {
  /// Rows of which the same others are twins.
  struct Kind: Hashable {
    let fingerprint: EntryFingerprint
    let bank: BankRecord?
    let account: LedgerAccount.ID
    let importID: LedgerImport.ID?
    let origin: LedgerOrigin
    let isPart: Bool

    init(_ row: LedgerRow) {
      fingerprint = EntryFingerprint(row.entry)
      bank = row.entry.bank
      account = row.account
      importID = row.importID
      origin = row.origin
      isPart = row.partOf != nil
    }
  }

  private let rows: [LedgerRow]
  private let places: Set<EntryPlace>
  private let imports: [LedgerImport.ID: LedgerAccount.ID]
  private var found: [EntryFingerprint: [EntryRecognition.Row]] = [:]

  /// `imports` are the accounts into which imports went.
  public init(of rows: [LedgerRow], _ imports: [LedgerImport.ID: LedgerAccount.ID]) {
    self.rows = rows
    self.imports = imports
    places = Set(rows.map { EntryFingerprint($0.entry) }.map { EntryPlace($0.day, $0.amount) })
  }

  /// The first and the last day of the rows; nil without rows.
  public var days: ClosedRange<Day>? { places.days }

  /// Whether a row of this day and amount may be a twin.
  public func mayHave(_ day: Day, _ amount: Won) -> Bool {
    places.contains(EntryPlace(day, amount))
  }

  /// Takes a row of the ledger.
  public mutating func take(_ row: EntryRecognition.Row, as fingerprint: EntryFingerprint) {
    found[fingerprint, default: []].append(row)
  }

  /// How many twins each row has.
  public var counts: [LedgerRow.ID: Int] {
    var counts: [LedgerRow.ID: Int] = [:]
    for row in rows {
      let one = EntryRecognition.Row(row, importedInto: row.importID.flatMap { imports[$0] })
      counts[row.id] = found[EntryFingerprint(row.entry), default: []].count { one.isTwin(of: $0) }
    }
    return counts
  }
}

/// A day and an amount, by which most rows are told apart.
struct EntryPlace: Hashable {
  let day: Day
  let amount: Won

  init(_ day: Day, _ amount: Won) {
    self.day = day
    self.amount = amount
  }

  init(_ entry: LedgerEntry) { self.init(entry.day, entry.amount) }
}

extension Set<EntryPlace> {
  /// The first and the last day; nil if it is empty.
  var days: ClosedRange<Day>? {
    let days = map(\.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }
}

extension EntryRecognition.Row {
  fileprivate func isTwin(of other: Self) -> Bool {
    guard origin != .wallet, other.origin != .wallet, !isPart, !other.isPart,
      origin == .imported || other.origin == .imported
    else { return false }
    if let bank, let others = other.bank, bank.contradicts(others) { return false }
    return belongs(to: other.account) || other.belongs(to: account) || isInNone || other.isInNone
  }
}

/// A day and an amount in another currency, which a purchase has in each file whatever it comes to in won.
struct ForeignPlace: Hashable {
  private let day: Day
  private let currency: String
  private let amount: String

  /// Nil without such an amount.
  init?(_ day: Day, _ bank: BankRecord?) {
    guard let foreign = bank?.foreign else { return nil }
    var amount = foreign.filter { $0.isNumber || $0 == "." }
    if amount.contains(".") {
      // As 20.00 in one file, and 20 in another.
      while amount.last == "0" { amount.removeLast() }
      if amount.last == "." { amount.removeLast() }
    }
    guard !amount.isEmpty else { return nil }
    self.day = day
    self.amount = amount
    currency = foreign.filter(\.isLetter).uppercased()
  }
}
