import Books
import LedgerData
import LedgerDomain
import Log
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import StatementsData
import StatementsDomain
import Storage
import Store
import Time
import WalletData
import WalletDomain

/// A ledger of 1,000,000 entries in ten years and nine categories.
@MainActor let ledgerSuite = Suite(name: "ledger") {
  let file = MillionEntries()
  func measure(
    _ name: String, per count: Int = 1, _ body: @escaping @MainActor (Ledger) async throws -> Void
  ) -> Measure {
    Measure(name, unit: "ms") {
      let ledger = try await file.open()
      return try await time(per: count) { try await body(ledger) } / 1_000_000
    }
  }
  let byAmount = LedgerQuery(order: .amountAscending)
  return [
    Measure("open 1,000,000 and show the first page", unit: "ms") {
      try await file.fill()
      return try await time {
        let ledger = file.reopened()
        sink &+= try await ledger.useCases.list(LedgerQuery(), 0..<50).rows.count
      } / 1_000_000
    },
    measure("a page further, 500,000 down", per: 20) { ledger in
      for step in 0..<20 {
        let start = 500_000 + step * 50
        sink &+= try await ledger.useCases.list(LedgerQuery(), start..<start + 50).rows.count
      }
    },
    measure("a page further by amount, 500,000 down", per: 20) { ledger in
      for step in 0..<20 {
        let start = 500_000 + step * 50
        sink &+= try await ledger.useCases.list(byAmount, start..<start + 50).rows.count
      }
    },
    measure("the last page, in another order each time", per: 4) { ledger in
      for order in LedgerOrder.keyed {
        let rows = try await ledger.useCases.list(LedgerQuery(order: order), 999_950..<1_000_000)
          .rows
        sink &+= rows.count
      }
    },
    Measure("a jump into the middle, where nothing is known, by day", unit: "ms") {
      try await file.jump(.newestFirst)
    },
    Measure("a jump into the middle, where nothing is known, by amount", unit: "ms") {
      try await file.jump(.amountDescending)
    },
    measure("month totals") {
      sink &+= try await $0.useCases.sumMonths(LedgerQuery()).months.count
    },
    Measure("a search that finds nothing", unit: "ms") {
      try await file.search("없는 가게")
    },
    Measure("a search for initials that finds nothing", unit: "ms") {
      try await file.search("ㅋㅌㅍ")
    },
    Measure("a search for one letter that finds nothing", unit: "ms") {
      try await file.search("ㅃ")
    },
    Measure("a search that finds 200", unit: "ms") {
      try await file.search("4999번")
    },
    Measure("a search that finds everything", unit: "ms") {
      try await file.search("가게")
    },
    measure("read a statement of 100,000 lines and see what is new") { ledger in
      let preview = try await ledger.statements.preview(
        try file.statement(lines: 100_000), nil, .silent)
      sink &+= preview.new.count
    },
    Measure("import 100,000 entries into an empty ledger", unit: "ms") {
      try await importing(100_000)
    },
    measure("categorise one entry", per: 2) { ledger in
      for category in [LedgerCategory.health, .food] {
        sink &+= try await ledger.useCases.perform(.categorise([500_000], category)).count
      }
    },
  ]
}

/// The milliseconds of an import into a ledger of its own.
@MainActor private func importing(_ count: Int) async throws -> Double {
  let folder = TemporaryFolder()
  let database = SQLiteDatabase(
    path: "\(folder.path)/wallet.sqlite", migrations: BookFile.migrations, durability: .full)
  let ledger = StoredLedger(database, searching: database, log: .none)
  let entries = statedEntries(count)
  sink &+= try await ledger.news(of: entries, into: nil).new.count
  return try await time {
    sink &+= try await ledger.perform(.addUnknown(entries, file: "a"), at: 0).count
  } / 1_000_000
}

/// So many entries of a statement.
func statedEntries(_ count: Int) -> [StatementEntry] {
  (0..<count).map { number in
    StatementEntry(
      LedgerEntry(
        day: Day(year: 2025, month: 1 + number % 12, day: 1 + number % 28) ?? Day(milliseconds: 0),
        amount: Won(Int64(-1_000 * (number % 900 + 1))), text: "시장 가게 \(number)번지",
        category: .other))
  }
}

/// The ledger as the screen has it.
@MainActor
private struct Ledger {
  let db: StoredLedger
  let useCases: LedgerUseCases
  let statements: StatementUseCases
}

/// A file that is gone with this object, filled when it is first used.
@MainActor
private final class MillionEntries {
  private struct State {
    var ledger = LedgerState()
  }

  private let folder = TemporaryFolder()
  private let store = Store(State())
  private var isFilled = false
  private var opened: Ledger?

  /// The same one each time.
  func open() async throws -> Ledger {
    if let opened { return opened }
    try await fill()
    let ledger = reopened()
    // The way there is a measure of its own.
    for order in [LedgerOrder.newestFirst, .amountAscending] {
      sink &+= try await ledger.useCases.list(LedgerQuery(order: order), 499_950..<500_000).rows
        .count
    }
    opened = ledger
    return ledger
  }

  /// As a program that has just started.
  func reopened() -> Ledger {
    let db = StoredLedger(database, searching: database, log: .none)
    let model = LedgerModel(db: db, writer: store.writer(\.ledger), now: { 0 })
    let useCases = LedgerUseCases(
      model, state: store.stored(\.ledger), exports: FileExports(log: .none))
    let statements = StatementUseCases(
      FileStatements(log: .none), ledger: useCases)
    return Ledger(db: db, useCases: useCases, statements: statements)
  }

  /// The milliseconds of a page in the middle after the first one.
  func jump(_ order: LedgerOrder) async throws -> Double {
    try await fill()
    let ledger = reopened()
    let query = LedgerQuery(order: order)
    sink &+= try await ledger.useCases.list(query, 0..<1).rows.count
    return try await time {
      sink &+= try await ledger.useCases.list(query, 500_000..<500_050).rows.count
    } / 1_000_000
  }

  /// The milliseconds of a search with its first page.
  func search(_ typed: String) async throws -> Double {
    try await fill()
    let ledger = reopened()
    sink &+= try await ledger.useCases.sumMonths(LedgerQuery()).months.count
    return try await time {
      sink &+= try await ledger.useCases.list(LedgerQuery(search: typed), 0..<50).rows.count
    } / 1_000_000
  }

  /// The path of a statement of as many days as there are in a year.
  func statement(lines: Int) throws -> String {
    let path = "\(folder.path)/statement.csv"
    guard !folder.names.contains("statement.csv") else { return path }
    let rows = (0..<lines).map { number in
      let day = 20_250_101 + number % 12 * 100 + number % 28
      return "\(day),\"시장 가게 \(number % 5_000)번지\",\"-\(number % 900 + 1),000\",0,김하늘\n"
    }
    let text = "거래일자,적요,출금액,입금액,메모\n" + rows.joined()
    TemporaryFolder.write(Array(text.utf8), to: path)
    return path
  }

  func fill() async throws {
    guard !isFilled else { return }
    try await database.run(
      """
      WITH RECURSIVE each (number) AS (
        SELECT 0 UNION ALL SELECT number + 1 FROM each WHERE number < 999999
      ), entries AS (
        SELECT (2016 + number / 100000) * 10000 + (1 + number / 8334 % 12) * 100
            + 1 + number / 298 % 28 AS day,
          CASE WHEN number % 17 = 0 THEN 100 ELSE -100 END * (1 + number * 7919 % 900) AS amount,
          '시장 가게 ' || (number * 31 % 5000) || '번지 점심과 커피' AS text,
          CASE number % 9 WHEN 0 THEN 'food' WHEN 1 THEN 'transport' WHEN 2 THEN 'movies'
            WHEN 3 THEN 'shopping' WHEN 4 THEN 'living' WHEN 5 THEN 'health'
            WHEN 6 THEN 'topup' WHEN 7 THEN 'income' ELSE 'other' END AS category
        FROM each
      )
      INSERT INTO ledger (day, amount, text, category, origin)
        SELECT day, amount, text, category, 'import' FROM entries
      """)
    isFilled = true
    // Makes the search keys and their index.
    sink &+= try await reopened().db.find(LedgerQuery(search: "없는 가게")).ids.count
  }

  private var database: SQLiteDatabase {
    SQLiteDatabase(
      path: "\(folder.path)/wallet.sqlite",
      migrations: BookFile.migrations,
      durability: .full)
  }
}
