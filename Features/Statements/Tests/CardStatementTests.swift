import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What was cancelled in the statements of cards, and the order of their lines.
struct CardStatementTests {
  private func statement(_ lines: [[String]]) -> BankStatement { .read(lines) }

  /// The amounts that are new to a ledger with entries of these amounts.
  private func added(
    _ found: BankStatement, known: [Int64] = [], _ account: LedgerAccount.ID = .cash
  ) -> [Int64] {
    var recognition = EntryRecognition(found.entries(by: .builtIn, .builtIn), into: account)
    for entry in found.entries.map(\.entry) where known.contains(entry.amount.amount) {
      recognition.take(
        EntryRecognition.Row(in: account, importedInto: account, .imported),
        as: EntryFingerprint(entry))
    }
    return recognition.news().new.map(\.entry.amount.amount)
  }

  @Test(arguments: [
    ["승인상태", "취소"], ["상태", "승인 (취소)"], ["상태", "전체취소"], ["취소여부", "Y"], ["취소일자", "2026-11-22"],
    ["Status", "Cancelled"],
  ])
  func `an approval that says that it was cancelled is left out`(_ status: [String]) {
    let found = statement([
      ["승인일", "가맹점명", "승인금액", status[0]], ["2026-11-21", "서점", "12,000", status[1]],
      ["2026-11-21", "약국", "3,000", "-"],
    ])
    expectEqual(added(found), [-3_000])
    // If the ledger has it by an earlier statement, the money comes back.
    expectEqual(added(found, known: [-12_000]), [12_000, -3_000])
    expectEqual(added(found, known: [-12_000, 12_000, -3_000]), [])
  }

  @Test(arguments: ["정상", "승인", "N", "-", "", "부분취소", "취소가능", "취소불가"])
  func `an approval that stands is kept`(_ status: String) {
    let found = statement([
      ["승인일", "가맹점명", "승인금액", "취소여부"], ["2026-11-21", "서점", "12,000", status],
    ])
    expectEqual(added(found), [-12_000])
  }

  @Test(arguments: [
    // The number of the approval, and what its partial cancellation has instead of it.
    ["3,000", "부분취소", "7", "승인구분"], ["-3,000", "부분취소", "7", "승인구분"],
    ["3,000", "부분 취소", "", "상태"], ["3,000", "Partially cancelled", "7", "Status"],
    ["3,000", "부분취소", "7", "취소여부"],
  ])
  func `a line that cancels a part of an approval is a refund`(_ line: [String]) {
    let found = statement([
      ["승인일", "가맹점명", "승인금액", line[3], "승인번호"],
      ["2026-11-20", "서점", "12,000", line[3] == "취소여부" ? "N" : "승인", "7"],
      ["2026-11-20", "서점", "3,000", line[3] == "취소여부" ? "N" : "승인", "8"],
      ["2026-11-21", "서점", line[0], line[1], line[2]],
    ])
    expectEqual(added(found), [-12_000, -3_000, 3_000])
    expectEqual(found.unclearCount, 0)
  }

  @Test func `an approval that says how much of it was cancelled has a refund`() {
    let found = statement([
      ["이용일", "가맹점명", "이용금액", "취소여부", "취소금액"],
      ["2026-11-20", "서점", "12,000", "부분취소", "3,000"], ["2026-11-21", "약국", "3,000", "N", "0"],
    ])
    expectEqual(added(found), [-12_000, 3_000, -3_000])
    expectEqual(found.unclearCount, 0)
  }

  @Test(arguments: ["취소여부", "상태"])
  func `an approval stays that does not say how much of it was cancelled`(_ heading: String) {
    let found = statement([
      ["승인일", "가맹점명", "승인금액", heading, "승인번호"], ["2026-11-20", "서점", "20,000", "", "6"],
      ["2026-11-21", "서점", "12,000", "부분취소", "7"],
    ])
    expectEqual(added(found), [-20_000, -12_000])
    expectEqual(found.unclearCount, 1)
  }

  @Test(arguments: [
    // The cancellation has the sign of the approval, or the other one.
    ["12,000", "승인", "12,000", "승인취소"], ["12,000", "승인", "-12,000", "취소"],
    ["12,000", "취소", "12,000", "취소"], ["12,000", "취소", "-12,000", "승인"],
    ["12,000", "취소", "-12,000", "취소"], ["12,000", "", "-12,000", ""],
  ])
  func `an approval and its cancellation come to zero`(_ cells: [String]) {
    for isNumbered in [true, false] {
      let found = statement([
        ["승인일", "가맹점명", "승인금액", "상태", isNumbered ? "승인번호" : "할부"],
        ["2026-11-20", "서점", cells[0], cells[1], "7"],
        ["2026-11-21", "약국", "3,000", "승인", "8"],
        ["2026-11-21", "서점", cells[2], cells[3], "7"],
      ])
      expectEqual(added(found), [-3_000])
    }
  }

  @Test func `an approval that is cancelled in another month stays, and so does its refund`() {
    let found = statement([
      ["승인일", "가맹점명", "승인금액", "상태", "승인번호"], ["2026-10-24", "서점", "12,000", "승인", "7"],
      ["2026-11-04", "서점", "12,000", "승인취소", "7"], ["2026-11-04", "약국", "3,000", "승인", "8"],
    ])
    expectEqual(added(found), [-12_000, 12_000, -3_000])
    expectEqual(found.entries.map { $0.entry.bank?.kind }, [nil, "승인취소", nil])
  }

  @Test func `a purchase like a cancelled one is kept`() {
    let numbered = statement([
      ["승인일", "가맹점명", "승인금액", "상태", "승인번호"], ["2026-11-20", "서점", "12,000", "승인", "7"],
      ["2026-11-20", "서점", "12,000", "취소", "8"],
    ])
    expectEqual(added(numbered), [-12_000])
    // Without numbers it is paid again after it was cancelled.
    let again = statement([
      ["승인일시", "가맹점명", "승인금액", "상태"], ["2026-11-20 10:00", "서점", "12,000", "취소"],
      ["2026-11-20 10:05", "서점", "12,000", "승인"],
    ])
    expectEqual(added(again), [-12_000])
    // The one that is known is the one that stands.
    var recognition = EntryRecognition(again.entries(by: .builtIn, .builtIn), into: .cash)
    recognition.take(
      EntryRecognition.Row(in: .cash, importedInto: .cash, .imported),
      as: EntryFingerprint(entry(2026_11_20, -12_000, "서점")))
    expectEqual(recognition.news().new, [])
  }

  @Test func `money that comes back without an approval is a refund`() {
    let found = statement([
      ["승인일", "가맹점명", "승인금액"], ["2026-11-20", "서점", "-12,000"], ["2026-11-21", "약국", "3,000"],
    ])
    expectEqual(added(found), [12_000, -3_000])
    // What comes in at a bank cancels nothing.
    let bank = statement([
      ["거래일", "적요", "출금액", "입금액"], ["2026-11-20", "김하늘", "5,000", ""],
      ["2026-11-21", "김하늘", "", "5,000"],
    ])
    expectEqual(added(bank), [-5_000, 5_000])
  }

  @Test func `the amounts of a card without signs were spent`() {
    let found = statement([
      ["이용일", "가맹점명", "금액"], ["2026-11-20", "서점", "12,000"], ["2026-11-21", "약국", "3,000"],
      ["2026-11-22", "약국", "-1,000"],
    ])
    expectEqual(found.kind, .card)
    #expect(!found.isKindUnclear)
    expectEqual(added(found), [-12_000, -3_000, 1_000])
    expectEqual(found.entries.map(\.entry.category), [.other, .other, .income])
    // With signs they are as they say.
    let signed = statement([
      ["이용일", "가맹점명", "금액"], ["2026-11-20", "서점", "-12,000"], ["2026-11-21", "환불", "3,000"],
    ])
    expectEqual(added(signed), [-12_000, 3_000])
  }

  @Test(arguments: [
    (["2026-11-21", "2026-11-21", "2026-11-20"], ["", "", ""]),
    (["2026-11-21 09:30", "2026-11-21 9:05:10", "2026-11-21"], ["", "", ""]),
    (["20261121130000", "20261121125959", "20261121"], ["", "", ""]),
    (["2026-11-21", "2026-11-21", "2026-11-21"], ["130501", "125901", "0005"]),
    (["2026-11-21", "2026-11-21", "2026-11-21"], ["오후 1:05", "오전 11:00", "오전 9:00"]),
    (["11/21/2026", "11/21/2026", "11/20/2026"], ["", "", ""]),
  ])
  func `a file with the newest first is turned round as a whole`(
    _ days: [String], _ times: [String]
  ) {
    let lines = zip(["c", "b", "a"], zip(days, times)).map { [$1.0, $1.1, $0, "-1"] }
    let heading = [["날짜", "시간", "내용", "금액"]]
    expectEqual(statement(heading + lines).entries.map(\.entry.text), ["a", "b", "c"])
    expectEqual(statement(heading + lines.reversed()).entries.map(\.entry.text), ["a", "b", "c"])
  }

  @Test func `lines of one time stay as they are`() {
    let found = statement(
      [["날짜", "내용", "금액"]] + ["a", "b"].map { ["2026-11-21", $0, "-1"] })
    expectEqual(found.entries.map(\.entry.text), ["a", "b"])
  }

  @Test(arguments: [
    // 신한카드, 우리카드, NH농협카드, 하나카드 and 롯데카드, and one that says it with the number of months alone.
    ["이용구분", "3개월", "일시불"], ["이용구분", "할부(03개월)", "일시불"], ["매출구분", "할부 3개월", "일시불"],
    ["결제방법", "할부 03", "일시불"],
    ["거래구분", "3개월", "체크"], ["결제구분", "３개월", ""], ["할부개월", "03", "00"],
  ])
  func `months beside 일시불 are those of an instalment, whatever the column is called`(
    _ column: [String]
  ) {
    let found = statement([
      ["거래일", "이용카드", "승인번호", "가맹점명", "금액", column[0]],
      ["2026-11-04", "1234", "12345678", "푸른가전", "90,000", column[1]],
      ["2026-11-03", "1234", "01234567", "남산식당", "24,500", column[2]],
    ])
    expectEqual(found.entries.map { $0.entry.bank?.instalment?.months }, [nil, 3])
    expectEqual(found.entries.map(\.entry.amount.amount), [-24_500, -90_000])
  }

  @Test(arguments: [
    ["비고", "3개월 구독", "일시불"], ["비고", "3개월", "12번"], ["비고", "99개월", "일시불"], ["적요", "석 달", "일시불"],
  ])
  func `other words are no months`(_ column: [String]) {
    let found = statement([
      ["거래일", "이용카드", "승인번호", "가맹점명", "금액", column[0]],
      ["2026-11-04", "1234", "12345678", "푸른가전", "90,000", column[1]],
      ["2026-11-03", "1234", "01234567", "남산식당", "24,500", column[2]],
    ])
    #expect(found.entries.allSatisfy { $0.entry.bank?.instalment == nil })
  }

  @Test func `a bill is known by its title, its day or its columns`() {
    func areBilled(_ lines: [[String]]) -> [Bool] { statement(lines).entries.map(\.isBilled) }
    let plain = [["이용일", "가맹점명", "이용금액"], ["2026-09-03", "이마트", "30,000"]]
    expectEqual(areBilled(plain), [false])
    expectEqual(areBilled([["삼성카드 이용대금명세서"]] + plain), [true])
    expectEqual(areBilled([["결제일", "2026년 10월 13일"]] + plain), [true])
    expectEqual(
      areBilled([
        ["이용일", "가맹점명", "이용금액", "원금", "수수료"], ["2026-09-03", "이마트", "30,000", "30,000", "0"],
      ]), [true])
  }

  @Test func `an approval that says when it was cancelled comes back on that day`() {
    func read(_ day: String) -> BankStatement {
      statement([
        ["승인일", "승인시각", "가맹점명", "승인금액", "승인번호", "취소일", "승인구분"],
        ["2026-09-28", "10:11", "한강분식", "12000", "00112233", "-", "정상"],
        ["2026-09-29", "10:11", "바다여행", "50000", "00112235", day, "취소"],
        ["2026-10-02", "10:11", "남산식당", "7000", "00112236", "-", "정상"],
      ])
    }
    let found = read("2026-10-05")
    expectEqual(added(found), [-12_000, -50_000, -7_000, 50_000])
    expectEqual(
      found.entries.map(\.entry.day.rawValue),
      [2026_09_28, 2026_09_29, 2026_10_02, 2026_10_05])
    for day in ["2026-09-30", "", "20260929"] { expectEqual(added(read(day)), [-12_000, -7_000]) }
  }

  @Test func `a partial cancellation in two lines is one`() {
    func read(_ line: [String], _ number: String) -> [Int64] {
      added(
        statement([
          ["이용일자", "가맹점명", "이용금액", "승인번호", "승인상태", "취소금액"],
          ["2026-10-02", "올리브영", "40000", number, "부분취소", "10000"], line,
          ["2026-10-05", "한강분식", "5000", "1002", "정상", ""],
        ]))
    }
    for number in ["1001", ""] {
      let line = ["2026-10-04", "올리브영", "-10000", number, "취소", ""]
      expectEqual(read(line, number), [-40_000, 10_000, -5_000])
    }
    // One of another approval is another.
    expectEqual(
      read(["2026-10-04", "올리브영", "-10000", "1009", "취소", ""], "1001"),
      [-40_000, 10_000, 10_000, -5_000])
  }

  @Test func `what was cancelled of an approval may be all of it`() {
    let found = statement([
      ["이용일자", "가맹점명", "이용금액", "승인번호", "취소금액"], ["2026-10-01", "가", "1000", "1", "0"],
      ["2026-10-02", "나", "2000", "2", "2000"], ["2026-10-03", "다", "3000", "3", "500"],
    ])
    expectEqual(added(found), [-1_000, -3_000, 500])
  }

  @Test func `what was billed of an approval is what was spent`() {
    let found = statement([
      ["이용일자", "가맹점명", "승인금액", "매입금액", "승인번호", "매입상태"],
      ["2026-10-02", "SK주유소", "150,000", "43,000", "1001", "매입"],
      ["2026-10-03", "한강분식", "5,000", "5,000", "1002", "매입"],
      ["2026-10-04", "남산식당", "7,000", "", "1003", "미매입"],
      ["2026-10-05", "바다", "9,000", "0", "1004", "승인"],
    ])
    expectEqual(found.amounts, [-43_000, -5_000, -7_000, -9_000])
  }

  @Test(arguments: ["수수료", "이자/수수료", "할부수수료/이자", "이자", "이자 및 수수료"])
  func `what a card takes on top of a part is an entry, whatever it is called`(_ fee: String) {
    let found = statement([
      ["이용일자", "가맹점", "이용금액", "개월", "회차", "원금", fee, "입금후잔액"],
      ["2026/01/04", "전자랜드", "1,200,000", "12", "3", "100,000", "12,000", "900,000"],
    ])
    expectEqual(found.amounts.sorted(), [-1_200_000, -12_000])
    // Without the number of the part it is of the month that the bill has.
    let other = statement([
      ["이용일자", "가맹점명", "이용금액", "할부개월", "결제원금", fee],
      ["2026.01.04", "하이마트", "300,000", "3", "100,000", "1,500"],
      ["2026.01.23", "스타벅스", "6,000", "", "6,000", "0"],
    ])
    expectEqual(
      other.entries.map { "\($0.entry.day.rawValue) \($0.entry.amount.amount)" }.sorted(),
      ["20260104 -1500", "20260104 -300000", "20260123 -6000"])
  }

  @Test func `a line of a fee alone counts once`() {
    for cells in [["0", "7,800", "7,800"], ["0", "7,800", "0"], ["", "7,800", "7,800"]] {
      let found = statement([
        ["거래일자", "가맹점명", "이용금액", "수수료", "청구금액"],
        ["2026-01-05", "이마트", "40,000", "0", "40,000"], ["2026-01-06", "리볼빙 이월수수료"] + cells,
      ])
      expectEqual(found.amounts, [-40_000, -7_800])
      expectEqual(found.invalidCount, 0)
    }
  }

  @Test(arguments: [("결제", "환불"), ("사용", "환불"), ("사용", "사용취소"), ("이용", "이용취소")])
  func `what came back of a voucher is no spending`(_ words: (String, String)) {
    let found = statement([
      ["거래일자", "거래구분", "가맹점명", "결제금액"], ["2026-01-07", words.0, "동네식당", "25,000"],
      ["2026-01-08", words.0, "빵집", "3,000"], ["2026-02-06", words.1, "동네식당", "25,000"],
    ])
    expectEqual(added(found), [-25_000, -3_000, 25_000])
    expectEqual(found.accountKind, .card)
    // Of one month both are left out.
    let same = statement([
      ["거래일자", "거래구분", "가맹점명", "결제금액"], ["2026-01-07", words.0, "동네식당", "25,000"],
      ["2026-01-08", words.0, "빵집", "3,000"], ["2026-01-09", words.1, "동네식당", "25,000"],
    ])
    expectEqual(added(same), [-3_000])
  }

  @Test func `a voucher may call what came back in several ways`() {
    let found = statement([
      ["거래일자", "거래구분", "가맹점명", "결제금액"], ["2026-01-07", "결제", "동네식당", "25,000"],
      ["2026-02-06", "환불", "동네식당", "25,000"], ["2026-01-05", "사용", "빵집", "15,000"],
      ["2026-01-06", "사용취소", "빵집", "15,000"],
    ])
    expectEqual(found.amounts.reduce(0, +), 0)
    expectEqual(found.invalidCount, 0)
  }

  @Test func `a cancellation may be a line with nothing but its amount`() {
    for amount in ["", "0"] {
      let found = statement([
        ["이용일자", "가맹점명", "승인금액", "취소금액"], ["2026-01-06", "식당", "15000", ""],
        ["2026-02-07", "식당", amount, "15000"],
      ])
      expectEqual(added(found), [-15_000, 15_000])
      expectEqual(found.invalidCount, 0)
    }
  }

  @Test func `a section below headings without a text has its own columns`() {
    let found = statement([
      ["롯데카드 이용대금명세서"], ["결제일: 2026.02.14"], ["[할부]"],
      ["이용일자", "이용가맹점", "이용금액", "할부기간", "회차", "원금", "수수료", "결제후잔액"],
      ["2025/12/05", "하이마트", "600,000", "6", "2", "100,000", "5,000", "400,000"],
      ["[단기카드대출(현금서비스)]"], ["이용일자", "이용구분", "이용일수", "이용금액", "수수료"],
      ["2026/01/10", "현금서비스", "30", "200,000", "3,000"],
    ])
    expectEqual(found.amounts.sorted(), [-600_000, -200_000, -5_000, -3_000])
  }

  @Test func `what a bill carries over is spent once`() {
    func bill(_ month: Int, _ lines: [[String]]) -> BankStatement {
      statement(
        [
          ["현대카드 이용대금명세서"], ["결제일", "2026년 0\(month)월 25일"],
          ["이용일", "이용가맹점", "이용금액", "할부/회차", "결제원금", "수수료(이자)", "결제후잔액"],
        ] + lines)
    }
    let january = bill(
      1,
      [
        ["2025년 12월 03일", "한강서점", "500,000", "", "500,000", "0", "0"],
        ["2026년 01월 25일", "이월금액", "-350,000", "", "-350,000", "0", "0"],
        ["총 합계", "", "", "", "150,000", "0", ""],
      ])
    expectEqual(january.amounts, [-500_000])
    expectEqual(january.leftOut.map(\.reason), [.carried, .total])
    for text in ["전월 이월금액", "전월 미결제금액", "리볼빙 이월잔액"] {
      let february = bill(
        2,
        [
          ["2026년 01월 05일", "이마트", "100,000", "", "100,000", "0", "0"],
          ["2026년 01월 25일", text, "350,000", "", "350,000", "5,000", "0"],
          ["총 합계", "", "", "", "450,000", "5,000", ""],
        ])
      expectEqual(february.amounts, [-100_000, -5_000])
      expectEqual(february.leftOut.map(\.reason), [.carried, .total])
      expectEqual(february.invalidCount, 0)
    }
  }

  @Test func `a fee may be all that a bill's line has`() {
    let found = statement([
      ["현대카드 이용대금명세서"], ["결제일", "2026년 02월 25일"],
      ["이용일", "이용가맹점", "이용금액", "할부/회차", "결제원금", "수수료(이자)", "결제후잔액"],
      ["2026년 01월 03일", "한강서점", "100,000", "", "100,000", "0", "0"],
      ["2026년 02월 14일", "일부결제금액이월약정 수수료", "", "", "0", "4,500", "0"],
      ["총 합계", "", "", "", "100,000", "4,500", ""],
    ])
    expectEqual(found.amounts, [-100_000, -4_500])
    // What points have paid is taken off.
    let points = statement([
      ["이용일자", "가맹점명", "이용금액", "할부/회차", "청구원금", "할부수수료", "포인트차감", "청구금액"],
      ["2026/01/03", "GS25", "5,000", "일시불", "5,000", "0", "1,000", "4,000"],
    ])
    expectEqual(points.amounts, [-5_000, 1_000])
  }

  @Test func `what a card has lent is called so, in whatever column`() {
    let found = statement([
      ["이용일자", "가맹점명", "이용구분", "이용금액", "수수료"],
      ["2026-01-03", "하나은행 ATM", "현금서비스", "200,000", "3,200"],
      ["2026-01-05", "이마트", "일시불", "40,000", "0"],
    ])
    expectEqual(found.amounts, [-200_000, -3_200, -40_000])
    expectEqual(found.entries.map(\.entry.bank?.kind), ["현금서비스", nil, nil])
  }

  @Test func `a payment that says that it was refunded did not stay`() {
    let found = statement([
      ["결제일시", "가맹점", "결제금액", "결제수단", "상태"],
      ["2026-01-07 10:00", "티켓링크", "25,000", "신한카드", "결제완료"],
      ["2026-01-08 10:00", "빵집", "3,000", "신한카드", "환불"],
    ])
    expectEqual(added(found), [-25_000])
  }

  @Test func `what was paid in the end is what a wallet has spent`() {
    let found = statement([
      ["결제일시", "가맹점", "상품명", "결제금액", "포인트 사용", "쿠폰할인", "실결제금액", "결제수단", "상태"],
      ["2026-01-02 10:00", "티켓링크", "공연", "50,000", "5,000", "3,000", "42,000", "우리카드", "결제완료"],
    ])
    expectEqual(found.amounts, [-42_000])
    expectEqual(found.accountKind, .wallet)
    // A card has parts of purchases there.
    let card = statement([
      ["이용일", "가맹점명", "이용금액", "할부개월", "실결제금액"], ["2026-01-02", "전자랜드", "300,000", "3", "100,000"],
    ])
    expectEqual(card.amounts, [-300_000])
  }

  @Test func `what a card takes for purchases abroad is a fee`() {
    let found = BankStatement.read([
      ["이용일", "가맹점명", "현지금액", "통화", "이용금액(원)", "해외이용수수료", "수수료", "승인번호"],
      ["2026-09-10", "AMAZON", "20.00", "USD", "26000", "260", "", "2003"],
      ["2026-09-11", "TOKYO RAMEN", "1,200", "JPY", "11100", "111", "9", "2004"],
    ])
    expectEqual(found.amounts, [-26_000, -260, -11_100, -120])
    expectEqual(found.entries[1].entry.text, "AMAZON 수수료")
  }
}
