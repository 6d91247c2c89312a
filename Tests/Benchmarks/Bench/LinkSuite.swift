import Books
import LedgerData
import LedgerDomain
import Log
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Store
import Time
import WalletDomain

/// Links of an import among 1,000,000 entries of ten years: of two banks, a card and a wallet.
@MainActor let linkSuite = Suite(name: "links") {
  let books = LinkedMillion()
  return [
    Measure("read what 1,000 imported rows may be linked with", unit: "ms") {
      let (ledger, _) = try await books.open()
      return try await time {
        sink &+= try await ledger.linkScene(in: try books.reach()).rows.count
      } / 1_000_000
    },
    Measure("link an import of 1,000 rows", unit: "ms") {
      let (_, useCases) = try await books.open()
      return try await time {
        sink &+= try await useCases.proposals(try books.month()).count
      } / 1_000_000
    },
  ]
}

/// A file that is gone with this object, filled when it is first used.
@MainActor
private final class LinkedMillion {
  private struct State {
    var ledger = LedgerState()
  }

  private let folder = TemporaryFolder()
  private let store = Store(State())
  private var opened: (StoredLedger, LedgerUseCases)?

  func day(_ number: Int) throws -> Day {
    guard let day = Day(rawValue: number) else { throw LedgerError.unknown }
    return day
  }

  func month() throws -> ClosedRange<Day> { try day(2020_05_01)...day(2020_05_31) }
  func reach() throws -> ClosedRange<Day> { try day(2020_01_02)...day(2020_08_19) }

  /// The same one each time, into which the rows of a month are imported.
  func open() async throws -> (StoredLedger, LedgerUseCases) {
    if let opened { return opened }
    let database = SQLiteDatabase(
      path: "\(folder.path)/wallet.sqlite", migrations: BookFile.migrations, durability: .full)
    let ledger = StoredLedger(database, searching: database, log: .none)
    let model = LedgerModel(db: ledger, writer: store.writer(\.ledger), now: { 0 })
    let useCases = LedgerUseCases(
      model, state: store.stored(\.ledger), exports: FileExports(log: .none))
    for name in ["국민은행", "카카오뱅크", "신한카드", "네이버페이"] {
      _ = try await useCases.perform(.account(.set(nil, name: name, opening: .zero)))
    }
    let accounts = try await ledger.settings().accounts.list.map(\.id.rawValue).suffix(4)
    let ids = Array(accounts)
    try await database.run(
      """
      WITH RECURSIVE each (number) AS (
        SELECT 0 UNION ALL SELECT number + 1 FROM each WHERE number < 998999
      ), entries AS (
        SELECT number, (2016 + number / 100000) * 10000 + (1 + number / 8334 % 12) * 100
            + 1 + number / 298 % 28 AS day,
          number * 7919 % 9001 AS mixed,
          CASE WHEN number % 10 < 3 THEN ?1 WHEN number % 10 = 3 THEN ?2 WHEN number % 10 < 9
            THEN ?3 ELSE ?4 END AS account
        FROM each
      )
      INSERT INTO ledger (day, amount, text, category, origin, account, second, bank_kind, counterpart)
        SELECT day,
          CASE WHEN number % 19 = 0 THEN 10 ELSE -10 END * (50 + mixed % 2000),
          CASE WHEN account = ?1 AND number % 2980 = 0 THEN '신한카드'
            ELSE '가게 ' || (number * 31 % 5000) || '번지' END, 'other', 'import', account,
          number % 86400,
          CASE WHEN account IN (?1, ?2) THEN CASE number % 3 WHEN 0 THEN '체크카드' WHEN 1 THEN '인터넷이체'
            ELSE '기타' END END,
          CASE WHEN account IN (?1, ?2) AND number % 3 = 1 THEN '사람' || (number % 700) END
        FROM entries
      """, ids[0], ids[1], ids[2], ids[3])
    let rows = (0..<1_000).map(Self.entry)
    _ = try await useCases.perform(
      .addUnknown(rows, file: "a.csv", to: .existing(LedgerAccount.ID(rawValue: ids[0]))))
    opened = (ledger, useCases)
    return (ledger, useCases)
  }

  private static func entry(_ number: Int) -> StatementEntry {
    let sign = number % 19 == 0 ? 10 : -10
    let day = Day(year: 2020, month: 5, day: 1 + number * 31 / 1_000) ?? Day(milliseconds: 0)
    let bank = BankRecord(
      second: number, kind: number % 3 == 0 ? "체크카드" : "인터넷이체",
      counterpart: number % 9 == 1 ? "카카오뱅크 김하늘" : nil)
    let text = number % 300 == 0 ? "신한카드" : "가게 \(number)번지"
    return StatementEntry(
      LedgerEntry(
        day: day, amount: Won(Int64(sign * (50 + number * 77 % 2_000))), text: text,
        category: .other, bank: bank))
  }
}
