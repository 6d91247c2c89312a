import Expectations
import Foundation
import Platform
import Secrets
import Storage
import Testing

@testable import Sheets

/// Files that were made, cut or changed to do harm.
struct HostileTests {
  /// How many of each reader.
  private static let cases =
    ProcessInfo.processInfo.environment["GALBI_CASES"].flatMap { Int($0) } ?? 10_000

  private func read(_ name: String, _ count: Int, _ body: ([UInt8]) throws(SheetError) -> Void)
    throws
  {
    let whole = try BankFiles.bytes(name)
    var random = SplitMix(seed: 41)
    var (failed, done) = (0, 0)
    for _ in 0..<count {
      do throws(SheetError) {
        try body(whole.damaged(&random))
        done += 1
      } catch {
        failed += 1
      }
    }
    #expect(done + failed == count && failed > 0)
  }

  /// The files share the cases of their reader.
  @Test(arguments: ["contract-utf8.xls", "contract-cp949.xls", "ibk.xls"])
  func `pages that were cut and changed do no harm`(_ name: String) throws {
    let whole = try BankFiles.bytes(name)
    var random = SplitMix(seed: 41)
    for _ in 0...Self.cases / 3 { _ = try? SheetReader.sheets(in: whole.damaged(&random)) }
  }

  @Test(arguments: ["contract-rich.xlsx", "contract-inline.xlsx"])
  func `zips that were cut and changed do no harm`(_ name: String) throws {
    try read(name, Self.cases) { bytes throws(SheetError) in
      _ = try Workbook.sheets(in: bytes, SheetLimits())
    }
  }

  @Test func `names of packed files that were cut and changed do no harm`() throws {
    try read("contract-rich.xlsx", Self.cases) { bytes throws(SheetError) in
      guard let package = try SheetPackage(bytes) else { throw .notSheet }
      if !package.names.isEmpty { _ = try package.read(0) }
    }
  }

  @Test func `names of hidden sheets that were cut and changed do no harm`() throws {
    let stream = try #require(
      try CompoundFile(BankFiles.bytes("hidden.xls")).stream(named: "Workbook"))
    expectEqual(BinaryWorkbook.hiddenNames(in: stream), ["숨김"])
    var random = SplitMix(seed: 41)
    for _ in 0..<Self.cases { _ = BinaryWorkbook.hiddenNames(in: stream.damaged(&random)) }
  }

  @Test func `workbooks of XML that were cut and changed do no harm`() throws {
    try read("contract-2003.xml", Self.cases) { bytes throws(SheetError) in
      _ = try XMLWorkbook.sheets(in: bytes, SheetLimits())
    }
  }

  @Test(arguments: ["contract-agile.xlsx", "contract-standard.xlsx"])
  func `compound files that were cut and changed do no harm`(_ name: String) throws {
    try read(name, Self.cases) { bytes throws(SheetError) in
      let file = try CompoundFile(bytes)
      guard let info = try file.stream(named: "EncryptionInfo"),
        let package = try file.stream(named: "EncryptedPackage")
      else { throw .notSheet }
      _ = try EncryptedPackage(info: info, package: package)
    }
  }

  @Test func `descriptions of an encryption that were changed do no harm`() throws {
    let file = try CompoundFile(try BankFiles.bytes("contract-agile.xlsx"))
    let info = try #require(try file.stream(named: "EncryptionInfo"))
    var random = SplitMix(seed: 41)
    for _ in 0..<Self.cases {
      _ = try? AgileEncryption(xml: Array(info.damaged(&random).dropFirst(8)))
    }
  }

  /// Each has a child of its own, so both files share the cases of their reader.
  @Test(arguments: ["kbstar.xls", "contract-gnumeric.xls"])
  func `workbooks of BIFF that were cut and changed end with their child`(_ name: String) throws {
    try read(name, Self.cases / 2) { bytes throws(SheetError) in
      _ = try BinaryWorkbook.sheets(in: bytes, SheetLimits())
    }
  }

  @Test func `a child is heard where the process ignores the ends of its children`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      #expect(try BankFiles.table("kbstar.xls").count > 6)
      let cut = try BankFiles.bytes("kbstar.xls").prefix(4_000)
      #expect(throws: SheetError.self) { try BinaryWorkbook.sheets(in: Array(cut), SheetLimits()) }
    }
  }

  @Test func `what a child says is read as what a stranger says`() throws {
    var random = SplitMix(seed: 41)
    func record(_ kind: UInt8, _ row: UInt32, _ column: UInt32, _ text: String) -> [UInt8] {
      [kind]
        + [row, column, UInt32(text.utf8.count)].flatMap { number in
          withUnsafeBytes(of: number) { Array($0) }
        } + text.utf8
    }
    let whole =
      record(UInt8(ascii: "S"), 1, 1, "a") + record(UInt8(ascii: "C"), 0, 0, "b")
      + record(UInt8(ascii: "N"), 0, 1, "1e3") + record(UInt8(ascii: "E"), 0, 0, "")
    func read(_ bytes: [UInt8]) throws -> [FileTable] {
      try bytes.withUnsafeBufferPointer { try BinaryWorkbook.sheets(said: $0, SheetLimits()) }
    }
    try expectEqual(
      read(whole), [FileTable(name: "a", rows: [.init(number: 1, cells: ["b", "1000"])])])
    // Without its end it may have been cut.
    #expect(throws: SheetError.damaged) { try read(Array(whole.dropLast(13))) }
    for _ in 0..<Self.cases { _ = try? read(whole.damaged(&random)) }
  }

  @Test func `documents with declarations are refused`() throws {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">&c;</Workbook>
      """
    #expect(throws: SheetError.declarations) { try SheetReader.sheets(in: Array(bomb.utf8)) }
    let outside = """
      <!DOCTYPE a SYSTEM "file:///etc/passwd">
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>
      """
    #expect(throws: SheetError.declarations) { try SheetReader.sheets(in: Array(outside.utf8)) }
  }

  @Test func `elements in one another have a limit`() throws {
    let deep =
      "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">"
      + String(repeating: "<a>", count: 100_000)
    #expect(throws: SheetError.tooLarge(.depth)) { try SheetReader.sheets(in: Array(deep.utf8)) }
  }

  @Test func `a zip that unpacks to much more than it has is refused`() throws {
    let bytes = try BankFiles.bytes("contract-rich.xlsx")
    var limits = SheetLimits()
    limits.unpacked = 3_000
    #expect(throws: SheetError.tooLarge(.unpacked)) { try Workbook.sheets(in: bytes, limits) }
    limits = SheetLimits()
    limits.parts = 3
    #expect(throws: SheetError.tooLarge(.parts)) { try Workbook.sheets(in: bytes, limits) }
    limits = SheetLimits()
    limits.cells = 20
    #expect(throws: SheetError.tooLarge(.cells)) { try Workbook.sheets(in: bytes, limits) }
    limits = SheetLimits()
    limits.text = 100
    #expect(throws: SheetError.tooLarge(.text)) { try Workbook.sheets(in: bytes, limits) }
    // Hundreds of megabytes in a hundredth of it.
    #expect(throws: SheetError.tooLarge(.unpacked)) {
      try Workbook.sheets(in: BankFiles.bytes("bomb.xlsx"), SheetLimits())
    }
    #expect(throws: SheetError.tooLarge(.cells)) {
      try BinaryWorkbook.sheets(in: BankFiles.bytes("kbstar.xls"), few(cells: 20))
    }
  }

  private func few(cells: Int) -> SheetLimits {
    var limits = SheetLimits()
    limits.cells = cells
    return limits
  }

  @Test func `cells far away take no room`() throws {
    let wide = """
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:x"><Worksheet><Table>
      <Row ss:Index="1000"><Cell ss:Index="16000000"><Data ss:Type="String">far</Data></Cell>
      <Cell ss:Index="2" ss:MergeDown="16000000"><Data ss:Type="String">near</Data></Cell></Row>
      </Table></Worksheet></Workbook>
      """
    try expectEqual(
      SheetReader.sheets(in: Array(wide.utf8))?.flatMap(\.rows),
      [.init(number: 1_000, cells: ["", "near"])])
    let low = wide.replacing("ss:Index=\"1000\"", with: "ss:Index=\"16000000\"")
    #expect(throws: SheetError.tooLarge(.cells)) { try SheetReader.sheets(in: Array(low.utf8)) }
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "-1"])
  func `rows of any number do no harm`(_ number: String) throws {
    let cells = SheetCells(SheetLimits(), [], [], from1904: false)
    cells.begin("")
    let rows =
      "<sheetData><row r=\"\(number)\"/><row/><row><c t=\"str\"><v>a</v></c></row></sheetData>"
    try XMLReader.read(Array(rows.utf8), into: cells)
    expectEqual(cells.ended().flatMap(\.rows), [.init(number: 3, cells: ["a"])])
  }

  @Test func `joined cells take time in proportion to the cells that there are`() throws {
    let cells = SheetCells(SheetLimits(), [], [], from1904: false)
    cells.begin("")
    var text = "<worksheet><sheetData>"
    for row in [1, 2, 1_048_576] {
      text += "<row r=\"\(row)\"><c r=\"A\(row)\" t=\"str\"><v>a</v></c></row>"
    }
    text +=
      "</sheetData>"
      + String(repeating: "<mergeCell ref=\"B2:B1048576\"/>", count: 100_000)
      + "<mergeCell ref=\"A2:A1048576\"/></worksheet>"
    try XMLReader.read(Array(text.utf8), into: cells)
    expectEqual(cells.ended().flatMap(\.rows).map(\.number), [1, 2, 1_048_576])
  }

  @Test func `zips and compound files of other kinds are no sheets`() throws {
    #expect(throws: SheetError.notSheet) {
      try SheetReader.sheets(in: BankFiles.bytes("page.zip"))
    }
    func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 0xFF), 0] } }
    let other = try BankFiles.bytes("kbstar.xls").replacing(
      wide("Workbook"), with: wide("Document"))
    #expect(throws: SheetError.notSheet) { try SheetReader.sheets(in: other) }
  }
}
