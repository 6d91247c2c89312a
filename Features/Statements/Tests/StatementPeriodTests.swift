import Expectations
import LedgerDomain
import Storage
import Testing
import Time

@testable import StatementsDomain

/// Days without a year, beside what a bank writes of the period.
struct StatementPeriodTests {
  private func days(
    _ preamble: [String], _ texts: [String] = ["10.01", "09.05"], file: String = ""
  ) -> [Int] {
    var reading = StatementReading(today: Day(year: 2026, month: 12, day: 2), file: file)
    let lines =
      tableCells(preamble) + [["이용일자", "이용가맹점", "이용금액"]] + texts.map { [$0, "쿠팡", "12000"] }
    for (index, cells) in lines.enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    return reading.ended().entries.map(\.entry.day.rawValue)
  }

  @Test(arguments: [
    "조회기간 2026.01 ~ 2026.12", "조회기간 : 2026-09 ~ 2026-10", "조회기간|2026.09|2026.10",
    "2026년 9월~10월 이용내역",
    "이용월 2026-09|결제월 2026-10", "2025년 12월 ~ 2026년 10월", "기간 : 26.09.01~26.10.31",
    "조회기간|26.09.01 ~ 26.10.31", "260901-261031", "20260901-20261031", "'26.09.01 ~ '26.10.31",
    "Period: Sep 1, 2026 - Oct 31, 2026", "출력일시 : 2026-11-01 10:10:10", "조회일시|2026-11-20 10:10",
    "조회월|202611", "Statement date: 14/11/2026", "조회기간: 2026년 9월 1일부터 2026년 10월 31일까지",
  ])
  func `a period ends with its last month`(line: String) {
    expectEqual(days(["우리카드 결제내역", line]), [2026_09_05, 2026_10_01])
  }

  @Test(arguments: [
    "우리카드_2026-09_2026-10", "우리카드 2026", "우리카드_260901_261031", "우리카드_202609-202610",
  ])
  func `the name of a file has its last month`(file: String) {
    expectEqual(days([], file: file), [2026_09_05, 2026_10_01])
  }

  @Test(arguments: [
    ["2023년 개정 양식", "조회일|2026-10-31"], ["양식 2023년 3월 개정", "기준일|2026-10-31"],
    ["2023년 귀속분부터 소득공제 적용", "출력일|2026-10-31"],
    ["신규일|2020-01-02|만기일|2030-01-02", "조회기간|2026-09-01|2026-10-31"],
    ["신규일|2020-01-02|조회기간|2026-09-01 ~ 2026-10-31"],
  ])
  func `a day of something else is no period`(lines: [String]) {
    expectEqual(days(lines), [2026_09_05, 2026_10_01])
  }

  @Test func `a day is not still to come where the period has begun before`() {
    expectEqual(days(["조회기간 2025.01 ~ 2026.12"], ["12.25", "11.30"]), [2025_12_25, 2026_11_30])
    expectEqual(days(["조회기간 2025.12 ~ 2026.01"], ["12.25", "01.05"]), [2025_12_25, 2026_01_05])
  }
}
