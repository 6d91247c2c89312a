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

  @Test(arguments: [
    "송금받음", "정산받기", "송금 받기", "입금", nil, "정산하기", "더치페이", "1/N 정산", "정산", "N분의1",
  ])
  mutating func `a friend's share that comes into a wallet is proposed`(kind: String?) throws {
    let wallet = try bench.account("카카오페이")
    bench.row(wallet, 2026_05_01, -48_000, "남산식당", kind: "결제")
    bench.row(wallet, 2026_05_01, 12_000, "정친구", kind: kind)
    bench.row(wallet, 2026_05_01, 12_000, "남산마트", kind: "포인트")
    expectEqual(bench.found, ["refund 2-1?"])
  }

  @Test(arguments: [
    ("전자금융", "BC카드매출"), ("이체", "KB카드매출"), ("타행이체", "신한카드매출"), ("입금", "삼성카드매출"),
    ("이체", "카드매출"), ("이체", "가맹점대금"),
  ])
  mutating func `what a shop has sold is no share of what its owner has bought`(
    kind: String, text: String
  ) throws {
    let bank = try bench.account("국민은행", .bank)
    bench.row(bank, 2026_05_01, -190_000, "올리브영", kind: "체크카드")
    bench.row(bank, 2026_05_03, 63_000, text, kind: kind)
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, [])
  }

  @Test(arguments: [("부가가치세", "지로"), ("국세", ""), ("자동차세", "자동이체"), ("지방세", "전자납부")])
  mutating func `nobody shares a tax`(text: String, kind: String) throws {
    let bank = try bench.account("국민은행", .bank)
    bench.row(bank, 2026_05_01, -190_000, text, kind: kind.isEmpty ? nil : kind)
    bench.row(bank, 2026_05_03, 63_000, "정친구", kind: "타행이체")
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, [])
    bench.row(bank, 2026_05_02, -90_000, "한국세탁소", kind: "체크카드")
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, ["refund 2-3?"])
  }
}
