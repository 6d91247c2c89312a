import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// The column of payees among others that say what happened, or what was bought.
struct PayeeColumnTests {
  private func read(_ text: String) -> BankStatement { .read(tableCells(text)) }

  private func texts(_ found: BankStatement) -> [String] { found.entries.map(\.entry.text) }

  @Test(arguments: ["기재내용", "기재사항"])
  func `what stands in a passbook is the payee beside the way of payment`(_ heading: String) {
    let found = read(
      """
      거래일시|거래내용|출금액|입금액|잔액|\(heading)
      2026-10-01 10:00|인터넷뱅킹|5000||95000|김철수
      2026-10-02 10:00|이자||100|95100|
      2026-10-03 10:00|체크카드|1000||94100|스타벅스
      """)
    expectEqual(texts(found), ["김철수", "이자", "스타벅스"])
    expectEqual(found.entries.first?.entry.bank?.kind, "인터넷뱅킹")
    #expect(found.isComplete)
  }

  @Test func `the only such column is the text`() {
    for heading in ["거래내용", "기재내용", "거래내역", "적요", "摘要", "摘要内容", "Verwendungszweck"] {
      let found = read(
        """
        거래일시|\(heading)|출금액|입금액|잔액
        2026-10-01 10:00|김철수|5000||95000
        2026-10-02 10:00|이자||100|95100
        """)
      expectEqual(texts(found), ["김철수", "이자"], "\(heading)")
    }
  }

  @Test func `a bank of Japan names the payee behind the kind of the entry`() {
    let found = read(
      """
      日付|摘要|摘要内容|お支払金額|お預り金額|差引残高
      2026-10-01|カード|セブン|500||99500
      2026-10-02|利息|||100|99600
      """)
    expectEqual(texts(found), ["セブン", "利息"])
    expectEqual(found.amounts, [-500, 100])
  }

  @Test(arguments: [
    "Beguenstigter/Zahlungspflichtiger", "Begünstigter/Zahlungspflichtiger",
    "Auftraggeber / Begünstigter", "Auftraggeber/Empfänger", "Zahlungsempfänger",
    "Name Zahlungsbeteiligter", "Empfänger",
  ])
  func `a bank of Germany names the payee beside what was paid for`(_ heading: String) {
    let found = read(
      """
      Buchungstag|Buchungstext|Verwendungszweck|\(heading)|Betrag
      2026-10-01|KARTENZAHLUNG|EC 123|REWE|-5000
      2026-10-02|ENTGELTABSCHLUSS|Entgelt Oktober||-300
      """)
    expectEqual(texts(found), ["REWE", "ENTGELTABSCHLUSS"])
    expectEqual(found.entries.map(\.entry.note), ["EC 123", "Entgelt Oktober"])
  }

  @Test(arguments: ["상점명", "판매자", "쇼핑몰명"])
  func `the shop is the payee, and what was bought there the note`(_ heading: String) {
    let found = read(
      """
      결제일시|\(heading)|상품명|결제금액|결제수단|상태
      2026-10-02 10:11|갈비몰|양말 외 1건|18000|롯데카드|결제완료
      """)
    expectEqual(texts(found), ["갈비몰"])
    expectEqual(found.entries.map(\.entry.note), ["양말 외 1건"])
  }

  @Test(arguments: ["적요", "거래내용", "적요내용"])
  func `what was traded is named beside what was done with it`(_ heading: String) {
    let found = read(
      """
      거래일자|\(heading)|종목명|수량|단가|거래금액|예수금
      2026/10/02|이체입금||0|0|1,000,000|1,000,000
      2026/10/05|매수|삼성전자|10|70,000|700,000|300,000
      2026/10/06|매도|삼성전자|10|80,000|800,000|1,100,000
      """)
    expectEqual(texts(found), ["이체입금", "삼성전자 매수", "삼성전자 매도"])
  }
}
