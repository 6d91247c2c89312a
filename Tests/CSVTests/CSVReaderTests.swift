import Expectations
import Storage
import Testing

@testable import CSV

struct CSVReaderTests {
  private func rows(_ text: String, separator: UInt8? = nil) throws -> [FileRow] {
    var reader = CSVReader(Array(text.utf8), separator: separator)
    var rows: [FileRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  private func cells(_ text: String) throws -> [[String]] { try rows(text).map(\.cells) }

  @Test func `cells stand between commas, and lines end in any of three ways`() throws {
    try expectEqual(cells("a,b\r\nc,\n,d\re"), [["a", "b"], ["c", ""], ["", "d"], ["e"]])
  }

  @Test func `a text without a row is empty, and the last line needs no end`() throws {
    try expectEqual(cells(""), [])
    try expectEqual(cells("a\n"), [["a"]])
    try expectEqual(cells("a\n\nb"), [["a"], [""], ["b"]])
  }

  @Test func `a quoted cell holds separators, quotes and lines`() throws {
    try expectEqual(
      cells("\"a,b\",\"say \"\"hi\"\"\",\"two\r\nlines\"\n\"\",x"),
      [["a,b", "say \"hi\"", "two\r\nlines"], ["", "x"]])
  }

  @Test func `a quote inside a cell is a character, and what follows a closed one stays`() throws {
    try expectEqual(cells("5\" pipe,\"a\"b,c"), [["5\" pipe", "ab", "c"]])
  }

  @Test func `rows know the line they begin in, behind cells of several lines`() throws {
    try expectEqual(
      rows("a\n\"b\n\r\nc\rd\",e\nf"),
      [
        FileRow(number: 1, cells: ["a"]), FileRow(number: 2, cells: ["b\n\r\nc\rd", "e"]),
        FileRow(number: 6, cells: ["f"]),
      ])
  }

  @Test func `an open quote is told with its line`() {
    #expect(throws: CSVError.openQuote(line: 2)) { try rows("a,b\nc,\"d\ne\n") }
  }

  @Test func `the separator is the one that is there most often outside quotes`() throws {
    try expectEqual(cells("a;b;c\n\"1,2,3,4\";5;6"), [["a", "b", "c"], ["1,2,3,4", "5", "6"]])
    try expectEqual(cells("a\tb, c\n1\t2"), [["a", "b, c"], ["1", "2"]])
    try expectEqual(cells("a"), [["a"]])
    try expectEqual(rows("a;b", separator: UInt8(ascii: ",")).map(\.cells), [["a;b"]])
  }

  @Test func `a text may end anywhere in a row`() throws {
    try expectEqual(cells("a,"), [["a", ""]])
    try expectEqual(cells("a,\"b\""), [["a", "b"]])
    try expectEqual(cells("a\r"), [["a"]])
    try expectEqual(cells("\"\""), [[""]])
    #expect(throws: CSVError.openQuote(line: 1)) { try rows("\"a\"\"") }
    try expectEqual(rows("\"a\r\"\"\rb\"\nc").map(\.number), [1, 4])
    try expectEqual(rows("\"a\r\nb\"\nc").map(\.number), [1, 3])
  }

  @Test func `the separator is that of most rows, not the most frequent one`() throws {
    try expectEqual(cells("a,b\nc,d\ne;;;;;;f,g"), [["a", "b"], ["c", "d"], ["e;;;;;;f", "g"]])
    try expectEqual(cells("a,b\rc,d\re;;;;;;f,g"), [["a", "b"], ["c", "d"], ["e;;;;;;f", "g"]])
    try expectEqual(
      cells("1;100;x, y\n2;200;z, w"), [["1", "100", "x, y"], ["2", "200", "z, w"]])
  }

  @Test func `a caret divides cells where nothing else does`() throws {
    try expectEqual(
      cells("a^b^c\n1,234^x, y^2\n5,678^^3"),
      [["a", "b", "c"], ["1,234", "x, y", "2"], ["5,678", "", "3"]])
    try expectEqual(cells("a,b\n^_^,1\n^_^,2"), [["a", "b"], ["^_^", "1"], ["^_^", "2"]])
  }

  @Test func `apostrophes are quotes only where most rows have cells within two of them`() throws {
    func cells(_ text: String) throws -> [[String]] {
      var reader = CSVReader(Array(text.utf8), mayHaveApostrophes: true)
      var rows: [[String]] = []
      while let row = try reader.next() { rows.append(row.cells) }
      return rows
    }
    try expectEqual(
      cells("'a','b'\n'O''Reilly, Books','-4500'\n'',''"),
      [["a", "b"], ["O'Reilly, Books", "-4500"], ["", ""]])
    try expectEqual(cells("title\n'a';'b'\n1;'c; d'\n"), [["title"], ["a", "b"], ["1", "c; d"]])
    for text in ["a,'b\n1,'2\n3,'4", "'a' b,c\n'a' b,c", "a,b\n'tis,1\n'twas,2"] {
      try expectEqual(
        cells(text), text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) })
    }
    try expectEqual(rows("'a','b'").map(\.cells), [["'a'", "'b'"]])
    // The usual ones say that they are the quotes, wherever they stand.
    for end in ["\"1,500\"", "x\n'u','w',\"1,500\"", "'O''N',\"1,500\""] {
      let text = "a,b,c\n'x','y',\(end)\n'z','w',2"
      try expectEqual(cells(text).joined().contains("1,500"), true)
      try expectEqual(cells(text)[1].prefix(2), ["'x'", "'y'"])
    }
    try expectEqual(
      cells("'a','b'\n'say \"hi\", he said','\"1\"'\n"),
      [["a", "b"], ["say \"hi\", he said", "\"1\""]])
  }

  @Test func `only a comma between a digit and just three digits is in a number`() throws {
    try expectEqual(cells("가;1,234\n나;5,678"), [["가", "1,234"], ["나", "5,678"]])
    for row in ["가;,234", "가;1,23", "가;1,2345", "가;1,23x", "가;x,234"] {
      try expectEqual(cells("\(row)\n\(row)")[0], row.split(separator: ",").map(String.init))
    }
  }

  @Test func `what stands in quotes is not counted, line ends neither`() throws {
    try expectEqual(cells("\"a,b\";1\n\"c,d\";2"), [["a,b", "1"], ["c,d", "2"]])
    try expectEqual(cells("\"a,\nb,\n\";1\nc;2"), [["a,\nb,\n", "1"], ["c", "2"]])
    try expectEqual(cells("\"say \"\"a,b\"\"\";1;2"), [["say \"a,b\"", "1", "2"]])
  }

  @Test(arguments: ["\t", ";", "|"])
  func `a comma in a number is no separator`(separator: String) throws {
    let table = [
      ["거래일", "적요", "출금액", "입금액"], ["2026-11-21", "시장", "1,234,567", "0"],
      ["2026-11-22", "월급, 상여", "0", "3,000,000"], ["2026-11-23", "집", "1,234,567,890", "1,000"],
    ]
    let text = table.map { $0.joined(separator: separator) }.joined(separator: "\n")
    try expectEqual(cells(text), table)
    try expectEqual(cells(table[1].joined(separator: separator)), [table[1]])
  }

  @Test func `a bar in texts is no separator`() throws {
    let text = """
      거래일,적요,출금,입금,잔액
      2026-11-01,체크|GS25,5000,0,95000
      2026-11-02,이자|국민,0,500,95500
      2026-11-03,캐시백|국민,0,123,95623
      2026-11-04,체크|CU,1000,0,94623
      """
    try expectEqual(cells(text)[1], ["2026-11-01", "체크|GS25", "5000", "0", "95000"])
  }

  @Test func `commas between short numbers separate them`() throws {
    try expectEqual(
      cells("거래일,출금,메모\n20261121,100,a;b\n20261122,200,c;d")[1], ["20261121", "100", "a;b"])
  }

  @Test func `a row of very many cells takes no more memory than a usual one`() throws {
    let rows = try cells(String(repeating: ",", count: 1_000_000) + "\na,b")
    expectEqual(rows.map(\.count), [256, 2])
  }

  @Test func `whatever is written is read again`() throws {
    let table = [
      ["날짜", "내용"], ["", " a "], ["\"", "\"\""], ["a\r\nb", "c;d"], ["-1,000", "\t=1+1"], [""],
    ]
    var writer = CSVWriter()
    for cells in table { writer.append(cells) }
    let bytes = writer.take()
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    let text = try CSVText.decoded(bytes)
    var reader = CSVReader(text, separator: UInt8(ascii: ","))
    var read: [[String]] = []
    while let row = try reader.next() { read.append(row.cells) }
    expectEqual(read, table)
  }

  @Test func `rows end with CRLF, and quotes are doubled`() {
    var writer = CSVWriter()
    _ = writer.take()
    writer.append(["a", "say \"hi\"", "-18000"])
    expectEqual(String(decoding: writer.take(), as: UTF8.self), "a,\"say \"\"hi\"\"\",-18000\r\n")
  }
}
