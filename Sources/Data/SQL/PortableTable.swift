/// A table that has the same columns in a file and on a server.
public struct PortableTable: Sendable {
  package let name: SQLText
  /// Columns that the features fill again, so that they are left empty where the table is copied to.
  package let refilled: Set<String>
  /// Which rows may be there before, and give way to those that are copied.
  package let replaceable: SQLText

  /// - Parameters:
  ///   - name: that of the table; those that it refers to are copied before it.
  ///   - refilled: columns that are not copied.
  ///   - replaceable: an expression over its columns, true for rows that no user has made.
  public init(_ name: SQLText, refilled: Set<String> = [], replaceable: SQLText = "FALSE") {
    self.name = name
    self.refilled = refilled
    self.replaceable = replaceable
  }
}
