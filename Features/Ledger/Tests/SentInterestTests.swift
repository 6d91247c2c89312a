import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What moves between own accounts under the name of interest.
struct SentInterestTests {
  private var bench = LinkBench()

  @Test(
    arguments: [
      ("우리은행 김하늘", "대출이자", nil, 32_700, true), ("우리은행 김하늘", "대출이자", "대출이자", 32_700, nil),
      ("우리은행 김하늘", "대출이자", nil, 40_000, nil), ("대출이자", "대출이자", nil, 32_700, false),
      ("이마트", "대출이자", nil, 32_700, nil),
    ] as [(String, String, String?, Int, Bool?)])
  mutating func `what the user sends in the same moment is no interest, whatever it is called`(
    out: String, back: String, kind: String?, second: Int, isSure: Bool?
  ) throws {
    let bank = try bench.account("국민은행", holder: "김하늘")
    let other = try bench.account("우리은행", holder: "김하늘")
    bench.row(bank, 2026_05_25, -520_000, out, kind: "출금", second: 32_700)
    bench.row(other, 2026_05_25, 520_000, back, kind: kind, second: second)
    let found = bench.found.filter { $0.hasPrefix("transfer 1-2") }
    expectEqual(found, isSure.map { [$0 ? "transfer 1-2" : "transfer 1-2?"] } ?? [])
  }

  @Test mutating func `interest that goes into the loan stays spending`() throws {
    bench.row(
      try bench.account("국민은행", holder: "김하늘"), 2026_05_25, -520_000, "우리은행 김하늘", second: 32_700)
    bench.row(try bench.account("우리은행 대출", .loan), 2026_05_25, 520_000, "대출이자", second: 32_700)
    #expect(!bench.found.contains { $0.hasPrefix("transfer 1-2") })
  }
}
