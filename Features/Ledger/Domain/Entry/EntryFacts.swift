public import Time
public import WalletDomain

/// What of an entry is the bank's, or was typed: it changes only when it is settled or corrected.
public struct EntryFacts: Codable, Hashable, Sendable {
  public let day: Day
  private let won: Int64
  public let text: String
  public let bank: BankRecord?

  public init(day: Day, amount: Won, text: String, bank: BankRecord?) {
    (self.day, won, self.text, self.bank) = (day, amount.amount, text, bank)
  }

  public var amount: Won { Won(won) }
}

/// Other facts of a row.
public struct FactsChange: Codable, Hashable, Sendable {
  public let id: LedgerRow.ID
  public let before: EntryFacts
  public let after: EntryFacts

  public init(id: LedgerRow.ID, before: EntryFacts, after: EntryFacts) {
    (self.id, self.before, self.after) = (id, before, after)
  }

  var reversed: FactsChange { FactsChange(id: id, before: after, after: before) }
}

/// A row and its facts from now on.
public typealias LedgerCorrection = (row: LedgerRow, facts: EntryFacts)

extension LedgerRow {
  /// Whether its facts may change: the wallet's are those of its movements.
  var isCorrectable: Bool { !isLocked && origin != .wallet }

  /// Takes other facts, as commands have checked them.
  public mutating func correct(_ facts: EntryFacts) { entry = entry.with(facts) }
}

extension LedgerTables {
  /// Gives rows that may change the facts that `facts` returns; nil leaves a row as it is.
  mutating func correct(
    _ ids: some Sequence<LedgerRow.ID>, to facts: (LedgerRow) -> EntryFacts?
  ) throws(Failure) -> [LedgerCorrection] {
    let rows = try rows(ids.sorted()).compactMap { row -> LedgerCorrection? in
      row.isCorrectable ? facts(row).map { (row, $0) } : nil
    }
    if !rows.isEmpty { try correct(rows) }
    return rows
  }
}

extension LedgerChange {
  static func corrected(_ rows: [LedgerCorrection]) -> LedgerChange {
    .corrected(
      rows.map { FactsChange(id: $0.row.id, before: $0.row.entry.facts, after: $0.facts) })
  }
}

extension LedgerEntry {
  public var facts: EntryFacts { EntryFacts(day: day, amount: amount, text: text, bank: bank) }

  /// The same entry with other facts.
  func with(_ facts: EntryFacts) -> LedgerEntry {
    LedgerEntry(
      day: facts.day, amount: facts.amount, text: facts.text, category: category, note: note,
      bank: facts.bank)
  }
}
