import Expectations
import LedgerDomain
import Storage
import Testing

@testable import StatementsDomain

/// How final the amounts of a statement are.
struct StatementFinalityTests {
  private func finalities(_ lines: [[String]]) -> [StatementEntry.Finality] {
    var reading = StatementReading()
    for (index, cells) in lines.enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    return reading.ended().entries.map(\.finality)
  }

  @Test func `a bill is known by its title, its day or its columns`() {
    let plain = [["이용일", "가맹점명", "이용금액"], ["2026-09-03", "이마트", "30,000"]]
    expectEqual(finalities(plain), [.approved])
    expectEqual(finalities([["삼성카드 이용대금명세서"]] + plain), [.billed])
    expectEqual(finalities([["결제일", "2026년 10월 13일"]] + plain), [.billed])
    expectEqual(
      finalities([
        ["이용일", "가맹점명", "이용금액", "원금", "수수료"], ["2026-09-03", "이마트", "30,000", "30,000", "0"],
      ]), [.billed])
  }

  @Test func `a row says by its state that it is settled`() {
    let found = finalities([
      ["이용일", "이용가맹점", "이용금액", "승인번호", "매입상태"],
      ["2026.11.03", "a", "17,812", "1", "매입"], ["2026.11.04", "b", "4,500", "2", "미매입"],
      ["2026.11.05", "c", "4,500", "3", "승인"],
    ])
    expectEqual(found, [.settled, .approved, .approved])
  }
}
