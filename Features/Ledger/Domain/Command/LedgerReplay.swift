public import Phrases

/// What undoing or redoing a command has made, and what it has left.
///
/// What was changed by others since the command has made it is left as it is, for good: the command is what
/// was made of it.
public struct LedgerReplay {
  /// In the order in which they were made.
  public internal(set) var made: [LedgerChange] = []
  var left = Left()
  /// Whether the rest of the command was left, which needs what could not be made.
  var isStopped = false

  /// The rows that go from one account to another.
  private(set) var moves: [Move] = []

  struct Move {
    let ids: IDRanges
    let before: EntryStatus
    let after: EntryStatus
  }

  /// What is not as the command left it.
  struct Left {
    var rows = 0
    var things: [Phrase] = []
  }

  /// Undoes or redoes changes, which are in the order in which they are to be made.
  public init<Tables: LedgerTables>(
    _ changes: [LedgerChange], on tables: inout Tables
  ) throws(Tables.Failure) {
    let changes = changes.map(\.current)
    // An earlier version has kept settings that differ in nothing.
    if changes.allSatisfy({ $0 == .arranged([]) }) { made = changes }
    if let (category, target) = LedgerChange.merging(changes) {
      try merge(category, into: target, in: &tables)
      return
    }
    for case .placed(let ids, let before, let after) in changes
    where before.account != after.account {
      moves.append(Move(ids: ids, before: before, after: after))
    }
    for part in LedgerChange.parts(of: changes) where !isStopped {
      try LedgerChange.apply(part, to: &tables, &self)
      tables.pass(part.reduce(0) { $0 + $1.count })
    }
  }

  /// What there is to say of the command with this title; nil if nothing of it was made.
  public func title(_ title: Phrase) -> Phrase? {
    guard !made.isEmpty else { return nil }
    guard let left = left.phrase else { return title }
    return Phrase("{} (그사이 바뀌어 그대로 둔 것: {})", "{} (left, as it has changed since: {})", title, left)
  }

  /// A category that is as it was is merged again, with all that is in it now.
  private mutating func merge<Tables: LedgerTables>(
    _ category: UserCategory, into target: LedgerCategory, in tables: inout Tables
  ) throws(Tables.Failure) {
    if try tables.settings().categories.list.contains(category),
      case .success(let outcome) = try LedgerCommand.merge(category.id, into: target, in: &tables)
    {
      made = outcome.changes
    }
  }
}

extension LedgerReplay.Left {
  /// How many things are named.
  private static let most = 3

  /// Nil if nothing was left.
  fileprivate var phrase: Phrase? {
    var parts: [Phrase] = []
    if rows > 0 {
      parts.append(
        Phrase(
          ko: "내역 \(rows.grouped)건", en: rows == 1 ? "1 entry" : "\(rows.grouped) entries"))
    }
    var names: [Phrase] = []
    for name in things where !names.contains(name) { names.append(name) }
    parts += names.prefix(Self.most)
    let more = names.count - Self.most
    if more > 0 { parts.append(Phrase(ko: "외 \(more)개", en: "\(more) more")) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
