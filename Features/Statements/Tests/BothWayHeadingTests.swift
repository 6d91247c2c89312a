import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Headings of one column of amounts that name both ways, and columns of balances that are something else.
struct BothWayHeadingTests {
  private func read(_ lines: [String]) -> BankStatement { .read(tableCells(lines)) }

  @Test(arguments: [
    "입출금액", "입출금금액", "입/출금액", "입·출금액", "입출금내역금액", "출금액/입금액", "입금액/출금액", "출금/입금 금액", "출입금액",
    "입금(출금)금액", "출금(입금)", "지급(입금)금액", "출금금액(입금금액)", "Debit(Credit)", "출금액\n입금액",
  ])
  func `a heading that names both ways says neither`(heading: String) {
    let signed = read([
      "거래일시|적요|\(heading)|잔액", "2026-10-01 10:00|급여|3,000,000|3,009,000",
      "2026-10-02 10:00|B|-500|3,008,500", "2026-10-03 10:00|C|-1,000|3,007,500",
    ])
    expectEqual(signed.amounts, [3_000_000, -500, -1_000])
    #expect(signed.isComplete && signed.accountKind != .card && !signed.isKindUnclear)
    expectEqual(signed.chain.closing, Won(3_007_500))
    let plain = read(["거래일시|적요|\(heading)", "2026-10-01|급여|3,000,000", "2026-10-02|B|500"])
    #expect(plain.isKindUnclear)
    let judged = read([
      "거래일시|적요|\(heading)|잔액", "2026-10-01|A|1,000|9,000", "2026-10-02|B|500|9,500",
      "2026-10-03|C|500|9,000",
    ])
    expectEqual(judged.amounts.dropFirst(), [500, -500])
    #expect(judged.isFirstReceived != nil)
  }

  @Test func `what only sounds like both is one of them`() {
    for (heading, amount) in [("거래금액(출금)", -500), ("매입금액", -500), ("입금액(원)", 500)] {
      let found = read([
        "거래일시|적요|\(heading)|잔액", "2026-10-01|A|500|\(10_000 + amount)",
        "2026-10-02|B|500|\(10_000 + 2 * amount)",
      ])
      expectEqual(found.amounts, [Int64(amount), Int64(amount)])
    }
  }

  @Test func `what is left of a purchase over months is no balance`() {
    let head = "이용일자|가맹점|이용금액|할부개월|회차|원금|수수료|잔액"
    for blank in ["0", ""] {
      let found = read([
        "KB국민카드 이용대금명세서", head, "2026-09-05|하이마트|300000|3|2|100000|1200|100000",
        "2026-10-01|쿠팡|12000|||12000|0|\(blank)", "2026-10-05|GS25|3000|||3000|0|\(blank)",
      ])
      expectEqual(found.chain.count, 0)
      expectEqual(found.amounts.reduce(0, +), -316_200)
      expectEqual(found.accountKind, .card)
    }
    let short = read([
      "카드이용내역", "이용일자|가맹점|이용금액|할부|잔액", "2026-10-01|쿠팡|12000||0",
      "2026-10-02|하이마트|300000|3|200000", "2026-10-05|GS25|3000||0",
    ])
    expectEqual(short.chain.count, 0)
    // Those of an account follow from row to row.
    let account = read([
      "이용일자|가맹점|이용금액|할부|잔액", "2026-10-01|쿠팡|12000||88000", "2026-10-02|하이마트|3000||85000",
      "2026-10-05|GS25|5000||80000",
    ])
    expectEqual(account.chain.closing, Won(80_000))
  }

  @Test(arguments: [
    "거래전잔액", "거래 전 잔액", "거래이전잔액", "직전잔액", "전일잔액", "변경전잔액", "이체전잔액", "출금전잔액", "전잔액", "잔액(거래전)",
    "이전잔액", "Previous Balance", "Opening Balance", "Starting Balance", "Beginning Balance",
    "Balance before",
  ])
  func `what there was before an entry is not what there is after it`(heading: String) {
    let found = read([
      "국민은행", "거래일시|적요|출금액|입금액|\(heading)", "2026-10-01 10:00|A|1000||10,000",
      "2026-10-02 10:00|B||3000|9,000", "2026-10-03 10:00|C|500||12,000",
    ])
    expectEqual(found.amounts, [-1_000, 3_000, -500])
    #expect(found.isComplete && found.opening == Won(10_000))
    expectEqual(found.chain.closing, Won(11_500))
    // Newest first, and by a sign.
    let back = read([
      "거래일시|적요|거래금액|\(heading)", "2026-10-03 10:00|C|-500|12,000",
      "2026-10-02 10:00|B|3000|9,000", "2026-10-01 10:00|A|-1000|10,000",
    ])
    #expect(back.isComplete && back.chain.closing == Won(11_500))
  }

  @Test func `balances that go before the amounts are found by these`() {
    let lines = [
      "2026-10-01|A|1000||10,000", "2026-10-02|B||3000|9,000", "2026-10-03|C|500||12,000",
    ]
    let found = read(["거래일|적요|출금액|입금액|잔액"] + lines)
    #expect(found.isComplete && found.chain.closing == Won(11_500))
    // A wallet's own, and those after the entries, are what they were.
    for heading in ["충전잔액", "거래후잔액", "잔액"] {
      let after = read([
        "거래일|적요|출금액|입금액|\(heading)", "2026-10-01|A|1000||9,000", "2026-10-02|B||3000|12,000",
        "2026-10-03|C|500||11,500",
      ])
      #expect(after.isComplete && after.chain.closing == Won(11_500))
    }
  }

  @Test func `a merged balance stands in the first of two rows alone`() {
    let found = read([
      "거래일시|적요|출금금액|잔액", "거래일시|적요|입금금액|잔액", "2026-10-01|급여||3,009,000", "2026-10-01|급여|3,000,000|",
      "2026-10-02|B|1,000|3,008,000", "2026-10-02|B||",
    ])
    expectEqual(found.amounts, [3_000_000, -1_000])
    expectEqual(found.chain.closing, Won(3_008_000))
  }
}
