import Storage

/// The texts that the cells of a workbook share.
final class SharedStrings: XMLReceiver {
  private(set) var all: [String] = []
  private var text = XMLText()
  private var isInText = false
  /// How words are spoken, which is not shown.
  private var isInPhonetic = false
  private var left: Int
  private let limit: Int

  init(_ limits: SheetLimits) {
    (left, limit) = (limits.text, limits.cells)
  }

  func begin(_ name: String, _ attributes: XMLAttributes) {
    switch name {
    case "t": isInText = !isInPhonetic
    case "rPh": isInPhonetic = true
    default: break
    }
  }

  func end(_ name: String) throws(SheetError) {
    switch name {
    case "t": isInText = false
    case "rPh": isInPhonetic = false
    case "si":
      let string = text.take()
      left -= string.utf8.count
      guard left >= 0 else { throw .tooLarge(.text) }
      guard all.count < limit else { throw .tooLarge(.cells) }
      all.append(string)
    default: break
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SheetError) {
    if isInText { try text.append(bytes) }
  }
}

/// The cells of the sheets of a workbook, read one after another.
final class SheetCells: XMLReceiver {
  private let strings: [String]
  private let formats: [NumberFormat]
  private let from1904: Bool
  private var builder: SheetBuilder
  private var row = -1
  private var column = -1
  private var kind = "n"
  private var style = 0
  private var value = XMLText()
  private var isInValue = false
  private var isInPhonetic = false
  /// What is calculated, as long as no program has written the outcome.
  private var formula = XMLText()
  private var isInFormula = false

  init(_ limits: SheetLimits, _ strings: [String], _ formats: [NumberFormat], from1904: Bool) {
    (self.strings, self.formats, self.from1904) = (strings, formats, from1904)
    builder = SheetBuilder(limits)
  }

  func begin(_ sheet: String) {
    builder.begin(sheet)
    (row, column) = (-1, -1)
  }

  func ended() -> [FileTable] {
    builder.ended().map { FileTable(name: $0.name, rows: $0.rows, isFrom1904: from1904) }
  }

  func begin(_ name: String, _ attributes: XMLAttributes) throws(SheetError) {
    switch name {
    case "row":
      row = attributes["r"].flatMap { Int($0) }.flatMap(CellReference.index(ofNumber:)) ?? row + 1
      column = -1
    case "c":
      column += 1
      if let reference = attributes["r"].flatMap(CellReference.init) {
        (row, column) = (reference.row, reference.column)
      }
      kind = attributes["t"] ?? "n"
      style = attributes["s"].flatMap { Int($0) } ?? 0
      _ = value.take()
      _ = formula.take()
    case "v": isInValue = true
    case "f": isInFormula = true
    case "t": isInValue = !isInPhonetic
    case "rPh": isInPhonetic = true
    case "mergeCell":
      let corners = (attributes["ref"] ?? "").split(separator: ":").compactMap {
        CellReference(String($0))
      }
      guard corners.count == 2, corners[0].row <= corners[1].row,
        corners[0].column <= corners[1].column
      else { return }
      builder.spread(row: corners[0].row, columns: corners[0].column...corners[1].column)
      builder.join(rows: corners[0].row...corners[1].row, column: corners[0].column)
    default: break
    }
  }

  func end(_ name: String) throws(SheetError) {
    switch name {
    case "v", "t": isInValue = false
    case "rPh": isInPhonetic = false
    case "f": isInFormula = false
    case "c":
      let text = try text(value.take())
      let formula = formula.take()
      let isOpen = text.isEmpty && kind == "n" && !formula.isEmpty
      try builder.put(isOpen ? "=\(formula)" : text, row: row, column: column)
    default: break
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SheetError) {
    if isInValue { try value.append(bytes) }
    if isInFormula { try formula.append(bytes) }
  }

  private func text(_ value: String) throws(SheetError) -> String {
    switch kind {
    case "s":
      guard !value.isEmpty else { return "" }
      guard let index = Int(value), strings.indices.contains(index) else { throw .damaged }
      return strings[index]
    case "n":
      guard !value.isEmpty else { return "" }
      let format = formats.indices.contains(style) ? formats[style] : .plain
      return format.text(of: value, from1904: from1904)
    case "b": return value == "1" ? "TRUE" : value.isEmpty ? "" : "FALSE"
    case "d": return DateTimeText.plain(value)
    default: return value
    }
  }
}

/// A cell by its letters and its number, as `AB12`.
struct CellReference: Hashable {
  /// Counted from 0.
  let (row, column): (Int, Int)

  /// Far more than a spreadsheet has.
  private static let limit = 1 << 24

  /// Counted from 0; nil for the number of no row or column.
  static func index(ofNumber number: Int) -> Int? {
    (1...limit).contains(number) ? number - 1 : nil
  }

  init?(_ text: String) {
    var (row, column) = (0, 0)
    for byte in text.utf8 where byte != UInt8(ascii: "$") {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        guard row == 0 else { return nil }
        column = column * 26 + Int(byte & 0x1F)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): row = row * 10 + Int(byte - UInt8(ascii: "0"))
      default: return nil
      }
      guard row < Self.limit, column < Self.limit else { return nil }
    }
    guard row > 0, column > 0 else { return nil }
    (self.row, self.column) = (row - 1, column - 1)
  }
}

/// Days and times as XML has them, as `2026-11-20T18:49:00.000`.
enum DateTimeText {
  /// Without what is no part of the day or the time; a time in the first days of spreadsheets is a time only.
  static func plain(_ text: String) -> String {
    let parts = text.split(separator: "T", maxSplits: 1)
    guard let day = parts.first, parts.count == 2 else { return text }
    let time = parts[1].prefix { $0.isNumber || $0 == ":" }
    if day.hasPrefix("1899-12-3") || day == "1904-01-01" { return String(time) }
    return time == "00:00:00" || time.isEmpty ? String(day) : "\(day) \(time)"
  }
}
