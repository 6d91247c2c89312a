public import Editing

/// A change of the ledger, as its history keeps it.
public enum LedgerChange: Codable, Reversible, Hashable {
  /// The rows are read from where removed ones are kept if the change is made again.
  case added(IDRanges)
  case removed(IDRanges)
  /// Rows that had the same marks, and have the same ones again.
  case marked(IDRanges, before: LedgerMarks, after: LedgerMarks)
  case settings(before: LedgerSettings, after: LedgerSettings)
  /// Rows that had the same standing, and have the same one again.
  case placed(IDRanges, before: EntryStatus, after: EntryStatus)
  case reconciled(LedgerReconciliation)
  case unreconciled(LedgerReconciliation)

  public var reversed: LedgerChange {
    switch self {
    case .added(let rows): .removed(rows)
    case .removed(let rows): .added(rows)
    case .marked(let rows, let before, let after): .marked(rows, before: after, after: before)
    case .settings(let before, let after): .settings(before: after, after: before)
    case .placed(let rows, let before, let after): .placed(rows, before: after, after: before)
    case .reconciled(let reconciliation): .unreconciled(reconciliation)
    case .unreconciled(let reconciliation): .reconciled(reconciliation)
    }
  }

  /// How many rows are changed.
  public var count: Int {
    switch self {
    case .added(let rows), .removed(let rows), .marked(let rows, _, _), .placed(let rows, _, _):
      rows.count
    case .settings, .reconciled, .unreconciled: 0
    }
  }
}
