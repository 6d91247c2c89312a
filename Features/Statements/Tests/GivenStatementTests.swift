import Expectations
import LedgerDomain
import Log
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

/// Files as banks, cards and wallets give them, and what comes in.
struct GivenStatementTests {
  private let folder = TemporaryFolder()

  private func read(
    _ text: String, _ change: (inout ColumnMapping) -> Void = { _ in }
  ) async throws -> BankStatement {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/a.csv")
    let files = FileStatements(log: .none)
    let found = try await files.read(
      "\(folder.path)/a.csv", mapping: nil, .silent, within: 0...1_000)
    var mapping = found.mapping
    change(&mapping)
    guard mapping != found.mapping else { return found }
    return try await files.read(
      "\(folder.path)/a.csv", mapping: mapping, .silent, within: 0...1_000)
  }

  @Test func `a column that says 입금 or 출금 gives amounts their signs`() async throws {
    let dc = try await read(
      """
      거래일시,구분,거래금액,거래 후 잔액,적요,메모
      2026.11.02 09:00:00,출금,"5,000","95,000",한강서점,
      2026.11.03 09:00:00,입금,"20,000","115,000",하늘상사,
      2026.11.04 09:00:00,출금,"7,000","108,000",남산식당,
      """)
    expectEqual(dc.amounts, [-5_000, 20_000, -7_000])
    expectEqual(dc.opening, Won(100_000))
    expectEqual(dc.kind, nil)
    #expect(dc.isComplete)
  }

  @Test func `merchants and instalments make a card of a file`() async throws {
    let shop = try await read(
      """
      거래일자,가맹점명,거래금액,할부개월
      2026-11-02,한강서점,"18,000",일시불
      2026-11-03,남산식당,"24,500",일시불
      2026-11-04,푸른가전,"90,000",3
      """)
    let pay = try await read(
      """
      결제일시,가맹점명,결제금액,결제수단,상태
      2026-11-02 10:00,한강서점,"18,000",푸른카드,결제완료
      2026-11-03 10:00,남산식당,"24,500",푸른카드,결제완료
      """)
    let used = try await read(
      """
      사용일자,가맹점명,사용금액,구분
      2026-11-02,한강서점,"18,000",국내
      2026-11-03,남산식당,"24,500",국내
      """)
    expectEqual(shop.amounts, [-18_000, -24_500, -90_000])
    expectEqual(pay.amounts, [-18_000, -24_500])
    expectEqual(used.amounts, [-18_000, -24_500])
    for file in [shop, pay, used] {
      expectEqual(file.kind, .card)
      #expect(!file.isKindUnclear)
    }
  }

  @Test func `one question is asked where a plus may be either`() async throws {
    let amex = try await read(
      """
      Date,Description,Amount
      11/20/2026,HARBOUR BOOKS,18000
      11/21/2026,HARBOUR COFFEE,4500
      11/25/2026,ONLINE PAYMENT - THANK YOU,-22500
      """)
    expectEqual(amex.amounts, [-18_000, -4_500, 22_500])
    expectEqual(amex.kind, .card)
    #expect(amex.isKindUnclear)
  }

  @Test func `the bank names the number, the holder and the period`() async throws {
    let tossliving = try await read(
      """
      토스뱅크 거래내역
      성명,김하늘
      계좌번호,1000-1111-2222
      조회기간,2026.11.01 ~ 2026.11.30

      거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
      2026.11.02 17:52:10,한강서점,체크카드결제,,,"-18,000","482,000",
      2026.11.04 00:00:01,이자,이자입금,,,120,"482,120",
      """)
    expectEqual(tossliving.bank, "토스뱅크")
    expectEqual(tossliving.accountNumber, "1000-1111-2222")
    expectEqual(tossliving.holder, "김하늘")
    expectEqual(tossliving.amounts, [-18_000, 120])
    expectEqual(tossliving.opening, Won(500_000))
  }

  @Test func `won come from their own column`() async throws {
    let fx = try await read(
      """
      이용일자,이용가맹점,통화,이용금액,원화금액
      2026-11-02,CLOUD BOX,USD,12.99,"18,210"
      2026-11-03,한강서점,KRW,"18,000","18,000"
      2026-11-04,TOKYO RAMEN,JPY,"1,200","11,100"
      """)
    expectEqual(fx.amounts, [-18_210, -18_000, -11_100])
  }

  @Test func `what a card collects over months is a purchase, or a part of the bill`() async throws
  {
    let text =
      """
      결제일,2026년 11월 25일
      이용일,이용카드,이용가맹점,이용금액,할부/회차,적립/할인율(%),예상적립/할인,결제원금,결제후잔액,수수료(이자)
      2026년 11월 03일,M 본인,한강서점,,,1,180,"18,000",0,0
      2026년 10월 05일,M 본인,푸른가전,"600,000",6/2,1,0,"100,000","400,000",0
      2026년 11월 09일,M 본인,바다여행 취소,,,1,0,"-24,500",0,0
      총 합계,,,,,,,"93,500",,
      """
    let hyundai = try await read(text)
    expectEqual(hyundai.amounts, [-18_000, -600_000, 24_500])
    expectEqual(hyundai.entries.map(\.entry.day.rawValue), [2026_11_03, 2026_10_05, 2026_11_09])
    #expect(hyundai.hasInstalments)
    let payday = try #require(Day(rawValue: 2026_11_25))
    let second = Instalment(months: 6, number: 2, principal: Won(100_000), payday: payday)
    expectEqual(hyundai.entries.map { $0.entry.bank?.instalment }, [nil, second, nil])
    expectEqual(hyundai.invalidCount, 0)
    expectEqual(hyundai.leftOut.map(\.reason), [.total])
    let billed = try await read(text) { $0.isAsBilled = true }
    expectEqual(billed.amounts, [-18_000, -100_000, 24_500])
    #expect(billed.entries.allSatisfy { $0.entry.day.rawValue == 2026_11_25 })
    expectEqual(billed.entries.map { $0.entry.bank?.instalment }, [nil, second, nil])
  }

  @Test func `a card's fee is an entry of its own in the period of its bill`() async throws {
    func bill(_ month: Int, _ part: Int, _ fee: String) -> String {
      """
      결제일,2026년 \(month)월 25일
      이용일,이용카드,이용가맹점,이용금액,할부/회차,결제원금,결제후잔액,수수료(이자)
      2026년 08월 31일,M 본인,푸른가전,"600,000",6/\(part),"100,000","400,000","\(fee)"
      2026년 \(month - 1)월 20일,M 본인,현금서비스,"50,000",,"50,000",0,"1,250"
      2026년 \(month - 1)월 28일,M 본인,한강서점,,,"18,000",0,0
      """
    }
    let november = try await read(bill(11, 3, "4,100"))
    let fees = november.entries.map(\.entry).filter { $0.text.hasSuffix("수수료") }
    expectEqual(fees.map(\.text), ["푸른가전 수수료", "현금서비스 수수료"])
    expectEqual(fees.map(\.amount), [Won(-4_100), Won(-1_250)])
    expectEqual(fees.map(\.day.rawValue), [2026_10_31, 2026_10_20])
    #expect(fees.allSatisfy { $0.bank == nil })
    expectEqual(november.amounts.reduce(0, +), -673_350)
    expectEqual(november.invalidCount, 0)
    // An equal fee of the next bill is another entry.
    let december = try await read(bill(12, 4, "4,100"))
    #expect(december.entries.map(\.entry.day.rawValue).contains(2026_11_30))
    // As billed, all has the day of the bill.
    let billed = try await read(bill(11, 3, "4,100")) { $0.isAsBilled = true }
    expectEqual(billed.amounts.sorted(), [-100_000, -50_000, -18_000, -4_100, -1_250])
    #expect(billed.entries.allSatisfy { $0.entry.day.rawValue == 2026_11_25 })
    // Where the line does not say which part the bill has, the day of the bill does.
    let unknown = try await read(bill(11, 3, "4,100").replacing("6/3", with: "6"))
    let days = unknown.entries.map(\.entry).filter { $0.text.hasSuffix("수수료") }.map(\.day.rawValue)
    expectEqual(days, [2026_10_31, 2026_10_20])
    // It is an account that took a fee, and no balance says whether it is in the amount.
    let bank = try await read(
      "거래일,적요,출금액,입금액,잔액,수수료\n2026-11-02,이체,\"10,000\",0,\"90,000\",500\n")
    expectEqual(bank.amounts, [-10_000])
  }

  @Test func `a bill with nothing but its parts has the whole purchase`() async throws {
    for (headings, parts) in [
      ("이용일자,가맹점명,할부개월,회차,결제원금", ["일시불,", "6,2", "3,1"]),
      ("이용일,이용가맹점,할부회차,청구금액", ["", "6/2", "1/3"]),
      ("이용일,이용하신 가맹점,할부/회차,원금", ["일시불", "2회/6개월", "3개월/1회"]),
    ] {
      let text =
        ["결제일,2026년 11월 25일", headings]
        + zip(
          ["2026.11.03,한강서점", "2026.10.05,푸른가전", "2026.10.09,하늘가구"],
          zip(parts, [18_000, 100_000, 30_000])
        )
        .map { "\($0),\($1.0),\($1.1)" }
      let bill = try await read(text.joined(separator: "\n") + "\n")
      expectEqual(bill.amounts.sorted(), [-600_000, -90_000, -18_000], "\(headings)")
      let payday = try #require(Day(rawValue: 2026_11_25))
      expectEqual(
        bill.entries.sorted { $0.entry.amount < $1.entry.amount }.map { $0.entry.bank?.instalment },
        [
          Instalment(months: 6, number: 2, principal: Won(100_000), payday: payday),
          Instalment(months: 3, number: 1, principal: Won(30_000), payday: payday), nil,
        ], "\(headings)")
      let billed = try await read(text.joined(separator: "\n") + "\n") { $0.isAsBilled = true }
      expectEqual(billed.amounts.sorted(), [-100_000, -30_000, -18_000], "\(headings)")
    }
  }

  @Test func `approvals say over how many months`() async throws {
    let shop = try await read(
      "거래일자,가맹점명,거래금액,할부개월\n2026-11-02,한강서점,18000,일시불\n2026-11-03,남산식당,24500,00\n"
        + "2026-11-04,푸른가전,90000,3\n2026-11-05,하늘가구,90000,3개월\n2026-11-05,구름빵집,4000,1\n")
    expectEqual(
      shop.entries.map { $0.entry.bank?.instalment },
      [nil, nil, Instalment(months: 3), Instalment(months: 3), nil])
  }

  @Test func `what the bank calls an entry stands in for a name, and the memo is the note`()
    async throws
  {
    let kbank = try await read(
      """
      거래일시,거래구분,입금금액,출금금액,잔액,상대 예금주명,상대 은행,상대 계좌번호,메모
      2026.11.02 09:10:11,체크카드,,"5,000","95,000",한강서점,,,
      2026.11.03 09:10:11,타행이체,"20,000",,"115,000",이바다,한빛은행,111-222,점심값
      2026.11.04 00:01:00,이자,"120",,"115,120",,,,
      """)
    let nh = try await read(
      """
      순번,거래일자,출금금액,입금금액,거래후잔액,거래내용,거래기록사항,거래점,거래시간,이체메모
      1,2026/11/04,0,"120","115,120",이자,,000001,00:01:00,
      2,2026/11/03,0,"20,000","115,000",타행이체,이바다,000001,09:10:11,점심값
      3,2026/11/02,"5,000",0,"95,000",체크카드,한강서점,000001,09:10:11,
      합계,,"5,000","20,120",,,,,,
      """)
    for file in [kbank, nh] {
      expectEqual(file.amounts, [-5_000, 20_000, 120])
      expectEqual(file.entries.map(\.entry.text), ["한강서점", "이바다", "이자"])
      expectEqual(file.entries.map(\.entry.note), ["", "점심값", ""])
      expectEqual(file.opening, Won(100_000))
      expectEqual(file.invalidCount, 0)
    }
    expectEqual(nh.leftOut.map(\.reason), [.total])
  }

  @Test func `two tables of one file are both read`() async throws {
    let sections = try await read(
      """
      국내이용내역
      이용일,가맹점명,이용금액,승인번호
      2026-11-02,한강서점,"18,000",1001
      2026-11-03,남산식당,"24,500",1002
      소계,,"42,500",
      해외이용내역
      이용일,가맹점명,현지금액,통화,원화금액
      2026-11-04,TOKYO RAMEN,"1,200",JPY,"11,100"
      2026-11-05,CLOUD BOX,13,USD,"18,210"
      """)
    expectEqual(sections.amounts, [-18_000, -24_500, -11_100, -18_210])
    expectEqual(sections.invalidCount, 0)
    expectEqual(sections.leftOut.map(\.reason), [.total, .remark])
  }

  @Test func `a heading that begins with 이용 makes no card of an account`() async throws {
    let office = try await read(
      """
      거래일시,적요,거래금액,거래 후 잔액,이용점
      2026-11-01 09:00:00,급여,3000000,3000000,본점
      2026-11-02 09:00:00,이자,1000,3001000,본점
      2026-11-03 09:00:00,환급,50000,3051000,본점
      2026-11-04 09:00:00,한강분식,-4500,3046500,본점
      """)
    expectEqual(office.amounts, [3_000_000, 1_000, 50_000, -4_500])
    expectEqual(office.opening, .zero)
    expectEqual(office.kind, nil)
  }
}
