import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Cash that comes out of an account, and is paid into it.
struct CashLinkTests {
  private var bench = LinkBench()

  @Test mutating func `cash that is paid in comes from the cash that is kept`() throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_11_01, -500_000, "현금", kind: "ATM출금")
    bench.row(bank, 2026_11_03, 200_000, "현금", kind: "ATM입금")
    expectEqual(bench.found, ["transfer 2-new in cash?", "transfer 1-new in cash?"])
    bench.take(bench.proposals[0])
    bench.row(bank, 2026_11_05, 100_000, "성수점", kind: "현금입금")
    expectEqual(bench.found, ["transfer 4-new in cash", "transfer 1-new in cash?"])
    let made = bench.rows.first { $0.origin == .hand }
    expectEqual(made?.account, .cash)
    expectEqual(made?.amount, Won(-200_000))
  }

  @Test mutating func `where no cash is kept none is asked about that is paid in`() throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_11_01, -500_000, "성수점", kind: "ATM출금")
    bench.row(bank, 2026_11_03, 200_000, "강남점", kind: "ATM입금")
    bench.refuse(bench.proposals[1])
    expectEqual(bench.found, [])
  }

  @Test(arguments: ["자동화기기입금", "현금IC입금", "CD공동입금"])
  mutating func `a machine takes cash, too`(kind: String) throws {
    bench.row(try bench.account("국민은행"), 2026_11_03, 200_000, "성수점", kind: kind)
    expectEqual(bench.found, ["transfer 1-new in cash?"])
  }

  @Test mutating func `an entry of the cash account is what was paid in`() throws {
    bench.row(.cash, 2026_11_03, -200_000, "은행", origin: .hand, importID: nil)
    bench.row(try bench.account("국민은행"), 2026_11_03, 200_000, "ATM 입금")
    expectEqual(bench.found, ["transfer 1-2"])
  }
}
