public import Time
public import WalletDomain

/// Tells the entries of a statement that a ledger has already from new ones.
///
/// An entry is known if a row with its day, amount and text is in its account, or came into that by an
/// import and was moved since. Two banks may have equal entries, so that rows of other accounts do not
/// count, but for those that are in none: rows of imports before there were accounts, and rows that were
/// written by hand. Each row is one entry: a statement may have the same one twice.
///
/// An approval of a card and its cancellation are both left out unless the ledger has one of them.
public struct EntryRecognition {
  /// What is known of a row with the day, amount and text of an entry.
  public struct Row: Hashable, Sendable {
    let account: LedgerAccount.ID
    /// Into which account its import went; nil if it was not imported.
    let imported: LedgerAccount.ID?
    let origin: LedgerOrigin

    public init(
      in account: LedgerAccount.ID, importedInto imported: LedgerAccount.ID?, _ origin: LedgerOrigin
    ) {
      self.account = account
      self.imported = imported
      self.origin = origin
    }

    func belongs(to id: LedgerAccount.ID?) -> Bool {
      id != nil && (account == id || imported == id)
    }

    var isInNone: Bool {
      account == .imports || account == .cash && origin == .hand
    }
  }

  private let entries: [StatedEntry]
  private let chosen: LedgerAccount.ID?
  private let places: Set<EntryPlace>
  private var rows: [EntryFingerprint: [Row]]

  /// Of the entries of a statement that goes into the account; nil for a new one.
  public init(_ entries: [StatedEntry], into chosen: LedgerAccount.ID?) {
    self.entries = entries
    self.chosen = chosen
    places = Set(entries.map { EntryPlace($0.entry.day, $0.entry.amount) })
    rows = Dictionary(entries.map { (EntryFingerprint($0.entry), []) }) { one, _ in one }
  }

  /// The first and the last day of the entries; nil without entries.
  public var days: ClosedRange<Day>? { places.days }

  /// Whether a row of this day and amount may be one of the entries.
  public func mayHave(_ day: Day, _ amount: Won) -> Bool {
    places.contains(EntryPlace(day, amount))
  }

  /// Takes a row of the ledger.
  public mutating func take(_ row: Row, as fingerprint: EntryFingerprint) {
    rows[fingerprint]?.append(row)
  }

  /// The entries that none of the rows is.
  public func unknown() -> [StatedEntry] {
    var left = rows.filter { !$0.value.isEmpty }
    var known: Set<Int> = []
    // A row is rather an entry that was not cancelled.
    for isCancelled in [false, true] where !left.isEmpty {
      for (position, entry) in entries.enumerated()
      where (entry.cancellation != nil) == isCancelled {
        let fingerprint = EntryFingerprint(entry.entry)
        guard let rows = left[fingerprint], let index = index(of: entry, in: rows) else { continue }
        left[fingerprint]?.remove(at: index)
        known.insert(position)
      }
    }
    let new = entries.indices.filter { !known.contains($0) }.map { entries[$0] }
    let sides = new.compactMap(\.cancellation).reduce(into: [Int: Int]()) {
      $0[$1, default: 0] += 1
    }
    return new.filter { entry in
      guard let pair = entry.cancellation else { return true }
      return sides[pair] == 1
    }
  }

  /// Which of the rows is the entry: the one in its account before any other.
  private func index(of entry: StatedEntry, in rows: [Row]) -> Int? {
    let destination = entry.destination(chosen)
    return rows.firstIndex { $0.account == destination }
      ?? rows.firstIndex { row in
        switch entry.account {
        case .unknown: true
        case .named(let id): row.belongs(to: id) || row.belongs(to: destination)
        case .chosen: row.belongs(to: destination) || row.isInNone
        }
      }
  }
}

/// What identifies an entry in a statement: day, amount and text, but not its marks.
public struct EntryFingerprint: Hashable, Sendable {
  private let day: Day
  private let amount: Won
  private let text: String

  public init(day: Day, amount: Won, text: String) {
    self.day = day
    self.amount = amount
    self.text = LedgerEntry.normalised(text)
  }

  public init(_ entry: LedgerEntry) {
    self.init(day: entry.day, amount: entry.amount, text: entry.text)
  }
}
