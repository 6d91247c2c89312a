/// Rows that a command has added or removed, as it left them, so that what others have made of them since
/// is seen.
public struct EnteredRows: Hashable, Sendable {
  /// Rows that share marks and standing.
  struct Alike: Codable, Hashable, Sendable {
    let ids: IDRanges
    let marks: LedgerMarks
    let standing: EntryStatus
  }

  /// Rows of which the ledger had so many like them when they went; see `EntryTwins`.
  struct Twins: Codable, Hashable, Sendable {
    let ids: IDRanges
    let count: Int
  }

  private let rows: IDRanges
  /// Nil where an earlier version has kept the command.
  private let alike: [Alike]?
  private let twins: [Twins]

  /// `twins` are those of rows that went, by their ids; rows that are not named had none.
  init(_ rows: [LedgerRow], twins: [LedgerRow.ID: Int] = [:]) {
    self.rows = IDRanges(rows.map(\.id))
    alike = Dictionary(grouping: rows) { State(marks: $0.marks, standing: $0.standing) }
      .map { state, rows in
        Alike(ids: IDRanges(rows.map(\.id)), marks: state.marks, standing: state.standing)
      }
      .sorted { $0.ids.first ?? 0 < $1.ids.first ?? 0 }
    self.twins = Dictionary(grouping: twins.filter { $0.value > 0 }, by: \.value)
      .map { count, rows in Twins(ids: IDRanges(rows.map(\.key)), count: count) }
      .sorted { $0.count < $1.count }
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
      for id in group.ids.ids { states[id] = State(marks: marks, standing: group.standing) }
    }
    return rows.filter { row in
      var marks = row.marks
      marks.category = categories.resolved(marks.category)
      return states[row.id] == State(marks: marks, standing: row.standing)
    }
  }

  private struct State: Hashable {
    let marks: LedgerMarks
    let standing: EntryStatus
  }
}

/// An earlier version has kept the ids alone, as the first key has them now.
extension EnteredRows: Codable {
  private enum CodingKeys: CodingKey {
    case alike, twins
  }

  public init(from decoder: any Decoder) throws {
    rows = try IDRanges(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    alike = try container.decodeIfPresent([Alike].self, forKey: .alike)
    twins = try container.decodeIfPresent([Twins].self, forKey: .twins) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    try rows.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(alike, forKey: .alike)
    if !twins.isEmpty { try container.encode(twins, forKey: .twins) }
  }
}
