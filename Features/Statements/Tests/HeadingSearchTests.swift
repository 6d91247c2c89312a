import Dispatch
import Expectations
import Storage
import Testing

@testable import StatementsDomain

/// How much of a table is looked at for its headings.
struct HeadingSearchTests {
  private func rows(_ count: Int, _ cells: (Int) -> [String]) -> [FileRow] {
    (0..<count).map { FileRow(number: $0 + 1, cells: cells($0)) }
  }

  private static let headings = ["거래일", "적요", "출금액", "입금액"]

  @Test func `lines without the name of a day are no headings, and are not tried`() {
    for cells in [
      ["2026-11-01", "책", "-1"], ["메뉴", "예금", "대출"], ["123456", "7", "9"], ["", "", ""],
      ["금액", "잔액", "적요"],
    ] {
      let found = HeadingSearch(in: rows(20_000) { _ in cells })
      #expect((found.place, found.tried) == (nil, 0), "\(cells)")
    }
  }

  @Test func `headings are found after any number of other lines`() {
    let found = HeadingSearch(in: rows(20_000) { $0 == 19_000 ? Self.headings : ["안내", "\($0)"] })
    #expect((found.place, found.tried) == (19_000, 1))
  }

  @Test func `so many lines are tried that have the name of a day`() {
    let found = HeadingSearch(in: rows(20_000) { _ in ["거래일", "적요"] })
    #expect((found.place, found.tried) == (nil, HeadingSearch.limit))
  }

  @Test func `names of days are known whatever else a heading has`() {
    for name in ["날짜", "거래 일시", "이용일자(시간)", "Transaction Date", "ＤＡＴＥ", "승인\n일자"] {
      #expect(ColumnMapping.namesDay(name), "\(name)")
    }
    for name in [
      "", "20261101", "2026-11-01", "금액", "생년월일", String(repeating: "가", count: 99) + "일자",
    ] {
      #expect(!ColumnMapping.namesDay(name), "\(name)")
    }
  }

  @Test
  func `each sheet of a file is looked through once, and nothing more once that is cancelled`()
    async
  {
    let sheet = FileTable(rows: rows(31) { $0 == 30 ? Self.headings : ["거래일", "적요"] })
    expectEqual(BankStatement.read([sheet], mapping: nil).columns, Self.headings)
    let found = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return (
        HeadingSearch(in: sheet.rows).tried, BankStatement.read([sheet], mapping: nil).columns
      )
    }.value
    #expect(found.0 == 0 && found.1.isEmpty)
  }

  @Test func `after too many lines like headings, what follows is told as not understood`() {
    let line = ["거래일", "구분", "메모"]
    let entries = [Self.headings, ["2026-11-01", "책", "1", ""]]
    func lines(_ count: Int) -> [[String]] {
      entries + (0..<count).map { line + ["\(["가", "나"][$0 % 2])"] }
        + [Self.headings, ["2026-11-02", "빵", "2", ""]]
    }
    let few = BankStatement.read(lines(20))
    expectEqual(few.amounts, [-1, -2])
    let many = BankStatement.read(lines(3 * HeadingSearch.limit))
    expectEqual(many.amounts, [-1])
    #expect(many.hasUnread)
  }

  @Test func `tasks of the same executor go on while long work is done`() async {
    let (queue, gate, began) = (
      OneQueue(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let long = Task(executorPreference: queue) {
      await LongWork.apart { hold(gate, telling: began) }
      return true
    }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "began").async {
        began.wait()
        continuation.resume()
      }
    }
    // It would never end behind that.
    await Task(executorPreference: queue) {}.value
    gate.signal()
    #expect(await long.value)
  }
}

private func hold(_ gate: DispatchSemaphore, telling began: DispatchSemaphore) {
  began.signal()
  gate.wait()
}

/// Runs one job after another, as the program does.
private final class OneQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "one")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
