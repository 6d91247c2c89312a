import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What wallets and banks book on different days, and what wallets lend.
struct LateWalletTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let wallet: LedgerAccount.ID

  init() throws {
    bank = try bench.account("Chase", .bank)
    wallet = try bench.account("PayPal", .wallet)
  }

  @Test(arguments: 0...5, ["PAYPAL INST XFER STEAM", "PAYPAL"])
  mutating func `what a wallet draws from a bank that books it days later is a top-up`(
    days: Int, text: String
  ) {
    bench.row(wallet, 2026_10_20, -15_000, "Steam", kind: "Express Checkout Payment")
    bench.row(
      wallet, 2026_10_20, 15_000, "Bank Deposit to PP Account", kind: "Bank Deposit to PP Account")
    bench.row(bank, 2026_10_20 + days, -15_000, text)
    bench.takeSure()
    expectEqual(bench.sums, [15_000, 0])
  }

  @Test(arguments: [0, 1, 2, 4])
  mutating func `what a wallet has paid from a bank is asked about some days later`(days: Int) {
    bench.row(wallet, 2026_10_17, -23_000, "Ann Lee", kind: "Payment")
    bench.row(bank, 2026_10_17 + days, -23_000, "PAYPAL PAYMENT 102938")
    expectEqual(bench.found, [days < 2 ? "same 2-1" : "same 2-1?"])
  }

  @Test mutating func `what was bought days before is none where the bank has times`() {
    bench.row(wallet, 2026_10_17, -23_000, "Ann Lee", kind: "Payment", second: 40_000)
    bench.row(bank, 2026_10_20, -23_000, "PAYPAL PAYMENT 102938", second: 40_000)
    expectEqual(bench.found, [])
  }

  @Test(arguments: 0...4)
  mutating func `what a wallet pays out is what comes in, and not what it got before`(days: Int) {
    bench.row(wallet, 2026_10_22, 50_000, "Jane", kind: "Mobile Payment")
    bench.row(wallet, 2026_10_23, -50_000, "General Withdrawal", kind: "General Withdrawal")
    bench.row(bank, 2026_10_23 + days, 50_000, "PAYPAL TRANSFER")
    expectEqual(bench.found, ["transfer 2-3?"])
  }

  @Test(arguments: ["네이버페이후불결제", "네이버파이낸셜후불", "네이버 나중결제"])
  mutating func `a payment of what a wallet has lent goes into the wallet once the user says so`(
    text: String
  ) throws {
    let (bank, wallet) = (try bench.account("국민은행"), try bench.account("네이버페이", .wallet))
    for (day, amount) in [(2026_10_03, -20_000), (2026_10_16, -25_000), (2026_11_08, -23_000)] {
      bench.row(wallet, day, Int64(amount), "무신사", kind: "후불결제")
    }
    bench.row(bank, 2026_11_05, -45_000, text, kind: "자동이체")
    expectEqual(bench.found, ["top_up 4-new in \(wallet.rawValue)?"])
    for proposal in bench.proposals { bench.take(proposal) }
    expectEqual(bench.sums, [68_000, 0])
    bench.row(bank, 2026_11_06, -23_000, text, kind: "자동이체")
    expectEqual(bench.found, ["top_up 6-new in \(wallet.rawValue)"])
  }

  @Test mutating func `what a wallet lends is no income, and its payments are asked about`() {
    bench.row(wallet, 2026_10_01, -40_000, "eBay", kind: "Express Checkout Payment")
    bench.row(wallet, 2026_10_01, 40_000, "PayPal Credit", kind: "Buyer Credit Payment Funding")
    bench.row(bank, 2026_10_15, -10_000, "PAYPAL PAY IN 4 PAYMENT")
    expectEqual(bench.found.sorted(), ["top_up 2-", "transfer 3-?"])
  }
}
