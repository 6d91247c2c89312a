import Expectations
import LedgerDomain
import Log
import Phrases
import PlatformTesting
import StatementsData
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Tables that Galbi has exported and a spreadsheet has changed.
struct ExportedTableTests {
  private static let table = """
    Date|Description|Amount|Category|Note|Source|Account|Status|Payee|Links|Record
    2026-11-01|to savings|-500000|Other||Imported|Bank|Uncleared||transfer 1>|{"bank":{"second":36000}}
    2026-11-01|from bank|500000|Income||Imported|Savings|Uncleared||transfer >1|{"bank":{"second":36002}}
    2026-11-02|book|-9000|Shopping|blue|Manual|Bank|Cleared|Shop||
    2026-11-01|Opening balance|2000000|||Account|Bank||||{"account":{"kind":"bank"}}
    2026-11-02|Locked|0|||Reconciled|Bank||||{"balance":1491000,"lock":1,"time":5}
    """

  private let folder = TemporaryFolder()

  private var cells: [[String]] {
    tableCells(Self.table)
  }

  /// The cells in the columns of these headings, of which some are not in the table.
  private func cells(_ headings: [String]) -> [[String]] {
    let all = cells
    return all.enumerated().map { index, row in
      headings.map { heading in
        all[0].firstIndex(of: heading).map { row[$0] } ?? (index == 0 ? heading : "mine")
      }
    }
  }

  private func read(_ lines: [[String]]) async throws(StatementError) -> BankStatement {
    let quoted = lines.map { row in
      row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
    }
    TemporaryFolder.write(
      Array((quoted + [""]).joined(separator: "\n").utf8), to: "\(folder.path)/a.csv")
    return try await FileStatements(log: .none).read(
      "\(folder.path)/a.csv", password: nil, mapping: nil, .silent, within: 0...1_000)
  }

  @Test func `columns may be in any order, and beside others`() async throws {
    let whole = try await read(cells)
    expectEqual(whole.entries.map(\.newAccount), ["Bank", "Savings", "Bank"])
    #expect(whole.isExport && whole.book?.accounts.count == 1 && whole.book?.locks.count == 1)
    let headings = cells[0]
    for order in [
      Array(headings.reversed()), headings + ["Mine"], ["Mine"] + headings,
      [headings[6]] + headings[..<6] + headings[7...],
    ] {
      let found = try await read(cells(order))
      expectEqual(found.entries, whole.entries, "\(order)")
      expectEqual(found.book, whole.book)
      expectEqual(found.leftOut.count + found.invalidCount, 0)
    }
  }

  @Test func `a table without some of its columns is refused, and they are named`() async throws {
    let headings = cells[0]
    for missing in headings {
      let lines = cells(headings.filter { $0 != missing })
      await #expect(throws: StatementError.missingColumns([missing])) { try await read(lines) }
    }
    // A few columns with the words of its origins, and what is left without those of links.
    let few = ["Date", "Description", "Amount", "Source"]
    await #expect(
      throws: StatementError.missingColumns(headings.filter { !few.contains($0) })
    ) { try await read(cells(few)) }
    await #expect(throws: StatementError.missingColumns(["Payee", "Links", "Record"])) {
      try await read(cells(Array(headings.prefix(8))))
    }
    let phrase = StatementError.missingColumns(["Links", "Record"]).phrase.text(.english)
    #expect(phrase.contains("Links, Record"))
  }

  @Test func `what others call their columns, and earlier exports, are read as before`()
    async throws
  {
    let head = ["Date", "Description", "Amount", "Category", "Account", "Status", "Source"]
    let other = try await read([head, ["2026-11-02", "book", "-9000", "", "x", "ok", "bank feed"]])
    #expect(!other.isExport && other.entries.count == 1)
    let earlier = try await read(cells(Array(cells[0].prefix(8))).dropLast(2))
    #expect(earlier.isExport && earlier.entries.count == 3)
  }

  @Test func `a table in a sheet keeps what it says of accounts`() {
    let rows = cells.enumerated().map { FileRow(number: $0 + 1, cells: $1) }
    // Also where its records cannot be read.
    let found = BankStatement.read([FileTable(rows: rows)], mapping: nil)
    expectEqual(found.entries.map(\.entry.text), ["to savings", "from bank", "book"])
    expectEqual(found.book?.accounts.map(\.opening), [2_000_000])
    var record = ExportRecord()
    record.entry = 7
    let decoded = BankStatement.read([FileTable(rows: rows)], mapping: nil) { _ in record }
    expectEqual(decoded.entries.map(\.exported?.record.entry), [7, 7, nil])
  }

  @Test(arguments: [
    ("-500000", "-600000"), ("|500000|Income", "|450000|Income"), ("-500000", "500000"),
  ])
  func `the ends of a link whose amounts do not fit do not come in, which is said`(
    old: String, new: String
  ) async throws {
    let changed = tableCells(Self.table.replacing(old, with: new))
    let found = try await read(changed)
    expectEqual(found.entries.map(\.entry.text), ["book"])
    expectEqual(found.invalidLines.map(\.number), [2, 3])
    expectEqual(found.invalidLines.map(\.error), [.otherEnd(line: 3), .otherEnd(line: 2)])
    #expect(found.hasUnread)
  }

  @Test(arguments: [
    ("card_bill", -300, 300, "", true), ("card_bill", -300, 200, " made", true),
    ("card_bill", -300, 200, "", false), ("card_bill", -300, 400, " made", false),
    ("refund", 200, -300, "", true), ("refund", 400, -300, "", false),
    ("refund", -200, -300, "", false), ("same", -200, -300, "", true),
    ("same", -200, 300, "", false), ("not transfer", -200, 300, "", true),
    ("top_up", -200, 201, "", false), ("transfer", 200, -200, "", true),
  ])
  func `what amounts the ends of a link have depends on its kind`(
    kind: String, first: Int64, second: Int64, made: String, isTaken: Bool
  ) async throws {
    var lines = Array(cells.prefix(3))
    (lines[1][2], lines[1][9]) = ("\(first)", "\(kind) 1>")
    (lines[2][2], lines[2][9]) = ("\(second)", "\(kind) >1\(made)")
    try await expectEqual(read(lines).entries.count, isTaken ? 2 : 0)
  }

  @Test(arguments: [
    ("transfer 1> 500000", -400_000, false), ("transfer 1> 500000", -500_000, true),
    ("transfer 1> 500000", -500_500, true),
    ("transfer >1 500000", 450_000, false), ("transfer >1 500000", 500_000, true),
    ("refund 1> 500000", 400_000, false), ("card_bill 1> 300000", -500_000, true),
    ("card_bill 1> 300000", -200_000, false), ("not transfer 1>", -600_000, true),
    ("transfer 1>", -600_000, true),
  ])
  func `an end that was changed alone does not come in without the other one`(
    link: String, amount: Int64, isTaken: Bool
  ) async throws {
    var lines = [cells[0], cells[1], cells[3]]
    (lines[1][2], lines[1][9]) = ("\(amount)", link)
    let found = try await read(lines)
    expectEqual(found.entries.count, isTaken ? 2 : 1)
    expectEqual(found.invalidLines.map(\.error), isTaken ? [] : [.changedAlone])
    #expect(found.hasUnread != isTaken)
  }
}
