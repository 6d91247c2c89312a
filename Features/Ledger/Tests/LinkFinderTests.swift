import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Transfers, top-ups and purchases that stand twice.
struct LinkFinderTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let other: LedgerAccount.ID

  init() throws {
    bank = try bench.account("국민은행", number: "111122223333", holder: "김하늘")
    other = try bench.account("카카오뱅크", number: "333344445555")
  }

  @Test mutating func `a pair is sure if the other side is the user's`() {
    bench.row(bank, 2026_11_01, -500_000, "카카오뱅크 본인", by: "카카오뱅크 본인", second: 36_000)
    bench.row(other, 2026_11_01, 500_000, "국민은행 본인", by: "국민은행 본인", second: 36_002)
    expectEqual(bench.found, ["transfer 1-2"])
    expectEqual(
      bench.proposals[0].reasons,
      [
        .sameAmount, .secondsApart(2), .ownAccount("카카오뱅크"), .holder("본인"),
        .ownAccount("국민은행"),
      ])
  }

  @Test(
    arguments: [
      ("김하늘", nil, nil, true), ("이마트", nil, nil, false), ("김*늘", nil, nil, true),
      ("", "3333-4444-5555", nil, true), ("생활비", "3333-4444-5555", nil, true),
      ("", "3333-44**-5555", nil, true), ("", nil, "타행이체", true), ("", nil, "체크카드", false),
      ("집주인", nil, "타행이체", false), ("카카오뱅크", nil, nil, true), ("카카오뱅크 집주인", nil, nil, false),
      ("본인부담금", nil, nil, false), ("", nil, "급여이체", false),
    ] as [(String, String?, String?, Bool)])
  mutating func `evidence makes a pair sure`(
    name: String, number: String?, kind: String?, isSure: Bool
  ) {
    bench.row(
      bank, 2026_11_01, -50_000, "", by: name.isEmpty ? nil : name, number: number, kind: kind)
    bench.row(other, 2026_11_02, 50_000, "나")
    expectEqual(bench.found, ["transfer 1-2" + (isSure ? "" : "?")])
  }

  @Test mutating func `without evidence, two days apart or with others it is doubtful`() throws {
    bench.row(bank, 2026_11_01, -50_000, "이마트")
    bench.row(other, 2026_11_03, 50_000, "엄마")
    expectEqual(bench.found, ["transfer 1-2?"])
    bench.row(bank, 2026_11_11, -70_000, "김하늘", by: "김하늘")
    bench.row(other, 2026_11_13, 70_000, "김하늘", by: "김하늘")
    expectEqual(bench.found, ["transfer 3-4?", "transfer 1-2?"])
    bench.row(bank, 2026_11_20, -90_000, "김하늘", by: "김하늘")
    bench.row(other, 2026_11_20, 90_000, "김하늘", by: "김하늘")
    bench.row(other, 2026_11_24, 90_000, "김하늘", by: "김하늘")
    expectEqual(bench.found.prefix(2), ["transfer 5-6?", "transfer 5-7?"])
    expectEqual(bench.proposals[0].reasons.last, .severalCandidates)
  }

  @Test mutating func `what is too far apart, of one account or of another number is none`() throws
  {
    let third = try bench.account("신한은행", number: "777788889999")
    bench.row(bank, 2026_11_01, -50_000, "가", kind: "이체")
    bench.row(other, 2026_11_07, 50_000, "나", kind: "이체")
    bench.row(bank, 2026_11_01, 50_000, "다", kind: "이체")
    bench.row(bank, 2026_11_20, -60_000, "가", by: "가", number: "7777-8888-9999")
    bench.row(other, 2026_11_20, 60_000, "나", kind: "이체")
    expectEqual(bench.found, ["transfer 4-new in \(third.rawValue)"])
  }

  @Test mutating func `linked and refused entries are not asked for again`() throws {
    bench.row(bank, 2026_11_01, -50_000, "이마트")
    bench.row(other, 2026_11_02, 50_000, "엄마")
    let proposal = try #require(bench.proposals.first)
    var refused = bench
    refused.refuse(proposal)
    expectEqual(refused.found, [])
    bench.take(proposal)
    expectEqual(bench.found, [])
  }

  @Test mutating func `somebody else's name makes a word of the bank worth nothing`() {
    bench.row(bank, 2026_11_01, -300_000, "집주인", by: "집주인", kind: "타행이체")
    bench.row(other, 2026_11_01, 300_000, "이바다", by: "이바다", kind: "타행이체")
    #expect(bench.found.contains("transfer 1-2?"))
    // It is no candidate beside what is certain.
    bench.row(bank, 2026_11_02, -300_000, "김하늘", by: "김하늘", kind: "타행이체")
    bench.row(other, 2026_11_02, 300_000, "김하늘", by: "김하늘", kind: "타행이체")
    expectEqual(bench.found.first, "transfer 3-4")
    #expect(!bench.found.contains("transfer 1-2"))
  }

  // MARK: One side

  @Test mutating func `an account that is not kept is asked for once`() throws {
    bench.row(bank, 2026_10_01, -50_000, "하나은행 김하늘", by: "하나은행 김하늘")
    bench.row(bank, 2026_11_01, -50_000, "하나은행 김하늘", by: "하나은행 김하늘")
    bench.row(bank, 2026_11_02, -50_000, "이바다", by: "이바다")
    expectEqual(bench.found, ["transfer 2-?", "transfer 1-?"])
    var refused = bench
    refused.refuse(try #require(bench.proposals.first))
    expectEqual(refused.found, [])
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.found, ["transfer 1-"])
    expectEqual(bench.proposals[0].reasons, [.knownCounterpart("하나은행 김하늘")])
  }

  @Test mutating func `what the bank says in so many words is sure, and becomes a pair`() throws {
    bench.row(bank, 2026_11_01, -500_000, "토스뱅크 본인", by: "토스뱅크 본인")
    expectEqual(bench.found, ["transfer 1-"])
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.found, [])
    let toss = try bench.account("토스뱅크")
    bench.row(toss, 2026_11_01, 500_000, "국민은행 본인", by: "국민은행 본인", importID: 2)
    expectEqual(bench.found, ["transfer 1-2"])
    expectEqual(bench.proposals[0].replaced?.first, 1)
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.links.map(\.rows), [[1, 2]])
    expectEqual(bench.found, [])
  }

  @Test mutating func `the side of an account that is kept is made unless its file has the day`() {
    bench.row(bank, 2026_11_05, -500_000, "카카오뱅크 본인", by: "카카오뱅크 본인")
    expectEqual(bench.found, ["transfer 1-new in \(other.rawValue)"])
    bench.row(other, 2026_10_01, -1_000, "서점", importID: 2)
    bench.row(other, 2026_10_30, -1_000, "빵집", importID: 2)
    expectEqual(bench.found, ["transfer 1-new in \(other.rawValue)"])
    bench.row(other, 2026_11_30, -1_000, "빵집", importID: 2)
    // Its bank does not have it.
    #expect(bench.found == ["transfer 1-?"] || bench.found == ["transfer 1-"])
    expectEqual(bench.proposals[0].made, nil)
  }

  // MARK: Top-ups

  @Test mutating func `interest is no transfer from the account whose name it has`() throws {
    let savings = try bench.account("신한은행 적금", holder: "김하늘", .savings)
    bench.row(bank, 2026_11_02, 1_200, "이자", by: "신한은행 적금", kind: "이자")
    bench.row(bank, 2026_11_03, 1_300, "신한은행 김하늘", kind: "적금이자")
    expectEqual(bench.found, [])
    bench.row(bank, 2026_11_04, 50_000, "신한은행 적금", kind: "이체")
    expectEqual(bench.found.map { $0.prefix(14) }, ["transfer 3-new"])
    expectEqual(bench.proposals.first?.made, savings)
  }

  @Test(arguments: [("우리 김하늘", true), ("우리 이바다", false), ("우리집 김하늘", false)])
  mutating func `the bare name of a bank beside the user is the account there`(
    text: String, isKnown: Bool
  ) throws {
    var bench = LinkBench()
    let bank = try bench.account("국민은행", holder: "김하늘")
    let (other, _) = (try bench.account("우리은행"), try bench.account("우리카드"))
    bench.row(bank, 2026_11_02, -50_000, text, kind: "타행이체")
    expectEqual(bench.found.contains("transfer 1-new in \(other.rawValue)"), isKnown)
  }

  @Test mutating func `money into a wallet is a top-up`() throws {
    let wallet = try bench.account("네이버페이")
    bench.row(bank, 2026_11_01, -100_000, "네이버페이충전")
    bench.row(wallet, 2026_11_01, 100_000, "충전", kind: "충전")
    bench.row(bank, 2026_11_03, -30_000, "네이버페이")
    bench.row(wallet, 2026_11_03, 30_000, "한빛은행 충전")
    expectEqual(bench.found, ["top_up 3-4", "top_up 1-2"])
  }

  @Test mutating func `the wallet of the app is filled from a bank`() {
    bench.row(
      .superPay, 2026_11_01, 50_000, "국민은행 3333", origin: .wallet, category: .topUp,
      importID: nil)
    expectEqual(bench.found, ["top_up 1-new in \(bank.rawValue)?"])
    bench.row(bank, 2026_11_01, -50_000, "슈퍼페이")
    expectEqual(bench.found, ["top_up 2-1"])
    // A payment is none.
    bench.row(.superPay, 2026_11_09, -8_000, "택시", origin: .wallet, importID: nil)
    bench.row(bank, 2026_11_09, 8_000, "이바다")
    expectEqual(bench.found, ["top_up 2-1"])
  }

  // MARK: Purchases that stand twice

  @Test mutating func `a purchase in the bank's file and the card's is counted once`() throws {
    let card = try bench.account("국민체크카드")
    bench.row(bank, 2026_11_01, -18_000, "한강서점", kind: "체크카드")
    bench.row(card, 2026_11_01, -18_000, "(주)한강서점 본점")
    bench.row(bank, 2026_11_05, -4_500, "KB체크카드")
    bench.row(card, 2026_11_04, -4_500, "빵집")
    // Another shop's of the same amount is doubtful.
    bench.row(bank, 2026_11_10, -5_000, "남산식당", kind: "체크카드")
    bench.row(card, 2026_11_10, -5_000, "주유소")
    expectEqual(bench.found, ["same 3-4", "same 1-2", "same 5-6?"])
  }

  @Test mutating func `a payment through a wallet keeps the merchant's name`() throws {
    let (card, wallet) = (try bench.account("푸른카드"), try bench.account("네이버페이"))
    bench.row(card, 2026_11_01, -18_000, "네이버페이")
    bench.row(wallet, 2026_11_01, -18_000, "한강서점", kind: "푸른카드")
    bench.row(card, 2026_11_02, -24_500, "NAVER")
    bench.row(wallet, 2026_11_02, -24_500, "남산식당", kind: "푸른카드")
    bench.row(bank, 2026_11_03, -9_000, "네이버페이")
    bench.row(wallet, 2026_11_03, -9_000, "책방")
    expectEqual(bench.found, ["same 5-6", "same 3-4", "same 1-2"])
  }

  @Test mutating func `equal purchases of one day cannot be told apart but by their shops`() throws
  {
    let card = try bench.account("국민체크카드")
    bench.row(bank, 2026_11_01, -1_400, "지하철", kind: "체크카드")
    bench.row(bank, 2026_11_01, -1_400, "자판기", kind: "체크카드")
    bench.row(card, 2026_11_01, -1_400, "지하철")
    bench.row(card, 2026_11_01, -1_400, "자판기")
    expectEqual(bench.found.filter { !$0.hasSuffix("?") }, ["same 2-4", "same 1-3"])
  }

  // MARK: Refunds

  @Test mutating func `a refund of the only purchase is sure`() throws {
    let card = try bench.account("현대카드")
    bench.row(card, 2026_09_01, -90_000, "푸른가전")
    bench.row(card, 2026_10_01, 30_000, "푸른가전 부분취소")
    bench.row(card, 2026_10_05, 40_000, "ＰＵＲＥＵＮ 취소")
    bench.row(card, 2026_10_09, 50_000, "푸른가전 취소")
    bench.row(card, 2026_10_10, 20_000, "푸른가전")
    // 60,000 are left of it, then 10,000.
    expectEqual(bench.found, ["refund 5-", "refund 4-1", "refund 3-", "refund 2-1"])
  }

  @Test
  mutating func
    `of purchases at one shop the card's last one is given back, unless the approval tells`()
    throws
  {
    let card = try bench.account("현대카드")
    bench.row(card, 2026_11_01, -4_500, "카페", approval: "1001")
    bench.row(card, 2026_11_02, -4_500, "카페", approval: "1002")
    bench.row(card, 2026_11_03, 4_500, "카페 취소")
    expectEqual(bench.found, ["refund 3-2"])
    bench.row(card, 2026_11_04, 4_500, "카페 취소", approval: "1002")
    expectEqual(bench.found, ["refund 4-2", "refund 3-1"])
    bench.row(card, 2026_06_01, -70_000, "옷가게")
    bench.row(card, 2026_11_04, 70_000, "옷가게 취소")
    // Older than 120 days.
    #expect(bench.found.contains("refund 6-"))
  }

  @Test
  mutating func
    `a part of one of several purchases is asked for only if they differ in their categories`()
    throws
  {
    let card = try bench.account("현대카드")
    bench.row(card, 2026_09_03, -30_000, "이마트")
    bench.row(card, 2026_09_20, -45_000, "이마트")
    bench.row(card, 2026_10_05, 20_000, "이마트 취소")
    expectEqual(bench.found, ["refund 3-2"])
    // Which of them it is makes no difference.
    #expect(!bench.proposals[0].reasons.contains(.severalCandidates))
    // The whole of one leaves the part to the other.
    bench.row(card, 2026_10_07, 45_000, "이마트 취소")
    expectEqual(bench.found, ["refund 4-2", "refund 3-1"])
    bench.row(card, 2026_09_21, -50_000, "빵집", category: .food)
    bench.row(card, 2026_09_22, -60_000, "빵집", category: .shopping)
    bench.row(card, 2026_10_05, 20_000, "빵집 취소")
    expectEqual(bench.found, ["refund 4-2", "refund 7-", "refund 3-1"])
    bench.take(bench.proposals[1])
    expectEqual(
      bench.found, ["refund 4-2", "refund 3-1", "refund 7-6?", "refund 7-5?"])
    // It counts as what all that it may be of do.
    bench.row(
      card, 2026_09_23, -80_000, "가전", category: .shopping,
      instalment: Instalment(months: 3))
    bench.row(card, 2026_09_24, -70_000, "가전", category: .shopping)
    bench.row(card, 2026_10_05, 20_000, "가전 취소")
    let back = try #require(bench.proposals.first { $0.first.id == 10 })
    #expect(back.isSure && back.second == nil && back.category == .shopping)
    // An account's is asked for, as it may be from a person.
    bench.row(bank, 2026_09_03, -30_000, "무신사")
    bench.row(bank, 2026_09_20, -45_000, "무신사")
    bench.row(bank, 2026_10_05, 20_000, "무신사 환불")
    #expect(bench.found.contains("refund 13-12?"))
  }

  @Test(arguments: [50_000, 20_000])
  mutating func `an account's own card takes back one of several purchases, too`(amount: Int64) {
    for day in [2026_09_03, 2026_09_20] {
      bench.row(bank, day, -50_000, "쿠팡", kind: "체크카드")
    }
    bench.row(bank, 2026_10_05, amount, "쿠팡", kind: "체크취소")
    expectEqual(bench.found, ["refund 3-2"])
  }

  @Test mutating func `what was given back in full is not given back again for sure`() throws {
    let card = try bench.account("현대카드")
    bench.row(card, 2026_09_03, -30_000, "이마트")
    bench.row(card, 2026_10_03, 30_000, "이마트 취소")
    bench.row(card, 2026_10_03, 30_000, "이마트 취소")
    expectEqual(bench.found, ["refund 2-1", "refund 3-?"])
    bench.take(try #require(bench.proposals.first))
    expectEqual(bench.found, ["refund 3-?"])
  }

  @Test mutating func `orders tell their refunds`() {
    bench.row(.superPay, 2026_11_01, -18_000, "마트", order: 7, origin: .wallet, importID: nil)
    bench.row(.superPay, 2026_11_01, -18_000, "마트", order: 8, origin: .wallet, importID: nil)
    bench.row(.superPay, 2026_11_02, 8_000, "마트 환불", order: 7, origin: .wallet, importID: nil)
    expectEqual(bench.found, ["refund 3-1"])
    expectEqual(bench.proposals[0].reasons, [.sameOrder])
  }

  @Test mutating func `a refund that stands twice is one of a purchase that stands twice`() throws {
    let card = try bench.account("국민체크카드")
    bench.row(bank, 2026_11_01, -18_000, "한강서점", kind: "체크카드")
    bench.row(card, 2026_11_01, -18_000, "한강서점")
    bench.row(bank, 2026_11_09, 18_000, "한강서점", kind: "체크카드취소")
    bench.row(card, 2026_11_09, 18_000, "한강서점 취소")
    expectEqual(Set(bench.found), ["same 3-4", "refund 4-2", "same 1-2"])
    // Both can be taken.
    var book = LinkBook(bench.rows, [])
    for proposal in bench.proposals {
      let link = proposal.link
      #expect(book.takes(link))
      book.add(link)
    }
    for proposal in bench.proposals.reversed() { bench.take(proposal) }
    expectEqual(bench.found, [])
  }

  @Test(
    arguments: [
      ("무신사", "무신사", nil, 30_000, false), ("무신사", "무신사 환불", nil, 10_000, true),
      ("이자", "이자", nil, 120, nil), ("이바다", "이바다", "타행이체", 30_000, false),
      ("무신사", "무신사", nil, 30_001, nil), ("무신사", "29센치", nil, 30_000, nil),
    ] as [(String, String, String?, Int64, Bool?)])
  mutating func `money of an account comes back from whom it was paid`(
    to: String, from: String, kind: String?, amount: Int64, isSure: Bool?
  ) {
    bench.row(bank, 2026_11_01, -30_000, to, kind: kind)
    bench.row(bank, 2026_11_20, amount, from, kind: kind)
    expectEqual(bench.found, isSure.map { ["refund 2-1" + ($0 ? "" : "?")] } ?? [])
  }

  @Test mutating func `what friends pay is never sure`() {
    bench.row(bank, 2026_11_01, -60_000, "남산식당", kind: "체크카드")
    bench.row(bank, 2026_11_03, 20_000, "이바다", by: "이바다", kind: "타행이체")
    bench.row(bank, 2026_11_03, 120, "이자", by: "이자")
    bench.row(bank, 2026_11_25, 3_000_000, "하늘상사", by: "하늘상사", kind: "급여")
    expectEqual(bench.found, ["refund 2-1?"])
  }

  @Test(
    arguments: [
      ("일반입금", true), ("전자금융입금", true), ("입금", true), ("이자입금", false), ("급여입금", false),
      ("현금입금", false),
    ])
  mutating func `what a bank calls a deposit may be a friend's share`(
    kind: String, isFound: Bool
  ) {
    bench.row(bank, 2026_10_15, -120_000, "한우마을", kind: "체크카드결제")
    bench.row(bank, 2026_10_16, 30_000, "이바다", kind: kind)
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, isFound ? ["refund 2-1?"] : [])
  }

  @Test mutating func `a plus of a card is no income`() throws {
    let card = try bench.account("현대카드")
    bench.row(card, 2026_11_01, 3_000, "청구할인")
    bench.row(card, 2026_11_02, 22_500, "ONLINE PAYMENT - THANK YOU")
    bench.row(card, 2026_11_03, 9_000, "한강서점")
    expectEqual(bench.found, ["card_bill 2-", "refund 1-", "refund 3-?"])
  }
}
