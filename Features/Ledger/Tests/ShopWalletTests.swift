import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Companies that are shops and run wallets, and those that move money for others.
struct ShopWalletTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행") }

  private mutating func buy(_ shop: String, back: String, _ kind: String? = nil) {
    bench.row(bank, 2026_10_02, -18_000, shop)
    bench.row(bank, 2026_10_05, 18_000, back, kind: kind)
  }

  @Test(arguments: ["쿠팡", "배달의민족", "배민", "네이버", "네이버페이", "카카오페이", "SSG.COM", "쿠팡페이", "당근"])
  mutating func `a shop that is a wallet's company, too, gives money back`(shop: String) throws {
    buy(shop, back: "\(shop) 환불")
    expectEqual(bench.found, ["refund 2-1"])
    bench = LinkBench()
    _ = try bench.account("국민은행")
    buy(shop, back: shop, "취소")
    expectEqual(bench.found, ["refund 2-1"])
  }

  @Test mutating func `without a word for it, it is asked about`() {
    buy("쿠팡", back: "쿠팡")
    expectEqual(bench.found, ["refund 2-1?"])
  }

  @Test(arguments: [("쿠팡", "쿠팡페이"), ("네이버페이", "네이버페이"), ("카카오페이", "카카오페이")])
  mutating func `what comes back from a wallet that is kept is no refund`(
    names: (text: String, wallet: String)
  ) throws {
    _ = try bench.account(names.wallet)
    buy(names.text, back: names.text)
    #expect(!bench.found.contains { $0.hasPrefix("refund") })
    bench.row(bank, 2026_10_09, 18_000, "\(names.text) 환불")
    #expect(bench.found.contains("refund 3-1"))
  }

  @Test(arguments: ["토스", "카카오뱅크", "이체"])
  mutating func `what names a bank alone is no shop`(text: String) {
    buy(text, back: text)
    #expect(!bench.found.contains { $0.hasPrefix("refund") })
  }

  @Test(arguments: [
    "토스페이먼츠", "TOSSPAYMENTS", "토스페이먼", "NHN KCP", "KG이니시스", "나이스페이먼츠", "NICEPAY",
    "웰컴페이먼츠",
  ])
  mutating func `who moves money for shops says nothing of a wallet`(text: String) throws {
    for name in ["토스", "토스페이", "웰컴페이"] {
      let wallet = try bench.account(name)
      bench.row(bank, 2026_10_02, -18_000, text, kind: "이체", second: 36_000)
      bench.row(wallet, 2026_10_02, 18_000, "충전", kind: "충전", second: 36_040)
      bench.row(bank, 2026_10_04, -17_000, text, second: 36_000)
      bench.row(wallet, 2026_10_04, -17_000, "GS25", second: 50_000)
      bench.row(bank, 2026_10_07, -16_000, text, second: 36_000)
      let known = bench.proposals.flatMap(\.reasons).contains(.ownAccount(name))
      #expect(!known && !bench.found.contains { $0.hasPrefix("same") })
      #expect(!bench.found.contains("transfer 1-2") && !bench.found.contains("top_up 1-2"))
      bench = LinkBench()
      _ = try bench.account("국민은행")
    }
  }
}
