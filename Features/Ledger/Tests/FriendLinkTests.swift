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
    "송금받음", "정산받기", "송금 받기", "입금", nil, "받기", "정산하기", "더치페이", "1/N 정산", "정산", "N분의1",
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

  /// A dinner of 90,000 that was shared, and what came the day after.
  private mutating func share(
    _ text: String, _ kind: String?, in wallet: Bool, _ amount: Int64 = 45_000, note: String = ""
  ) throws {
    let account = try bench.account(wallet ? "카카오페이" : "국민은행")
    bench.row(account, 2026_05_01, -90_000, "한우마을", kind: wallet ? "결제" : "체크카드")
    bench.row(account, 2026_05_02, amount, text, kind: kind, note: note)
  }

  @Test(arguments: [
    ("송금", "박민수님이 정산"), ("받기", "Kim Minsu"), ("송금받기", "KIM MIN SU"), ("정산하기", "J. Smith"),
    ("정산", "박민수 정산"), ("송금", "정산_박민수"),
  ])
  mutating func `whoever shares by a wallet is known by its name`(kind: String, text: String) throws
  {
    try share(text, kind, in: true)
    expectEqual(bench.found, ["refund 2-1?"])
  }

  @Test(
    arguments: [
      ("정산_박민수", 45_000, ""), ("PAYCO박민수", 45_000, ""), ("카뱅박민수", 31_000, ""), ("박민수님", 31_000, ""),
      ("카카오페이", 45_000, "정산"), ("토스머니", 30_000, "1/N"), ("KIM MINSU", 45_000, ""),
    ] as [(String, Int64, String)])
  mutating func `so are those whom a bank names beside a wallet, or in Latin letters`(
    text: String, amount: Int64, note: String
  ) throws {
    try share(text, "타행이체", in: false, amount, note: note)
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, ["refund 2-1?"])
  }

  @Test(
    arguments: [
      ("카카오페이", 41_000, "정산"), ("카카오페이", 45_000, "매출정산"), ("KIM MINSU", 41_000, ""),
      ("GREENWAY LETTINGS", 45_000, ""), ("ACME LTD", 45_000, ""), ("정산 배민", 45_000, ""),
      ("정산 쿠팡이츠", 45_000, ""), ("KIM MINSU", 45_000, "급여"), ("Interest Paid", 45_000, ""),
    ] as [(String, Int64, String)])
  mutating func `companies, and other amounts of what may be one, are not asked about`(
    text: String, amount: Int64, note: String
  ) throws {
    try share(text, "타행이체", in: false, amount, note: note)
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, [])
  }

  @Test(arguments: [
    ("FPI", 45, true), ("Faster payment", 30, true), ("FPI", 41, false), ("DD", 45, false),
  ])
  mutating func `a British friend pays an equal part`(kind: String, amount: Int64, isAsked: Bool)
    throws
  {
    let bank = try bench.account("HSBC", .bank)
    bench.row(bank, 2026_05_01, -90, "DISHOOM", kind: "VIS")
    bench.row(bank, 2026_05_02, amount, "SAM GREEN", kind: kind)
    expectEqual(bench.found, isAsked ? ["refund 2-1?"] : [])
  }
}
