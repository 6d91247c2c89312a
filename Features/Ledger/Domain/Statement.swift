/// A bank's statement as far as it was understood.
public struct Statement: Hashable, Sendable {
  /// The headings, or numbers where there are none.
  public let columns: [String]
  /// The first lines as they are in the file.
  public let samples: [[String]]
  public let mapping: ColumnMapping
  public let entries: [LedgerEntry]
  /// The first of them, in the order of lines.
  public let faults: [ImportFault]
  /// Of all.
  public let faultCount: Int

  public static let sampleLimit = 5
  public static let faultLimit = 1_000

  public init(
    columns: [String], samples: [[String]], mapping: ColumnMapping, entries: [LedgerEntry],
    faults: [ImportFault], faultCount: Int
  ) {
    self.columns = columns
    self.samples = samples
    self.mapping = mapping
    self.entries = entries
    self.faults = faults
    self.faultCount = faultCount
  }
}
