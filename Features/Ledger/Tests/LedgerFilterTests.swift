import Expectations
import LedgerFixtures
import LedgerRaft
import Phrases
import PostgreSQLTesting
import Store
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// The language of queries.
struct LedgerFilterTests {
  private func filter(_ typed: String) throws -> LedgerFilter {
    try LedgerFilter(typed, in: .builtIn)
  }

  private func row(
    _ day: Int = 2026_11_20, _ amount: Int64 = -4_500, _ text: String = "한강커피",
    _ category: LedgerCategory = .food, note: String = "둘이서", link: LinkMark? = nil,
    isCleared: Bool = false
  ) throws -> LedgerRow {
    LedgerRow(
      id: 1, origin: .hand,
      entry: LedgerEntry(
        day: try #require(Day(rawValue: day)), amount: Won(amount), text: text, category: category,
        note: note), status: EntryStatus(.cash, isCleared: isCleared), link: link)
  }

  @Test(arguments: [
    "cat:식비", "분류:식비", "CAT:food", "cat:교통,식비", "cat:식", "acct:현금", "계좌:cash", "amt:4500",
    "amt:>4000", "금액:<=4500", "amt:4000..5000", "amt:..4500", "amt:-4500", "amt:-", "amt:4,500원",
    "amt:->4000", "날짜:2026년",
    "is:income,spending", "상태:지출,수입", "is:uncleared,locked", "is:spending,",
    "not:is:income,transfer",
    "date:2026", "date:2026-11", "날짜:2026.11.20", "date:>2026-10", "date:2026-10..2026-11",
    "date:<=2026-11-20", "payee:커피", "거래처:ㅎㄱ", "note:둘이", "메모:둘이서", "is:spending", "상태:지출",
    "is:uncleared", "is:미확인", "is:manual", "not:is:transfer", "제외:상태:이체", "not:cat:교통",
    "date:11.20", "날짜:\"11월 20일\"", "date:\"20 Nov\"", "date:\"20 Nov 2026\"", "date:20/11/26",
    "날짜:\"2026년 11월\"", "date:\"Nov ’26\"", "category:food", "account:현금", "amount:4500",
    "not:스타벅스", "not:not:cat:식비", "금액:>4천", "금액:<5천원", "amt:0.1만..0.5만",
    "금액:＞4000", "amt:４０００．．５０００", "amt:\"4,500 won\"", "amt:\u{2212}4500", "date:２０２６", "amt:4천5백",
    "amt:4천..1만2천", "date:＞２０２６－１０",
    "amt:>4000 cat:식비 date:2026-11", "cat:\"식비\"", "date:\"Oct – Nov 2026\"",
    "date:\"2026년 1월 – 11월\"", "date:\"1 Jan 2026 – 28 Nov 2026\"",
    "date:\"2026.10.05 – 2026.11.25\"", "date:\"2026.10.05 – 11.25\"",
    "date:\"5 Oct – 25 Nov 2026\"", "date:\"2026년 10월 5일 – 11월 25일\"",
    "date:\"25 Nov 2025 – 3 Dec 2026\"", "date:\"2025.11.25 – 2026.12.03\"", "not:교통", "not:4501",
    "not:2026-11-21",
    "날짜:11월", "date:Nov", "date:november",
  ])
  func `a condition that an entry fulfils`(_ typed: String) throws {
    let filter = try filter(typed)
    expectEqual(filter.words, "")
    #expect(filter.accepts(try row()))
    // What is not no word is a word, which is searched for.
    guard
      !typed.hasPrefix("not:") || typed.contains(":is:") || typed.contains(":cat:")
        || typed.contains("not:not:")
    else { return }
    let not = try self.filter(
      "not:" + (typed.contains("\"") ? typed[...] : typed.split(separator: " ")[0]))
    #expect(!not.accepts(try row()))
  }

  @Test(arguments: [
    "cat:교통", "acct:superpay", "amt:4501", "amt:>4500", "amt:<4500", "amt:+4500", "date:2025",
    "date:2026-10", "date:<2026-11-20", "date:11.19", "날짜:10월", "date:Dec", "date:>2026-11",
    "payee:둘이", "note:커피",
    "is:income",
    "is:transfer", "is:cleared", "is:imported", "is:split", "cat:식비 amt:>5000", "not:식비",
    "not:4500", "not:2026-11-20", "not:20.11.2026 not:2026-11", "is:\"Card bill\"", "is:top-up",
    "상태:\"같은 결제\"", "\"커피 한강\"",
  ])
  func `a condition that it does not`(_ typed: String) throws {
    #expect(!(try filter(typed).accepts(try row())))
  }

  @Test func `words are searched for, and stand anywhere between conditions`() throws {
    try expectEqual(filter("강남 커피").words, "강남 커피")
    try expectEqual(filter("강남 cat:식비 커피").words, "강남 커피")
    // Blanks only part words, whatever the colons are.
    try expectEqual(filter(" 12:30  http://a ").words, "12:30 http://a")
    for typed in ["강남", " 강남", "강남 ", "  강남  "] {
      try expectEqual(filter(typed).words, "강남")
    }
    try expectEqual(filter("\"cat:식비\"").words, "cat:식비")
    try expectEqual(filter("\"cat:식비\"").conditions, [])
    try expectEqual(filter("27\" 모니터").words, "27\" 모니터")
    try expectEqual(filter("note:\"둘이 서\"").conditions.count, 1)
    try expectEqual(filter("not:not:커피").words, "커피")
    try expectEqual(filter("\"foo:bar\"").words, "foo:bar")
    try expectEqual(filter("GS25:강남 a:").words, "GS25:강남 a:")
    for typed in [
      "a>b", "<3", "1>0", "\"amt>1000\"", "x=", "C++>", "커피=3", "A=1", "S<3", "price>1000", "금리=3",
      "car>3", "data=1",
    ] {
      try expectEqual(filter(typed).words, typed.filter { $0 != "\"" })
    }
  }

  @Test func `days of another month than one that is asked for`() throws {
    let month = LedgerMonth(of: try #require(Day(rawValue: 2026_11_05)))
    for typed in ["date:2026-10", "date:2026-12-01", "커피 date:2026-09..2026-10"] {
      #expect(try filter(typed).isOutside(month), "\(typed)")
    }
    for typed in ["date:2026-11", "date:2026-11-05", "date:2026-10..", "not:date:2026-10", "커피"] {
      #expect(try !filter(typed).isOutside(month), "\(typed)")
    }
  }

  @Test(arguments: [
    ("커피 cat:", 4, LedgerQueryFault.Reason.noValue), ("amt:많이", 1, .noAmount),
    ("amt:>", 1, .noAmount), ("amt:5..1..2", 1, .noAmount), ("a b date:2026-13", 5, .noDate),
    ("date:어제", 1, .noDate), ("date:10..12", 1, .noDate), ("not:is:좋음", 1, .noState),
    ("foo:bar", 1, .noKey(nil)), ("커피 catt:식비", 4, .noKey("cat")), ("분루:식비", 1, .noKey("분류")),
    ("not:datee:2026", 1, .noKey("date")), ("cet:식비", 1, .noKey("cat")),
    ("cta:식비", 1, .noKey("cat")), ("류분:식비", 1, .noKey("분류")), ("accuont:현금", 1, .noKey("account")),
    ("tac:식비", 1, .noKey(nil)),
    ("커피 \"한강", 4, .openQuote), ("payee:\"한강", 1, .openQuote),
    ("date:2026-10..2026-09", 1, .reversed), ("amt:5000..1000", 1, .reversed),
    ("date:10월..11월", 1, .noYear), ("date:\"20 Nov\"..\"25 Nov\"", 1, .noYear),
    ("date:\"20 Nov\"..", 1, .noYear),
    ("date:30/02/26", 1, .noDate), ("date:31/11/2026", 1, .noDate), ("amt:만", 1, .noAmount),
    ("acct:없는", 1, .noName(LedgerAccounts.builtIn.list.map(\.phrase))),
    ("acct:!", 1, .noName(LedgerAccounts.builtIn.list.map(\.phrase))),
    ("cat:🍔", 1, .noName(LedgerCategories.builtIn.list.map(\.phrase))),
    ("cat:.,food", 1, .noName(LedgerCategories.builtIn.list.map(\.phrase))),
    ("date:5/6", 1, .ambiguousDate), ("amt>1000", 1, .noColon("amt:>1000")),
    ("커피 금액>=1000", 4, .noColon("금액:>=1000")), ("cat=식비", 1, .noColon("cat:식비")),
    ("amont>1000", 1, .noKey("amount")), ("커피 amuont>=1000", 4, .noKey("amount")),
    ("not:amt>1000", 1, .noColon("amt:>1000")),
    ("amt :>1000", 1, .blankBeforeColon("amt:>1000")),
    ("커피 금액 : 6200", 4, .blankBeforeColon("금액:6200")), ("cat :", 1, .blankBeforeColon("cat:")),
    ("is:spending,없음", 1, .noState), ("is:,", 1, .noState),
  ])
  func `what is wrong is named with its place`(
    _ typed: String, _ place: Int, _ reason: LedgerQueryFault.Reason
  ) {
    #expect {
      try filter(typed)
    } throws: { error in
      guard let fault = error as? LedgerQueryFault else { return false }
      return fault.place == place && fault.reason == reason
        && Language.allCases.allSatisfy { fault.text($0).contains("\(place)") }
    }
  }

  @Test func `links and states`() throws {
    let moved = try row(link: LinkMark(.cardBill, of: Won(-4_500)))
    #expect(try filter("is:card_bill").accepts(moved) && filter("상태:카드대금").accepts(moved))
    #expect(try filter("is:linked").accepts(moved) && !filter("is:spending").accepts(moved))
    #expect(try filter("is:cleared").accepts(try row(isCleared: true)))
    #expect(try filter("amt:>0 amt:+").accepts(try row(2026_11_20, 5)))
  }

  @Test func `names with signs and commas are named`() throws {
    var settings = LedgerSettings.builtIn
    for name in ["🍔", "🚗", "❤️", "x,y", "C++", "C#"] { _ = try settings.categories.take(name) }
    func names(_ typed: String) throws -> [String?] {
      guard case .category(let ids)? = try LedgerFilter(typed, in: settings).conditions.first?.test
      else { return [] }
      return ids.map { settings.categories[$0].name }
    }
    try expectEqual(names("cat:🍔"), ["🍔"])
    try expectEqual(names("cat:🚗,❤"), ["🚗", "❤️"])
    try expectEqual(names("cat:\"x,y\",🍔"), ["x,y", "🍔"])
    try expectEqual(names("cat:c#"), ["C#"])
    try expectEqual(names("cat:c"), ["C++", "C#"])
    try expectEqual(names("cat:xy"), ["x,y"])
  }

  @Test func `words in quotes stand together, and a shell may take the quotes of a date`() throws {
    #expect(try !filter("\"둘이 커피\"").accepts(row()))
    #expect(try filter("\"강커\"").conditions.isEmpty)
    #expect(try filter("\"커피 한강\" cat:식비").words.isEmpty)
    expectEqual(LedgerFilter.quoting("date:20 Nov"), "date:\"20 Nov\"")
    expectEqual(LedgerFilter.quoting("날짜:2026년 11월"), "날짜:\"2026년 11월\"")
    for same in [
      "date:2026 커피", "cat:식비 커피", "커피 date:2026", "date:\"20 Nov\"", "date:2026-11-20 10",
    ] {
      expectEqual(LedgerFilter.quoting(same), same)
    }
  }

  @Test func `every state has a word in both languages`() {
    expectEqual(
      Set(LedgerMark.allCases.compactMap { LedgerMark(word: $0.rawValue) }).count,
      LedgerMark.allCases.count)
  }
}

/// The same in memory, in a file and on a server.
@MainActor
struct LedgerFilterContractTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let fixture = LedgerFileFixture()

  @Test(arguments: RepositoryKind.allCases)
  func `queries find the entries that fulfil their conditions`(_ kind: RepositoryKind) async throws
  {
    let work = try fixture.ledger(kind)
    for each in [
      entry(2026_10_30, -4_500, "한강 커피", .food, note: "둘이서"),
      entry(2026_11_01, -62_000, "커피 원두 한강", .shopping),
      entry(2026_11_02, 3_000_000, "급여", .income), entry(2026_11_03, -50_000, "적금", .other),
      entry(2025_01_01, -4_500, "버스", .transport, note: "한강"),
    ] {
      _ = try await work.add(each)
    }
    let rows = try await work.rows([1, 2, 3, 4, 5])
    _ = try await work.perform(.account(.mark([2, 5], isCleared: true)))
    _ = try await work.perform(
      .link([LinkProposal(.transfer, first: rows[3], second: nil, isSure: true, reasons: [])]))
    let finds: KeyValuePairs<String, [LedgerRow.ID]> = [
      "cat:식비": [1], "cat:식비,교통": [1, 5], "not:cat:식비": [4, 3, 2, 5], "amt:>50000": [3, 2],
      "amt:>=50000 not:is:income": [4, 2], "amt:-": [4, 2, 1, 5], "date:2026-11": [4, 3, 2],
      "date:2025": [5], "date:11.3": [4], "날짜:\"1월 1일\"": [5],
      "not:date:\"1 Nov\" is:spending": [1, 5],
      "date:..2026-10": [1, 5], "payee:한강": [2, 1], "note:한강": [5],
      "note:한강 not:payee:버스": [], "is:transfer": [4], "is:spending": [2, 1, 5],
      "is:cleared": [2, 5], "is:uncleared amt:<10000": [1], "acct:현금 커피": [2, 1],
      "acct:슈퍼페이": [], "커피 한강": [2, 1], "한강 커피": [2, 1], "커피 not:원두": [1],
      "한강 date:2026": [2, 1], "4500 cat:교통": [5], "4500 is:cleared": [5], "is:manual 급여": [3],
      "not:커피 not:버스": [4, 3], "is:imported": [], "is:split": [],
      "not:식비": [4, 3, 2, 5], "not:4500": [4, 3, 2], "not:2026-11": [1, 5], "\"커피 한강\"": [],
      "\"한강 커피\"": [1], "한강 2026-10-30": [1], "한강 30 Oct": [1], "4,500 한강": [1, 5],
      "식비 커피": [1], "교통 1 Jan": [5], "4500 2025": [], "식비 쇼핑": [], "2026-11 쇼핑 원두": [2],
    ]
    for (typed, ids) in finds {
      try await expectEqual(work.find(LedgerQuery(search: typed)).ids, ids, "\(typed)")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `linked are both sides of a link, and split are all parts`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    for each in [
      entry(2026_11_01, -5_000, "책방", .shopping), entry(2026_11_02, 5_000, "책방", .shopping),
      entry(2026_11_03, -22_900, "이마트", .food), entry(2026_11_04, -1, "버스", .transport),
    ] {
      _ = try await work.add(each)
    }
    let rows = try await work.rows([1, 2, 3])
    _ = try await work.perform(
      .link([
        LinkProposal(.refund, first: rows[1], second: rows[0], isSure: true, reasons: [])
      ]))
    _ = try await work.perform(
      .split(
        rows[2],
        into: [
          EntryPart(amount: Won(-17_900), category: .food),
          EntryPart(amount: Won(-5_000), category: .shopping),
        ]))
    try await expectEqual(work.find(LedgerQuery(search: "is:linked")).ids, [2, 1])
    try await expectEqual(work.find(LedgerQuery(search: "is:refund")).ids, [2])
    try await expectEqual(work.find(LedgerQuery(search: "is:split")).ids.sorted(), [3, 5])
    try await expectEqual(work.find(LedgerQuery(search: "not:is:split not:is:linked")).ids, [4])
  }

  @Test func `what is wrong is said before anything is asked`() async throws {
    let store = Store(State())
    let ledger = LedgerUseCases(
      LedgerModel(db: InMemoryLedger(), writer: store.writer(\.ledger), now: { 0 }),
      state: store.stored(\.ledger), exports: InMemoryExports())
    await #expect {
      _ = try await ledger.list(LedgerQuery(search: "커피 cat:없"), 0..<1)
    } throws: { error in
      guard case .query(let found)? = error as? LedgerError else { return false }
      return found.word == "cat:없" && found.place == 4
    }
  }
}
