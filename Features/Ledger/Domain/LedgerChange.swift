public import Editing

/// A change of the ledger's rows.
public enum LedgerChange: Reversible, Hashable {
  case added([LedgerRow])
  case removed([LedgerRow])
  case marked([LedgerEdit])

  public var reversed: LedgerChange {
    switch self {
    case .added(let rows): .removed(rows)
    case .removed(let rows): .added(rows)
    case .marked(let edits): .marked(edits.map(\.reversed))
    }
  }

  /// How many rows are changed.
  public var count: Int {
    switch self {
    case .added(let rows), .removed(let rows): rows.count
    case .marked(let edits): edits.count
    }
  }
}
