/// A statement that was imported.
public struct LedgerImport: Codable, Hashable, Identifiable, Sendable {
  /// Ascending in time; never given twice.
  public let id: Int64
  /// In milliseconds since 1970.
  public let time: Int64
  /// The name of the file, without its folder.
  public let file: String
  /// The account for which it was imported.
  public let account: LedgerAccount.ID
  /// How many entries it has brought.
  public let total: Int
  /// How many of them are still there.
  public var count: Int

  public init(
    id: Int64, time: Int64, file: String, account: LedgerAccount.ID, total: Int, count: Int
  ) {
    self.id = id
    self.time = time
    self.file = file
    self.account = account
    self.total = total
    self.count = count
  }
}
