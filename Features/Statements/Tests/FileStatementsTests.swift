import Expectations
import LedgerDomain
import Log
import Platform
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import WalletDomain

/// Statements as real files.
struct FileStatementsTests {
  private let folder = TemporaryFolder()
  private let files = FileStatements(log: .none)

  @Test func `a file of CP949 reads as one of UTF-8`() async throws {
    let utf8 = "날짜,내용,금액\r\n2026-11-21,\"책, 두 권\",\"-9,000\"\r\n"
    // 날짜,내용,금액 in CP949.
    let cp949: [UInt8] = [
      0xB3, 0xAF, 0xC2, 0xA5, 0x2C, 0xB3, 0xBB, 0xBF, 0xEB, 0x2C, 0xB1, 0xDD, 0xBE, 0xD7, 0x0A,
    ]
    folder.write(Array(utf8.utf8), to: "a.csv")
    folder.write(cp949 + "2026-11-21,\"a, b\",\"-9,000\"\n".utf8, to: "b.csv")
    let one = try await files.read("\(folder.path)/a.csv", mapping: nil, .silent, within: 0...1_000)
    let other = try await files.read(
      "\(folder.path)/b.csv", mapping: nil, .silent, within: 0...1_000)
    expectEqual(one.entries.map(\.entry), [entry(2026_11_21, -9_000, "책, 두 권", .other)])
    expectEqual(other.columns, one.columns)
    expectEqual(other.entries.map(\.entry), [entry(2026_11_21, -9_000, "a, b", .other)])
  }

  @Test func `a line in which the file ends is told`() async throws {
    func read(_ text: String) async throws -> BankStatement {
      folder.write(Array(text.utf8), to: "cut.csv")
      return try await files.read(
        "\(folder.path)/cut.csv", mapping: nil, .silent, within: 0...1_000)
    }
    let lines = "이용일자,가맹점명,이용금액,승인번호,승인상태\n2026-10-02,가,12000,1001,정상\n"
    let cut = try await read(lines + "2026-10-03,나,6000")
    expectEqual(cut.entries.map(\.entry.amount.amount), [-12_000])
    expectEqual(cut.invalidLines.map(\.number), [3])
    expectEqual(cut.invalidLines.map(\.error), [.cutOff])
    // The last line need not have an end, and may be short where others are.
    for last in ["2026-10-03,나,6000,1002,정상", "2026-10-03,나,6000\n"] {
      expectEqual(try await read(lines + last).entries.count, 2)
    }
    expectEqual(
      try await read(lines + "2026-10-03,나,6000\n2026-10-04,다,7000").entries.count, 3)
  }

  @Test func `a quote that is never closed costs its line only, which is told`() async throws {
    func read(_ text: String) async throws -> BankStatement {
      folder.write(Array(text.utf8), to: "quote.csv")
      return try await files.read(
        "\(folder.path)/quote.csv", mapping: nil, .silent, within: 0...1_000)
    }
    let head = "date,text,amount,note\n2026-11-01,a,-1,\n"
    var found = try await read(head + "2026-11-02,\"b,-2,\n2026-11-03,c,-3,\n2026-11-04,d,-4,\n")
    expectEqual(found.entries.map(\.entry.text), ["a", "c", "d"])
    expectEqual(found.invalidLines.map(\.number), [3])
    expectEqual(found.invalidLines.map(\.error), [.openQuote])
    // A later quote does not hide the lines between.
    found = try await read(
      head + "2026-11-02,\"b,-2,\n2026-11-03,c,-3,\n2026-11-04,d,\"-4,000\",\n2026-11-05,e,-5,\n")
    expectEqual(found.entries.map(\.entry.text), ["a", "c", "d", "e"])
    expectEqual(found.invalidLines.map(\.number), [3])
    expectEqual(found.invalidLines.map(\.error), [.openQuote])
    // A note may have lines.
    found = try await read(head + "2026-11-02,b,-2,\"one\ntwo, three\"\n2026-11-03,c,-3,\n")
    expectEqual(found.entries.map(\.entry.text), ["a", "b", "c"])
    expectEqual(found.invalidCount, 0)
  }

  @Test func `a file in which each line opens a quote is refused, and not read for each line`()
    async
  {
    let text = "date,text,amount\n2026-11-01,a,-1\n" + String(repeating: "x\",\"\n", count: 200_000)
    folder.write(Array(text.utf8), to: "quotes.csv")
    await #expect {
      try await files.read("\(folder.path)/quotes.csv", mapping: nil, .silent, within: 0...1_000)
    } throws: {
      if case .openQuote = $0 as? StatementError { true } else { false }
    }
  }

  @Test func `a file has as many cells as one of any other kind at most`() async throws {
    let head = "날짜,내용,금액\n2026-11-01,책,-1\n"
    for (count, isRead) in [(3_999_000, true), (4_000_000, false)] {
      folder.write(Array((head + String(repeating: ",", count: count) + "\n").utf8), to: "wide.csv")
      do throws(StatementError) {
        let found = try await files.read(
          "\(folder.path)/wide.csv", mapping: nil, .silent, within: 0...1_000)
        #expect(isRead && found.entries.count == 1)
      } catch {
        #expect(!isRead)
        expectEqual(error, .tooMuch(.cells))
      }
    }
  }

  @Test func `a file whose reading was cancelled is no file that cannot be read`() async throws {
    let rows = String(repeating: "2026-11-01,책,-1\n", count: 10)
    folder.write(Array(("날짜,내용,금액\n" + rows).utf8), to: "a.csv")
    let path = "\(folder.path)/a.csv"
    let reading = Task { [files] in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await files.read(path, mapping: nil, .silent, within: 0...1_000)
    }
    await #expect(throws: StatementError.ledger(.cancelled)) { try await reading.value }
  }

  @Test func `a file that is not a statement is refused with the reason`() async throws {
    folder.write([0xFF, 0x00, 0xFF], to: "binary.csv")
    folder.write([], to: "empty.csv")
    folder.write(Array("a,b\n\"c".utf8), to: "open.csv")
    folder.write([0xEF, 0xBB, 0xBF], to: "mark.csv")
    folder.write(Array("\n \n\n".utf8), to: "lines.csv")
    folder.write(Array("a~b~c\n2026-11-02~b~c\n".utf8), to: "one.csv")
    folder.write(Array("root:x:0:0:root:/root\nnobody:x:65534:65534::/\n".utf8), to: "passwd")
    folder.write(Array("name,city,since\nAda,London,2011-02-03\n".utf8), to: "people.csv")
    folder.write(Array("a;b\nc;d\n1;2\n".utf8), to: "numbers.csv")
    let reasons: KeyValuePairs<String, StatementError> = [
      "mark.csv": .empty, "lines.csv": .empty, "one.csv": .noTable,
      "passwd": .noTable, "people.csv": .noStatement, "numbers.csv": .noStatement,
      "binary.csv": .notText, "empty.csv": .empty, "open.csv": .openQuote(line: 2),
      "nothing.csv": .missing, "empty.csv/a": .missing, ".": .notFile, "": .notFile,
      "pipe": .notFile,
    ]
    expectEqual(mkfifo("\(folder.path)/pipe", 0o600), 0)
    for (name, reason) in reasons {
      await #expect(throws: reason, "\(name)") {
        try await files.read("\(folder.path)/\(name)", mapping: nil, .silent, within: 0...1_000)
      }
    }
  }
}

extension TemporaryFolder {
  fileprivate func write(_ bytes: [UInt8], to name: String) {
    Self.write(bytes, to: "\(path)/\(name)")
  }
}
