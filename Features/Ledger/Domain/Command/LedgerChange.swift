public import Editing

/// A change of the ledger, as its history keeps it.
public enum LedgerChange: Codable, Reversible, Hashable {
  /// The rows are read from where removed ones are kept if the change is made again.
  case added(EnteredRows)
  case removed(EnteredRows)
  /// Rows that had the same marks, and have the same ones again.
  case marked(IDRanges, before: LedgerMarks, after: LedgerMarks)
  /// Rows that had the facts of before.
  case corrected([FactsChange])
  /// An entry that gets more parts, or fewer, of the same sum.
  case split(Division)
  case joined(Division)
  /// Links that were as before.
  case linked([LinkChange])
  /// In the order in which they are made.
  case arranged([SettingsChange])
  /// What an earlier version has kept: the whole settings, of which only the difference counts.
  case settings(before: LedgerSettings, after: LedgerSettings)
  /// Rows that had the same status, and have the same one again.
  case placed(IDRanges, before: EntryStatus, after: EntryStatus)
  case reconciled(LedgerReconciliation)
  case unreconciled(LedgerReconciliation)

  public var reversed: LedgerChange {
    switch self {
    case .added(let rows): .removed(rows)
    case .removed(let rows): .added(rows)
    case .marked(let rows, let before, let after): .marked(rows, before: after, after: before)
    case .corrected(let changes): .corrected(changes.map(\.reversed))
    case .split(let division): .joined(division)
    case .joined(let division): .split(division)
    case .linked(let changes): .linked(changes.reversed().map(\.reversed))
    case .arranged(let changes): .arranged(changes.reversed().map(\.reversed))
    // A merging is no separation that is turned round.
    case .settings: current.reversed
    case .placed(let rows, let before, let after): .placed(rows, before: after, after: before)
    case .reconciled(let reconciliation): .unreconciled(reconciliation)
    case .unreconciled(let reconciliation): .reconciled(reconciliation)
    }
  }

  /// How it splits or joins an entry.
  var division: Division? {
    switch self {
    case .split(let division), .joined(let division): division
    default: nil
    }
  }

  /// The change as this version keeps it.
  var current: LedgerChange {
    guard case .settings(let before, let after) = self else { return self }
    return .arranged(SettingsChange.between(before, after))
  }

  /// How many rows are changed.
  public var count: Int {
    switch self {
    case .added(let rows), .removed(let rows): rows.count
    case .marked(let rows, _, _), .placed(let rows, _, _): rows.count
    case .corrected(let changes): changes.count
    case .split(let division), .joined(let division): division.parts.count + 1
    case .linked(let changes): changes.count
    case .arranged, .settings, .reconciled, .unreconciled: 0
    }
  }

  /// The reconciliation that comes or goes.
  var reconciliation: LedgerReconciliation? {
    switch self {
    case .reconciled(let reconciliation), .unreconciled(let reconciliation): reconciliation
    default: nil
    }
  }
}
