import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// The balances of files decide: signs of corrections, what an account had before, and what has not happened.
@MainActor
struct JudgedBalanceTests {
  private func amounts(_ lines: [String]) -> [Int64] {
    let found = BankStatement.read(tableCells(lines))
    expectEqual(found.invalidLines.map(\.error), [], "\(lines)")
    #expect(!found.isKindUnclear && found.isFirstReceived == nil, "\(lines)")
    return found.entries.map(\.entry.amount.amount)
  }

  private func balance(_ files: [[String]], _ name: String = "국민은행") async throws -> Int64? {
    let books = HouseholdBooks()
    for (index, file) in files.enumerated() {
      try await books.bring(
        "\(index).csv",
        file.map { $0.replacing("|", with: ",") }.joined(separator: "\n"))
    }
    return try await books.balances()[name]
  }

  @Test func `a minus that alone stands in its column goes the way of the balances`() {
    let head = "거래일시|적요|출금액|입금액|잔액"
    let corrected = [
      "2026-10-25 10:00:00|GS25|3000|0|97000", "2026-10-25 11:00:00|이마트|3000|0|94000",
      "2026-10-26 10:05:00|입금취소|0|-50000|44000", "2026-10-27 10:00:00|GS25|1000|0|43000",
    ]
    let back = [
      "2026-10-25 10:00:00|급여|0|3000000|3100000", "2026-10-26 10:00:00|이마트취소|-4500|0|3104500",
      "2026-10-27 10:00:00|이자|0|100|3104600",
    ]
    let both = [
      "2026-10-25 10:00:00|취소|-500|0|10500", "2026-10-26 10:00:00|GS25|500|0|10000",
      "2026-10-27 10:00:00|이자정정|0|-500|9500",
    ]
    for (lines, expected) in [
      (corrected, [-3_000, -3_000, -50_000, -1_000]), (back, [3_000_000, 4_500, 100]),
      (both, [500, -500, -500] as [Int64]),
    ] {
      expectEqual(amounts([head] + lines), expected)
      expectEqual(amounts([head] + lines.reversed()), expected)
      let found = BankStatement.read(tableCells([head] + lines))
      #expect(found.isComplete && found.entries.allSatisfy { $0.entry.bank?.balance ?? 0 > 0 })
    }
    // A minus that only says again what its column does, also of an overdraft whose balances are what was drawn.
    expectEqual(
      amounts([
        head, "2026-10-25|A|-500|0|9500", "2026-10-26|B|0|300|9800", "2026-10-27|C|-100|0|9700",
      ]),
      [-500, 300, -100])
    expectEqual(
      amounts([head, "2026-10-25|A|-500||500", "2026-10-26|B|-300||800", "2026-10-27|C|-100||900"]),
      [-500, -300, -100])
  }

  nonisolated private static let printed = [
    "국민은행 거래내역", "거래일시|적요|출금액|입금액|잔액", "2026-10-01 10:00:00|GS25|1000|0|99000",
    "2026-10-02 10:00:00|이마트|3000|0|96000",
  ]
  nonisolated private static let older = [
    "국민은행 거래내역", "거래일시|적요|출금액|입금액", "2026-09-11 10:00:00|GS25|2000|0",
    "2026-09-22 10:00:00|급여|0|50000",
  ]

  @Test func `an older file without balances leaves what the bank has printed`() async throws {
    for files in [[Self.printed, Self.older], [Self.older, Self.printed], [Self.printed]] {
      try await expectEqual(balance(files), 96_000)
    }
    let first = ["국민은행 거래내역", "거래일시|적요|출금액|입금액", "2026-08-11 10:00:00|책|0|1000000"]
    for files in [
      [first, Self.printed, Self.older], [Self.older, first, Self.printed],
      [Self.printed, first, Self.older],
    ] {
      try await expectEqual(balance(files), 96_000)
    }
  }

  @Test func `a balance once a day says what the account had before the first`() async throws {
    let daily = [
      "국민은행 거래내역", "거래일|적요|출금액|입금액|잔액", "2026-10-01|A|1000||", "2026-10-01|B|2000||97000",
      "2026-10-02|C|500||", "2026-10-02|급여||50000|", "2026-10-02|D|700||145800",
    ]
    try await expectEqual(balance([daily]), 145_800)
    #expect(BankStatement.read(tableCells(daily)).isComplete)
    let once = [
      "국민은행 거래내역", "거래일시|적요|출금액|입금액|잔액", "2026-10-01 10:00|A|1000||", "2026-10-01 11:00|C|200||",
      "2026-10-02 10:00|D|100||8500",
    ]
    try await expectEqual(balance([once]), 8_500)
    try await expectEqual(
      balance([once, Array(daily.prefix(2)) + ["2026-10-03|E|500||8000"]]), 8_000)
  }

  @Test func `what the account had is known by a line that moves nothing`() {
    let lines = [
      "Date|Description|Amount|Running Bal.",
      "11/01/2026|Beginning balance as of 11/01/2026||100000",
      "11/15/2026|Zelle from KIM|50000|150000",
    ]
    expectEqual(amounts(lines), [50_000])
    expectEqual(
      BankStatement.read(tableCells(lines)).leftOut.map(\.reason), [.carried])
    expectEqual(
      amounts([
        "Beginning balance as of 11/01/2026||100000", "Date|Description|Amount|Running Bal.",
        "11/15/2026|KIM|50000|50000", "11/16/2026|LEE|10000|60000",
      ]), [-50_000, 10_000])
    let head = "거래일|내용|구분|금액|잔액"
    for (out, received) in [("송금", "수취"), ("사용", "자동충전"), ("이체출", "이체입")] {
      expectEqual(
        amounts([
          head, "2026-10-01|A|\(out)|1000|9000", "2026-10-02|B|\(received)|50000|59000",
          "2026-10-03|C|\(out)|2000|57000",
        ]), [-1_000, 50_000, -2_000], "\(out)")
    }
  }

  @Test func `what is left out behind the first entry does not say what the account had before`() {
    let head = "거래일자|적요|거래금액|잔액|처리상태"
    let rows = ["2026-11-02|월세|500000|1500000|정상", "2026-11-03|적금|500000|1000000|정상"]
    let last = "2026-11-05|이자|100|1000100|정상"
    for other in [
      "2026-11-04|쿠팡|1200000|1000000|잔액부족", "2026-11-04|메모|0|1000000|정상", "현재잔액|||1000000|",
    ] {
      for lines in [rows + [other, last], rows + [last, other]] {
        for lines in [lines, lines.reversed()] {
          let found = BankStatement.read(tableCells([head] + lines))
          expectEqual(found.entries.first?.entry.amount, Won(-500_000), "\(lines)")
          expectEqual(found.isFirstReceived, false)
          expectEqual(found.opening, Won(2_000_000))
        }
      }
    }
    let current = BankStatement.read(
      tableCells(["현재잔액|1000100", "최종잔액|1000000", head] + rows + [last]))
    expectEqual(current.isFirstReceived, false)
    // One before it does.
    let refused = "2026-11-01|쿠팡|1200000|1000000|잔액부족"
    for lines in [[refused] + rows + [last], [last] + rows.reversed() + [refused]] {
      expectEqual(amounts([head] + lines), [500_000, -500_000, 100])
    }
  }

  @Test func `others of its kind are no proof of which way the first amount went`() {
    func read(_ kinds: [String], _ balance: Int64) -> BankStatement {
      .read(
        tableCells([
          "거래일자|거래구분|적요|거래금액|잔액", "2026-11-02|\(kinds[0])|월세|300000|\(balance)",
          "2026-11-03|\(kinds[0])|회사|2000000|\(balance + 2_000_000)",
          "2026-11-04|\(kinds[1])|마트|20000|\(balance + 1_980_000)",
        ]))
    }
    for kinds in [["인터넷", "체크카드"], ["모바일이체", "카드"], ["모임정산", "장보기"]] {
      // It would have had less than nothing before.
      let few = read(kinds, 100_000)
      expectEqual(few.amounts, [-300_000, 2_000_000, -20_000], "\(kinds)")
      expectEqual(few.isFirstReceived, nil)
      expectEqual(few.opening, Won(400_000))
      expectEqual(read(kinds, 1_000_000).isFirstReceived, kinds[0] == "모임정산", "\(kinds)")
    }
  }

  @Test func `a line of no amount at the top is only left out where the balances go on from it`() {
    let head = "거래일자|적요|출금액|입금액|잔액"
    let rows = ["2026-11-02|커피|4500||95500", "2026-11-03|급여||1000000|1095500"]
    let kept = BankStatement.read(tableCells([head, "2026-11-01|이자|0|0|100000"] + rows))
    expectEqual(kept.leftOut.map(\.reason), [.unmoved])
    for lines in [
      [head, "2026-11-01|이자|0|0|99999999"] + rows,
      [head, "2026-11-03|통장정리|0|0|99999999"] + rows.reversed(),
    ] {
      let found = BankStatement.read(tableCells(lines))
      expectEqual(found.invalidLines.map(\.number), [2])
      #expect(found.leftOut.isEmpty)
    }
  }

  @Test func `what is written is not turned round, and what was there before gives the balance`() {
    expectEqual(amounts(["거래일|적요|거래금액|잔액", "2026-10-01|책|-500|500"]), [-500])
    let before = BankStatement.read(
      tableCells(["거래일|적요|출금액|입금액|거래전잔액", "2026-10-01|책|500||9000", "2026-10-02|책|500||8500"]))
    expectEqual(before.entries.map(\.entry.bank?.balance), [8_500, 8_000])
    expectEqual(
      amounts([
        "Buchungstag|Text|Betrag|Währung", "2026-10-01|A|-54.000|KRW", "2026-10-02|B|500.000|KRW",
      ]),
      [-54_000, 500_000])
  }

  @Test func `entries two rows high are one each where most cells are over both rows`() {
    func lines(_ heads: [String], _ pairs: [[String]]) -> [String] { heads + pairs.flatMap(\.self) }
    let stacked = lines(
      ["거래일시|적요|출금금액|잔액", "거래일시|적요|입금금액|잔액"],
      [
        ["2026-10-01 10:00|A|1,000|9,000", "2026-10-01 10:00|A||9,000"],
        ["2026-10-02 10:00|급여||3,009,000", "2026-10-02 10:00|급여|3,000,000|3,009,000"],
        ["2026-10-03 10:00|B|2,000|3,007,000", "2026-10-03 10:00|B|0|3,007,000"],
      ])
    expectEqual(amounts(stacked), [-1_000, 3_000_000, -2_000])
    #expect(BankStatement.read(tableCells(stacked)).isComplete)
    let branches = lines(
      ["거래일시|적요|출금금액", "거래일시|거래점|입금금액"],
      [
        ["2026-10-01 10:00|A|1,000", "2026-10-01 10:00|강남|"],
        ["2026-10-02 10:00|급여|", "2026-10-02 10:00|본점|3,000,000"],
      ])
    let found = BankStatement.read(tableCells(branches))
    expectEqual(found.amounts, [-1_000, 3_000_000])
    expectEqual(found.entries.map(\.entry.text), ["A", "급여"])
    // A heading over two columns is no such pair.
    expectEqual(
      amounts([
        "거래일|적요|거래금액|거래금액|잔액", "거래일|적요|출금|입금|잔액", "2026-10-01|A|1,000||9,000",
        "2026-10-01|A|1,000||8,000",
      ]), [-1_000, -1_000])
  }

  @Test(arguments: ["출금가능금액", "출금가능잔액", "Available Balance", "Available bal."])
  func `what may be spent is the balance where nothing else is`(_ heading: String) {
    let rows = [
      "2026-11-01|이자|1000|101000", "2026-11-02|커피|4500|96500", "2026-11-03|급여|1000000|1096500",
    ]
    expectEqual(
      amounts(["거래일|적요|거래금액|\(heading)", "2026-10-31|책|150000|100000"] + rows).suffix(3),
      [1_000, -4_500, 1_000_000])
    // Beside a limit it is more than that.
    let limited = BankStatement.read(
      tableCells(["거래일|적요|출금액|입금액|\(heading)|한도", "2026-11-02|커피|4500||96500|1000000"]))
    #expect(limited.entries.allSatisfy { $0.entry.bank?.balance == nil })
  }
}
