import Expectations
import LedgerDomain
import LedgerFixtures
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// States that speak of a cancellation that was none, and columns of currencies, taxes and payees that no list had.
@MainActor
struct OtherStateTests {
  private func read(_ text: String) -> BankStatement { .read(tableCells(text)) }

  @Test(arguments: [
    "취소수수료", "취소 위약금", "취소후재승인", "정상(취소기한 11/30)", "취소요청", "취소예정", "취소대기", "취소진행중", "취소신청", "환불수수료",
  ])
  func `what is not cancelled stands`(_ state: String) {
    let found = read(
      """
      신한카드 이용내역
      이용일시|승인번호|가맹점명|이용금액|상태
      2026-11-25 10:00|11|스타벅스|6,200|정상
      2026-11-26 10:00|12|쿠팡|3,000|\(state)
      2026-11-27 10:00|13|GS25|1,000|정상
      """)
    expectEqual(found.amounts, [-6_200, -3_000, -1_000], "\(state)")
  }

  @Test(arguments: [
    "취소", "승인취소", "취소완료", "취소요청완료", "취소 승인", "환불완료", "취소됨", "매입취소", "반품완료", "고객요청취소",
    "취소(고객요청)", "신청취소", "예약대기취소",
    "취소완료(취소수수료 차감)", "환불완료(환불수수료 차감)", "취소(취소기한 내)",
  ])
  func `what is cancelled does not stand`(_ state: String) {
    let found = read(
      """
      신한카드 이용내역
      이용일시|승인번호|가맹점명|이용금액|상태
      2026-11-25 10:00|11|스타벅스|6,200|정상
      2026-11-26 10:00|12|쿠팡|3,000|\(state)
      """)
    expectEqual(found.amounts.reduce(0, +), -6_200, "\(state)")
  }

  @Test(arguments: [
    "해외금액", "해외현지금액", "현지승인금액", "외화승인금액", "현지통화금액", "미화금액", "해외사용금액", "해외원금", "해외", "달러금액", "USD",
  ])
  func `cells with a currency say what their column has`(_ heading: String) async throws {
    let approvals = """
      승인일시,승인번호,가맹점명,승인금액,\(heading),할부,상태
      2026-11-04 10:00:00,10,갈비,"7,000",,일시불,승인
      2026-11-05 10:00:00,11,AMAZON,"17,650",USD 12.99,일시불,승인
      2026-11-07 10:00:00,13,쿠팡,"30,000",,일시불,승인
      2026-11-12 10:00:00,14,GS25,"1,000",,일시불,승인
      """
    let bill = """
      신한카드 이용대금명세서
      이용일자,가맹점명,이용금액,해외이용금액,할부개월,회차,원금,수수료
      2026-11-04,갈비,"7,000",,,,"7,000",0
      2026-11-06,AMAZON,"17,812",USD 12.99,,,"17,812",30
      2026-11-07,쿠팡,"30,000",,,,"30,000",0
      2026-11-12,GS25,"1,000",,,,"1,000",0
      """
    for files in [[approvals, bill], [bill, approvals]] {
      let books = HouseholdBooks()
      for file in files { try await books.bring("신한카드.csv", file) }
      try await expectEqual(books.balances()["신한카드"], -55_842, "\(heading)")
    }
  }

  @Test func `a fee in another currency is no amount abroad, beside one that is`() {
    let found = read(
      """
      거래일|내용|금액|통화|수수료
      2026-11-25|LAWSON|1,200|JPY|¥30
      2026-11-26|SUICA|3,000|JPY|¥75
      """)
    #expect(found.entries.isEmpty, "\(found.amounts)")
  }

  @Test(arguments: ["거래세등", "제비용", "세금", "제세금", "거래세"])
  func `a broker's taxes have several names`(_ heading: String) {
    let found = read(
      """
      미래에셋증권 거래내역
      거래일자|종목명|적요|거래금액|수수료|\(heading)|예수금잔액
      2026/11/25||이체입금|1000000|0|0|1000000
      2026/11/26|삼성전자|장내매수|700000|100|0|299900
      2026/11/27|삼성전자|장내매도|710000|100|1200|1008600
      2026/11/28||예탁금이용료입금|123|0|17|1008706
      """)
    #expect(found.isComplete, "\(heading) \(found.gaps)")
  }

  @Test(arguments: ["통장기재내용", "통장기록내용", "기재내용"])
  func `the payee stands in what the bankbook says`(_ heading: String) {
    let found = read(
      """
      일련번호|거래일자|거래시각|적요|지급금액|수입금액|현재잔액|취급국|\(heading)
      1|20261125|184910|타행|0|105000|105000|서울중앙|김철수
      2|20261126|184910|체크카드|6200|0|98800|서울중앙|스타벅스
      """)
    expectEqual(found.entries.map(\.entry.text), ["김철수", "스타벅스"])
    expectEqual(found.entries.map(\.entry.bank?.kind), ["타행", "체크카드"])
  }
}
