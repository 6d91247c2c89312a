import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What stands beside amounts, in them or on top of them: fees, taxes, discounts and parts of a price.
struct BesideAmountTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text))
  }

  @Test(arguments: ["캐시백", "캐시백금액", "할인금액", "인센티브 캐시백", "쿠페이캐시 적립", "인센티브"])
  func `cash back that the balances follow is an entry of its own`(_ heading: String) {
    for words in [["충전", "사용", "사용취소"], ["충전", "결제", "결제취소"], ["입금", "이용", "이용취소"]] {
      let found = read(
        """
        번호|거래일시|거래구분|가맹점명|결제금액|\(heading)|잔액
        1|2026-01-02 10:00:00|\(words[0])||100,000|0|100,000
        2|2026-01-05 12:00:00|\(words[1])|동네식당|15,000|1,500|86,500
        3|2026-01-06 12:00:00|\(words[2])|동네식당|15,000|-1,500|100,000
        4|2026-01-07 12:00:00|\(words[1])|빵집|5,000|500|95,500
        """)
      expectEqual(
        found.amounts, [100_000, -15_000, 1_500, 15_000, -1_500, -5_000, 500], "\(words)")
      #expect(found.isComplete && found.opening == .zero && !found.isKindUnclear)
    }
  }

  @Test func `amounts that no sign lets the balances follow are asked about`() {
    let found = read(
      """
      거래일시|분류명|가맹점명|결제금액|잔액
      2026-01-02 10:00:00|가|동네|100,000|90,000
      2026-01-05 12:00:00|나|동네식당|15,000|71,500
      2026-01-06 12:00:00|다|동네식당|15,000|86,000
      2026-01-07 12:00:00|나|빵집|5,000|77,500
      """)
    #expect(found.contradictsItself && found.isKindUnclear)
  }

  @Test(arguments: ["이자/수수료", "수수료/이자", "할부수수료(이자)", "이자", "수수료 및 이자", "할부이자"])
  func `a fee is one under each of its names`(_ heading: String) {
    let found = read(
      """
      이용일자|가맹점|이용금액|개월|회차|원금|\(heading)|입금후잔액
      2026/01/04|LG전자|1,200,000|12|3|100,000|12,000|900,000
      """)
    expectEqual(found.amounts, [-1_200_000, -12_000])
    expectEqual(found.entries.map(\.entry.day.rawValue), [2026_01_04, 2026_03_04])
  }

  @Test func `a column that sums fees up is no other fee, and 무이자 is none`() {
    let found = read(
      """
      이용일자|가맹점명|이용금액|무이자|할부수수료|해외이용수수료|수수료|결제원금
      2026.01.03|AMAZON|6,000|||60|60|6,000
      2026.01.04|이마트|30,000|3|500||500|30,000
      """)
    expectEqual(found.amounts, [-6_000, -60, -30_000, -500])
  }

  @Test func `the fee of a bill that does not say which part it has is one of its month`() {
    func bill(_ month: Int) -> BankStatement {
      read(
        """
        이용일자|가맹점명|이용금액|할부개월|결제원금|수수료
        2026.0\(month).03|스타벅스|6,000||6,000|0
        2026.01.04|하이마트|300,000|3|100,000|1,500
        """)
    }
    expectEqual(bill(1).amounts.reduce(0, +), -307_500)
    let fees = [1, 2].map { bill($0).entries.map(\.entry).filter { $0.text.hasSuffix("수수료") } }
    expectEqual(fees.map { $0.map(\.day.rawValue) }, [[2026_01_04], [2026_02_04]])
  }

  @Test(arguments: [
    "포인트 사용|쿠폰할인|실결제금액", "포인트차감|쿠폰|최종결제금액", "마일리지사용|할인금액|실제 결제금액",
    "적립금 사용|쿠폰 할인액|카드결제금액",
  ])
  func `a wallet has what was paid without points and coupons`(_ headings: String) {
    let found = read(
      """
      결제일시|가맹점|상품명|결제금액|\(headings)|결제수단|상태
      2026-01-02 10:00|티켓링크|공연|50,000|5,000|3,000|42,000|우리카드|결제완료
      2026-01-03 10:00|한강서점|책|8,000|0|0|8,000|우리카드|결제완료
      2026-01-04 10:00|남산식당|밥|9,000|9,000|0|0|우리카드|결제완료
      """)
    expectEqual(found.amounts, [-42_000, -8_000])
  }

  @Test(arguments: ["포인트차감", "포인트 사용액", "쿠폰할인", "마일리지 차감"])
  func `what a card takes off is a row of its own`(_ heading: String) {
    let found = read(
      """
      이용일자|가맹점명|이용금액|할부/회차|청구원금|할부수수료|\(heading)|청구금액
      2026/01/03|GS25|5,000|일시불|5,000|0|1,000|4,000
      2026/01/05|이마트|7,000|일시불|7,000|0|0|7,000
      """)
    expectEqual(found.amounts, [-5_000, 1_000, -7_000])
  }

  @Test func `a line that is a fee alone counts once`() {
    let hana = read(
      """
      거래일자|가맹점명|이용금액|수수료|청구금액
      2026-01-05|이마트|40,000|0|40,000
      2026-01-06|리볼빙 이월수수료|0|7,800|7,800
      2026-01-07|해외|10,000|100|10,100
      합계||50,000|7,900|57,900
      """)
    expectEqual(hana.amounts, [-40_000, -7_800, -10_000, -100])
    expectEqual(hana.entries[1].entry.text, "리볼빙 이월수수료")
    expectEqual(hana.leftOut.map(\.reason), [.total])
    let hyundai = read(
      """
      현대카드 이용대금명세서
      결제일|2026년 02월 25일
      이용일|이용가맹점|이용금액|할부/회차|결제원금|수수료(이자)|결제후잔액
      2026년 01월 03일|한강서점|100,000||100,000|0|0
      2026년 02월 14일|일부결제금액이월약정|||0|4,500|0
      2026년 02월 14일|연회비|||||4,500|0
      총 합계||||100,000|4,500|
      """)
    expectEqual(hyundai.amounts.prefix(2), [-100_000, -4_500])
    expectEqual(hyundai.entries[1].entry.text, "일부결제금액이월약정 수수료")
    // As billed they come to the bill, too.
    let all = read("이용일|가맹점명|이용금액|할부개월|수수료|청구금액\n2026-01-05|푸른가전|300,000|3|1,500|101,500")
    expectEqual(all.amounts, [-300_000, -1_500])
    expectEqual(all.entries[0].entry.bank?.instalment?.months, 3)
  }

  @Test(arguments: ["이자세금", "세금", "소득세", "제세금", "원천징수세액"])
  func `a tax that the balances follow is an entry of its own`(_ heading: String) {
    let lines = [
      "2026-06-19|CU|1,000|||100,000", "2026-06-20|예금이자||10,000|1,540|108,460",
      "2026-06-21|CU|1,000|||107,460",
    ]
    for lines in [lines, lines.reversed()] {
      let found = read((["거래일|적요|출금액|입금액|\(heading)|잔액"] + lines).joined(separator: "\n"))
      expectEqual(found.amounts, [-1_000, 10_000, -1_540, -1_000])
      #expect(found.isComplete)
      expectEqual(found.entries[2].entry.text, "예금이자 세금")
    }
  }

  @Test func `what is in an amount by another column, or by its roundness, is an entry of its own`()
  {
    let securities = read(
      """
      거래일자|거래구분|종목명|거래수량|거래단가|거래금액|수수료|세금|정산금액|예수금잔액
      2026-01-02|이체입금||||1,000,000|0|0|1,000,000|1,000,000
      2026-01-05|매수|삼성전자|10|70,000|700,000|105|0|700,105|299,895
      2026-01-12|매도|삼성전자|5|72,000|360,000|54|648|359,298|659,193
      """)
    expectEqual(securities.amounts, [1_000_000, -700_000, -105, 360_000, -54, -648])
    #expect(securities.isComplete)
    let bank = read(
      """
      거래일시|적요|내용|출금액|수수료|입금액|잔액
      2026-01-24 10:00:00|카드|CU|1,000|0||1,000,000
      2026-01-25 10:00:00|타행이체|김하늘|100,500|500||899,500
      2026-01-26 10:00:00|카드|GS25|23,450|450||876,050
      """)
    expectEqual(bank.amounts, [-1_000, -100_000, -500, -23_000, -450])
    #expect(bank.isComplete)
  }

  @Test(arguments: [
    "이용금액|부가세|봉사료|합계금액", "공급가액|부가가치세|봉사료|합계", "이용금액|부가세|배송비|총금액",
    "이용금액|부가세액|봉사료|총 결제금액",
  ])
  func `a price has its tax if another column says so`(_ headings: String) {
    let found = read(
      """
      이용일|가맹점명|\(headings)
      2026-01-05|식당|13,637|1,363|0|15,000
      2026-01-06|술집|10,000|1,000|500|11,500
      """)
    expectEqual(found.amounts, [-15_000, -11_500])
    // In an amount that has it already it is none.
    let within = read("이용일|가맹점명|이용금액|부가세|봉사료\n2026-01-05|식당|15,000|1,363|0")
    expectEqual(within.amounts, [-15_000])
  }

  @Test func `a discount that what was billed is without already counts once`() {
    let found = read(
      """
      이용일|이용시간|승인번호|가맹점명|승인금액|포인트 사용|이용구분|할부 기간|매입|매입금액|매입할인 금액|매입취소금액|상태
      2026.08.16|16:44:27|1|할인마트|14160|0|일시불|-|매입|14047|113|0|정상
      2026.08.15|22:03:08|2|편의점|3600|0|일시불|-|미매입|0|0|0|정상
      2026.08.14|00:14:59|3|가구|600000|0|할부|3개월|매입|594000|6000|0|정상
      2026.08.12|10:09:34|4|부분반품점|50000|0|일시불|-|매입|29000|1000|20000|정상
      2026.08.11|10:09:34|5|주유소|50000|0|일시불|-|매입|50000|2000|0|정상
      """)
    expectEqual(found.amounts.reduce(0, +), -14_047 - 3_600 - 594_000 - 29_000 - 48_000)
    expectEqual(
      found.entries.filter { $0.entry.text.hasSuffix("할인") }.map(\.entry.amount), [Won(2_000)])
  }

  @Test(arguments: [
    "이용금액", "국내이용금액(원)", "국내외이용금액", "카드이용금액", "총이용금액", "신판승인금액",
  ])
  func `a discount beside what was used is a row of its own`(_ heading: String) {
    let found = read(
      """
      이용일|이용하신곳|\(heading)|할인금액|상태|승인번호
      2026-10-02|파리바게뜨|8,400|840|전표매입|1
      2026-10-03|CU|14,000|0|전표매입|2
      """)
    expectEqual(found.amounts, [-8_400, 840, -14_000])
  }

  @Test(arguments: ["결제금액|69,000", "이번달 결제하실 금액 : 69,000원", "청구금액(원)|69,000"])
  func `what a bill comes to says whether its discounts are still to be taken off`(_ due: String) {
    func amounts(_ due: String, _ headings: String = "원금|수수료") -> [Int64] {
      read(
        """
        KB국민카드 이용대금명세서
        \(due)
        이용일자|구분|이용하신 가맹점|이용금액|할부개월|회차|\(headings)|할인금액|결제후 잔액
        26.09.03|일시불|이마트|50,000|||50,000|0|0|0
        26.09.05|일시불|GS25|20,000|||20,000|0|1,000|0
        합계|||70,000|||70,000|0|1,000|0
        """
      ).amounts
    }
    expectEqual(amounts(due), [-50_000, -20_000, 1_000])
    // Then they are in the amounts already, as where nothing says it.
    expectEqual(amounts(due.replacing("69,000", with: "70,000")), [-50_000, -20_000])
    expectEqual(amounts("결제일|2026.10.14"), [-50_000, -20_000])
    // Beside what was used alone, too.
    let used = read(
      """
      결제금액|70,000
      이용일자|이용하신 가맹점|이용금액|할인금액
      26.09.03|이마트|50,000|0
      26.09.05|GS25|20,000|1,000
      """)
    expectEqual(used.amounts, [-50_000, -20_000])
  }

  @Test(arguments: ["처리중", ""])
  func `a fee is taken where the line before has no balance yet`(_ state: String) {
    let isPending = !state.isEmpty
    let rest: [Int64] = isPending ? [7_500, 6_500] : [4_500, 3_500]
    let found = BankStatement.read([
      ["국민은행 거래내역"], ["거래일시", "적요", "출금액", "입금액", "수수료", "잔액", "상태"],
      ["2026-11-25 10:00:00", "A", "1000", "0", "0", "9000", "완료"],
      ["2026-11-26 10:00:00", "B", "3000", "0", "0", "", isPending ? state : "완료"],
      ["2026-11-26 11:00:00", "C", "1000", "0", "500", "\(rest[0])", "완료"],
      ["2026-11-27 11:00:00", "D", "1000", "0", "0", "\(rest[1])", "완료"],
    ])
    expectEqual(found.amounts.sorted(), [-3_000, -1_000, -1_000, -1_000, -500])
  }
}
