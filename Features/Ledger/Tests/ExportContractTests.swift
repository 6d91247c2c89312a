import Expectations
import Phrases
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What an export brings besides entries, in memory, in a file and on a server.
@MainActor
struct ExportContractTests {
  private let fixture = LedgerFileFixture()

  private func stated(
    _ amount: Int64, _ text: String, _ account: String, _ origin: LedgerOrigin = .imported,
    links: [ExportLink] = [], isCleared: Bool = true,
    _ fill: (inout ExportRecord) -> Void = { _ in }
  ) -> StatementEntry {
    var record = ExportRecord()
    if isCleared { record.lock = 1 }
    fill(&record)
    return StatementEntry(
      entry(2026_11_01, amount, text), .unknown, newAccount: account,
      exported: ExportedEntry(origin, isCleared: isCleared, payee: nil, record, links))
  }

  private func book(balance: Int64) throws -> ExportBook {
    var kind = ExportRecord.Account()
    kind.kind = .bank
    var lock = ExportRecord()
    (lock.lock, lock.balance, lock.time) = (1, balance, 7)
    var book = ExportBook()
    book.accounts = [ExportBook.Account("은행", opening: 1_000_000, kind)]
    book.locks = [ExportBook.Lock("은행", try #require(Day(rawValue: 2026_11_02)), lock)]
    return book
  }

  private func entries() throws -> [StatementEntry] {
    let day = try #require(Day(rawValue: 2026_11_01))
    return [
      stated(-400_000, "마트", "은행") {
        $0.entry = 1
        $0.stated = StatedFacts(day: day, amount: Won(-600_000), text: "마트")
      },
      stated(-200_000, "마트", "은행") { $0.part = 1 },
      stated(-500, "저축", "은행", .hand, links: [try #require(ExportLink("transfer 1>"))]),
      stated(
        500, "저축", "저축은행", links: [try #require(ExportLink("transfer >1"))], isCleared: false),
    ]
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an export brings accounts, parts, links and locks, which go and come as one step`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let outcome = try await work.perform(
      .addUnknown(try entries(), file: "a.csv", book: book(balance: 399_500)))
    expectEqual(outcome.count, 4)
    let accounts = try await work.settings().accounts
    let bank = try #require(accounts.account(named: "은행"))
    #expect((bank.opening, bank.kind) == (Won(1_000_000), .bank))
    func rows() async throws -> [LedgerRow] { try await work.rows([1, 2, 3, 4]) }
    let brought = try await rows()
    expectEqual(brought.map(\.amount.amount), [-400_000, -200_000, -500, 500])
    expectEqual(brought.map(\.origin), [.imported, .imported, .hand, .imported])
    expectEqual(brought.map(\.partOf), [nil, 1, nil, nil])
    expectEqual(brought[0].entry.stated?.amount, Won(-600_000))
    expectEqual(brought.map(\.isLocked), [true, true, true, false])
    expectEqual(brought.map { $0.link?.kind }, [nil, nil, .transfer, .transfer])
    let lock = try #require(try await work.reconciliations().first)
    #expect((lock.balance, lock.count, lock.time) == (Won(399_500), 3, 7))
    // It is known again.
    try await expectEqual(work.news(of: try entries(), into: .cash).new, [])
    _ = try await work.undo()
    #expect(try await rows().isEmpty)
    try await expectEqual(work.settings(), .builtIn)
    #expect(try await work.reconciliations().isEmpty)
    _ = try await work.redo()
    try await expectEqual(rows(), brought)
    try await expectEqual(work.reconciliations(), [lock])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases, [["현금", "슈퍼페이"], ["Cash", "SuperPay"]])
  func `an account that was never changed has no row of its own, and keeps its locks`(
    _ kind: RepositoryKind, _ names: [String]
  ) async throws {
    let day = try #require(Day(rawValue: 2026_11_02))
    let work = try fixture.ledger(kind)
    func entry(_ amount: Int64, _ id: LedgerAccount.ID, _ lock: Int) -> StatementEntry {
      var entry = stated(amount, "가게", id == .superPay ? "슈퍼페이 2" : "") { $0.lock = lock }
      entry.account = .named(id)
      return entry
    }
    var book = ExportBook()
    let locks: [(Int, String, Int64)] = [(1, names[0], -500), (2, names[1], 900)]
    for (lock, name, balance) in locks {
      var record = ExportRecord()
      (record.lock, record.balance, record.time) = (lock, balance, 7)
      book.locks.append(ExportBook.Lock(name, day, record))
    }
    _ = try await work.perform(
      .addUnknown([entry(-500, .cash, 1), entry(900, .superPay, 2)], file: "a.csv", book: book))
    try await expectEqual(work.rows([1, 2]).map(\.isLocked), [true, true])
    let accounts = try await work.settings().accounts
    try await expectEqual(
      work.reconciliations().map { accounts[$0.account].phrase.text(.korean) }.sorted(),
      ["슈퍼페이 2", "현금"])
    _ = try await work.undo()
    #expect(try await work.reconciliations().isEmpty)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an account that has the former name of another one stays apart from it`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    var (renamed, other) = (ExportRecord.Account(), ExportRecord.Account())
    (renamed.id, other.kind) = (LedgerAccount.ID.cash.rawValue, .bank)
    var book = ExportBook()
    book.accounts = [
      ExportBook.Account("지갑", opening: 0, renamed), ExportBook.Account("현금", opening: 7, other),
    ]
    var entry = stated(-2, "나", "")
    entry.account = .named(.cash)
    _ = try await work.perform(
      .addUnknown([stated(-1, "가", "지갑"), entry], file: "a.csv", book: book))
    let accounts = try await work.settings().accounts
    try await expectEqual(
      work.rows([1, 2]).map { accounts[$0.account].phrase.text(.korean) }, ["지갑", "현금"])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a lock that does not agree with its entries is none`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.perform(
      .addUnknown(try entries(), file: "a.csv", book: book(balance: 5)))
    #expect(try await work.reconciliations().isEmpty)
    let states = try await work.rows([1, 2, 3]).map(\.status.state)
    expectEqual(states, [.cleared, .cleared, .cleared])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was moved before an export is known in the file of its bank`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    func line(_ second: Int?, _ balance: Int64) -> LedgerEntry {
      LedgerEntry(
        day: Day(rawValue: 2026_11_01)!, amount: Won(-7_000), text: "가게", category: .other,
        bank: BankRecord(second: second, balance: balance))
    }
    let exported = [(line(60, 93_000), "은행"), (line(120, 86_000), "현금"), (line(nil, 79_000), "현금")]
      .map { entry, account in
        var record = ExportRecord()
        record.bank = entry.bank
        return StatementEntry(
          entry, .unknown, newAccount: account,
          exported: ExportedEntry(
            .imported, isCleared: false, payee: nil, record, []))
      }
    _ = try await work.perform(.addUnknown(exported, file: "x.csv", book: ExportBook()))
    let bank = try #require(try await work.settings().accounts.account(named: "은행")?.id)
    let file = [line(60, 93_000), line(120, 86_000), line(nil, 79_000), line(180, 72_000)]
    let news = try await work.news(of: file.map { StatementEntry($0) }, into: bank)
    expectEqual(news.new.map(\.entry.bank?.second), [180])
  }
}
