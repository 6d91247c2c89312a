import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What looks like a link and must never be taken without a question.
struct DoubtfulLinkTests {
  private var bench = LinkBench()

  /// Those that are taken without a question.
  private var sure: [String] { bench.found.filter { !$0.hasSuffix("?") } }

  // MARK: Transfers

  @Test(
    arguments: [
      ("이마트", nil, "엄마", "이체"), ("이마트", "체크카드", "엄마", "이체"), ("이마트", "타행이체", "엄마", nil),
      ("이마트", nil, "엄마 송금", "오픈뱅킹"), ("집주인", "타행이체", "이바다", "타행이체"),
      ("이마트", "체크카드", "송금", nil), ("", "체크카드", "", "이체"), ("김*수", "이체", "이바다", "이체"),
    ] as [(String, String?, String, String?)], [true, false])
  mutating func `two people are never one transfer`(
    pair: (out: String, kind: String?, back: String, backKind: String?), isColumn: Bool
  ) throws {
    let (bank, other) = (try bench.account("국민은행"), try bench.account("카카오뱅크"))
    bench.row(
      bank, 2026_11_01, -50_000, pair.out, by: isColumn ? pair.out : nil, kind: pair.kind)
    bench.row(
      other, 2026_11_01, 50_000, pair.back, by: isColumn ? pair.back : nil, kind: pair.backKind)
    expectEqual(sure, [])
  }

  @Test(
    arguments: [
      ("김하늘", "이체", "김*늘", nil), ("생활비", "이체", "생활비", nil), ("오픈뱅킹", nil, "김하늘", nil),
      ("김하늘", "타행이체", "국민은행 본인", nil),
    ] as [(String, String?, String, String?)])
  mutating func `one name on both sides, or on one, leaves the bank's word`(
    pair: (out: String, kind: String?, back: String, backKind: String?)
  ) throws {
    let (bank, other) = (try bench.account("국민은행"), try bench.account("카카오뱅크"))
    bench.row(bank, 2026_11_01, -50_000, pair.out, kind: pair.kind)
    bench.row(other, 2026_11_01, 50_000, pair.back, kind: pair.backKind)
    expectEqual(sure, ["transfer 1-2"])
  }

  @Test mutating func `a purchase by the account's card is no transfer of the holder's`() throws {
    let bank = try bench.account("국민은행", holder: "김하늘")
    let other = try bench.account("카카오뱅크")
    bench.row(bank, 2026_11_01, -50_000, "이마트", kind: "체크카드")
    bench.row(other, 2026_11_01, 50_000, "김하늘")
    #expect(!bench.found.contains("transfer 1-2"))
  }

  // MARK: Top-ups

  @Test(
    arguments: [
      ("국민은행", "이마트", nil, "충전", false), ("국민은행", "이마트", "체크카드", "국민은행 3333", false),
      ("국민은행", "엄마", "타행이체", "충전", false), ("국민은행", "티머니 충전", nil, "충전", false),
      ("현대카드", "이마트", nil, "충전", false), ("현대카드", "이마트", nil, "현대카드 1234", false),
      ("국민은행", "슈퍼페이", nil, "충전", true), ("국민은행", "오픈뱅킹", nil, "충전", true),
      ("국민은행", "충전", nil, "충전", true), ("국민은행", "가나", nil, "국민은행 3333", true),
      ("현대카드", "슈퍼페이 충전", nil, "충전", true),
    ] as [(String, String, String?, String, Bool)])
  mutating func `that a wallet was filled does not say from where`(
    account: String, out: String, kind: String?, back: String, isSure: Bool
  ) throws {
    let source = try bench.account(account)
    bench.row(source, 2026_11_01, -50_000, out, kind: kind)
    bench.row(
      .superPay, 2026_11_01, 50_000, back, origin: .wallet, category: .topUp, importID: nil)
    #expect(bench.found.contains(isSure ? "top_up 1-2" : "top_up 1-2?"))
    expectEqual(sure, (isSure ? ["top_up 1-2"] : []))
  }

  @Test mutating func `a wallet's own word does not say from where`() throws {
    let (bank, wallet) = (try bench.account("국민은행"), try bench.account("네이버페이"))
    bench.row(bank, 2026_11_01, -50_000, "이마트")
    bench.row(wallet, 2026_11_01, 50_000, "충전", kind: "충전")
    // That it is a top-up is sure, and not that the money is that of the shop.
    expectEqual(bench.found, ["top_up 2-"])
    bench.take(bench.proposals[0])
    expectEqual(bench.found, ["top_up 1-2?"])
  }

  // MARK: One side

  @Test(arguments: ["9999-0000-1111", "999-00-001111-222"])
  mutating func `another number at the same bank is another account`(number: String) throws {
    let bank = try bench.account("국민은행", number: "111122223333")
    let other = try bench.account("카카오뱅크", number: "333344445555")
    bench.row(bank, 2026_11_05, -500_000, "카카오뱅크 본인", by: "카카오뱅크 본인", number: number)
    expectEqual(bench.found, ["transfer 1-"])
    #expect(bench.proposals.allSatisfy { $0.made == nil })
    bench.row(other, 2026_11_05, 500_000, "국민은행 본인", by: "국민은행 본인")
    #expect(!bench.found.contains("transfer 1-2"))
  }

  // MARK: Purchases that stand twice

  @Test(
    arguments: [
      ("KB체크카드", "현대카드", "빵집", 0, false), ("스타벅스", "현대카드", "스타벅스", 1, false),
      ("스타벅스", "현대카드", "스타벅스", 0, false), ("KB체크카드", "내 카드", "빵집", 0, false),
      ("체크카드이마트", "국민카드", "빵집", 0, false), ("이마트", "국민카드", "빵집", 0, false),
      ("스타벅스", "내 카드", "스타벅스 강남", 1, true), ("KB체크카드", "국민카드", "빵집", 1, true),
    ] as [(String, String, String, Int, Bool)])
  mutating func `one purchase has one bank, and one shop`(
    text: String, card: String, shop: String, later: Int, isSure: Bool
  ) throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account(card))
    bench.row(bank, 2026_11_10, -4_500, text, kind: "체크카드")
    bench.row(card, 2026_11_10 + later, -4_500, shop)
    expectEqual(bench.found, [isSure ? "same 1-2" : "same 1-2?"])
  }

  @Test mutating func `two cards of one issuer are not told apart by its name`() throws {
    let cards = [try bench.account("신한카드"), try bench.account("신한 딥드림카드")]
    let wallet = try bench.account("네이버페이")
    bench.row(cards[1], 2026_11_01, -18_000, "네이버페이")
    bench.row(wallet, 2026_11_01, -18_000, "한강서점", kind: "신한카드")
    expectEqual(bench.found.first, "same 1-2?")
    bench.row(cards[0], 2026_11_05, -19_000, "네이버페이")
    bench.row(wallet, 2026_11_05, -19_000, "남산식당", kind: "신한 딥드림카드")
    #expect(!bench.found.contains("same 3-4"))
  }

  @Test(arguments: [true, false])
  mutating func `the bill of a card is no transfer to another account`(isKept: Bool) throws {
    let bank = try bench.account("국민은행")
    let (wallet, other) = (try bench.account("네이버페이"), try bench.account("생활비"))
    if isKept { _ = try bench.account("신한카드") }
    bench.row(bank, 2026_11_14, -50_000, "신한카드", kind: "출금")
    bench.row(wallet, 2026_11_14, 50_000, "충전", kind: "충전")
    bench.row(other, 2026_11_15, 50_000, "이바다")
    #expect(!bench.found.contains { $0.hasPrefix("transfer 1") || $0.hasPrefix("top_up 1") })
  }

  @Test mutating func `what a wallet paid by another means is not the bank's`() throws {
    let (bank, wallet) = (try bench.account("국민은행"), try bench.account("네이버페이"))
    _ = try bench.account("현대카드")
    bench.row(bank, 2026_11_03, -9_000, "네이버페이")
    bench.row(wallet, 2026_11_03, -9_000, "책방", kind: "현대카드")
    expectEqual(bench.found, ["same 1-2?"])
  }

  @Test(arguments: [
    ("국민은행 계좌", "롯데카드", false), ("삼성카드", "롯데카드", false), ("국민은행", "국민카드", false),
    ("롯데카드", "롯데카드", true), ("비씨카드", "우리카드", true), ("", "롯데카드", true),
    ("국민체크카드", "국민카드", true),
  ])
  mutating func `what a wallet was paid by is no purchase of another card`(
    means: String, card: String, isSure: Bool
  ) throws {
    let (card, wallet) = (try bench.account(card), try bench.account("네이버페이"))
    bench.row(card, 2026_10_02, -12_000, "네이버페이", second: 36_660)
    bench.row(wallet, 2026_10_02, -12_000, "양말", kind: means, second: 36_660)
    expectEqual(bench.found, [isSure ? "same 1-2" : "same 1-2?"])
  }

  @Test(arguments: [true, false])
  mutating func `what points have paid in part is one purchase of one moment`(
    isAtOnce: Bool
  ) throws {
    let (card, wallet) = (try bench.account("신한카드"), try bench.account("네이버페이"))
    bench.row(card, 2026_09_20, -17_000, "네이버페이", second: 36_660)
    bench.row(wallet, 2026_09_20, -20_000, "무신사", kind: "신한카드", second: isAtOnce ? 36_660 : nil)
    expectEqual(bench.found, [isAtOnce ? "same 2-1" : "same 2-1?"])
    // Another one of that minute may be it, too.
    bench.row(card, 2026_09_20, -16_000, "네이버페이", second: 36_660)
    #expect(bench.found.allSatisfy { $0.hasSuffix("?") })
  }

  @Test mutating func `what came back already may stand in another file, too`() throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account("국민체크카드"))
    bench.row(bank, 2026_11_01, -18_000, "한강서점", kind: "체크카드")
    bench.row(bank, 2026_11_09, 18_000, "한강서점 취소", kind: "체크카드취소")
    bench.take(try #require(bench.proposals.first))
    bench.row(card, 2026_11_01, -18_000, "한강서점")
    let same = try #require(bench.proposals.first { $0.kind == .same })
    #expect(same.isSure && same.first.id == 1)
    var book = LinkBook(bench.rows, bench.links)
    #expect(book.takes(same.link))
    book.add(same.link.with(id: 9))
    // In the other order, too.
    let refund = bench.links[0]
    book.remove(refund)
    #expect(book.takes(refund))
    // What is a refund itself is none.
    #expect(
      !LinkBook(bench.rows, bench.links).takes(
        EntryLink(.same, first: 2, second: 1, amount: Won(18_000))))
  }

  // MARK: Refunds

  @Test(
    arguments: [
      ("김민수", "김민수", 20_000, nil, false), ("김민수", "김민수", 50_000, nil, false),
      ("엄마", "엄마", 50_000, nil, false), ("KIM MINSU", "KIM MINSU", 50_000, nil, false),
      ("김민수", "김민수", 50_000, "타행이체", false), ("무신사", "무신사 환불", 50_000, nil, true),
      ("무신사", "무신사", 50_000, "체크카드", true),
    ] as [(String, String, Int64, String?, Bool)], [true, false])
  mutating func `money from persons is never a sure refund`(
    pair: (to: String, from: String, amount: Int64, kind: String?, isSure: Bool), isColumn: Bool
  ) throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_11_01, -50_000, pair.to, by: isColumn ? pair.to : nil, kind: pair.kind)
    bench.row(
      bank, 2026_11_20, pair.amount, pair.from, by: isColumn ? pair.from : nil, kind: pair.kind)
    expectEqual(sure, (pair.isSure ? ["refund 2-1"] : []))
    #expect(bench.found.contains { $0.hasPrefix("refund 2-1") })
  }

  // MARK: Accounts

  @Test(arguments: [LedgerAccount.ID.cash, .superPay, .imports])
  func `what takes entries of any account has no number of one`(id: LedgerAccount.ID) {
    var accounts = LedgerAccounts.earlier
    accounts.note(AccountFacts(number: "123456-01-987654", holder: "김하늘", kind: .bank), of: id)
    expectEqual(accounts[id], LedgerAccounts.earlier[id])
  }

  // MARK: What was made

  @Test(arguments: [0, 1, 2, 5, 6])
  mutating func `an entry that may be what was made is asked for`(days: Int) throws {
    let bank = try bench.account("국민은행", holder: "김하늘")
    let other = try bench.account("카카오뱅크")
    bench.row(bank, 2026_11_05, -500_000, "카카오뱅크 본인")
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.found, [])
    bench.row(other, 2026_11_05 + days, 500_000, "엄마", importID: 2)
    let wanted = days < 6 ? ["transfer 1-3?"] : []
    expectEqual(bench.found, wanted)
    guard let proposal = bench.proposals.first else { return }
    expectEqual(proposal.replaced?.second, 2)
    var refused = bench
    refused.refuse(proposal)
    expectEqual(refused.found, [])
    bench.take(proposal)
    expectEqual(bench.links.map(\.rows), [[1, 3]])
    expectEqual(bench.links.map(\.isMade), [false])
  }
}
