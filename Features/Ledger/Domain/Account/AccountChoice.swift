/// The account into which entries go.
public enum AccountChoice: Hashable, Sendable {
  case existing(LedgerAccount.ID)
  /// One with this name, which is added with the entries.
  case new(String)

  /// Nil for a new one.
  public var existing: LedgerAccount.ID? {
    if case .existing(let id) = self { id } else { nil }
  }
}
