public import Secrets
public import Storage

/// What a file of tables is, by its first bytes, whatever its name is.
public enum SheetKind: Sendable {
  /// A zip, as of xlsx.
  case package
  /// A compound file, as of xls, or of an xlsx with a password.
  case compound
  /// A page with tables, which banks name .xls.
  case page
  /// A workbook of XML, as Excel 2003 wrote it.
  case xml
  /// Text with separators between cells.
  case text

  /// How many bytes decide.
  private static let head = 4_096

  public init(of bytes: [UInt8]) {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
    {
      self = .package
    } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      self = .compound
    } else {
      self = Self(marking: SheetText.head(of: bytes, count: Self.head))
    }
  }

  /// Of ASCII and what else there is; marks begin with `<` and a letter of ASCII or a sign.
  private init(marking head: [UInt8]) {
    let start = head.drop { $0 <= UInt8(ascii: " ") }
    guard start.first == UInt8(ascii: "<"), let next = start.dropFirst().first,
      "!?".utf8.contains(next) || HTMLTokens.isLetter(next)
    else {
      self = .text
      return
    }
    let mark = Self.ofWorkbooks
    let isWorkbook = start.indices.dropLast(mark.count - 1).contains {
      start[$0] == mark[0] && start[$0...].starts(with: mark)
    }
    self = isWorkbook ? .xml : .page
  }

  /// What a workbook of XML has near its beginning.
  private static let ofWorkbooks = Array("urn:schemas-microsoft-com:office:spreadsheet".utf8)
}

/// Reads tables from files of any kind but text with separators.
public enum SheetReader {
  /// Returns the tables of a file that have rows, in its order, with those that are not blank.
  ///
  /// Cells are as a person would see them: days as 2026-11-21, numbers without groups or exponents.
  /// Nil for text with separators, which may begin like a page. The password is used for a file
  /// that is locked, and not kept. Takes time, so call it off the main actor.
  public static func sheets(
    in bytes: [UInt8], password: Secret? = nil, limits: SheetLimits = SheetLimits()
  ) throws(SheetError) -> [FileTable]? {
    switch SheetKind(of: bytes) {
    case .text: return nil
    case .page:
      let text = SheetText.utf8(bytes)
      if let sheets = try HTMLTables.sheets(in: text, limits) { return sheets }
      guard !HTMLTokens.isPage(text) else { throw .noTable }
      return nil
    case .xml: return try XMLWorkbook.sheets(in: SheetText.utf8(bytes), limits)
    case .package: return try Workbook.sheets(in: bytes, limits)
    case .compound:
      let file = try CompoundFile(bytes)
      guard let info = try file.stream(named: "EncryptionInfo"),
        let package = try file.stream(named: "EncryptedPackage")
      else {
        var book = try file.stream(named: "Workbook")
        if book == nil { book = try file.stream(named: "Book") }
        guard let book else { throw .notSheet }
        guard !BinaryWorkbook.isLocked(book) else { throw .lockedForGood }
        let hidden = BinaryWorkbook.hiddenNames(in: book)
        return try BinaryWorkbook.sheets(in: bytes, limits).filter { !hidden.contains($0.name) }
      }
      let encryption = try EncryptedPackage(info: info, package: package)
      guard let password else { throw .locked }
      let plain = try encryption.decrypted(by: password)
      guard SheetKind(of: plain) == .package else { throw .damaged }
      return try Workbook.sheets(in: plain, limits)
    }
  }
}
