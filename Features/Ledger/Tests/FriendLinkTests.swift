import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Money from friends that comes into a wallet.
struct FriendLinkTests {
  private var bench = LinkBench()

  @Test(
    arguments: [
      ("송금", "송금받음", false), ("송금", "송금 받기", false), ("송금", "정산받기", false), ("송금", "송금취소", true),
      ("출금", "입금", false), ("결제", "결제취소", true), ("결제", "환불", true), ("결제", nil, true),
    ] as [(String, String?, Bool)])
  mutating func `money of a friend in a wallet is no sure refund of what was sent`(
    out: String, back: String?, isSure: Bool
  ) throws {
    let wallet = try bench.account("카카오페이")
    bench.row(wallet, 2026_05_02, -50_000, "한친구", kind: out)
    bench.row(wallet, 2026_07_20, 50_000, "한친구", kind: back)
    expectEqual(bench.found, [isSure ? "refund 2-1" : "refund 2-1?"])
  }

  @Test(arguments: ["송금받음", "정산받기", "송금 받기", "입금", nil])
  mutating func `a friend's share that comes into a wallet is proposed`(kind: String?) throws {
    let wallet = try bench.account("카카오페이")
    bench.row(wallet, 2026_05_01, -48_000, "남산식당", kind: "결제")
    bench.row(wallet, 2026_05_01, 12_000, "정친구", kind: kind)
    bench.row(wallet, 2026_05_01, 12_000, "남산마트", kind: "포인트")
    expectEqual(bench.found, ["refund 2-1?"])
  }
}
