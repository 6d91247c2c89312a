import Expectations
import LedgerDomain
import Log
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

/// Files of other kinds than statements, and statements in others.
struct OtherFileTests {
  private let folder = TemporaryFolder()
  private let files = FileStatements(log: .none)

  @Test func `a file of another kind says what it is`() async throws {
    let page = "<html><head><title>\n로그인 </title></head><body>세션이 만료되었습니다</body></html>"
    let camt =
      "<?xml version=\"1.0\"?><Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053\"/>"
    let files: [(String, String, OtherFile)] = [
      ("a.pdf", "%PDF-1.7\n\u{E2}\u{E3}", .format("PDF")),
      ("a.jpg", "\u{FF}\u{D8}\u{FF}\u{E0}\0\u{10}JFIF", .picture),
      ("a.png", "\u{89}PNG\r\n", .picture),
      ("a.heic", "\0\0\0\u{18}ftypheic", .picture),
      ("a.ofx", "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>", .format("OFX")),
      (
        "b.ofx", "<?xml version=\"1.0\"?><?OFX?><OFX><BANKMSGSRSV1/></OFX>",
        .format("OFX")
      ),
      ("a.qif", "!Type:Bank\nD10/01/2026\nT-1,000\nPA\n^\n", .format("QIF")),
      (
        "a.sta", ":20:STARTUMS\r\n:25:1/2\r\n:61:2610011001D1000,00N\r\n",
        .format("MT940")
      ),
      ("a.xml", camt, .format("CAMT")),
      (
        "a.mhtml", "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=a\n\n",
        .webArchive
      ),
      ("a.eml", "From: a@b\nTo: c@d\nSubject: x\n\nHello\n", .email),
      ("a.json", "[{\"date\": \"2026-10-01\", \"amount\": -1000}]", .format("JSON")),
      ("a.xls", page, .page("로그인")),
      ("a.rar", "Rar!\u{1A}\u{7}", .package("RAR", [])),
    ]
    for (name, text, kind) in files {
      // The letters of a page are UTF-8, and others are the bytes themselves.
      let isPage = text == page
      write(
        isPage ? Array(text.utf8) : text.unicodeScalars.map { UInt8($0.value) }, to: name)
      await #expect(throws: StatementError.other(kind), "\(name)") {
        try await read(name)
      }
    }
  }

  @Test func `the only statement in a zip is read, and others are named`() async throws {
    func zip(_ files: [(String, String)]) -> [UInt8] { StoredZip(files).bytes }
    let lines = "국민은행\n거래일시,적요,출금액,입금액,잔액\n2026-10-01,책,1000,,9000\n"
    write(zip([("안내.txt", "a"), ("국민.csv", lines)]), to: "a.zip")
    try await expectEqual(read("a.zip").amounts, [-1_000])
    write(zip([("a.csv", lines), ("b.csv", lines)]), to: "b.zip")
    await #expect(throws: StatementError.other(.package("ZIP", ["a.csv", "b.csv"]))) {
      try await read("b.zip")
    }
    write(zip([("Index/Document.iwa", "a")]), to: "c.numbers")
    await #expect(throws: StatementError.other(.spreadsheet("Numbers"))) {
      try await read("c.numbers")
    }
    write(zip([("word/document.xml", "<a/>")]), to: "d.docx")
    await #expect(throws: StatementError.other(.format("Word"))) { try await read("d.docx") }
  }

  @Test func `a formula whose value no program has written is told`() async throws {
    func cell(_ text: String) -> String { "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
    func row(_ cells: String...) -> String { "<row>\(cells.joined())</row>" }
    let sheet =
      "<worksheet><sheetData>"
      + row(cell("거래일"), cell("내용"), cell("금액"), cell("잔액"))
      + row(cell("2026-10-01"), cell("책"), "<c><v>-1000</v></c>", "<c><f>D1-1000</f></c>")
      + row(cell("2026-10-02"), cell("밥"), "<c><f>-500*2</f></c>", "<c><f>D2+C3</f></c>")
      + row(cell("2026-10-03"), cell("차"), "<c><f>-500*2</f><v>-1000</v></c>", "<c/>")
      + row(cell("합계"), cell(""), "<c><f>SUM(C2:C4)</f></c>", "<c/>") + "</sheetData></worksheet>"
    let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let book = StoredZip([
      ("xl/workbook.xml", "<workbook><sheets><sheet name=\"a\" id=\"r1\"/></sheets></workbook>"),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships><Relationship Id=\"r1\" Type=\"\(types)/worksheet\" Target=\"a.xml\"/></Relationships>"
      ), ("xl/a.xml", sheet),
    ])
    write(book.bytes, to: "formulas.xlsx")
    let found = try await read("formulas.xlsx")
    expectEqual(found.amounts, [-1_000, -1_000])
    expectEqual(found.invalidLines.map(\.error), [.formula("=-500*2")])
    expectEqual(found.leftOut.map(\.reason), [.total])
  }

  @Test func `names of a zip may have backslashes between folders`() async throws {
    let lines = "국민은행\n거래일시,적요,출금액,입금액,잔액\n2026-10-01,책,1000,,9000\n"
    write(StoredZip([("거래\\국민.csv", lines)]).bytes, to: "a.zip")
    try await expectEqual(read("a.zip").amounts, [-1_000])
    for (format, day) in [("", "2018-11-24"), (" date1904=\"1\"", "2022-11-25")] {
      let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
      let row = "<row>\(["거래일", "내용", "금액"].map { "<c t=\"str\"><v>\($0)</v></c>" }.joined())</row>"
      let entry = "<row><c><v>43428</v></c><c t=\"str\"><v>책</v></c><c><v>-43428</v></c></row>"
      let book = StoredZip([
        (
          "_rels\\.rels",
          "<Relationships><Relationship Id=\"r1\" Type=\"\(types)/officeDocument\" Target=\"xl\\workbook.xml\"/></Relationships>"
        ),
        (
          "xl\\workbook.xml",
          "<workbook><workbookPr\(format)/><sheets><sheet name=\"a\" id=\"r1\"/></sheets></workbook>"
        ),
        (
          "xl\\_rels\\workbook.xml.rels",
          "<Relationships><Relationship Id=\"r1\" Type=\"\(types)/worksheet\" Target=\"worksheets\\a.xml\"/></Relationships>"
        ),
        ("xl\\worksheets\\a.xml", "<worksheet><sheetData>\(row)\(entry)</sheetData></worksheet>"),
      ])
      write(book.bytes, to: "a.xlsx")
      let found = try await read("a.xlsx")
      expectEqual(found.amounts, [-43_428])
      // A number of a day counts from the year that the workbook names.
      expectEqual(found.entries.map(\.entry.day.description), [day])
    }
  }

  @Test
  func `a heading over several columns of a page may be the last one, or that of day and time`()
    async throws
  {
    let page = """
      <html><meta charset=utf-8><table><tr><th colspan=2>거래일시<th>적요<th>출금액<th>입금액<th colspan=2>잔액
      <tr><td>2026.11.25<td>18:49:10<td>스타벅스<td>6,200<td>0<td>93,800<td>원
      <tr><td>2026.11.26<td>09:10:00<td>이마트<td>0<td>5,000<td>98,800<td>원</table></html>
      """
    write(Array(page.utf8), to: "a.xls")
    let found = try await read("a.xls")
    expectEqual(found.amounts, [-6_200, 5_000])
    expectEqual(found.entries.map(\.entry.bank?.second), [67_750, 33_000])
    #expect(found.isComplete && found.invalidCount == 0)
  }

  @Test func `a workbook without a table is no package`() async throws {
    let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let row = "<row><c t=\"inlineStr\"><is><t>안내문</t></is></c></row>"
    for path in ["xl/workbook.xml", "book/main.xml"] {
      let folder = path.split(separator: "/")[0]
      let name = path.split(separator: "/")[1]
      let book = StoredZip([
        ("[Content_Types].xml", "<Types/>"),
        (
          "_rels/.rels",
          "<Relationships><Relationship Id=\"r1\" Type=\"\(types)/officeDocument\" Target=\"\(path)\"/></Relationships>"
        ),
        (path, "<workbook><sheets><sheet name=\"a\" id=\"r1\"/></sheets></workbook>"),
        (
          "\(folder)/_rels/\(name).rels",
          "<Relationships><Relationship Id=\"r1\" Type=\"\(types)/worksheet\" Target=\"a.xml\"/></Relationships>"
        ),
        ("\(folder)/a.xml", "<worksheet><sheetData>\(row)\(row)</sheetData></worksheet>"),
      ])
      write(book.bytes, to: "notice.xlsx")
      await #expect(throws: StatementError.noTable, "\(path)") { try await read("notice.xlsx") }
    }
  }

  @Test func `a cell that is longer than any of a spreadsheet is told`() async throws {
    let head = "날짜,내용,금액\n2026-11-01,책,-1\n"
    for (count, isRead) in [(32_767, true), (32_768, false)] {
      let text = head + "2026-11-02,\(String(repeating: "가", count: count)),-2\n"
      write(Array(text.utf8), to: "long.csv")
      do throws(StatementError) {
        try await expectEqual(read("long.csv").entries.count, 2)
        #expect(isRead)
      } catch {
        #expect(!isRead)
        expectEqual(error, .longCell(line: 3, limit: 32_767))
      }
    }
  }

  private func read(_ name: String) async throws(StatementError) -> BankStatement {
    try await files.read("\(folder.path)/\(name)", mapping: nil, .silent, within: 0...1_000)
  }

  private func write(_ bytes: [UInt8], to name: String) {
    TemporaryFolder.write(bytes, to: "\(folder.path)/\(name)")
  }
}
