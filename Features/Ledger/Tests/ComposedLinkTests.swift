import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Links of whole years of several accounts, as their files say them.
struct ComposedLinkTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let card: LedgerAccount.ID

  init() throws {
    bank = try bench.account("국민은행", holder: "김하늘")
    card = try bench.account("푸른카드", .card)
  }

  // MARK: Purchases begun before the card's file

  /// Purchases of August to November on two days, with the sums of their months.
  private mutating func buy() -> [Int: Int64] {
    var sums: [Int: Int64] = [:]
    for month in 8...11 {
      for day in [3, 21] {
        let amount = Int64(10_000 * day + 370 * month)
        bench.row(card, 2026_00_00 + month * 100 + day, -amount, "가게 \(month) \(day)")
        sums[month, default: 0] += amount
      }
    }
    return sums
  }

  @Test mutating func `the same part of each bill is of a purchase before the file`() {
    let sums = buy()
    for month in 9...12 {
      bench.row(bank, 2026_00_14 + month * 100, -(sums[month - 1] ?? 0) - 100_000, "푸른카드")
    }
    let found = bench.proposals.sorted { $0.first.day < $1.first.day }
    expectEqual(found.map(\.amount.amount), (8...11).map { sums[$0] ?? 0 })
    #expect(found.allSatisfy { $0.isSure && $0.reasons.contains(.unexplained(Won(100_000))) })
  }

  @Test
  mutating func `the first bill of the bank leaves such a part, though the card's file is older`() {
    let sums = buy()
    // The last part is in October's bill.
    for (month, part) in [(10, Int64(100_000)), (11, 0), (12, 0)] {
      bench.row(bank, 2026_00_14 + month * 100, -(sums[month - 1] ?? 0) - part, "푸른카드")
    }
    let found = bench.proposals.sorted { $0.first.day < $1.first.day }
    expectEqual(found.map(\.amount.amount), (9...11).map { sums[$0] ?? 0 })
    expectEqual(found.map(\.isSure), [true, true, true])
  }

  @Test(arguments: [(3, false), (21, true)])
  mutating func `what came to the card days later is of the first bill, too`(
    day: Int, isExplained: Bool
  ) {
    let sums = buy()
    let late = Int64(10_000 * day + 370 * 8)
    bench.row(bank, 2026_10_14, -(sums[9] ?? 0) - late, "푸른카드")
    for month in 11...12 {
      bench.row(bank, 2026_00_14 + month * 100, -(sums[month - 1] ?? 0), "푸른카드")
    }
    let bill = "card_bill 9-new in \(card.rawValue)"
    #expect(bench.found.contains(isExplained ? bill : "\(bill) \(sums[9] ?? 0)"))
  }

  // MARK: Refunds

  @Test(
    arguments: [
      ("하이마트", "승인취소", true), ("하이마트", "부분취소", true), ("캐시백", nil, true), ("하이마트", nil, false),
      ("하이마트", "일시불", false),
    ] as [(String, String?, Bool)])
  mutating func `what the card calls a cancellation is a refund without its purchase`(
    text: String, kind: String?, isSure: Bool
  ) {
    bench.row(card, 2026_11_03, 300_000, text, kind: kind)
    expectEqual(bench.found, ["refund 1-" + (isSure ? "" : "?")])
  }

  @Test mutating func `what comes back from a shop where less was bought is a refund`() {
    bench.row(card, 2026_11_01, -20_000, "하이마트")
    bench.row(card, 2026_11_03, 300_000, "하이마트")
    expectEqual(bench.found, ["refund 2-"])
    expectEqual(bench.proposals[0].reasons, [.samePayee])
  }

  @Test(arguments: ["쿠팡", "네이버페이", "현금마트"])
  mutating func `what was paid by the account's card comes back from any shop`(shop: String) {
    bench.row(bank, 2026_11_02, -45_000, shop, kind: "체크카드")
    bench.row(bank, 2026_11_05, 45_000, shop, kind: "체크카드취소")
    expectEqual(bench.found, ["refund 2-1"])
  }

  // MARK: Transfers

  @Test(
    arguments: [
      ("푸른카드", nil, true), ("푸른카드 현금서비스", "입금", true), ("", "현금서비스", true), ("엄마", nil, false),
    ]
      as [(String, String?, Bool)])
  mutating func `what a card lends comes into the account`(
    text: String, kind: String?, isFound: Bool
  ) {
    bench.row(card, 2026_11_03, -200_000, "현금서비스")
    bench.row(bank, 2026_11_03, 200_000, text, kind: kind)
    expectEqual(bench.found.contains("transfer 1-2"), isFound)
  }

  @Test mutating func `what both sides say is surer than an equal amount of somebody else`() throws
  {
    let shared = try bench.account("모임통장", .shared)
    bench.row(bank, 2026_11_01, -300_000, "모임통장 김하늘", kind: "오픈뱅킹", second: 32_400)
    bench.row(shared, 2026_11_01, 300_000, "김하늘", second: 32_402)
    bench.row(shared, 2026_11_01, 300_000, "이바다", second: 36_000)
    expectEqual(bench.found.first, "transfer 1-2")
    #expect(!bench.found.contains { $0.hasPrefix("transfer 1-3") })
    // Two that say the same are asked for.
    bench.row(shared, 2026_11_01, 300_000, "김하늘", second: 32_403)
    #expect(bench.found.filter { $0.hasPrefix("transfer 1-") }.allSatisfy { $0.hasSuffix("?") })
  }

  @Test mutating func `a wallet's file of payments does not say what filled it`() throws {
    let wallet = try bench.account("네이버페이")
    bench.row(bank, 2026_11_02, -20_000, "네이버페이충전")
    bench.row(bank, 2026_11_02, -7_000, "네이버페이")
    bench.row(wallet, 2026_11_01, -15_000, "알라딘")
    bench.row(wallet, 2026_11_03, -9_000, "서점")
    bench.row(wallet, 2026_11_04, 9_000, "서점 취소")
    expectEqual(
      bench.found.filter { $0.hasPrefix("top_up") }, ["top_up 1-new in \(wallet.rawValue)?"])
    // One that has what came in has all of it.
    bench.row(wallet, 2026_11_04, 50_000, "충전")
    #expect(!bench.found.contains { $0.hasPrefix("top_up 1-") })
  }
}
