/// The type of an argument of a statement.
public enum SQLType: Sendable {
  /// A whole number that is 0 or 1 where the database has no type of its own for it.
  case boolean
  /// 64 bits.
  case integer
  case real
  case text
  case blob
}
