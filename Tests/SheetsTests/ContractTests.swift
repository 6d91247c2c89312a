import Expectations
import Secrets
import Storage
import Testing

@testable import Sheets

/// What every reader holds to: the same statement has the same cells, whatever the file.
struct ContractTests {
  private static let rows = [
    ["2026-11-02 08:10:05", "체크카드", "한강서점", "", "18000", "0", "1182000"],
    ["2026-11-03 12:31:44", "체크카드", "남산식당 & 카페", "점심", "24500", "0", "1157500"],
    ["2026-11-05 09:00:00", "급여", "하늘상사", "11월 급여", "0", "3000000", "4157500"],
    ["2026-11-07 18:49:59", "체크카드", "푸른가전", "", "1234567", "0", "2922933"],
    ["2026-11-10 00:00:01", "이자", "이자", "", "0", "1000", "2923933"],
    ["2026-11-11 23:59:59", "이체", "이바다", "더치페이", "11100", "0", "2912833"],
  ]

  @Test(arguments: BankFiles.contract)
  func `a statement has the same cells in every kind of file`(_ name: String) throws {
    let table = try BankFiles.table(name)
    // Pages show days over two lines or as words, and numbers with commas.
    func day(_ cell: String) -> String {
      let parts = cell.replacing("\n", with: " ").replacing("년 ", with: "-")
        .replacing("월 ", with: "-").replacing("일 ", with: " ").split(separator: " ")
      func filled(_ part: Substring?, _ sign: Character) -> String {
        (part ?? "").split(separator: sign).map { $0.count < 2 ? "0\($0)" : String($0) }
          .joined(separator: String(sign))
      }
      return filled(parts.first, "-") + " " + filled(parts.last, ":")
    }
    let plain = table.map { row in row.map { cell in cell.filter { $0 != "," } } }
    let found = plain.filter { $0.count == 7 && $0[0].hasPrefix("2026") }
      .map { [day($0[0])] + $0.dropFirst() }
    expectEqual(found, Self.rows)
    #expect(plain.contains { $0.first == "계좌번호" && $0.last == "000-12-345678" })
  }

  @Test func `text with tabs in UTF-16 is text`() throws {
    expectEqual(SheetKind(of: try BankFiles.bytes("contract-utf16.xls")), .text)
  }

  @Test(arguments: [
    ("contract-openpyxl.xlsx", ["안내", "거래내역"]), ("contract-xlwt.xls", ["안내", "거래내역", "긴 글"]),
    ("contract-rich.xlsx", ["거래내역"]), ("contract-utf8.xls", [""]),
    ("hidden.xls", ["내역"]),
  ])
  func `sheets come with their names, hidden ones do not`(_ name: String, _ names: [String]) throws
  {
    try expectEqual(BankFiles.sheets(name).map(\.name), names)
  }

  @Test func `hidden sheets of XML do not come, unless all are hidden`() throws {
    func names(_ states: [String]) throws -> [String]? {
      let sheets = states.enumerated().map { index, state in
        """
        <Worksheet ss:Name="\(index)"><Table><Row><Cell><Data ss:Type="String">a</Data></Cell></Row>\
        </Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">\
        \(state.isEmpty ? "" : "<Visible>\(state)</Visible>")</WorksheetOptions></Worksheet>
        """
      }
      let text =
        """
        <?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
         xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">\(sheets.joined())</Workbook>
        """
      return try SheetReader.sheets(in: Array(text.utf8))?.map(\.name)
    }
    try expectEqual(names(["SheetHidden", "", "SheetVeryHidden", "SheetVisible"]), ["1", "3"])
    try expectEqual(names(["SheetHidden", "SheetVeryHidden"]), ["0", "1"])
  }

  @Test func `a note to a cell is no part of it`() throws {
    let note =
      "<Comment ss:Author=\"a\"><ss:Data xmlns=\"http://www.w3.org/TR/REC-html40\">1</ss:Data></Comment>"
    let text =
      """
      <?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
       xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="a"><Table><Row>
      <Cell><Data ss:Type="Number">6200</Data>\(note)</Cell>
      <Cell>\(note)<Data ss:Type="String">가게</Data></Cell></Row></Table></Worksheet></Workbook>
      """
    let sheet = try #require(try SheetReader.sheets(in: Array(text.utf8))?.first)
    expectEqual(sheet.rows.map(\.cells), [["6200", "가게"]])
  }

  @Test func `a workbook without one of its sheets is damaged`() throws {
    let whole = try BankFiles.bytes("contract-openpyxl.xlsx")
    // The names of files stand in front of them, and again at the end.
    let (name, other) = (Array("worksheets/sheet1.xml".utf8), Array("worksheets/sheet9.xml".utf8))
    var bytes = whole
    for start in bytes.indices where bytes[start...].starts(with: name) {
      bytes.replaceSubrange(start..<start + name.count, with: other)
    }
    #expect(bytes != whole)
    #expect(throws: SheetError.damaged) { try SheetReader.sheets(in: bytes) }
  }

  @Test func `rows have the numbers that a spreadsheet shows`() throws {
    let sheet = try BankFiles.sheets("contract-openpyxl.xlsx")[1]
    expectEqual(sheet.rows.map(\.number), [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12])
    expectEqual(sheet.rows[1].cells, ["", "계좌번호", "000-12-345678"])
  }

  @Test func `long texts that go on in other records are whole`() throws {
    let texts = try BankFiles.table("contract-xlwt.xls", in: "긴 글").map { $0[0] }
    expectEqual(texts.count, 25)
    for (text, length) in zip(texts, stride(from: 900, to: 1_900, by: 40)) {
      #expect(text.hasSuffix("\(length)") && text.count == length + "\(length)".count)
    }
  }
}
