import Storage

/// A workbook of xlsx (ECMA-376): a zip of XML.
struct Workbook {
  /// Files of the zip by what they are to the one that names them.
  private struct Relations {
    var paths: [String: String] = [:]
    /// Of the kinds by the last word of their address.
    var kinds: [String: String] = [:]
  }

  static func sheets(in bytes: [UInt8], _ limits: SheetLimits) throws(SheetError) -> [FileTable] {
    let archive = try ZipArchive(bytes, limits)
    guard let (path, list) = try list(in: archive) else { throw .notSheet }
    let relations = try relations(of: path, in: archive)
    let styles = WorkbookStyles()
    if let path = relations.kinds["styles"], let content = try archive.read(path) {
      try XMLReader.read(content, into: styles)
    }
    let strings = SharedStrings(limits)
    if let path = relations.kinds["sharedStrings"], let content = try archive.read(path) {
      try XMLReader.read(content, into: strings)
    }
    let cells = SheetCells(limits, strings.all, styles.formats, from1904: list.from1904)
    let isAllHidden = list.sheets.allSatisfy(\.isHidden)
    for sheet in list.sheets where isAllHidden || !sheet.isHidden {
      guard let path = relations.paths[sheet.relation], let content = try archive.read(path) else {
        // Without it the entries of a part of the time would be missing.
        throw .damaged
      }
      cells.begin(sheet.name)
      try XMLReader.read(content, into: cells)
    }
    return cells.ended()
  }

  /// Whether a zip is a workbook, be it without a table.
  static func isWorkbook(_ archive: ZipArchive) -> Bool { (try? list(in: archive)) != nil }

  /// The list of the sheets, and where it is; nil in a zip that is no workbook.
  private static func list(
    in archive: ZipArchive
  ) throws(SheetError) -> (path: String, list: WorkbookList)? {
    let start = try relations(of: "", in: archive)
    let path = start.kinds["officeDocument"] ?? "xl/workbook.xml"
    guard path.hasSuffix(".xml"), let content = try archive.read(path) else { return nil }
    let list = WorkbookList()
    try XMLReader.read(content, into: list)
    return list.isWorkbook ? (path, list) : nil
  }

  /// What a file, or with an empty path the whole, says of the others that belong to it.
  private static func relations(
    of path: String, in archive: ZipArchive
  ) throws(SheetError) -> Relations {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().joined(separator: "/")
    let file = (folder.isEmpty ? "" : folder + "/") + "_rels/\(parts.last ?? "").rels"
    guard let content = try archive.read(file) else { return Relations() }
    let reader = RelationsReader()
    try XMLReader.read(content, into: reader)
    var relations = Relations()
    for relation in reader.all {
      let path = absolute(relation.target, in: folder)
      relations.paths[relation.id] = path
      relations.kinds[relation.kind] = path
    }
    return relations
  }

  private static func absolute(_ target: String, in folder: String) -> String {
    let target = target.replacing("\\", with: "/")
    var parts = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in target.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

/// Which other files belong to a file.
private final class RelationsReader: XMLReceiver {
  private(set) var all: [(id: String, kind: String, target: String)] = []

  private static let limit = 4_096

  func begin(_ name: String, _ attributes: XMLAttributes) throws(SheetError) {
    guard name == "Relationship", let id = attributes["Id"], let target = attributes["Target"],
      attributes["TargetMode"] != "External"
    else { return }
    guard all.count < Self.limit else { throw .tooLarge(.parts) }
    let kind = (attributes["Type"] ?? "").split(separator: "/").last.map(String.init) ?? ""
    all.append((id, kind, target))
  }

  func end(_ name: String) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}

/// The sheets that a workbook names.
private final class WorkbookList: XMLReceiver {
  private(set) var isWorkbook = false
  private(set) var from1904 = false
  private(set) var sheets: [(name: String, relation: String, isHidden: Bool)] = []

  private static let limit = 512

  func begin(_ name: String, _ attributes: XMLAttributes) throws(SheetError) {
    switch name {
    case "workbook": isWorkbook = true
    case "workbookPr": from1904 = ["1", "true"].contains(attributes["date1904"])
    case "sheet":
      guard sheets.count < Self.limit else { throw .tooLarge(.parts) }
      let state = attributes["state"] ?? "visible"
      sheets.append((attributes["name"] ?? "", attributes["id"] ?? "", state != "visible"))
    default: break
    }
  }

  func end(_ name: String) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}

/// How the cells of each style show their numbers.
private final class WorkbookStyles: XMLReceiver {
  private(set) var formats: [NumberFormat] = []
  private var own: [Int: NumberFormat] = [:]
  private var isInCells = false

  private static let limit = 65_536

  func begin(_ name: String, _ attributes: XMLAttributes) throws(SheetError) {
    switch name {
    case "numFmt":
      guard let id = attributes["numFmtId"].flatMap({ Int($0) }), own.count < Self.limit else {
        return
      }
      own[id] = NumberFormat(code: attributes["formatCode"] ?? "")
    case "cellXfs": isInCells = true
    case "xf" where isInCells:
      guard formats.count < Self.limit else { throw .tooLarge(.cells) }
      let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
      formats.append(own[id] ?? NumberFormat(builtIn: id))
    default: break
    }
  }

  func end(_ name: String) { if name == "cellXfs" { isInCells = false } }
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
