import Books
import Expectations
import LedgerData
import LedgerDomain
import Log
import Phrases
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import StatementsData
import StatementsDomain
import Storage
import Store
import Testing
import Time
import WalletDomain

/// Exports that bring a whole ledger into an empty profile.
@MainActor
struct ExportRoundTripTests {
  /// A ledger of its own, in a file.
  @MainActor private struct Profile {
    struct State {
      var ledger = LedgerState()
    }

    let store = Store(State())
    let database: SQLiteDatabase
    let ledger: LedgerUseCases
    let statements: StatementUseCases
    let stored: StoredLedger

    init(_ path: String) {
      database = SQLiteDatabase(path: path, migrations: BookFile.migrations)
      stored = StoredLedger(database, searching: database, log: .none)
      ledger = LedgerUseCases(
        LedgerModel(db: stored, writer: store.writer(\.ledger), now: { 1_700_000_000_000 }),
        state: store.stored(\.ledger), exports: FileExports(log: .none))
      statements = StatementUseCases(FileStatements(log: .none), ledger: ledger)
    }

    var rows: [LedgerRow] {
      get async throws { try await ledger.list(LedgerQuery(order: .oldestFirst), 0..<1_000).rows }
    }

    func row(_ text: String, _ amount: Int64? = nil) async throws -> LedgerRow {
      try #require(
        try await rows.first {
          $0.text == text && (amount == nil || $0.amount.amount == amount)
        })
    }

    func account(_ name: String) throws -> LedgerAccount.ID {
      try #require(ledger.state.value.settings.accounts.account(named: name)?.id)
    }
  }

  private let folder = TemporaryFolder()

  private func profile(_ name: String) -> Profile { Profile("\(folder.path)/\(name).sqlite") }

  private func export(
    _ profile: Profile, _ language: Language = .korean,
    _ query: LedgerQuery = LedgerQuery(order: .oldestFirst)
  ) async throws -> String {
    _ = try await profile.ledger.export(
      LedgerExport(query, to: path, language: language, isReplacing: true)
    ) { _ in }
    return String(decoding: TemporaryFolder.read(path), as: UTF8.self)
  }

  private var path: String { "\(folder.path)/out.csv" }

  /// What is new in what was exported last.
  private func news(in profile: Profile) async throws -> [String] {
    try await profile.statements.preview(path, nil, .silent).new.map { "\($0.amount) \($0.text)" }
  }

  /// Brings in what was exported last, and returns how many entries came.
  private func bring(into profile: Profile) async throws -> Int {
    let preview = try await profile.statements.preview(path, nil, .silent)
    expectEqual(preview.statement.invalidLines, [])
    return preview.bringsNothing ? 0 : try await profile.statements.add(preview)
  }

  private func entry(
    _ day: Int, _ amount: Int64, _ text: String, _ category: LedgerCategory = .other,
    note: String = "", bank: BankRecord? = nil
  ) throws -> LedgerEntry {
    LedgerEntry(
      day: try #require(Day(rawValue: day)), amount: Won(amount), text: text, category: category,
      note: note, bank: bank)
  }

  /// Everything that a ledger can have.
  private func fill(_ profile: Profile) async throws {
    let ledger = profile.ledger
    let bank = try [
      entry(
        2026_10_01, 3_000_000, "하늘상사", .income, bank: BankRecord(second: 32_400, balance: 4_000_000)
      ),
      entry(
        2026_10_02, -500_000, "김하늘",
        bank: BankRecord(second: 33_000, balance: 3_500_000, kind: "이체")),
      entry(2026_10_05, -484_406, "신한카드 결제", bank: BankRecord(balance: 3_015_594)),
      entry(2026_10_07, -21_000, "칼국수, \"본점\"", .food),
      entry(2026_10_07, -50_000, "슈퍼페이 충전"),
      entry(2026_10_08, -100_000, "대출 이자"),
    ].map { StatementEntry($0) }
    _ = try await ledger.perform(
      .addUnknown(
        bank, file: "bank.csv", to: .new("국민은행"), opening: Won(1_000_000),
        AccountFacts(number: "123456-01-234567", holder: "김하늘", kind: .bank)))
    _ = try await ledger.perform(
      .addUnknown(
        [StatementEntry(entry(2026_10_02, 500_000, "김하늘"))], file: "saving.csv", to: .new("저축"),
        AccountFacts(kind: .savings)))
    let card = try [
      entry(2026_09_10, -30_000, "책방", .shopping, bank: BankRecord(approval: "00123")),
      entry(2026_09_12, 30_000, "책방"),
      entry(2026_09_15, -600_000, "푸른가전", bank: BankRecord(instalment: Instalment(months: 6))),
      entry(2026_09_16, -18_210, "ＧＳ２５ CLOUD", bank: BankRecord(foreign: "USD 12.99")),
      entry(2026_10_07, -21_000, "칼국수"), entry(2026_10_09, 5_000, "캐시백"),
    ].map { StatementEntry($0, newCategory: $0.text == "푸른가전" ? "살림" : "") }
    _ = try await ledger.perform(.addUnknown(card, file: "card.csv", to: .new("신한카드")))
    _ = try await ledger.perform(.account(.set(nil, name: "빈 통장", opening: Won(-7), kind: .loan)))
    _ = try await ledger.perform(.account(.set(.cash, name: "지갑", opening: Won(12_000))))
    _ = try await ledger.perform(
      .add(entry(2026_10_07, -4_500, "=커피", .food, note: "첫째 줄\n\"둘째\", 줄")))
    _ = try await ledger.perform(.add(entry(2026_10_07, -4_500, "=커피", .food)))
    try await profile.database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT 'a', 'topup', 0, 20261007, bank.id, wallet.id, 50000, '국민은행 0123', '', 'topup'
        FROM account AS bank, account AS wallet WHERE bank.kind = 'bank' AND wallet.kind = 'wallet'
      """)
    // Corrected, named, and split.
    var edit = EntryEdit(try await profile.row("ＧＳ２５ CLOUD"))
    (edit.amount, edit.text, edit.marks.payee) = (Won(-18_200), "GS25", "편의점")
    _ = try await ledger.perform(.edit(try await profile.row("ＧＳ２５ CLOUD"), to: edit))
    _ = try await ledger.perform(
      .split(
        try await profile.row("칼국수, \"본점\""),
        into: [
          EntryPart(amount: Won(-15_000), category: .food),
          EntryPart(amount: Won(-6_000), category: .shopping, note: "책"),
        ]))
    // Linked in each way, and refused.
    func link(
      _ kind: EntryLink.Kind, _ first: LedgerRow, _ second: LedgerRow?,
      made: LedgerAccount.ID? = nil, amount: Int64? = nil
    ) -> LinkProposal {
      LinkProposal(
        kind, first: first, second: second, made: made, amount: amount.map(Won.init), isSure: true,
        reasons: [])
    }
    _ = try await ledger.perform(
      .link([
        link(.transfer, profile.row("김하늘", -500_000), profile.row("김하늘", 500_000)),
        link(
          .cardBill, profile.row("신한카드 결제"), nil, made: profile.account("신한카드"), amount: nil),
        link(.refund, profile.row("책방", 30_000), profile.row("책방", -30_000)),
        link(.topUp, profile.row("슈퍼페이 충전"), profile.row("국민은행 0123")),
      ]))
    _ = try await ledger.perform(
      .refuse([link(.refund, profile.row("캐시백"), profile.row("칼국수"))]))
    _ = try await ledger.perform(
      .link([link(.transfer, profile.row("대출 이자"), nil, amount: 70_000)]))
    // Two locks, and what is found in a third statement.
    let account = try profile.account("국민은행")
    for (texts, day, balance) in [
      (["하늘상사"], 2026_10_01, 4_000_000), (["김하늘"], 2026_10_02, 3_500_000),
    ] as [([String], Int, Int64)] {
      let ids = try await profile.rows.filter { texts.contains($0.text) && $0.account == account }
      _ = try await ledger.perform(.account(.mark(ids.map(\.id), isCleared: true)))
      _ = try await ledger.perform(
        .account(
          .lock(
            account,
            AccountStatement(day: #require(Day(rawValue: day)), balance: Won(balance)))))
    }
    let cleared = try await profile.row("신한카드 결제").id
    _ = try await ledger.perform(.account(.mark([cleared], isCleared: true)))
  }

  @Test(arguments: [Language.korean, .english])
  func `an export brings everything into an empty profile, which exports the same`(
    _ language: Language
  ) async throws {
    let first = profile("first")
    try await fill(first)
    let text = try await export(first, language)
    try await expectEqual(news(in: first), [])
    let second = profile("second")
    let count = try await first.rows.count
    try await expectEqual(bring(into: second), count)
    #expect(try await second.stored.isSound())
    // The wallet's entries are an ordinary account's there.
    let (wallet, other, imported) =
      language == .korean
      ? ("슈퍼페이,슈퍼페이", "가져옴,슈퍼페이 2", "슈퍼페이 2") : ("SuperPay,SuperPay", "Imported,슈퍼페이 2", "슈퍼페이 2")
    let expected = text.replacing(wallet, with: other).split(separator: "\r\n")
    let found = try await export(second, language)
    expectEqual(
      found.split(separator: "\r\n").filter { !$0.contains("\(imported),,,,\"{\"\"account\"\"") },
      expected)
    let third = profile("third")
    try await expectEqual(bring(into: third), count)
    try await expectEqual(export(third, language), found)
    try await expectEqual(news(in: second), [])
    let accounts = second.ledger.state.value.settings.accounts
    expectEqual(
      accounts.list.map { $0.phrase.text(language) },
      [
        language == .korean ? "슈퍼페이" : "SuperPay", "지갑", "국민은행", "저축", "신한카드", "빈 통장", "슈퍼페이 2",
      ])
    expectEqual(accounts.account(named: "국민은행")?.number, "12345601234567")
    expectEqual(accounts.account(named: "국민은행")?.holder, "김하늘")
    try await expectEqual(
      second.ledger.reconciliations().map(\.balance.amount), [3_500_000, 4_000_000])
    let row = try await second.row("GS25")
    #expect((row.name, row.entry.stated?.amount) == ("편의점", Won(-18_210)))
    try await expectEqual(second.row("푸른가전").entry.bank?.instalment?.months, 6)
  }

  @Test(arguments: [Language.korean, .english])
  func `cash that was never changed keeps what is locked in it`(_ language: Language) async throws {
    let first = profile("first")
    for (amount, day) in [(-4_500, 2026_10_01), (10_000, 2026_10_02)] as [(Int64, Int)] {
      _ = try await first.ledger.perform(.add(entry(day, amount, "커피 \(amount)")))
      let row = try await first.row("커피 \(amount)")
      _ = try await first.ledger.perform(.account(.mark([row.id], isCleared: true)))
      let balance = try await first.rows.map(\.amount).reduce(Won.zero, +)
      _ = try await first.ledger.perform(
        .account(
          .lock(.cash, AccountStatement(day: #require(Day(rawValue: day)), balance: balance))))
    }
    let text = try await export(first, language)
    let second = profile("second")
    try await expectEqual(bring(into: second), 2)
    try await expectEqual(export(second, language), text)
    try await expectEqual(
      second.ledger.reconciliations().map(\.balance.amount).sorted(), [-4_500, 5_500])
    #expect(try await second.rows.allSatisfy(\.isLocked))
  }

  @Test(arguments: [Language.korean, .english])
  func `a refund that is unlinked has the category that it had before`(
    _ language: Language
  ) async throws {
    let first = profile("first")
    try await fill(first)
    var edit = EntryEdit(try await first.row("캐시백"))
    edit.marks.category = .health
    _ = try await first.ledger.perform(.edit(try await first.row("캐시백"), to: edit))
    let refund = LinkProposal(
      .refund, first: try await first.row("캐시백"), second: try await first.row("푸른가전"),
      isSure: true, reasons: [])
    expectEqual(refund.first.category, .health)
    _ = try await first.ledger.perform(.link([refund]))
    _ = try await export(first, language)
    let second = profile("second")
    _ = try await bring(into: second)
    for profile in [first, second] {
      for text in ["캐시백", "책방"] {
        let row = try await profile.row(text, text == "책방" ? 30_000 : nil)
        _ = try await profile.ledger.perform(.unlink([row.id]))
      }
    }
    for text in ["캐시백", "책방"] {
      let amount: Int64? = text == "책방" ? 30_000 : nil
      try await expectEqual(
        second.row(text, amount).category, first.row(text, amount).category, "\(text)")
    }
    try await expectEqual(second.row("캐시백").category, .health)
  }

  @Test func `what an export has brought goes with one undoing, and comes with one redoing`()
    async throws
  {
    let first = profile("first")
    try await fill(first)
    _ = try await export(first)
    let second = profile("second")
    _ = try await bring(into: second)
    let text = try await export(second)
    _ = try await second.ledger.undo()
    #expect(try await second.rows.isEmpty)
    expectEqual(second.ledger.state.value.settings.accounts.ids, [.superPay, .cash])
    #expect(try await second.ledger.reconciliations().isEmpty)
    _ = try await second.ledger.redo()
    try await expectEqual(export(second), text)
    #expect(try await second.stored.isSound())
  }

  @Test func `an account that has entries keeps its opening balance and gets no locks`()
    async throws
  {
    let first = profile("first")
    try await fill(first)
    _ = try await export(first)
    let second = profile("second")
    _ = try await second.ledger.perform(.account(.set(nil, name: "국민은행", opening: Won(5))))
    let account = try second.account("국민은행")
    _ = try await second.ledger.perform(.add(entry(2026_01_01, -5, "수수료"), to: account))
    _ = try await bring(into: second)
    expectEqual(second.ledger.state.value.settings.accounts[account].opening, Won(5))
    #expect(try await second.ledger.reconciliations().isEmpty)
    try await expectEqual(second.row("하늘상사").status.state, .cleared)
  }

  @Test func `an export of some entries has no openings, and the newest first come in as well`()
    async throws
  {
    let first = profile("first")
    try await fill(first)
    let all = try await export(first)
    #expect(all.contains("시작 잔액") && all.contains("대사"))
    let some = try await export(first, .korean, LedgerQuery(category: .food))
    #expect(!some.contains("시작 잔액") && !some.contains("대사"))
    _ = try await export(first, .korean, LedgerQuery())
    let second = profile("second")
    _ = try await bring(into: second)
    let text = try await export(second, .korean, LedgerQuery())
    let third = profile("third")
    _ = try await bring(into: third)
    try await expectEqual(export(third, .korean, LedgerQuery()), text)
  }

  @Test(arguments: [
    #"{""bank"":{""instalment"":{""months"":0}}}"#, #"{""lock"":1,""balance"":9}"#, "{", "[1]",
    #"{""stated"":{""day"":20261001,""won"":0,""text"":""""}}"#, #"{""part"":7}"#,
  ])
  func `a record that no ledger would have written is left out`(_ record: String) async throws {
    let head = "날짜,내용,금액,분류,메모,출처,계좌,상태,거래처,연결,기록"
    TemporaryFolder.write(
      Array(
        """
        \(head)
        2026-10-01,가,-5,식비,,직접 추가,현금,잠김,,transfer 1>; same >1; x,"\(record)"
        2026-10-02,나,-6,식비,,직접 추가,현금,잠김,,refund >1,
        """.utf8), to: path)
    let second = profile("second")
    let isLock = record.contains("balance")
    try await expectEqual(bring(into: second), (isLock ? 1 : 2))
    #expect(try await second.rows.allSatisfy { $0.entry.bank == nil && $0.entry.stated == nil })
    #expect(try await second.rows.allSatisfy { $0.status.state == .cleared })
    #expect(try await second.stored.isSound())
  }

  @Test(arguments: Language.allCases)
  func `entries of an export come back whatever they are called, and with the signs that they have`(
    _ language: Language
  ) async throws {
    let first = profile("first")
    let texts = [
      "합계", "총계", "Total", "Grand total", "이월", "전월이월", "Opening balance", "시작 잔액", "누계", "입금",
    ]
    for (index, text) in texts.enumerated() {
      _ = try await first.ledger.perform(
        .add(entry(2026_10_01 + index, Int64(index + 1) * 1_000, text, .income, note: "취소")))
    }
    _ = try await first.ledger.perform(.add(entry(2026_10_20, -50, "출금", note: "declined")))
    let text = try await export(first, language)
    let second = profile("second")
    let preview = try await second.statements.preview(path, nil, .silent)
    #expect(preview.question == nil && preview.statement.kind == nil)
    try await expectEqual(bring(into: second), texts.count + 1)
    try await expectEqual(
      export(second, language),
      text.replacing(
        language == .korean ? "직접 추가" : "Manual", with: language == .korean ? "직접 추가" : "Manual"))
    try await expectEqual(second.rows.map(\.note), first.rows.map(\.note))
  }

  @Test func `categories and accounts of signs and emoji alone are each its own`() async throws {
    let first = profile("first")
    let names = ["🍔", "🚗", "C++", "C#", "C", "?", "미분류"]
    for (index, name) in names.enumerated() {
      _ = try await first.ledger.perform(
        .addUnknown(
          [StatementEntry(entry(2026_10_01 + index, -100, "가"), newCategory: name)],
          file: "\(index).csv", to: .new("\(name)\(name)")))
    }
    let text = try await export(first)
    let second = profile("second")
    try await expectEqual(bring(into: second), names.count)
    try await expectEqual(export(second), text)
    let settings = second.ledger.state.value.settings
    expectEqual(settings.categories.list.compactMap(\.name), names)
    expectEqual(settings.accounts.list.compactMap(\.name), names.map { $0 + $0 })
  }

  @Test func `accounts without entries come back, and once`() async throws {
    let first = profile("first")
    _ = try await first.ledger.perform(.account(.set(nil, name: "빈 통장", opening: Won(-7_654_321))))
    _ = try await first.ledger.perform(.account(.set(.cash, name: "", opening: Won(50_000))))
    let text = try await export(first)
    for format in [ExportFormat.hledger, .beancount] {
      let path = "\(folder.path)/journal"
      _ = try await first.ledger.export(
        LedgerExport(
          LedgerQuery(order: .oldestFirst), to: path, format, language: .english,
          isReplacing: true)
      ) { _ in }
      let journal = String(decoding: TemporaryFolder.read(path), as: UTF8.self)
      #expect(journal.contains("50000 KRW") && journal.contains("-7654321 KRW"), "\(format)")
    }
    _ = try await export(first)
    let second = profile("second")
    let preview = try await second.statements.preview(path, nil, .silent)
    #expect((preview.bringsNothing, preview.accountCount, preview.new.count) == (false, 2, 0))
    try await expectEqual(bring(into: second), 0)
    try await expectEqual(export(second), text)
    #expect(try await second.statements.preview(path, nil, .silent).bringsNothing)
    _ = try await second.ledger.undo()
    expectEqual(second.ledger.state.value.settings.accounts.ids, [.superPay, .cash])
  }

  @Test func `no record has what a terminal takes for a command`() async throws {
    let first = profile("first")
    let bank = BankRecord(kind: "a\u{9B}31m", foreign: "USD \u{202E}1\u{7F}")
    _ = try await first.ledger.perform(
      .addUnknown(
        [StatementEntry(entry(2026_10_01, -1, "가", bank: bank))], file: "a", to: .new("나")))
    let text = try await export(first)
    #expect(text.unicodeScalars.allSatisfy { !"\u{9B}\u{202E}\u{7F}".unicodeScalars.contains($0) })
    let second = profile("second")
    _ = try await bring(into: second)
    try await expectEqual(second.row("가").entry.bank, first.row("가").entry.bank)
  }
}
