import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What wallets get from a bank, and give back to it.
struct WalletMoneyTests {
  private var bench = LinkBench()

  @Test(arguments: [
    "Bank Deposit to PP Account", "General Card Deposit",
  ])
  mutating func `deposits fill a wallet`(kind: String) throws {
    bench.row(try bench.account("PayPal"), 2026_11_12, 53_440, kind, kind: kind)
    expectEqual(bench.found, ["top_up 1-"])
  }

  @Test(arguments: [
    ("Bank Deposit to PP Account", "top_up 1-"), ("General Card Deposit", "top_up 1-"),
    ("Add Money", "top_up 1-"), ("Direct Deposit", nil), ("Jane Doe", nil),
  ])
  mutating func `what an entry without a name is called is its text`(text: String, found: String?)
    throws
  {
    bench.row(try bench.account("PayPal"), 2026_11_12, 53_440, text)
    expectEqual(bench.found, found.map { [$0] } ?? [])
  }

  @Test mutating func `what fills a wallet is the other side before what it has bought`() throws {
    let (bank, wallet) = (try bench.account("Checking"), try bench.account("PayPal"))
    bench.row(bank, 2026_11_13, -53_440, "PAYPAL PAYMENT")
    bench.row(wallet, 2026_11_12, 53_440, "", kind: "Bank Deposit to PP Account", second: 36_000)
    bench.row(
      wallet, 2026_11_12, -53_440, "eBay Seller", kind: "Express Checkout Payment", second: 36_000)
    expectEqual(bench.found, ["top_up 1-2"])
  }

  @Test mutating func `two that may be it are asked about`() throws {
    let (bank, wallet) = (try bench.account("Checking"), try bench.account("PayPal"))
    bench.row(bank, 2026_11_13, -53_440, "PAYPAL PAYMENT")
    for day in [2026_11_12, 2026_11_14] {
      bench.row(wallet, day, 53_440, "", kind: "Bank Deposit to PP Account")
      bench.row(wallet, day, -53_440, "eBay Seller", kind: "Express Checkout Payment")
    }
    #expect(!bench.found.contains { $0.hasPrefix("top_up 1") && !$0.hasSuffix("?") })
    #expect(!bench.found.contains { $0.hasPrefix("same") })
  }

  @Test(arguments: [
    ("쿠팡페이", "국민은행", "인출"), ("쿠팡페이", "국민은행", "출금"), ("쿠팡페이", "국민은행", "계좌송금"),
    ("쿠팡페이", "인출", ""), ("PayPal", "User Initiated Withdrawal", "User Initiated Withdrawal"),
  ])
  mutating func `what goes to a bank that is not kept is asked about once`(
    wallet: String, text: String, kind: String
  ) throws {
    let account = try bench.account(wallet)
    for month in [10, 11] {
      bench.row(
        account, 2026_00_04 + month * 100, -40_000, text, kind: kind.isEmpty ? nil : kind)
    }
    expectEqual(bench.found, ["transfer 2-?", "transfer 1-?"])
    bench.take(bench.proposals[0])
    expectEqual(bench.found, ["transfer 1-"])
  }

  @Test(arguments: [("김민수", "송금"), ("쿠팡 로켓배송", "사용"), ("한강분식", "결제")])
  mutating func `what goes elsewhere is not`(text: String, kind: String) throws {
    bench.row(try bench.account("쿠팡페이"), 2026_11_04, -40_000, text, kind: kind)
    expectEqual(bench.found, [])
  }

  @Test mutating func `a pot is asked about as savings`() throws {
    bench.row(try bench.account("Monzo"), 2026_11_04, -40_000, "Holiday Pot", kind: "Pot transfer")
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test(
    arguments: [("REFUND IKEA", nil), ("쿠팡환불", "입금"), ("IKEA", "Refund")]
      as [(String, String?)])
  mutating func `a refund without its purchase is asked about, and no income in silence`(
    text: String, kind: String?
  ) throws {
    bench.row(try bench.account("Harbour Bank"), 2026_11_16, 12_000, text, kind: kind)
    expectEqual(bench.found, ["refund 1-?"])
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, [])
  }

  @Test(
    arguments: [
      ("티머니", "환불"), ("티머니", "환급"), ("티머니", "계좌환급"), ("티머니", "출금"), ("계좌환급", nil), ("계좌환급", "환급"),
    ] as [(String, String?)],
    [("티머니", 2), ("티머니환불", 120), ("티머니환급", 2), ("홍길동", 120)])
  mutating func `what a wallet pays back less its fee is asked about`(
    out: (text: String, kind: String?), back: (text: String, later: Int)
  ) throws {
    let wallet = try bench.account("티머니", .wallet)
    let bank = try bench.account("국민은행", holder: "홍길동")
    bench.row(wallet, 2025_03_20, -40_000, out.text, kind: out.kind, second: 29_400)
    bench.row(
      bank, 2025_03_20, 39_500, back.text, kind: "타행이체", second: 29_400 + back.later, importID: 2)
    // Without a name, and minutes apart, it is asked about alone.
    let isApart = out.text == "계좌환급" && back == ("티머니환불", 120)
    #expect(
      bench.found.contains(isApart ? "transfer 1-?" : "transfer 1-2 39500?"), "\(bench.found)")
  }

  @Test(arguments: [("GS25", "환불"), ("티머니", "결제"), ("한강서점", "반환")])
  mutating func `what was bought is not paid out`(text: String, kind: String) throws {
    bench.row(try bench.account("티머니", .wallet), 2025_03_20, -40_000, text, kind: kind)
    expectEqual(bench.found, [])
  }
}
