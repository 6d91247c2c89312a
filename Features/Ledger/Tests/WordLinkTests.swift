import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Words that stand within longer ones, or in names, and say nothing there.
struct WordLinkTests {
  private var bench = LinkBench()

  @Test(arguments: [
    ("체크카드", "JUNO HAIR TREATMENT", false), ("", "WHAT MORE", false), ("", "Batman 서점", false),
    ("체크카드", "ATM BAR", false), ("ATM이체", "박친구", false), ("체크카드", "디자인출력소", false),
    ("", "SHINHAN ATM 강남", true), ("ATM", "강남역", true), ("", "CD/ATM 출금", true),
    ("기기출금", "", true), ("CD현금", "성수점", true), ("CD", "성수점", true), ("출금", "현금", true),
    ("", "CD PLAYER", false), ("CD공동", "농협은행", true), ("타행CD", "", true), ("", "공동CD KB", true),
    ("당행CD", "성수점", true), ("현금IC", "농협은행", true), ("자동화기기", "농협", true), ("공동망출금", "농협", true),
    ("CD이체", "박친구", false), ("자동화기기이체", "박친구", false), ("", "공동망이체", false),
    ("", "자동화기기 수수료", false), ("현금IC결제", "이마트", false), ("", "ABCD공동체", false),
    ("체크카드", "타행CD", false),
  ])
  mutating func `letters within a word are no machine for cash`(
    kind: String, text: String, isCash: Bool
  ) throws {
    bench.row(
      try bench.account("국민은행"), 2026_11_02, -50_000, text.isEmpty ? kind : text, kind: kind)
    expectEqual(bench.found, isCash ? ["transfer 1-new in cash?"] : [])
  }

  @Test(arguments: [
    ("이자", true), ("예금이자", true), ("이자입금", true), ("대출이자세", true), ("이자 5월분", true),
    ("CREDIT INTEREST", true), ("이자영", false), ("국민은행 이자윤", false), ("이자영 입금", false),
    ("이자카야 성수", false), ("무이자할부", false), ("PINTEREST", false),
  ])
  func `names are no interest`(text: String, isInterest: Bool) {
    expectEqual(LinkWords.isInterest(LinkNames.folded(text)), isInterest)
  }

  @Test func `longer words do not say what stands in them`() {
    #expect(!LinkWords.isPrice("coffeebean") && LinkWords.isPrice("annualfee"))
    #expect(!LinkWords.isPrice("kakaotaxi") && LinkWords.isPrice("incometax"))
    #expect(!LinkWords.isNobody("어린이체육관") && LinkWords.isNobody("타행이체"))
    #expect(!LinkWords.isTopUp("전기차충전소") && LinkWords.isTopUp("네이버페이충전"))
    #expect(!LinkWords.isPaidBack("정부지원금") && LinkWords.isPaidBack("대출원금"))
    #expect(!LinkWords.mayBeBill("cardigan") && LinkWords.mayBeBill("hyundaicard"))
    #expect(!LinkWords.isMoney("박상환") && LinkWords.isMoney("전액상환"))
    expectEqual(LinkNames.person(in: "TOM ITO"), "tomito")
  }

  @Test(arguments: ["이자영", "이바다", "박만기"])
  mutating func `what a member pays into a shared account is asked about, whatever the name`(
    name: String
  ) throws {
    let shared = try bench.account("모임통장", .shared)
    bench.row(shared, 2026_11_02, 50_000, name, by: name, kind: "입금")
    bench.row(shared, 2026_11_03, 15_000, "무신사", kind: "체크카드취소")
    expectEqual(bench.found, ["transfer 1-?"])
  }
}
