import Time
import WalletDomain

/// Rows that a command has added or removed, as it left them, so that what others have made of them since
/// is seen.
public struct EnteredRows: Hashable, Sendable {
  /// Rows that share marks and status.
  struct Alike: Codable, Hashable, Sendable {
    let ids: IDRanges
    let marks: LedgerMarks
    let status: EntryStatus
  }

  /// Rows of which the ledger had so many like them when they went; see `EntryTwins`.
  struct Twins: Codable, Hashable, Sendable {
    let ids: IDRanges
    let count: Int
  }

  /// What rows said that someone has typed or corrected, in few bytes each.
  struct Facts: Codable, Hashable, Sendable {
    let ids: IDRanges
    let seals: [UInt32]
  }

  private let rows: IDRanges
  /// Nil where an earlier version has kept the command.
  private let alike: [Alike]?
  private let twins: [Twins]
  /// Nil where there are no such rows, or an earlier version has kept the command.
  private let facts: Facts?

  /// `twins` are those of rows that went, by their ids; rows that are not named had none.
  init(_ rows: [LedgerRow], twins: [LedgerRow.ID: Int] = [:]) {
    self.rows = IDRanges(rows.map(\.id))
    alike = Dictionary(grouping: rows) { State(marks: $0.marks, status: $0.status) }
      .map { state, rows in
        Alike(ids: IDRanges(rows.map(\.id)), marks: state.marks, status: state.status)
      }
      .sorted { $0.ids.first ?? 0 < $1.ids.first ?? 0 }
    self.twins = Dictionary(grouping: twins.filter { $0.value > 0 }, by: \.value)
      .map { count, rows in Twins(ids: IDRanges(rows.map(\.key)), count: count) }
      .sorted { $0.count < $1.count }
    let typed = rows.filter(\.isTyped).sorted { $0.id < $1.id }
    facts =
      typed.isEmpty
      ? nil : Facts(ids: IDRanges(typed.map(\.id)), seals: typed.map(\.entry.facts.seal))
  }

  /// In ascending order.
  public var ids: [LedgerRow.ID] { rows.ids }

  public var count: Int { rows.count }

  /// Whether it is known what the rows said.
  var isKnown: Bool { alike != nil }

  /// How many like it each row had when it went.
  var twinCounts: [LedgerRow.ID: Int] {
    twins.reduce(into: [:]) { counts, twins in
      for id in twins.ids.ids { counts[id] = twins.count }
    }
  }

  /// Those of the rows that say what they said, in the categories of now.
  func asLeft(_ rows: [LedgerRow], _ categories: LedgerCategories) -> [LedgerRow] {
    guard let alike else { return rows }
    var states: [LedgerRow.ID: State] = [:]
    for group in alike {
      var marks = group.marks
      marks.category = categories.resolved(marks.category)
      for id in group.ids.ids { states[id] = State(marks: marks, status: group.status) }
    }
    let seals = facts.map { Dictionary(zip($0.ids.ids, $0.seals)) { $1 } }
    return rows.filter { row in
      // What was imported and corrected since has got facts of its own.
      if let seal = seals?[row.id] {
        guard seal == row.entry.facts.seal else { return false }
      } else if row.entry.stated != nil {
        return false
      }
      var marks = row.marks
      marks.category = categories.resolved(marks.category)
      return states[row.id] == State(marks: marks, status: row.status)
    }
  }

  private struct State: Hashable {
    let marks: LedgerMarks
    let status: EntryStatus
  }
}

/// An earlier version has kept the ids alone, as the first key has them now.
extension EnteredRows: Codable {
  private enum CodingKeys: CodingKey {
    case alike, twins, facts
  }

  public init(from decoder: any Decoder) throws {
    rows = try IDRanges(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    alike = try container.decodeIfPresent([Alike].self, forKey: .alike)
    twins = try container.decodeIfPresent([Twins].self, forKey: .twins) ?? []
    facts = try container.decodeIfPresent(Facts.self, forKey: .facts)
  }

  public func encode(to encoder: any Encoder) throws {
    try rows.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(alike, forKey: .alike)
    if !twins.isEmpty { try container.encode(twins, forKey: .twins) }
    try container.encodeIfPresent(facts, forKey: .facts)
  }
}

extension LedgerRow {
  /// Whether what it says is not its statement's alone.
  fileprivate var isTyped: Bool { origin == .hand || entry.stated != nil || partOf != nil }
}

extension EntryFacts {
  /// The same facts have the same one, on every machine; others hardly ever.
  fileprivate var seal: UInt32 {
    var words = ["\(day.rawValue)", "\(amount.amount)", text]
    if let stated { words += ["\(stated.day.rawValue)", "\(stated.amount.amount)", stated.text] }
    // FNV-1a.
    return words.joined(separator: "\n").utf8.reduce(2_166_136_261) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
  }
}
