public import Time
public import WalletDomain

/// What of an entry is the bank's, or was typed: it changes only when it is settled or corrected.
public struct EntryFacts: Codable, Hashable, Sendable {
  public internal(set) var day: Day
  var won: Int64
  public internal(set) var text: String
  public internal(set) var bank: BankRecord?
  /// What a statement has said instead; nil if it has said the same.
  public internal(set) var stated: StatedFacts?

  public init(
    day: Day, amount: Won, text: String, bank: BankRecord?, stated: StatedFacts? = nil
  ) {
    (self.day, won, self.text, self.bank) = (day, amount.amount, text, bank)
    self.stated = stated
  }

  public var amount: Won { Won(won) }

  /// By what a statement knows the entry.
  var asStated: StatedFacts { stated ?? said }

  private var said: StatedFacts { StatedFacts(day: day, amount: amount, text: text) }

  /// Changes what differs in two facts if it is as in the first; returns false if something is not.
  mutating func turn(from before: EntryFacts, to after: EntryFacts) -> Bool {
    var (isWhole, known) = (true, asStated)
    func turn<Value: Equatable>(_ value: inout Value, _ before: Value, _ after: Value) {
      guard before != after, value != after else { return }
      if value == before { value = after } else { isWhole = false }
    }
    turn(&day, before.day, after.day)
    turn(&won, before.won, after.won)
    turn(&text, before.text, after.text)
    turn(&bank, before.bank, after.bank)
    let (old, new) = (before.asStated, after.asStated)
    turn(&known.day, old.day, new.day)
    turn(&known.won, old.won, new.won)
    turn(&known.text, old.text, new.text)
    keep(known)
    return isWhole
  }

  /// Keeps by what a statement knows the entry.
  mutating func keep(_ known: StatedFacts) { stated = known == said ? nil : known }
}

/// What a statement has said of an entry that says something else since.
public struct StatedFacts: Codable, Hashable, Sendable {
  public internal(set) var day: Day
  var won: Int64
  public internal(set) var text: String

  public init(day: Day, amount: Won, text: String) {
    (self.day, won, self.text) = (day, amount.amount, text)
  }

  public var amount: Won { Won(won) }
}

/// Other facts of a row.
public struct FactsChange: Codable, Hashable, Sendable {
  public let id: LedgerRow.ID
  public let before: EntryFacts
  public let after: EntryFacts

  public init(id: LedgerRow.ID, before: EntryFacts, after: EntryFacts) {
    self.id = id
    self.before = before
    self.after = after
  }

  var reversed: FactsChange { FactsChange(id: id, before: after, after: before) }
}

/// A row and its facts from now on.
public typealias LedgerCorrection = (row: LedgerRow, facts: EntryFacts)

extension LedgerRow {
  /// Whether it may have these facts: the wallet's are those of its movements, and what is locked keeps day and
  /// amount.
  func mayHave(_ facts: EntryFacts) -> Bool {
    guard origin != .wallet else { return facts == entry.facts }
    return !isLocked || facts.day == day && facts.amount == amount
  }

  /// Takes other facts, as commands have checked them.
  public mutating func correct(_ facts: EntryFacts) { entry = entry.with(facts) }

  /// Its facts if the user says something else of it; what its statement has said stays known.
  ///
  /// `keepsSum` is whether the amount becomes that of a part of it.
  func facts(
    day: Day? = nil, amount: Won? = nil, text: String? = nil, keepsSum: Bool = false
  ) -> EntryFacts {
    var facts = entry.facts
    var known = facts.asStated
    facts.day = day ?? facts.day
    facts.won = amount?.amount ?? facts.won
    facts.text = text ?? facts.text
    // No statement has said what was typed, or what is a part; what was typed and then split is known by its sum.
    if origin != .imported || partOf != nil {
      (known.day, known.text) = (facts.day, facts.text)
      if entry.stated == nil, !keepsSum { known.won = facts.won }
    }
    facts.keep(known)
    return facts
  }
}

extension LedgerTables {
  /// Gives rows that may change the facts that `facts` returns; nil leaves a row as it is.
  mutating func correct(
    _ ids: some Sequence<LedgerRow.ID>, to facts: (LedgerRow) -> EntryFacts?
  ) throws(Failure) -> [LedgerCorrection] {
    let rows = try rows(ids.sorted()).compactMap { row -> LedgerCorrection? in
      facts(row).flatMap { row.mayHave($0) && $0 != row.entry.facts ? (row, $0) : nil }
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
  public var facts: EntryFacts {
    EntryFacts(day: day, amount: amount, text: text, bank: bank, stated: stated)
  }

  /// The same entry with other facts.
  func with(_ facts: EntryFacts) -> LedgerEntry {
    LedgerEntry(
      day: facts.day, amount: facts.amount, text: facts.text, category: category, note: note,
      payee: payee, bank: facts.bank, stated: facts.stated)
  }
}
