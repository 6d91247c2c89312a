import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Money from a shop where one has also paid by the account's own card, which may be for work or for what was sold.
struct WageRefundTests {
  private var bench = LinkBench()

  @Test(arguments: [
    ("급여", ""), ("타행이체", "10월 급여"), ("급여이체", ""), ("Direct Deposit", ""), ("ACH", "PAYROLL"),
    ("상여", ""), ("DIRECTDEP", ""),
  ])
  mutating func `wages are no refund, whatever was bought there`(kind: String, note: String) throws
  {
    let bank = try bench.account("국민은행", .bank)
    for amount in [-1_350_000, -850_000] as [Int64] {
      bench.row(bank, 2026_10_03, amount, "WALMART", kind: "Debit Card")
    }
    bench.row(bank, 2026_11_05, 850_000, "WALMART", kind: kind, note: note)
    expectEqual(bench.found, [])
  }

  @Test(arguments: [
    ("타행이체", ""), ("전자금융", ""), ("ACH Credit", ""), ("입금", "중고판매"), ("FBS입금", ""), ("", ""),
  ])
  mutating func `a part that comes otherwise than by card is asked about`(
    kind: String, note: String
  ) throws {
    let bank = try bench.account("국민은행", .bank)
    bench.row(bank, 2026_10_03, -90_000, "당근페이", kind: "체크카드")
    bench.row(bank, 2026_11_08, 75_000, "당근페이", kind: kind.isEmpty ? nil : kind, note: note)
    expectEqual(bench.found, ["refund 2-1?"])
  }

  @Test(arguments: [
    ("체크카드취소", "", 75_000, true), ("체크카드", "", 75_000, true), ("부분취소", "", 75_000, true),
    ("체크환불", "", 75_000, true), ("입금", "", 90_000, true), ("타행이체", "", 90_000, true),
    ("타행이체", "물품 판매", 90_000, false), ("타행이체", "연금 환급", 90_000, true),
  ])
  mutating func `what comes by card, or wholly, is sure`(
    kind: String, note: String, amount: Int64, isSure: Bool
  ) throws {
    let bank = try bench.account("국민은행", .bank)
    bench.row(bank, 2026_10_03, -90_000, "쿠팡", kind: "체크카드")
    bench.row(bank, 2026_11_08, amount, "쿠팡", kind: kind, note: note)
    expectEqual(bench.found, [isSure ? "refund 2-1" : "refund 2-1?"])
  }

  // MARK: Friends

  @Test mutating func `a friend's money is no part of a loan's payment, nor of its interest`()
    throws
  {
    let bank = try bench.account("하나은행", .bank)
    let wallet = try bench.account("카카오페이")
    bench.row(bank, 2026_11_10, -317_500, "대출원리금", kind: "대출")
    bench.row(bank, 2026_11_11, -60_000, "이체수수료", kind: "수수료")
    bench.row(wallet, 2026_11_17, 13_500, "정수민", kind: "송금받음")
    #expect(!bench.found.contains { $0.hasPrefix("refund 3") }, "\(bench.found)")
    bench.split(1, into: 66_562)
    bench.links.append(
      EntryLink(.transfer, first: 1, second: nil, amount: Won(250_938)).with(id: 1))
    #expect(!bench.found.contains { $0.hasPrefix("refund 3") }, "\(bench.found)")
    // What was eaten together is proposed as before.
    bench.row(bank, 2026_11_12, -54_000, "남산식당", kind: "체크카드")
    #expect(bench.found.contains("refund 3-5?"), "\(bench.found)")
  }

  // MARK: Money in other currencies

  @Test(arguments: [
    ("트래블월렛", "오픈뱅킹"), ("트래블로그충전", ""), ("하나트래블로그 충전", "이체"), ("와이즈", "타행이체"), ("WISE", ""),
    ("Wise Payments Limited", "FPO"), ("Wise Ltd", ""), ("쏠트래블 충전", ""), ("REVOLUT", ""),
  ])
  mutating func `a wallet for other currencies is asked about once`(text: String, kind: String)
    throws
  {
    let bank = try bench.account("국민은행", holder: "김하늘", .bank)
    for month in [10, 11] {
      bench.row(bank, 2026_00_03 + month * 100, -300_000, text, kind: kind.isEmpty ? nil : kind)
    }
    bench.expectOneAnswer()
  }

  @Test mutating func `what comes back from there is no refund`() throws {
    let bank = try bench.account("국민은행", .bank)
    bench.row(bank, 2026_10_03, -300_000, "트래블월렛", kind: "오픈뱅킹")
    bench.row(bank, 2026_11_03, 30_000, "트래블월렛 환불", kind: "오픈뱅킹")
    expectEqual(bench.found, ["transfer 2-?", "transfer 1-?"])
  }

  @Test(arguments: [
    ("와이즈만영재교육", "이체"), ("와이즈리", ""), ("WISELY COFFEE", ""), ("트래블월렛", "체크카드"),
    ("트래블월렛 수수료", ""), ("트래블라운지", ""), ("LIKEWISE LTD", ""),
  ])
  mutating func `shops of such names are not`(text: String, kind: String) throws {
    let bank = try bench.account("국민은행", .bank)
    bench.row(bank, 2026_10_03, -300_000, text, kind: kind.isEmpty ? nil : kind)
    expectEqual(bench.found, [])
  }
}
