import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Money that is the user's elsewhere by what it is called, about which is asked.
struct KeptMoneyTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행", holder: "홍길동") }

  @Test(
    arguments: [
      ("타행이체", "박집주", "전세보증금"), ("타행이체", "전세보증금", ""), ("이체", "월세보증금", ""), ("이체", "LH보증금", ""),
      ("타행이체", "이건물", "보증금반환"), ("타행이체", "보증금 반환", ""), ("입금", "임대보증금환급", ""),
      ("타행이체", "이영희", "빌려준 돈"), ("이체", "대여금", ""), ("이체", "곗돈", ""),
      ("ACH", "Acme Homes Security Deposit", ""),
    ], [-3_000_000, 3_000_000] as [Int64])
  mutating func `what others keep or have borrowed is asked about, out and back`(
    said: (kind: String, text: String, note: String), amount: Int64
  ) {
    bench.row(bank, 2026_09_01, amount, said.text, kind: said.kind, note: said.note)
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test mutating func `a deposit of which the user has said so says nothing of the rent`() {
    bench.row(bank, 2026_09_01, -20_000_000, "박집주", kind: "타행이체", note: "보증금")
    for proposal in bench.proposals { bench.take(proposal) }
    for month in [9, 10] {
      bench.row(bank, 2026_00_05 + month * 100, -600_000, "박집주", kind: "타행이체", note: "월세")
    }
    expectEqual(bench.found, [])
  }

  @Test(
    arguments: [
      ("체크카드", "컵보증금"), ("자동이체", "전세보증보험료"), ("이체", "전세보증금반환보증료"), ("자동이체", "보증금대출이자"),
    ])
  mutating func `what insures or earns such money is spent`(kind: String, text: String) {
    bench.row(bank, 2026_09_01, -30_000, text, kind: kind)
    expectEqual(bench.found.filter { $0.hasPrefix("transfer") }, [])
  }

  @Test(
    arguments: [
      ("자동이체", "국민연금보험료"), ("자동이체", "연금보험료"), ("지로", "국민연금보험공단"), ("체크카드", "엄마통닭"),
      ("이체", "하마통증의원"), ("", "TRANSFER STANFORD CREDIT UNION"), ("ACH", "ROCKFORD CREDIT UNION"),
      ("ACH", "UNITED FINANCIAL"), ("ACH", "TOTALLY AUTO REPAIR"),
      ("KARTENZAHLUNG", "REWE SAGT DANKE ROTH"), ("LASTSCHRIFT", "Baeckerei Roth"),
      ("POS", "DR ROTH DDS"), ("ZAHLUNG", "IRA MILLER"), ("ACH", "FIDELITY NATIONAL TITLE"),
      ("ACH", "FIDELITY LIFE INS"), ("", "ZELLE TRANSFER TO MARCUS JONES"),
      ("", "VENMO TRANSFER ALLY SMITH"),
    ])
  mutating func `what has a word for savings or a lender in its name is spent`(
    kind: String, text: String
  ) {
    bench.row(bank, 2026_09_01, -252_000, text, kind: kind.isEmpty ? nil : kind)
    expectEqual(bench.found.filter { $0.hasPrefix("transfer") }, [])
  }

  @Test(arguments: ["헬스중도해지환불", "코웨이중도해지환급", "중도해지 위약금반환"])
  mutating func `what ended before its time and was paid back is a refund`(text: String) {
    bench.row(bank, 2026_09_01, -600_000, "바디핏짐", kind: "자동이체")
    bench.row(bank, 2026_10_01, 300_000, text, kind: "입금")
    expectEqual(bench.found.filter { $0.hasPrefix("transfer") }, [])
    expectEqual(bench.proposals.map(\.asks), bench.proposals.map { _ in nil })
  }

  @Test(
    arguments: [
      ("마이너스통장", true), ("마통", true), ("국민마통", true), ("마통상환", true), ("생활비통장", true),
      ("공과금통장", true), ("엄마통장", false), ("홍은비통장", false),
    ])
  mutating func `an overdraft is an account as others for a purpose, and its pair no loan`(
    text: String, isSure: Bool
  ) throws {
    let other = try bench.account("우리은행", holder: "홍길동", .bank)
    bench.row(bank, 2026_10_05, -500_000, text, kind: "이체")
    bench.row(other, 2026_10_05, 500_000, "국민 홍길동", kind: "대체입금")
    expectEqual(
      bench.found, isSure ? ["transfer 1-2"] : ["transfer 2-?", "transfer 1-2?", "transfer 1-?"])
    expectEqual(bench.proposals.map(\.asks), bench.proposals.map { _ in nil })
  }

  @Test(arguments: [
    "김순금통장", "정형돈통장", "이슬비통장", "조의금통장", "성금통장", "장학금통장", "김생활비통장",
  ])
  mutating func `what ends like money and may be somebody’s name or gift is no own account`(
    text: String
  ) throws {
    let other = try bench.account("우리은행", holder: "홍길동", .bank)
    bench.row(bank, 2026_10_05, -500_000, text, kind: "이체")
    bench.row(other, 2026_10_05, 500_000, "국민 홍길동", kind: "대체입금")
    #expect(!bench.found.contains("transfer 1-2"))
  }

  @Test mutating func `an account for a purpose at a bank that is kept is asked about`() throws {
    let other = try bench.account("신한은행", .bank)
    bench.row(other, 2026_10_01, -1_000, "CU", importID: 2)
    bench.row(bank, 2026_10_05, -300_000, "신한은행 생활비통장", kind: "이체")
    bench.row(other, 2026_10_09, -1_000, "CU", importID: 2)
    expectEqual(bench.found, ["transfer 2-?"])
  }

  @Test(
    arguments: [
      "엄마통장", "마이너스통장", "마통", "국민마통", "마통상환", "마이너스통장상환", "생활비통장", "용돈통장", "공과금통장", "여행통장", "유럽통장",
      "비상금통장", "비상금", "교직원공제회", "변액연금", "자기앞수표", "금현물",
      "KRX금", "동전모으기", "외화매수", "RP매수", "월급계좌",
    ])
  mutating func `what people call accounts and savings is asked about without interest`(
    text: String
  ) {
    bench.row(bank, 2026_09_01, -300_000, text, kind: "이체")
    expectEqual(bench.found, ["transfer 1-?"])
    #expect(!bench.proposals.flatMap(\.reasons).contains(.asked(.interest)))
  }

  @Test(arguments: [
    "생활비통장", "용돈통장", "저금통해지", "만기해지", "중도해지", "엄마통장", "마이너스통장", "한국장학재단", "외화매도", "RP매도",
  ])
  mutating func `what comes from there is asked about, too`(text: String) {
    bench.row(bank, 2026_09_01, 300_000, text, kind: "이체")
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test(
    arguments: [
      "SOFI BANK TRANSFER", "CHIME TRANSFER", "EXT TRNSFR JOHN SMITH",
      "AMERICAN EXPRESS NATIONAL BANK HYSA TRANSFER", "MARCUS BY GOLDMAN SACHS", "TREASURY DIRECT",
      "GOLDMAN SACHS BA COLLECTION", "ROTH IRA CONTRIBUTION", "HSA CONTRIBUTION OPTUM BANK",
      "WIRE OUT FIDELITY", "CASHIERS CHECK PURCHASE", "IRA CONTRIBUTION", "ROTH 401K CONTRIBUTION",
      "VANGUARD ROTH IRA", "ALLY BANK $TRANSFER", "MARCUS GOLDMAN TRANSFER",
    ])
  mutating func `so is what goes to other banks by American names`(text: String) {
    bench.row(bank, 2026_09_01, -300_000, text)
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test mutating func `cash that is paid in gives back none that was drawn`() {
    bench.row(bank, 2026_09_01, -100_000, "강남", kind: "ATM출금")
    bench.row(bank, 2026_09_02, -100_000, "강남", kind: "ATM출금")
    bench.row(bank, 2026_09_03, 30_000, "강남", kind: "ATM입금")
    #expect(!bench.found.contains { $0.hasPrefix("refund") })
  }

  @Test(
    arguments: [
      "FORD CREDIT", "ED FINANCIAL SVCS", "EDFINANCIAL", "ALLY AUTO PAYMT", "한국장학재단", "한국주택금융공사",
      "DEPT EDUCATION STUDENT LN", "MOHELA DES:STUDENT LN",
      "NAVIENT WEB PMTS",
      "SALLIE MAE PMT", "MR COOPER MTG PMT", "FREEDOM MTG PYMTS", "PENNYMAC CASH",
      "LOANCARE SERVICING",
      "TOYOTA FINANCIAL ACH RTL",
    ])
  mutating func `what pays a loan back is asked about with its interest`(text: String) {
    bench.row(bank, 2026_09_01, -300_000, text, kind: "이체")
    expectEqual(bench.proposals.map(\.asks), [.interest])
  }

  @Test(arguments: ["모임통장", "쿠팡가상계좌", "통장정리", "도시가스납부계좌"])
  mutating func `accounts of several people and of shops are none`(text: String) {
    bench.row(bank, 2026_09_01, -300_000, text, kind: "이체")
    expectEqual(bench.found, [])
  }

  @Test(arguments: [("타행이체", "홍길동"), ("이체", "내계좌"), ("이체", "생활비통장")])
  mutating func `a note says whose the other account is where nothing else does`(
    kind: String, note: String
  ) {
    bench.row(bank, 2026_09_01, -50_000, "1002123456", kind: kind, note: note)
    bench.row(bank, 2026_09_02, -60_000, "이영희", kind: kind, note: note)
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test(
    arguments: [
      ("SKT", "SK텔레콤", -89_000, "환불", "refund 2-1?"),
      ("월세 박집주", "박집주", -600_000, "오송금반환", "refund 2-1?"),
      ("서울대병원", "서울대학교병원", -150_000, "진료비환불", "refund 2-?"), ("G마켓", "지마켓", -89_000, "", nil),
    ] as [(String, String, Int64, String, String?)])
  mutating func `a note says that money comes back, whomever it names`(
    paid: String, back: String, amount: Int64, note: String, found: String?
  ) {
    bench.row(bank, 2026_09_01, amount, paid, kind: "자동이체")
    bench.row(
      bank, 2026_09_02, amount == -600_000 ? 600_000 : 89_000, back, kind: "타행이체", note: note)
    expectEqual(bench.found, found.map { [$0] } ?? [])
  }
}
