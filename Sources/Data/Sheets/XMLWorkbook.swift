import Storage

/// A workbook of one XML document, as Excel 2003 wrote it (SpreadsheetML).
final class XMLWorkbook: XMLReceiver {
  private var builder: SheetBuilder
  private var row = -1
  private var column = -1
  private var nextColumn = 0
  private var rowsBelow = 0
  private var kind = ""
  private var style = ""
  private var value = XMLText()
  private var isInData = false
  /// A note to a cell has data of its own.
  private var isInComment = false
  /// Of the sheets, and of those that are hidden.
  private var sheetName = ""
  private var sheetCount = 0
  private var hidden: Set<String> = []
  private var isInVisibility = false
  private var isWorkbook = false
  /// How the cells of a style show their numbers.
  private var formats: [String: NumberFormat] = [:]
  /// The style that is being told of.
  private var told = ""

  private static let styleLimit = 65_536
  /// Formats without a code; letters in their names are none.
  private static let names: [String: NumberFormat] = [
    "general": .plain, "general number": .plain, "currency": .plain, "euro currency": .plain,
    "fixed": .plain, "standard": .plain, "percent": .plain, "scientific": .plain,
    "yes/no": .plain, "true/false": .plain, "on/off": .plain,
    "general date": .dayAndTime, "long date": .day, "medium date": .day, "short date": .day,
    "long time": .time, "medium time": .time, "short time": .time,
  ]

  static func sheets(in utf8: [UInt8], _ limits: SheetLimits) throws(SheetError) -> [FileTable] {
    let reader = XMLWorkbook(limits)
    try XMLReader.read(utf8, isUTF8: true, into: reader)
    guard reader.isWorkbook else { throw .notSheet }
    let hidden = reader.hidden.count < reader.sheetCount ? reader.hidden : []
    return reader.builder.ended().filter { !hidden.contains($0.name) }
  }

  private init(_ limits: SheetLimits) { builder = SheetBuilder(limits) }

  private static func position(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap(CellReference.index(ofNumber:)).map { $0 + 1 }
  }

  func begin(_ name: String, _ attributes: XMLAttributes) throws(SheetError) {
    switch name {
    case "Workbook": isWorkbook = true
    case "Style": told = attributes["ID"] ?? ""
    case "NumberFormat":
      guard formats.count < Self.styleLimit, let code = attributes["Format"] else { return }
      formats[told] = Self.names[code.lowercased()] ?? NumberFormat(code: code)
    case "Worksheet":
      sheetName = attributes["Name"] ?? ""
      sheetCount += 1
      builder.begin(sheetName)
      row = -1
    case "Row":
      row = Self.position(attributes["Index"]).map { $0 - 1 } ?? row + 1
      nextColumn = 0
    case "Cell":
      column = Self.position(attributes["Index"]).map { $0 - 1 } ?? nextColumn
      nextColumn = column + 1 + (Self.position(attributes["MergeAcross"]) ?? 0)
      rowsBelow = Self.position(attributes["MergeDown"]) ?? 0
      style = attributes["StyleID"] ?? ""
      (kind, isInData) = ("", false)
      _ = value.take()
    case "Comment": isInComment = true
    case "Data" where !isInComment:
      kind = attributes["Type"] ?? ""
      isInData = true
    case "Visible":
      isInVisibility = true
      _ = value.take()
    default: break
    }
  }

  func end(_ name: String) throws(SheetError) {
    switch name {
    case "Data": isInData = false
    case "Comment": isInComment = false
    case "Visible":
      isInVisibility = false
      if ["SheetHidden", "SheetVeryHidden"].contains(value.take()) { hidden.insert(sheetName) }
    case "Cell":
      try builder.put(text(value.take()), row: row, column: column)
      if rowsBelow > 0 { builder.join(rows: row...row + rowsBelow, column: column) }
    default: break
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SheetError) {
    if isInData || isInVisibility { try value.append(bytes) }
  }

  private func text(_ value: String) -> String {
    switch kind {
    case "Number": return (formats[style] ?? .plain).text(of: value, from1904: false)
    case "Boolean": return value == "1" ? "TRUE" : "FALSE"
    case "DateTime":
      let text = DateTimeText.plain(value)
      return formats[style] == .day ? String(text.prefix(10)) : text
    default: return value
    }
  }
}
