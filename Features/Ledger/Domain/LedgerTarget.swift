/// The rows that a command is for.
public enum LedgerTarget: Hashable, Sendable {
  case rows([LedgerRow.ID])
  /// All that a query shows, such as those behind a bar of the chart.
  case all(LedgerQuery)

  /// Nobody was named.
  var isEmpty: Bool { self == .rows([]) }
}
