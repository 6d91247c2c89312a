import CSV
import Expectations
import Storage
import Testing

struct CSVPartsTests {
  /// The rows of a table that is read so many bytes at a time, and the lines of unreadable ones.
  private func read(
    _ text: String, by count: Int, limit: Int = 100
  ) throws -> (rows: [FileRow], unreadable: [Int]) {
    let bytes = Array(text.utf8)
    var parts = CSVParts(limit: limit)
    var (rows, unreadable): ([FileRow], [Int]) = ([], [])
    let starts = Array(stride(from: 0, to: bytes.count, by: count)) + [bytes.count]
    for start in starts {
      for part in parts.take(Array(bytes[start...].prefix(count))) {
        switch part {
        case .unreadable(let line): unreadable.append(line)
        case .rows(let bytes, let line):
          var reader = CSVReader(bytes, separator: parts.separator, line: line)
          while let row = try reader.next() { rows.append(row) }
        }
      }
    }
    return (rows, unreadable)
  }

  @Test(arguments: [
    "a,b\nc,d\n", "a,b\r\nc,d", "a,b\rc,d\r", "\"a\nb\",c\n\"d\"\"\r\n\",e\n",
    "a\"b,c\nd,\"e\"f\n\n,\n",
    "\u{FEFF}가,나\n다,\"라,\"\n",
  ])
  func `a table is the same in parts of any length`(text: String) throws {
    let plain =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var reader = CSVReader(Array(plain.utf8), separator: UInt8(ascii: ","))
    var rows: [FileRow] = []
    while let row = try reader.next() { rows.append(row) }
    for count in 4...text.utf8.count {
      let read = try read(text, by: count)
      expectEqual(read.rows, rows)
      expectEqual(read.unreadable, [])
    }
  }

  @Test func `a line that is too long, and an open quote, are left out alone`() throws {
    let long = String(repeating: "x", count: 300)
    let read = try read(
      "a,b\n\(long)\nc,d\n\"e,\nf,g\n\(String(repeating: "h,i\n", count: 40))", by: 7)
    expectEqual(read.unreadable, [2, 4])
    expectEqual(read.rows.map(\.number), [1, 3] + Array(5...45))
    let end = try self.read("a,b\n\"c\nd,e", by: 5)
    expectEqual(end.unreadable, [2])
    expectEqual(end.rows.map(\.cells), [["a", "b"], ["d", "e"]])
    expectEqual(end.rows.map(\.number), [1, 3])
  }
}
