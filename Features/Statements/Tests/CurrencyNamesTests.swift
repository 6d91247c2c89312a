import Expectations
import Storage
import Testing

@testable import StatementsDomain

/// In which currency an account is, by what stands before its headings.
struct CurrencyNamesTests {
  private func read(_ line: String, file: String = "거래내역") -> BankStatement {
    var reading = StatementReading(file: file)
    let rows = [
      line, "Date|Description|Debit|Credit|Balance", "2026-10-01|X||1000|1000",
      "2026-10-02|Y|300||700",
    ]
    for (index, cells) in tableCells(rows).enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    return reading.ended()
  }

  @Test(arguments: [
    "Account Currency|USD", "Account currency: EUR", "Account: 123 USD", "Account number|GB12|GBP",
    "Kontowährung|EUR", "Währung: EUR", "(통화 : USD)", "[통화: USD]", "Currency : US Dollar",
    "예금과목|외화종합통장", "계좌명: 달러통장", "Currency: USD", "통화구분: USD", "거래통화 : EUR", "(단위: USD)",
    "예금종류: 외화보통예금", "외화통장 USD", "통화단위|엔화", "Currency code|jpy", "계좌번호|123-456-789012 (USD)",
    "통화|미국달러(USD)", "Currency|USD-US Dollar", "상품명|유로화 예금", "상품명|달러 정기예금", "상품명|달러 입출금통장",
    "상품명|엔화 수시 통장", "Base currency|Euro",
  ])
  func `an account in another currency is not read as won`(_ line: String) {
    let found = read(line)
    #expect(found.entries.isEmpty && found.currency != nil, "\(line)")
  }

  @Test(arguments: [
    "Account Currency|KRW", "통화: 원화", "Account: 123 KRW", "계좌명: 급여통장", "Account number|123-456",
    "예금과목|보통예금", "해외여행 모임통장 거래내역", "Account holder|KIM USD LEE", "환율|1,380 USD",
    "계좌별칭|여유로운 통장", "자유로운 적금 거래내역", "통장별명|달러구트 통장",
  ])
  func `an account in won is`(_ line: String) {
    let found = read(line)
    #expect(found.currency == nil && found.entries.count == 2, "\(line)")
  }

  @Test func `the name of the file says it, too`() {
    #expect(read("거래내역", file: "외화통장 2026").currency != nil)
    expectEqual(read("거래내역", file: "statement_12345_USD_2026-11-01").currency, "USD")
    #expect(read("거래내역", file: "해외이용내역").currency == nil)
  }
}
