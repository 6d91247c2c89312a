import Expectations
import Storage
import Testing

@testable import Sheets

/// Pages with tables, as servers of banks name them .xls.
struct HTMLTablesTests {
  private func rows(_ page: String) throws -> [[String]]? {
    try SheetReader.sheets(in: Array(page.utf8))?.flatMap(\.rows).map(\.cells)
  }

  @Test func `cells without end tags, and in any case, are cells`() throws {
    try expectEqual(rows("<TABLE><TR><TD>a<TD>b<TR><TH>c</TABLE>"), [["a", "b"], ["c"]])
    try expectEqual(rows("<table><td>a</td></table>"), [["a"]])
    try expectEqual(rows("<table><tr><td title='a > b'>c</td></tr></table>"), [["c"]])
    try expectEqual(rows("<table><tr><td title=\"a>b</td><td>c</td></tr></table>"), [["b", "c"]])
  }

  @Test func `what a page does not show is no row and no cell`() throws {
    for hidden in [
      "style='display:none'", "style=\"color: red; DISPLAY: none\"", "hidden", "class=a HIDDEN=''",
    ] {
      try expectEqual(
        rows("<table><tr><td>a<tr \(hidden)><td>b<td>c</tr><tr><td \(hidden)>d<td>e</table>"),
        [["a"], ["e"]], "\(hidden)")
    }
  }

  @Test func `what a cell does not show is no part of it`() throws {
    for hidden in [
      "style='display:none'", "hidden", "title='a' hidden", "style='visibility: hidden'",
    ] {
      for element in [
        "<span \(hidden)>1</span>", "<div \(hidden)><div>1</div>1<br>1</div>",
        "<span \(hidden)><table><tr><td>1</td></tr></table>1</span>", "<input \(hidden)>",
        "<p \(hidden)>1<br></p>",
      ] {
        try expectEqual(
          rows("<table><tr><td>\(element)2,000</td><td>a\(element)<tr><td>b</table>"),
          [["2,000", "a"], ["b"]], "\(element)")
      }
      // What is not closed ends with its cell.
      try expectEqual(
        rows("<table><tr><td>2,000<b \(hidden)>1</td><td>a</td></tr></table>"), [["2,000", "a"]])
    }
    for shown in ["class='hidden'", "type=hidden", "style='overflow:hidden'", "data-hidden"] {
      try expectEqual(rows("<table><tr><td><i \(shown)>1</i>2</table>"), [["12"]], "\(shown)")
    }
    try expectEqual(
      rows("<table><tr><td style='visibility:hidden'>a</td><td>b</td></tr></table>"), [["", "b"]])
  }

  @Test func `a cell over several columns has blank ones behind it`() throws {
    try expectEqual(
      rows("<table><tr><td colspan=3>a<td>b<tr><td>1<td>2<td>3<td>4</table>"),
      [["a", "", "", "b"], ["1", "2", "3", "4"]])
  }

  @Test func `a day over several rows is the day of each, and an amount counts once`() throws {
    let page = """
      <table><tr><td rowspan=2>2026-11-02<td rowspan="2">1,000<td>a<tr><td>b<tr><td>2026-11-03<td>5<td>c</table>
      """
    try expectEqual(
      rows(page),
      [["2026-11-02", "1,000", "a"], ["2026-11-02", "", "b"], ["2026-11-03", "5", "c"]])
    try expectEqual(
      rows("<table><tr><th rowspan=2>날짜<th colspan=2>금액<tr><th>출금<th>입금</table>"),
      [["날짜", "금액"], ["날짜", "출금", "입금"]])
  }

  @Test func `a table in a cell comes after its own, and is no part of the cell`() throws {
    try expectEqual(
      rows("<table><tr><td>a<table><tr><td>b<td>c</table>d</td><td>e</td></tr></table>"),
      [["ad", "e"], ["b", "c"]])
  }

  @Test func `breaks make lines, and blanks of the page do not count`() throws {
    try expectEqual(
      rows("<table><tr><td>  2026-11-02 <br/>\n 08:10 </td><td><p>a</p><p>b</p></td></table>"),
      [["2026-11-02\n08:10", "a\nb"]])
  }

  @Test func `blank lines count below a cell of several lines`() throws {
    try expectEqual(
      rows(
        "<table><tr><th>A<br>B<th>C<tr><td>1<br><td>a<br><tr><td><br>2<td><br>b<tr><td><br><td>c"
          + "<tr><td>1<br>2<td>d<tr><td>3<td>e</table>"),
      [["A\nB", "C"], ["1\n", "a"], ["\n2", "b"], ["", "c"], ["1\n2", "d"], ["3", "e"]])
  }

  @Test func `entities are read`() throws {
    try expectEqual(
      rows("<table><tr><td>a&amp;b &lt;c&gt;&nbsp;&#44032;&#xAC00;&#0;&unknown; &</td></table>"),
      [["a&b <c> 가가\u{FFFD}&unknown; &"]])
  }

  @Test func `scripts, styles and comments show nothing`() throws {
    try expectEqual(
      rows(
        "<html><script>'<table><td>x</table>'</script><style>a > b {}</style><!-- <table><td>y -->"
          + "<table><tr><td>a<!-- b --></td></tr></table>"), [["a"]])
  }

  @Test func `what stands before the first table is kept, as lines`() throws {
    try expectEqual(
      rows("<html><body><h1>거래내역</h1><p>계좌번호 1-2</p><table><tr><td>a</table>b"),
      [["거래내역"], ["계좌번호 1-2"], ["a"]])
  }

  @Test func `the bytes say the letters, whatever the page says`() throws {
    let page = "<html><meta charset=utf-8><table><tr><td>"
    // 가 in CP949.
    let found = try SheetReader.sheets(in: Array(page.utf8) + [0xB0, 0xA1] + "</table>".utf8)
    expectEqual(found?.first?.rows.last?.cells, ["가"])
    let marked: [UInt8] =
      [0xFF, 0xFE] + "<table><td>가</table>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try expectEqual(SheetReader.sheets(in: marked)?.first?.rows.map(\.cells), [["가"]])
  }

  @Test func `text is no page`() throws {
    for text in ["날짜,내용\n", "<거래내역>\n날짜,내용\n", "", "< a", "<"] {
      expectEqual(SheetKind(of: Array(text.utf8)), .text)
      try expectEqual(SheetReader.sheets(in: Array(text.utf8)), nil)
    }
    try expectEqual(rows("<b>bold</b>\n1,2"), nil)
  }

  @Test func `a page that was cut in a row is damaged`() throws {
    let page = "<html><body><table><tr><td>a</td></tr><tr><td>2026.10.03</td><td>600,000</td></tr>"
    let end = "</table></body></html>"
    try expectEqual(rows(page + end), [["a"], ["2026.10.03", "600,000"]])
    for count in [9, 10, 12, 13, 16] {
      #expect(throws: SheetError.damaged, "\(count)") { try rows(String(page.dropLast(count))) }
    }
    // Some servers forget to end their tables, but not the page.
    try expectEqual(
      rows(page.dropLast(10) + "</body></html>"), [["a"], ["2026.10.03", "600,000"]])
  }

  @Test func `spans and depths of any size are within limits`() throws {
    let wide =
      "<table>" + String(repeating: "<tr><td colspan=1000000000>a", count: 5_000) + "</table>"
    #expect(throws: SheetError.tooLarge(.cells)) { try rows(wide) }
    let huge =
      "<table><tr><td colspan=99999999999999999999 rowspan=99999999999999999999>a<td>b<tr><td>c</table>"
    try expectEqual(rows(huge)?.first, ["a"])
    #expect(throws: SheetError.tooLarge(.depth)) {
      try rows(String(repeating: "<table><tr><td>", count: 100_000))
    }
    // Of rows that go on below, only the columns that are kept are kept free.
    let far =
      "<table><tr>" + String(repeating: "<td>a", count: 300) + "<td rowspan=2>b<tr><td>c</table>"
    try expectEqual(rows(far)?.map(\.count), [256, 1])
    let twice = "<table><tr><td>a<td colspan=1000 rowspan=3><td colspan=1000 rowspan=3>b<tr><td>c"
    try expectEqual(rows(twice + "</table>"), [["a"], ["c"]])
    let high = "<table>" + String(repeating: "<tr><td rowspan=65534>가", count: 20_000) + "</table>"
    _ = try rows(high)
    var few = SheetLimits()
    few.text = 10
    #expect(throws: SheetError.tooLarge(.text)) {
      try SheetReader.sheets(in: Array("<table><td>012345678901</table>".utf8), limits: few)
    }
    // Unending tags, comments and scripts take time in proportion to their bytes.
    for part in ["<!--", "<script>", "<td a='", "<a <", "&#", "<table", "</", "<td title=\"x>"] {
      _ = try? rows("<table>" + String(repeating: part, count: 20_000))
    }
  }
}
