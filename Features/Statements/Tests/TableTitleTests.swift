import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// What stands above further tables of a bill, and what sheets are called.
struct TableTitleTests {
  private let head = "이용일|가맹점명|이용금액"
  private let purchases = ["2026-10-01|A|3000", "2026-10-02|B|1000"]

  private func bill(_ lines: [String]) -> BankStatement {
    .read(tableCells(["신한카드 이용대금명세서", "이용내역", head] + purchases + lines))
  }

  private func sheets(_ sheets: [(String, [String])], all: Bool = false) -> BankStatement {
    let tables = sheets.map { name, lines in
      FileTable(
        name: name,
        rows: tableCells(lines).enumerated().map { FileRow(number: $0 + 1, cells: $1) })
    }
    let found = BankStatement.read(tables, mapping: nil)
    guard all else { return found }
    var mapping = ColumnMapping()
    mapping.sheet = .all
    return BankStatement.read(tables, mapping: mapping)
  }

  @Test(arguments: [
    ("취소/환불 내역", -3_000), ("취소내역", -3_000), ("[승인취소 내역]", -3_000), ("2. 취소내역 (1건)", -3_000),
    ("승인거절내역", -4_000), ("할부내역", -5_000), ("승인/취소 내역", -5_000), ("이용취소내역", -3_000),
  ])
  func `a title says what became of the lines below`(title: String, sum: Int) {
    let found = bill([title, head, "2026-10-02|B|1000"])
    expectEqual(found.amounts.reduce(0, +), Int64(sum))
    #expect(found.invalidCount == 0)
    // With a minus it says it itself.
    if sum == -3_000 {
      expectEqual(bill([title, head, "2026-10-02|B|-1000"]).amounts.reduce(0, +), -3_000)
    }
    // Below the next title there are purchases again.
    let more = bill([title, head, "2026-10-02|B|1000", "해외이용내역", head, "2026-10-05|C|500"])
    expectEqual(more.amounts.reduce(0, +), Int64(sum - 500))
  }

  @Test func `what is not billed yet is pending`() {
    let found = bill(["미청구내역", head, "2026-10-03|C|700"])
    expectEqual(found.entries.map { $0.entry.bank?.isPending ?? false }, [false, false, true])
  }

  @Test func `a title says which way the money went`() {
    let head = "거래일|적요|금액"
    let lines = ["입금내역", head, "2026-10-01|급여|3000", "출금내역", head, "2026-10-02|B|500"]
    let found = BankStatement.read(tableCells(lines))
    expectEqual(found.amounts, [3_000, -500])
    #expect(!found.isKindUnclear)
    let both = sheets([("입금", Array(lines[1...2])), ("출금", Array(lines[4...5]))])
    expectEqual(both.amounts, [3_000, -500])
    #expect(!both.isSheetUnclear && !both.isKindUnclear)
  }

  @Test(arguments: [
    (["연회비", "청구일|구분|청구금액", "2026-10-05|연회비|10000"], -10_000),
    (["환불내역", "환불일|가맹점명|환불금액", "2026-10-05|C|700"], 700),
    (["환불내역", "환불일|가맹점명|환불금액", "2026-10-05|C|-700"], 700),
    (["승인취소", "취소일|가맹점명|취소금액", "2026-10-02|B|1000"], 1_000),
    (["입금내역", "입금일|입금구분|입금금액", "2026-10-05|자동이체|4000"], 4_000),
    (["선결제내역", "결제일|구분|결제금액", "2026-10-05|즉시결제|1000"], 1_000),
    (["할인내역", "이용일|가맹점명|할인금액", "2026-10-01|A|300"], 300),
  ])
  func `a further table has its lines whatever it calls them`(lines: [String], sum: Int) {
    let found = bill(lines)
    expectEqual(found.amounts.reduce(0, +), Int64(-4_000 + sum))
    #expect(found.invalidCount == 0)
  }

  @Test func `a payment before the bill came to the card where it is the only table, too`() {
    let found = BankStatement.read(
      tableCells(["신한카드", "선결제내역", "결제일자|구분|결제금액", "2026-10-05|즉시결제|1000"]))
    expectEqual(found.amounts, [1_000])
  }

  @Test func `a sheet of what was cancelled takes it back`() {
    let approved = [head, "2026-10-01|A|1000", "2026-10-03|C|5000"]
    for day in ["2026-10-01", "2026-10-02"] {
      let found = sheets([("승인", approved), ("취소", [head, "\(day)|A|1000"])])
      #expect(!found.isSheetUnclear)
      expectEqual(found.amounts.reduce(0, +), -5_000)
    }
    let four = sheets([
      ("일시불", approved), ("할부", [head, "2026-10-04|D|300"]), ("현금서비스", [head, "2026-10-05|E|400"]),
      ("취소", [head, "2026-10-03|C|5000"]),
    ])
    expectEqual(four.amounts.reduce(0, +), -1_700)
  }

  @Test func `sheets that are called like accounts are not one`() {
    let head = "거래일시|적요|출금|입금|잔액"
    let found = sheets([
      ("급여통장", [head, "2026-10-01|A|1000||9000", "2026-10-05|B|1000||8000"]),
      ("생활통장", [head, "2026-10-12|A|1000||50000", "2026-10-13|B|1000||49000"]),
    ])
    #expect(found.isSheetUnclear)
    let single = sheets([
      ("급여통장", [head, "2026-10-01|A|1000||9000"]), ("생활통장", [head, "2026-10-12|A|1000||49000"]),
    ])
    #expect(single.isSheetUnclear)
    let cards = sheets([
      ("신한카드", [self.head, "2026-10-01|A|1000"]), ("국민카드", [self.head, "2026-10-12|B|1000"]),
    ])
    #expect(cards.isSheetUnclear)
    // Months of one account have gaps.
    let months = sheets([
      ("10월", [head, "2026-10-01|A|1000||9000"]), ("12월", [head, "2026-12-12|A|1000||49000"]),
    ])
    #expect(!months.isSheetUnclear)
    let one = sheets([
      ("상반기", [head, "2026-06-01|A|1000||9000"]), ("하반기", [head, "2026-10-12|A|1000||8000"]),
    ])
    #expect(!one.isSheetUnclear)
  }

  @Test func `lines of a heading and of its cells are columns`() {
    let found = BankStatement.read([
      ["거래일시", "적요", "출금금액\n입금금액", "잔액\n거래점"], ["2026-10-01", "A", "1,000\n", "9,000\n본점"],
      ["2026-10-02", "급여", "\n3,000,000", "3,009,000\n본점"],
      ["2026-10-03", "C", "2,000\n", "3,007,000\n본점"],
    ])
    expectEqual(found.amounts, [-1_000, 3_000_000, -2_000])
    #expect(found.isComplete && found.chain.closing == Won(3_007_000))
    let plain = BankStatement.read([
      ["거래일시", "적요", "출금\n입금"], ["2026-10-01", "A", "1,000\n"],
      ["2026-10-02", "급여", "\n3,000,000"],
    ])
    expectEqual(plain.amounts, [-1_000, 3_000_000])
    // A break within a heading is none between two.
    let one = BankStatement.read([
      ["이용일", "이용\n가맹점", "이용\n금액"], ["2026-10-01", "스타벅스\n강남점", "1,000"],
      ["2026-10-02", "B\nC", "500"],
    ])
    expectEqual(one.amounts, [-1_000, -500])
  }
}
