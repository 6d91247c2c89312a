import Expectations
import LedgerDomain
import StatementsDomain
import Testing
import WalletDomain

/// A card's file is none of a bank's account, whatever the two have in common; the kind of an account.
@MainActor
struct OtherKindTests {
  private nonisolated static let bank = """
    거래일시,적요,보낸분/받는분,출금액,입금액,잔액
    2026.11.01 09:00:00,급여,하늘상사,0,3000000,3100000
    2026.11.02 12:10:11,체크카드,한강분식,8000,0,3092000
    2026.11.05 18:20:00,체크카드,남산식당,15000,0,3077000
    2026.11.10 10:00:00,타행이체,이바다,0,50000,3127000
    """
  private nonisolated static let credit = """
    이용일자,가맹점명,이용금액,승인번호
    2026-11-05,남산식당,"15,000",20000002
    2026-11-03,푸른서점,"22,000",20000003
    """
  private nonisolated static let check = """
    승인일자,승인시간,가맹점명,승인금액,승인번호,카드구분
    2026-11-02,12:10,한강분식,"8,000",10000001,체크
    2026-11-05,18:20,남산식당,"15,000",10000002,체크
    2026-11-12,13:05,푸른서점,"22,000",10000003,체크
    """

  @Test(arguments: [credit, check], ["거래내역조회_20261130.csv", "생활비.csv", "transactions.csv"])
  func `purchases that stand in a bank's file, too, are of an account of their own`(
    card: String, name: String
  ) async throws {
    let files = [(name, Self.bank), ("kb-card.csv", card)]
    for files in [files, files.reversed()] {
      let books = HouseholdBooks()
      for (name, text) in files {
        try await expectEqual(books.preview(name, text).accountQuestion, nil)
        try await books.bring(name, text)
      }
      let kinds = try await books.accounts().dropFirst(2).map(\.likelyKind)
      expectEqual(Set(kinds), [.bank, .card])
      try await expectEqual(books.balances().values.max(), 3_127_000)
    }
  }

  @Test(arguments: [credit, check])
  func `files of a bank and of a card with one name are asked about`(card: String) async throws {
    for (first, second) in [(Self.bank, card), (card, Self.bank)] {
      let books = HouseholdBooks()
      try await books.bring("국민.csv", first)
      let preview = try await books.preview("국민.csv", second)
      let id = try #require(preview.accounts.last?.id)
      expectEqual(preview.accountQuestion, .otherKind(id))
      expectEqual(preview.account, .new("국민 2"))
    }
  }

  @Test func `a card's file makes no card of an account with balances`() async throws {
    let books = HouseholdBooks()
    try await books.bring("생활비.csv", Self.bank)
    let preview = try await books.preview("kb-card.csv", Self.credit)
    let id = try #require(preview.accounts.last?.id)
    try await books.bring(preview, into: .existing(id))
    try await expectEqual(books.accounts().last?.likelyKind, .bank)
  }

  @Test func `one equal purchase of two does not say that a file is an account's`() async throws {
    func card(_ shops: String...) -> String {
      "이용일자,가맹점명,이용금액\n"
        + shops.enumerated().map { "2026-11-0\($0 + 1),\($1),4500" }.joined(separator: "\n")
    }
    let books = HouseholdBooks()
    try await books.bring("a.csv", card("가", "나", "다", "라", "마"))
    let few = try await books.preview("b.csv", card("가", "서점"))
    let id = try #require(few.accounts.last?.id)
    #expect(few.accountQuestion == .alike(id) && few.account == .new("b"))
    let most = try await books.preview("b.csv", card("가", "나", "다", "서점"))
    #expect(most.accountQuestion == nil && most.account == .existing(id))
    let all = try await books.preview("b.csv", card("가", "나"))
    #expect(all.accountQuestion == nil && all.account == .existing(id))
  }

  @Test(arguments: [
    ("거래내역.csv", "예금구분,모임통장"), ("거래내역.csv", "통장종류,모임통장(우리집)"),
    ("카카오뱅크_모임통장.csv", "조회기간,2025.09.01 - 2025.10.31"), ("모임 통장.csv", "예금종류,입출금통장"),
  ])
  func `an account of several people is known by its label and by the file's name`(
    name: String, line: String
  ) async throws {
    let preview = try await HouseholdBooks().preview(
      name,
      """
      카카오뱅크 거래내역
      \(line)
      거래일시,구분,거래금액,거래 후 잔액,거래구분,내용,메모
      2025.09.26 10:12:30,입금,"700,000","900,000",일반이체,이바다,
      2025.09.28 10:12:30,출금,"-50,000","850,000",체크카드결제,이마트,
      """)
    expectEqual(preview.statement.accountKind, .shared)
  }
}
