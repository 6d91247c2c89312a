import Books
import Expectations
import PlatformTesting
import PostgreSQLTesting
import SQL
import SQLite
import SQLiteTesting
import Testing
import Time
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// Which entries of statements are known, in memory and in a file.
@MainActor
struct RecognitionTests {
  private let fixture = LedgerFileFixture()
  private let coffee = entry(2026_11_01, -4_500, "커피")
  private let lunch = entry(2026_11_02, -12_000, "점심")
  private let bus = entry(2026_11_03, -1_500, "버스")

  /// Imports a statement of a bank, whose account is added with the first one; returns how many came in.
  private func bring(
    _ entries: [StatementEntry], of bank: String, _ work: any LedgerRepository
  ) async throws -> Int {
    let known = try await work.settings().accounts.account(named: bank)?.id
    let choice = known.map(AccountChoice.existing) ?? .new(bank)
    // Nothing new throws.
    let outcome = try? await work.perform(.addUnknown(entries, file: "a.csv", to: choice))
    return outcome?.count ?? 0
  }

  private func account(
    _ name: String, _ work: any LedgerRepository
  ) async throws -> LedgerAccount.ID {
    try #require(try await work.settings().accounts.account(named: name)).id
  }

  @Test(arguments: RepositoryKind.allCases)
  func `equal rows of two banks both come in, and each only once`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let rows = stated([coffee, lunch])
    try await expectEqual(bring(rows, of: "가나은행", work), 2)
    try await expectEqual(bring(rows, of: "다라은행", work), 2)
    try await expectEqual(bring(rows, of: "가나은행", work), 0)
    try await expectEqual(bring(rows, of: "다라은행", work), 0)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an approval and its cancellation in another month both come in, and each once`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    func pair(_ day: Int) -> [StatementEntry] {
      [
        StatementEntry(entry(2026_10_24, -300_000, "하이마트"), cancellation: 0),
        StatementEntry(entry(day, 300_000, "하이마트"), cancellation: 0),
      ]
    }
    try await expectEqual(bring(stated([coffee]) + pair(2026_10_30), of: "가나카드", work), 1)
    // All that is new was left out by an earlier version.
    try await expectEqual(bring(stated([coffee]) + pair(2026_11_04), of: "가나카드", work), 0)
    try await expectEqual(bring(stated([coffee, lunch]) + pair(2026_11_04), of: "가나카드", work), 3)
    try await expectEqual(bring(stated([coffee, lunch]) + pair(2026_11_04), of: "가나카드", work), 0)
    // A file that begins with them has nothing else.
    try await expectEqual(bring(pair(2026_11_04), of: "다라카드", work), 2)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `of statements that overlap the common days come in once`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    try await expectEqual(bring(stated([coffee, lunch]), of: "가나은행", work), 2)
    try await expectEqual(bring(stated([lunch, bus]), of: "가나은행", work), 1)
    try await expectEqual(bring(stated([coffee, lunch, bus]), of: "가나은행", work), 0)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `equal rows in one statement are all kept, and known again`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    try await expectEqual(bring(stated([coffee, coffee]), of: "가나은행", work), 2)
    try await expectEqual(bring(stated([coffee, coffee]), of: "가나은행", work), 0)
    try await expectEqual(bring(stated([coffee, coffee, coffee]), of: "가나은행", work), 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rows that were written by hand are known, and those that were moved since`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.add(coffee)
    try await expectEqual(bring(stated([coffee, lunch]), of: "가나은행", work), 1)
    _ = try await work.perform(.account(.move([2], to: .cash)))
    try await expectEqual(bring(stated([coffee, lunch]), of: "가나은행", work), 0)
    // An import into cash is none by hand.
    try await expectEqual(bring(stated([bus]), of: "현금", work), 1)
    try await expectEqual(bring(stated([bus]), of: "가나은행", work), 1)
  }

  /// What two files of one account call the same movements, with the balances after them.
  private func lines(
    _ texts: [String], _ seconds: [Int?], from start: Int64 = 0
  ) -> [StatementEntry] {
    let moves: [(Int, Int64)] = [
      (2026_01_05, 1_000_000), (2026_01_06, -15_000), (2026_01_06, 15_000), (2026_01_06, -15_000),
    ]
    var balance = start
    return zip(zip(texts, seconds), moves).map { line, move in
      balance += move.1
      let plain = entry(move.0, move.1, line.0)
      return StatementEntry(
        LedgerEntry(
          day: plain.day, amount: plain.amount, text: line.0, category: .other,
          bank: BankRecord(second: line.1, balance: balance)))
    }
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [[32_400, 36_000, 36_060, 36_120], [nil, nil, nil, nil]] as [[Int?]])
  func `what another file of the account calls otherwise is known by its balance`(
    _ kind: RepositoryKind, _ seconds: [Int?]
  ) async throws {
    let work = try fixture.ledger(kind)
    let app = lines(["급여", "식당", "김하늘", "식당"], seconds)
    let page = lines(["하늘상사", "식당(주)", "이체", "서점"], [nil, nil, nil, nil])
    try await expectEqual(bring(Array(app.prefix(2)), of: "통장", work), 2)
    try await expectEqual(bring(page, of: "통장", work), 2)
    try await expectEqual(bring(app, of: "통장", work), 0)
    try await expectEqual(bring(page, of: "통장", work), 0)
    // Another balance is another movement, and so is another time.
    try await expectEqual(
      bring(lines(["하늘상사"], [nil], from: 5), of: "통장", work), 1)
    let other = lines(["하늘상사"], [50_000])
    try await expectEqual(bring(other, of: "통장", work), seconds[0] == nil ? 0 : 1)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rows of imports before there were accounts are known`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.addUnknown([coffee], to: .imports)
    try await expectEqual(bring(stated([coffee, lunch]), of: "가나은행", work), 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an export names the accounts of its entries`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await bring(stated([coffee]), of: "가나은행", work)
    _ = try await bring(stated([coffee]), of: "다라은행", work)
    _ = try await work.add(bus)
    let (one, other) = (try await account("가나은행", work), try await account("다라은행", work))
    let export = [
      StatementEntry(coffee, .named(one)), StatementEntry(coffee, .named(other)),
      StatementEntry(bus, .named(.cash)),
    ]
    try await expectEqual(bring(export, of: "마바은행", work), 0)
    // Nothing came in, so that there is no new account.
    try await expectEqual(work.settings().accounts.account(named: "마바은행"), nil)
    _ = try await work.perform(.delete([2]))
    try await expectEqual(bring(export, of: "마바은행", work), 1)
    try await expectEqual(work.accountSums()[other]?.total.count, 1)
    try await expectEqual(bring(export, of: "마바은행", work), 0)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `entries of an export without an account are known in any`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    _ = try await bring(stated([coffee]), of: "가나은행", work)
    let export = [coffee, lunch].map { StatementEntry($0, .unknown) }
    try await expectEqual(bring(export, of: "현금", work), 1)
    try await expectEqual(bring(export, of: "현금", work), 0)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `SuperPay's entries of another export go where the user says, once`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let export = [StatementEntry(coffee, .named(.superPay))]
    try await expectEqual(bring(export, of: "가나은행", work), 1)
    try await expectEqual(bring(export, of: "가나은행", work), 0)
    try await expectEqual(work.accountSums()[try await account("가나은행", work)]?.total.count, 1)
  }

  /// A card's entry with an approval.
  private func approved(
    _ day: Int, _ amount: Int64, _ text: String, _ approval: String, isPending: Bool = false
  ) -> LedgerEntry {
    let plain = entry(day, amount, text)
    return LedgerEntry(
      day: plain.day, amount: plain.amount, text: text, category: .other,
      bank: BankRecord(approval: approval, isPending: isPending))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an approval of the same number is another one unless the entry was pending or is like it`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let first = [
      approved(2026_10_05, -7_000, "서점", "0011"),
      approved(2026_10_06, -8_000, "약국", "0012", isPending: true),
    ]
    try await expectEqual(bring(stated(first), of: "카드", work), 2)
    let next = [
      approved(2026_11_05, -9_000, "시장", "0011"), approved(2026_10_06, -8_200, "약국 강남", "0012"),
    ]
    try await expectEqual(bring(stated(next), of: "카드", work), 1)
    let rows = try await work.rows(Array(1...9))
    expectEqual(rows.map(\.amount.amount).sorted(), [-9_000, -8_200, -7_000])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an import that cannot be carried out settles nothing`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let pending = approved(2026_10_06, -8_000, "약국", "0012", isPending: true)
    try await expectEqual(bring(stated([pending]), of: "카드", work), 1)
    let card = try await account("카드", work)
    _ = try await work.perform(.account(.remove(card, movingTo: .cash)))
    let settled = stated([approved(2026_10_06, -8_200, "약국", "0012"), coffee])
    await #expect(throws: LedgerError.missing) {
      try await work.perform(.addUnknown(settled, file: "b.csv", to: .existing(card)))
    }
    try await expectEqual(work.rows(Array(1...9)).map(\.amount.amount), [-8_000])
  }

  @Test func `imports of earlier versions belong to the account of most of their rows`()
    async throws
  {
    let earlier = SQLiteDatabase(
      path: "\(fixture.folder.path)/\(BookFile.file)",
      migrations: BookFile.migrations.filter { $0.version < 6 })
    try await earlier.run(
      "INSERT INTO ledger_import (time, file, total) VALUES (0, 'a', 3), (0, 'b', 1)")
    // One row was moved to the bank, into which the other import went.
    for (number, entry) in [coffee, lunch, bus, entry(2026_11_04, -1, "a")].enumerated() {
      try await earlier.run(
        """
        INSERT INTO ledger (day, amount, text, category, origin, import_id, account)
          VALUES (?, ?, ?, 'other', 'import', ?, ?)
        """, entry.day.rawValue, entry.amount.amount, entry.text, number < 3 ? 1 : 2,
        [0, 3].contains(number) ? "user-1" : "cash")
    }
    var settings = LedgerSettings.builtIn
    _ = try settings.accounts.account(for: .new("가나은행"))
    try await earlier.run(
      "INSERT INTO ledger_settings (id, json) VALUES (1, ?)", try StoredJSON.text(of: settings))
    await earlier.close()
    let ledger = fixture.ledger
    // Opened again, it is migrated.
    try await expectEqual(bring(stated([coffee, lunch, bus]), of: "현금", ledger), 0)
    try await expectEqual(bring(stated([lunch]), of: "가나은행", ledger), 1)
  }
}
