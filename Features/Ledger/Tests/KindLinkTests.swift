import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What entries mean by the kind of their account and the words of their bank.
struct KindLinkTests {
  private var bench = LinkBench()

  /// What is found besides pairs, without the row that it is of.
  private func found() -> [String] { bench.found.sorted() }

  @Test(arguments: [
    ("ATM출금", "강남역", "transfer 1-new in cash?"), ("", "현금인출 강남", "transfer 1-new in cash?"),
    ("현금", "역삼지점", "transfer 1-new in cash?"), ("CD출금", "GS25", "transfer 1-new in cash?"),
    ("", "ＡＴＭ 출금", "transfer 1-new in cash?"), ("", "ATM 수수료", ""), ("체크카드", "현금마트", ""),
    ("현금영수증", "남산식당", ""), ("", "대출원금", "transfer 1-?"), ("대출상환", "신한 대출", "transfer 1-?"),
    ("", "대출이자", ""), ("", "대출 원리금", "transfer 1-?"),
    ("", "원리금 수수료", ""), ("", "적금 만기해지 수수료", ""), ("", "정기적금 3회", "transfer 1-?"),
    ("적금", "자유적금", "transfer 1-?"), ("저금통", "저금통 모으기", "transfer 1-?"),
    ("EXCHANGE", "Exchanged to USD", "transfer 1-?"), ("환전", "외화보통예금", "transfer 1-?"),
    ("TRANSFER", "To KRW vault", "transfer 1-?"), ("Transfer", "To KRW Savings", "transfer 1-?"),
    ("", "Converted 50,000 KRW to 36.50 USD", "transfer 1-?"), ("", "Converted Coffee", ""),
  ])
  mutating func `money that leaves an account is asked about where it may be kept`(
    kind: String, text: String, wanted: String
  ) throws {
    bench.row(try bench.account("국민은행"), 2026_11_02, -50_000, text, kind: kind)
    expectEqual(found(), (wanted.isEmpty ? [] : [wanted]))
  }

  @Test(arguments: [
    ("", "현금서비스", true), ("대출실행", "직장인대출", true), ("카드론", "신한카드", true), ("", "대출이자 환급", false),
    ("급여", "하늘상사", false), ("", "현금영수증 환급", false),
  ])
  mutating func `money that is lent is no income`(kind: String, text: String, isLent: Bool) throws {
    bench.row(try bench.account("국민은행"), 2026_11_02, 3_000_000, text, kind: kind)
    expectEqual(found(), (isLent ? ["transfer 1-"] : []))
  }

  @Test(
    arguments: [
      "신용대출", "카카오뱅크대출", "토스뱅크대출", "신한대출", "마이너스대출", "주택담보대출", "전세자금대출", "학자금대출", "보험약관대출",
      "비상금 대출",
      "삼성카드 단기대출", "신한카드대출", "현대캐피탈", "햇살론", "student loan",
    ], [true, false])
  mutating func `what may be lent is asked about once for each lender`(text: String, isKept: Bool)
    throws
  {
    let bank = try bench.account("국민은행", holder: "김하늘")
    if isKept {
      let card = try bench.account("신한카드")
      for day in [2026_10_30, 2026_11_30] { bench.row(card, day, -60_000, "쿠팡", importID: 2) }
    }
    bench.row(bank, 2026_11_02, 3_000_000, text, by: text, kind: "타행이체")
    let id = bench.rows.count
    expectEqual(found(), ["transfer \(id)-?"])
    bench.row(bank, 2026_12_02, 1_000_000, text, by: text, kind: "타행이체")
    bench.take(try #require(bench.proposals.first { $0.first.id == Int64(id) }))
    expectEqual(found(), ["transfer \(id + 1)-"])
  }

  @Test(arguments: ["신한카드론", "신한카드현금서비스", "카드론", "장기카드대출", "현금서비스"])
  mutating func `a loan of a card that is kept is no income, and its payment is asked about`(
    text: String
  ) throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account("신한카드"))
    bench.row(bank, 2026_11_05, 3_000_000, text, by: text, kind: "타행")
    bench.row(bank, 2026_12_14, -280_000, text, by: text, kind: "CMS")
    expectEqual(found(), ["transfer 1-", "transfer 2-?"])
    expectEqual(bench.proposals.last?.asks, .interest)
    // The card's file says nothing of it.
    for day in [2026_11_03, 2026_12_20] { bench.row(card, day, -60_000, "쿠팡", importID: 2) }
    expectEqual(found(), ["transfer 1-", "transfer 2-?"])
    bench.take(try #require(bench.proposals.first))
    expectEqual(found(), ["transfer 2-?"])
  }

  @Test
  mutating func `savings of which one payment is known have the earlier ones, and later ones`()
    throws
  {
    let (bank, savings) = (try bench.account("우리은행"), try bench.account("우리은행 적금"))
    for month in 7...11 {
      bench.row(bank, 2026_00_21 + month * 100, -300_000, "우리정기적금", kind: "자동이체")
    }
    bench.row(savings, 2026_10_21, 300_000, "자동이체", importID: 2)
    bench.take(try #require(bench.proposals.first { $0.second?.id == 6 }))
    expectEqual(
      bench.found,
      ["transfer 5-new in \(savings.rawValue)", "transfer 3-", "transfer 2-", "transfer 1-"])
    // The same name may be that of two.
    let other = try bench.account("신한은행 적금")
    bench.row(other, 2026_09_21, 300_000, "자동이체", importID: 3)
    bench.take(try #require(bench.proposals.first { $0.second?.id == 7 }))
    expectEqual(bench.found, ["transfer 5-", "transfer 2-", "transfer 1-"])
  }

  @Test(arguments: ["확대출력 센터", "대출이자", "도서대출 연체료", "대출 인지세", "대출 보증료"])
  mutating func `what is beside a loan is spent`(text: String) throws {
    bench.row(try bench.account("국민은행"), 2026_11_02, -30_000, text)
    expectEqual(found(), [])
  }

  @Test(
    arguments: [
      ("KB증권", true), ("키움증권", true), ("토스증권", true), ("삼성증권CMA", true), ("펀드매수", true),
      ("ISA", true), ("개인형IRP", true), ("플러스박스", true), ("자동 모으기", true), ("목돈굴리기", true),
      ("KB모임금고", true), ("내일채움공제", true), ("새마을금고 출자금", true), ("국고채", true), ("RP", true),
      ("핀트", true), ("청약증거금", true), ("새마을금고 홍길동", false), ("SHARP", false), ("파운트 커피", false),
      ("업비트", true), ("빗썸", true), ("VISA 해외", false),
      ("NETFLIX", false), ("제주식당", false), ("코인세탁소", false), ("HOTELS.COM", false),
      ("TAX 리펀드", false),
    ], [-300_000, 300_000] as [Int64])
  mutating func `brokers and exchanges are asked about, whatever the bank calls the entry`(
    name: (text: String, isAsked: Bool), amount: Int64
  ) throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_11_02, amount, name.text, by: name.text, kind: "인터넷")
    expectEqual(found(), name.isAsked ? ["transfer 1-?"] : [])
  }

  @Test(arguments: ["키움증권 배당", "KB증권 급여", "업비트 이벤트", "펀드 분배금"])
  mutating func `what a broker has paid stays income`(text: String) throws {
    bench.row(try bench.account("국민은행"), 2026_11_02, 30_000, text)
    expectEqual(found(), [])
  }

  @Test(arguments: [
    ("매수", "한빛전자", -300_000, true), ("", "한빛전자 매도", 320_000, true), ("매도", "수수료", -300, false),
    ("배당", "한빛전자", 12_000, false), ("이자", "예탁금이자", 320, false), ("", "거래세 매도", -600, false),
    ("BUY", "ACME", -80_000, true), ("공모주청약대금출금", "하이닉스", -5_002_000, true),
    ("채권만기상환", "국고채", 1_000_000, true), ("환전정산입금", "USD", 650_000, true),
    ("", "펀드환매", 205_000, true), ("주식구매", "삼성전자", -700_000, true),
    ("주식판매", "삼성전자", 710_000, true), ("구매", "삼성전자", -700_000, true),
    ("매수", "화이자", -70_000, true), ("예탁금이용료", "", 70, false), ("체크카드", "매입상사", -5_000, false),
  ])
  mutating func `securities are neither spent nor received`(
    kind: String, text: String, amount: Int64, isNeither: Bool
  ) throws {
    bench.row(try bench.account("한빛증권"), 2026_11_02, amount, text, kind: kind)
    expectEqual(found(), (isNeither ? ["transfer 1-"] : []))
  }

  @Test mutating func `a purchase at a bank with such a word stays one`() throws {
    bench.row(try bench.account("국민은행"), 2026_11_02, -30_000, "매수골 식당")
    expectEqual(found(), [])
  }

  @Test mutating func `others’ deposits are asked about once for each shared account`() throws {
    let (one, other) = (try bench.account("모임통장"), try bench.account("여행 모임"))
    bench.row(one, 2026_11_02, 50_000, "박서연")
    bench.row(one, 2026_11_03, 50_000, "김민수", kind: "입금")
    bench.row(other, 2026_11_03, 70_000, "박서연")
    bench.row(one, 2026_11_04, 12, "이자")
    bench.row(one, 2026_11_04, 10, "모임통장", kind: "이자입금")
    bench.row(one, 2026_11_05, -40_000, "남산식당")
    expectEqual(found(), ["transfer 1-?", "transfer 2-?", "transfer 3-?"])
    let first = try #require(bench.proposals.first { $0.first.id == 1 })
    bench.take(first)
    expectEqual(found(), ["transfer 2-", "transfer 3-?"])
    bench.links.append(
      EntryLink(id: 9, .transfer, first: 3, second: nil, amount: Won(70_000)).refused)
    expectEqual(found(), ["transfer 2-"])
  }

  @Test(arguments: [true, false])
  mutating func `whether cash is kept is asked once`(isKept: Bool) throws {
    let bank = try bench.account("국민은행")
    for (day, text) in [(2026_10_02, "ATM 강남"), (2026_10_20, "ATM 역삼"), (2026_11_02, "현금인출")] {
      bench.row(bank, day, -50_000, text)
    }
    let first = try #require(bench.proposals.first { $0.first.id == 1 })
    #expect(!first.isSure && first.made == .cash)
    if isKept { bench.take(first) } else { bench.links.append(first.link.refused) }
    expectEqual(found(), (isKept ? ["transfer 2-new in cash", "transfer 3-new in cash"] : []))
  }

  @Test mutating func `the account of the loan or the savings gets the other side`() throws {
    let bank = try bench.account("국민은행")
    let (loan, saving) = (try bench.account("신한대출"), try bench.account("신한적금"))
    bench.row(bank, 2026_11_02, -500_000, "신한대출 원금상환")
    bench.row(bank, 2026_11_03, -300_000, "신한적금 7회")
    let made = Set(bench.proposals.compactMap(\.made))
    expectEqual(made, [loan, saving])
  }

  @Test(
    arguments: [
      ("토스뱅크", "적금", "자동이체", "transfer 1-"), ("토스뱅크", "적금", "입금", "transfer 1-?"),
      ("토스뱅크", "이자", "이자입금", nil), ("토스뱅크", "하늘상사", "급여", nil),
      ("하늘적금", "정기적금 3회", "입금", "transfer 1-"), ("하늘적금", "김하늘", "이체", "transfer 1-?"),
      ("하늘적금", "적금이자", "입금", nil), ("토스뱅크", "적금 취소", "자동이체", nil),
    ] as [(String, String, String, String?)])
  mutating func `what is saved is no income in the account that it comes into`(
    name: String, text: String, kind: String, wanted: String?
  ) throws {
    bench.row(try bench.account(name), 2026_11_10, 300_000, text, kind: kind)
    expectEqual(found(), wanted.map { [$0] } ?? [])
  }

  @Test mutating func `what a card has lent is moved, alone or to an account`() throws {
    let card = try bench.account("하나카드")
    bench.row(card, 2026_01_03, -200_000, "하나은행 ATM", kind: "현금서비스")
    bench.row(card, 2026_01_03, -3_200, "하나은행 ATM 수수료")
    bench.row(card, 2026_01_07, -3_000_000, "장기카드대출(카드론)")
    bench.row(card, 2026_01_09, -1_000, "카드론 이자")
    expectEqual(found(), ["transfer 1-", "transfer 3-"])
    bench.row(try bench.account("신협"), 2026_01_03, 200_000, "하나카드", kind: "입금")
    expectEqual(found(), ["transfer 1-5", "transfer 3-"])
  }

  @Test(arguments: [
    ("이체", "업비트", true), ("이체", "키움증권", true), ("이체", "청년도약계좌", true), ("이체", "IRP", true),
    ("체크카드", "증권서점", false), ("이체", "이사비", false),
  ])
  mutating func `what is put by for later is asked about`(
    kind: String, text: String, isAsked: Bool
  ) throws {
    bench.row(try bench.account("신협"), 2026_02_08, -100_000, text, kind: kind)
    expectEqual(found(), isAsked ? ["transfer 1-?"] : [])
  }

  @Test mutating func `what comes back of a wallet's filling is one movement`() throws {
    let (bank, wallet) = (try bench.account("우리은행"), try bench.account("페이코", .wallet))
    bench.row(bank, 2026_01_08, 30_000, "페이코 충전취소", kind: "입금", second: 36_000)
    bench.row(wallet, 2026_01_08, -30_000, "충전 취소", kind: "충전취소", second: 36_001)
    expectEqual(found(), ["transfer 2-1"])
  }

  @Test mutating func `of an entry that is split nothing is sure of one part`() throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_10_02, -450_000, "대출상환")
    let row = bench.row(bank, 2026_11_02, -450_000, "대출상환")
    bench.row(bank, 2026_11_02, -50_000, "대출상환", partOf: row.id)
    bench.row(bank, 2026_12_02, -450_000, "대출상환")
    bench.take(try #require(bench.proposals.first { $0.first.id == 1 }))
    // What was split off is no payment of its own.
    expectEqual(found(), ["transfer 2-?", "transfer 4-"])
  }

  @Test mutating func `a bill that is split makes no sure payment`() throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account("신한카드"))
    bench.row(card, 2026_10_20, -100_000, "이마트")
    let bill = bench.row(bank, 2026_11_15, -40_000, "신한카드")
    bench.row(bank, 2026_11_15, -60_000, "신한카드", partOf: bill.id)
    bench.row(card, 2026_11_15, 100_000, "자동이체 입금")
    expectEqual(bench.proposals.filter { $0.isSure && $0.made != nil }, [])
  }

  @Test mutating func `what an entry was called by its bank is looked at`() throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_11_02, -18_000, "기저귀", stated: "한강서점")
    bench.row(bank, 2026_11_05, 18_000, "한강서점 취소")
    expectEqual(found().first?.hasPrefix("refund 2-1"), true)
  }
}
