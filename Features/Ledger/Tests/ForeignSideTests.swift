import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Equal amounts of which one side says that it is none of the user's own.
struct ForeignSideTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let other: LedgerAccount.ID

  init() throws {
    bank = try bench.account("국민은행", holder: "김하늘")
    other = try bench.account("카카오뱅크", holder: "김하늘")
  }

  private var ofBoth: [String] { bench.found.filter { $0.hasPrefix("transfer 1-2") } }

  /// What came in, as its bank calls it, its day and its time, and whether the two are one movement; nil if they are
  /// never asked about.
  static let incoming: [(String, String, Int, Int?, Bool?)] = [
    ("하늘상사", "급여", 0, 54_000, nil), ("하늘상사", "급여", 1, 54_000, nil), ("하늘상사", "급여", 0, nil, nil),
    ("예금이자", "이자", 0, 54_000, nil), ("한빛전자", "배당금", 0, nil, nil), ("급여", "타행이체", 0, 54_000, false),
    ("박친구", "일반입금", 0, 54_000, false), ("박친구", "일반입금", 0, nil, false),
    ("이바다", "", 1, 54_000, false), ("김하늘", "일반입금", 0, 54_000, true),
    ("생활비", "일반입금", 0, 54_000, true),
    ("김하늘", "일반입금", 0, 28_800, false), ("김하늘", "일반입금", -1, 54_000, false),
    ("김하늘", "일반입금", -1, nil, false), ("전세금", "일반입금", 0, 32_403, true), ("적금", "일반입금", 0, nil, true),
  ]

  @Test(arguments: incoming)
  mutating func `a salary, a friend or money that came before is not the other side`(
    text: String, kind: String, days: Int, second: Int?, isSure: Bool?
  ) {
    bench.row(
      bank, 2026_11_10, -300_000, "김하늘", by: "김하늘", kind: "인터넷",
      second: second == nil ? nil : 32_400)
    bench.row(other, 2026_11_10 + days, 300_000, text, kind: kind, second: second)
    expectEqual(ofBoth, isSure.map { [$0 ? "transfer 1-2" : "transfer 1-2?"] } ?? [])
    // What went to the user is asked about by itself.
    if isSure != true { #expect(bench.found.contains("transfer 1-?")) }
  }

  @Test mutating func `the name of a bank does not make a friend's money the user's`() {
    bench.row(bank, 2026_11_10, -10_000, "카카오뱅크", by: "카카오뱅크", second: 32_400)
    bench.row(other, 2026_11_10, 10_000, "박친구", second: 40_000)
    expectEqual(ofBoth, ["transfer 1-2?"])
  }

  @Test(arguments: [("받기", "박친구", false), ("받은 송금", "", false), ("충전", "국민은행", true)])
  mutating func `what somebody has sent to a wallet has not filled it`(
    kind: String, text: String, isSure: Bool
  ) throws {
    let wallet = try bench.account("카카오페이머니", .wallet)
    bench.row(bank, 2026_11_10, -50_000, "카카오페이", kind: "체크카드", second: 36_000)
    bench.row(wallet, 2026_11_10, 50_000, text, kind: kind, second: 43_200)
    expectEqual(bench.found.contains("top_up 1-2"), isSure)
  }

  @Test(
    arguments: [
      ("김하늘", true), ("김*늘", true), ("박친구", true), ("생활비", false), ("전", false), ("스타벅스", false),
      ("KIM", false), ("남궁하늘이", false),
    ])
  func `a name of a person begins with that of a family`(name: String, isPerson: Bool) {
    expectEqual(LinkNames.isPerson(name), isPerson)
  }

  @Test(arguments: ["모임통장(김하늘)", "김하늘 모임통장", "김하늘", "카카오뱅크 김하늘"])
  mutating func `what others pay into a shared account is not what the holder has sent there`(
    text: String
  ) throws {
    let shared = try bench.account("카카오뱅크 모임", holder: "김하늘", .shared)
    bench.row(bank, 2026_10_05, -50_000, text, kind: "일반이체", second: 43_200)
    bench.row(shared, 2026_10_05, 50_000, "김하늘", kind: "일반입금", second: 43_200)
    bench.row(shared, 2026_10_05, 50_000, "이영희", kind: "일반입금", second: 43_202)
    bench.row(shared, 2026_10_04, 50_000, "김철수", kind: "일반입금", second: 43_200)
    expectEqual(bench.found, ["transfer 1-2", "transfer 3-?", "transfer 4-?"])
  }
}
