/// Why a file of tables cannot be read.
public enum SheetError: Error, Hashable, Sendable {
  /// What a file has more of than is read.
  public enum Excess: Hashable, Sendable, CaseIterable {
    case cells, text
    /// Unpacked, a small file would be huge.
    case unpacked
    /// Files in a zip.
    case parts
    /// Elements in one another.
    case depth
    /// Work: a library did not come to an end.
    case time
  }

  /// Cut, changed, or not what it seems.
  case damaged
  /// A zip or a compound file that is no workbook.
  case notSheet
  /// A page without a table.
  case noTable
  case tooLarge(Excess)
  /// XML with declarations, which may stand for other files or for endless text.
  case declarations
  /// A password is needed.
  case locked
  case wrongPassword
  /// An old workbook with a password, which nothing here reads.
  case lockedForGood
  /// An encryption that is not known.
  case unknownEncryption
  /// A library of the system is not installed.
  case libraryMissing(String)
  /// The task was cancelled.
  case cancelled
}

/// How much of a file is read.
public struct SheetLimits: Sendable {
  /// In all tables, blank ones included.
  public var cells = 4_000_000
  /// In bytes of UTF-8, in all tables.
  public var text = 128 << 20
  /// Of one file in a zip, and of all that are read, in bytes.
  public var unpacked = 256 << 20
  /// How many times as large as it is packed a file may be, if it is larger than a megabyte.
  public var ratio = 400
  /// Files in a zip.
  public var parts = 4_096

  public init() {}

  /// How many cells of a row are kept: more than any table of use has.
  static let columns = 256
}
