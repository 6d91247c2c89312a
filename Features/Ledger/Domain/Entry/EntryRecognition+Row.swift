extension EntryRecognition {
  /// What is known of a row.
  public struct Row: Hashable, Sendable {
    public let id: LedgerRow.ID
    let account: LedgerAccount.ID
    /// Into which account its import went; nil if it was not imported.
    let imported: LedgerAccount.ID?
    /// Nil if it was not imported.
    let importID: LedgerImport.ID?
    let origin: LedgerOrigin
    let bank: BankRecord?
    /// Whether it is a part of another one, which no bank knows.
    let isPart: Bool
    /// What it says, if no statement has said it.
    let own: EntryFingerprint?

    public init(
      id: LedgerRow.ID = 0, in account: LedgerAccount.ID,
      importedInto imported: LedgerAccount.ID?, by importID: LedgerImport.ID? = nil,
      _ origin: LedgerOrigin, bank: BankRecord? = nil, isPart: Bool = false,
      own: EntryFingerprint? = nil
    ) {
      self.id = id
      self.account = account
      self.imported = imported
      self.importID = importID
      self.origin = origin
      self.bank = bank
      self.isPart = isPart
      self.own = own
    }

    /// Of a row of the ledger, whose import went into this account.
    public init(_ row: LedgerRow, importedInto imported: LedgerAccount.ID?) {
      let isOwn = row.entry.stated != nil || row.partOf != nil
      self.init(
        id: row.id, in: row.account, importedInto: imported, by: row.importID, row.origin,
        bank: row.entry.bank, isPart: row.partOf != nil,
        own: isOwn
          ? EntryFingerprint(day: row.day, amount: row.amount, text: row.text) : nil)
    }

    func belongs(to id: LedgerAccount.ID?) -> Bool {
      id != nil && (account == id || imported == id)
    }

    var isInNone: Bool {
      account == .imports || account == .cash && origin == .hand
    }

    /// Whether it came with an export of several accounts, and its bank says the same of an entry: it may have been
    /// moved from the account of that before it was exported.
    func isMoved(_ other: BankRecord?) -> Bool {
      guard imported == .imports, let bank, let other, bank.second == other.second else {
        return false
      }
      return bank.balance != nil && bank.balance == other.balance
        || bank.approval != nil && bank.approval == other.approval
    }
  }

  func contradicts(_ one: BankRecord?, _ other: BankRecord?) -> Bool {
    guard let one, let other else { return false }
    return one.contradicts(other)
  }

  /// Whether one is of a card's approvals, and the other of its bill, which has neither numbers nor times.
  func areOfTwoFiles(_ one: BankRecord?, _ other: BankRecord?) -> Bool {
    (one?.isApproved ?? false) != (other?.isApproved ?? false)
  }

  /// Which of the rows is the entry: the one in its account before any other.
  func index(of entry: StatementEntry, in candidates: [Int]) -> Int? {
    let destination = entry.destination(chosen)
    return candidates.first { rows[$0].row.account == destination }
      ?? candidates.first { index in
        let row = rows[index].row
        return switch entry.account {
        case .unknown: true
        case .named(let id): row.belongs(to: id) || row.belongs(to: destination)
        case .chosen:
          row.belongs(to: destination) || row.isInNone || row.isMoved(entry.entry.bank)
        }
      }
  }
}

extension BankRecord {
  /// Whether it has what approvals have and bills have not.
  var isApproved: Bool { approval != nil || second != nil }
}

extension LedgerEntry {
  /// Whether it is of a file of approvals, and of no bill.
  var isApproved: Bool { bank?.isApproved ?? false }
}

/// How entries are given rows.
extension EntryRecognition {
  /// Which entries are rows, by their positions.
  struct Matches {
    var used: Set<Int> = []
    var known: [Int: Int] = [:]
    /// The positions of entries that are one row together.
    var joined: Set<Int> = []
    /// Those of what came back as a whole where their rows have parts of it.
    var whole: Set<Int> = []

    mutating func add(_ position: Int, _ index: Int) {
      used.insert(index)
      known[position] = index
    }
  }

  /// Gives each entry without a row the first one of its candidates.
  func match(
    _ matches: inout Matches, _ candidates: (StatementEntry, EntryFingerprint) -> [Int]
  ) {
    guard matches.used.count < rows.count else { return }
    // A row is rather an entry that was not cancelled.
    for isCancelled in [false, true] {
      for (position, entry) in entries.enumerated()
      where (entry.cancellation != nil) == isCancelled && matches.known[position] == nil {
        let left = candidates(entry, fingerprints[position])
          .filter { !matches.used.contains($0) }.sorted { rows[$0].row.id < rows[$1].row.id }
        if let index = index(of: entry, in: left) { matches.add(position, index) }
      }
    }
  }
}
