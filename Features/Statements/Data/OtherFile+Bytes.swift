import CSV
import Sheets
import StatementsDomain
import Storage

/// What a file is by its bytes, where it is no statement.
extension OtherFile {
  /// What the bytes of files begin with that are never tables.
  private static let starts: [(bytes: [UInt8], file: OtherFile)] = [
    (Array("%PDF".utf8), .format("PDF")),
    ([0xFF, 0xD8, 0xFF], .picture), ([0x89] + "PNG".utf8, .picture), (Array("GIF8".utf8), .picture),
    (Array("II*\0".utf8), .picture), (Array("MM\0*".utf8), .picture),
    (Array("Rar!".utf8), .package("RAR", [])), ([0x37, 0x7A, 0xBC, 0xAF], .package("7z", [])),
    ([0x1F, 0x8B], .package("gzip", [])), (Array("HWP Document File".utf8), .format("HWP")),
    (Array("{\\rtf".utf8), .format("RTF")), (Array("OFXHEADER".utf8), .format("OFX")),
    (Array("!Type:".utf8), .format("QIF")), (Array("!Account".utf8), .format("QIF")),
    (Array(":20:".utf8), .format("MT940")), (Array("{1:F".utf8), .format("MT940")),
  ]
  /// What stands among the first letters of files that are never tables.
  private static let marks: [(mark: String, file: OtherFile)] = [
    ("<OFX>", .format("OFX")), ("urn:iso:std:iso:20022", .format("CAMT")),
  ]
  /// What names of packed files begin or end with, by what the whole is.
  private static let parts: [(part: String, file: OtherFile)] = [
    (".iwa", .spreadsheet("Numbers")), ("xl/workbook.bin", .spreadsheet("XLSB")),
    ("word/document.xml", .format("Word")), ("ppt/presentation.xml", .format("PowerPoint")),
    ("Contents/section0.xml", .format("HWPX")), ("content.xml", .spreadsheet("OpenDocument")),
  ]
  private static let headers = [
    "MIME-Version:", "From:", "Return-Path:", "Received:", "Delivered-To:", "Message-ID:",
    "Subject:", "Date:", "X-",
  ]
  /// How many bytes decide.
  private static let head = 8_192

  /// What cannot be a statement by its first bytes; nil for others.
  init?(certainly bytes: [UInt8]) {
    let head = Self.text(bytes)
    // A picture of a phone, or of the web, says so behind a length.
    let isNewPicture =
      head.dropFirst(4).starts(with: "ftyphei".utf8)
      || head.dropFirst(4).starts(with: "ftypmif1".utf8)
      || head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    let text = String(decoding: head, as: UTF8.self)
    if isNewPicture {
      self = .picture
    } else if let start = Self.starts.first(where: { head.starts(with: $0.bytes) }) {
      self = start.file
    } else if let mark = Self.marks.first(where: { text.contains($0.mark) }), text.first == "<" {
      self = mark.file
    } else {
      return nil
    }
  }

  /// What a file is likely to be in which no statement was found; nil if nothing says it.
  init?(likely bytes: [UInt8]) {
    let text = String(decoding: Self.text(bytes), as: UTF8.self)
    let start = text.drop(while: \.isWhitespace)
    if Self.headers.contains(where: start.hasPrefix),
      text.contains(/(?i)MIME-Version:|\nTo:|\nSubject:/)
    {
      self =
        text.contains(/(?i)multipart\/related|Snapshot-Content-Location/) ? .webArchive : .email
    } else if Self.isJSON(start) {
      self = .format("JSON")
    } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      func has(_ name: String) -> Bool {
        bytes.contains(Array(name.utf16.flatMap { [UInt8($0), 0] }))
      }
      if has("HwpSummaryInformation") {
        self = .format("HWP")
      } else if has("WordDocument") {
        self = .format("Word")
      } else {
        return nil
      }
    } else if start.first == "<", let title = Self.title(bytes) {
      self = .page(title)
    } else {
      return nil
    }
  }

  /// Whether a text begins as a list or an object does.
  private static func isJSON(_ text: Substring) -> Bool {
    guard text.first == "[" || text.first == "{" else { return false }
    let next = text.dropFirst().first { !$0.isWhitespace }
    return next.map { "\"[]{}".contains($0) } ?? false
  }

  /// What a zip is by the names of its files.
  init(_ package: SheetPackage) {
    let names = package.names
    let part = Self.parts.first { part in
      names.contains { $0 == part.part || part.part.hasPrefix(".") && $0.hasSuffix(part.part) }
    }
    self = part?.file ?? .package("ZIP", names)
  }

  /// The first bytes without a mark of their order, as those of a text.
  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide { return bytes.dropFirst(2).prefix(head).filter { $0 != 0 } }
    return Array(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).prefix(head))
  }

  /// The title of a page; nil if it has none.
  private static func title(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(8 * head)
    let small = head.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard let start = small.firstRange(of: Array("<title".utf8)),
      let open = small[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let end = small[open...].firstRange(of: Array("</title".utf8)),
      let text = try? CSVText.decoded(Array(head[(open + 1)..<end.lowerBound]))
    else { return nil }
    let title = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return title.isEmpty ? nil : String(title.prefix(longestTitle))
  }

  private static let longestTitle = 60
}

/// A zip with a statement in it, as banks send one.
extension SheetPackage {
  private static let endings = [".csv", ".xlsx", ".xls", ".tsv", ".htm", ".html"]

  /// The place of the only file that may be a statement; nil if there are several, or for another kind of package.
  var statement: Int? {
    guard case .package = OtherFile(self) else { return nil }
    let names = names.map { $0.lowercased() }
    let likely = names.indices.filter { place in
      Self.endings.contains(where: names[place].hasSuffix)
    }
    if likely.count == 1 { return likely[0] }
    return likely.isEmpty && names.count == 1 ? 0 : nil
  }
}
