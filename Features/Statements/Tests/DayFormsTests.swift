import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// Days and times in forms that few banks write.
struct DayFormsTests {
  /// The days and seconds of the entries below a heading.
  private func instants(_ cells: [String], below heading: String = "거래일시") -> [[Int?]] {
    let found = BankStatement.read(
      [[heading, "적요", "출금액", "입금액"]] + cells.map { [$0, "책", "1,000", ""] })
    expectEqual(found.invalidLines.map(\.error), [], "\(cells)")
    return found.entries.map { [$0.entry.day.rawValue, $0.entry.bank?.second] }
  }

  @Test(arguments: [
    "2026-11-02/09:12:33", "2026.11.02/09:12:33", "2026/11/02/09:12:33", "2026.11.02.09:12:33",
    "2026-11-02-09:12:33", "2026-11-02_09:12:33", "2026-11-02, 09:12:33", "2026-11-02-09.12.33",
    "2026-11-02-09.12.33.123456", "2026-11-02 09:12:33.123", "20261102091233", "20261102 09:12:33",
    "2026.11.02 / 09:12:33", "26.11.02/09:12:33", "2026-11-02T09:12:33+09:00",
    "2026-11-02/오전 09:12:33", "2. Nov. 2026 09:12:33", "02-Nov-26 09:12:33",
    "Mon Nov 02 2026 09:12:33 GMT+0900 (KST)", "Monday, 2 November 2026, 09:12:33",
    "2026년 11월 2일 09:12:33",
  ])
  func `a time follows its day behind any sign`(_ text: String) {
    expectEqual(instants([text]), [[2026_11_02, 33_153]])
  }

  @Test func `a day of another order has its time, too`() {
    for sign in [" ", "/", "-", ", "] {
      expectEqual(
        instants(["11/02/2026\(sign)09:12", "11/20/2026\(sign)21:00"]),
        [[2026_11_02, 33_120], [2026_11_20, 75_600]], "\(sign)")
    }
  }

  @Test(arguments: [
    ("5. Dez. 2025", 2025_12_05), ("5 Okt 2026", 2026_10_05), ("05-Mai-26", 2026_05_05),
    ("5. März 2026", 2026_03_05), ("05-NOV-26", 2026_11_05), ("Thu, 5 Nov 2026", 2026_11_05),
  ])
  func `months and days of the week are named`(_ text: String, _ day: Int) {
    expectEqual(instants([text]), [[day, nil]])
  }

  @Test(arguments: ["Z", "+00:00", "+0000", " UTC", " GMT"])
  func `a time in UTC is nine hours later in Korea`(_ sign: String) {
    expectEqual(
      instants(["2026-11-05T23:12:33\(sign)", "2026-11-06T00:00:00\(sign)"]),
      [[2026_11_06, 29_553], [2026_11_06, 32_400]])
    // A page writes the days of Korea so.
    expectEqual(instants(["2026-11-04T15:00:00.000\(sign)"]), [[2026_11_05, 0]])
    // Without times they are days.
    expectEqual(
      instants(["2026-11-05T00:00:00\(sign)", "2026-11-06T00:00:00\(sign)"]).map { $0[0] },
      [2026_11_05, 2026_11_06])
  }

  @Test func `a time of another zone is that of Korea`() {
    expectEqual(
      instants([
        "2026-10-02 02:00:00+1100", "2026-10-02T08:00:00+09:00", "2026-10-01T23:30:00-05:00",
        "2026-10-01 18:00+00:00", "2026-10-01 18:00 +00:00", "2026-10-01 18:00 -05:00",
      ]),
      [
        [2026_10_02, 0], [2026_10_02, 28_800], [2026_10_02, 48_600], [2026_10_02, 10_800],
        [2026_10_02, 10_800], [2026_10_02, 28_800],
      ])
  }

  @Test(arguments: ["18:00-19:10", "10:30-11:30", "18:05-18:52", "09:00-10:00"])
  func `a span of times is of its day`(_ span: String) {
    let found = instants(["2026-11-30 \(span)"])
    expectEqual(found.map { $0[0] }, [2026_11_30])
  }

  @Test func `a heading says that times are in UTC`() {
    expectEqual(instants(["2026-12-31 23:00:00"], below: "Date (UTC)"), [[2027_01_01, 28_800]])
    expectEqual(instants(["2026-12-31 23:00:00"], below: "거래일시"), [[2026_12_31, 82_800]])
  }

  @Test(
    arguments: [
      ("2026.11.25 (18:49)", 67_740), ("2026.11.25 [18:49]", 67_740),
      ("2026.11.25 (수) (18:49)", 67_740),
      ("2026.11.25(18:49)", 67_740), ("2026.11.25\n(18:49)", 67_740),
      ("2026.11.25 6:49:10 p.m.", 67_750),
      ("2026.11.25 6:49 a.m.", 24_540), ("2026.11.25 밤 9:10", 76_200),
      ("2026.11.25 오후9:10", 76_200),
      ("2026.11.25 새벽 1:10", 4_200), ("2026.11.25 (:49)", nil), ("2026.11.25 24:00", nil),
    ] as [(String, Int?)])
  func `a time may stand in brackets, or among words`(_ text: String, _ second: Int?) {
    expectEqual(instants([text]), [[2026_11_25, second]])
  }

  @Test(arguments: ["거래일자\n거래시간", "이용일자\n이용시간", "거래일\n거래시간"])
  func `day and time may stand below each other`(_ heading: String) {
    for cell in ["2026.11.25\n18:49:10", "2026.11.25 18:49:10"] {
      expectEqual(
        instants([cell, cell], below: heading), [[2026_11_25, 67_750], [2026_11_25, 67_750]])
    }
  }

  @Test func `what stands below the day is no part of it`() {
    let found = BankStatement.read([
      ["이용일\n승인번호", "가맹점명", "이용금액"], ["2026.11.25\n12345678", "책", "1,000"],
      ["2026.11.26\n12345679", "밥", "2,000"],
    ])
    expectEqual(found.amounts, [-1_000, -2_000])
    expectEqual(found.entries.map(\.entry.bank?.approval), ["12345678", "12345679"])
    let page = BankStatement.read([
      ["우리은행 거래내역"], ["거래일자\n거래시간", "적요\n기재내용", "찾으신금액\n맡기신금액", "거래후 잔액\n취급점"],
      ["2026.11.25\n18:49:10", "체크\n스타벅스", "6,200\n0", "93,800\n본점"],
      ["2026.11.26\n09:00:00", "급여\n하늘상사", "0\n1,000", "94,800\n본점"],
    ])
    #expect(page.amounts == [-6_200, 1_000] && page.isComplete)
    expectEqual(page.entries.map(\.entry.bank?.second), [67_750, 32_400])
  }
}
