import Expectations
import LedgerDomain
import Time

/// A year of an account as its bank has it, and files of parts of it in the forms of several banks.
struct AccountYear {
  struct Row: Hashable {
    let day: Day
    let second: Int
    let amount: Int64
    let balance: Int64
    let text: String
  }

  /// How a file is written.
  enum Form: CaseIterable {
    case columns, newestFirst, signed, directed, eachDayReversed
  }

  let opening: Int64
  private(set) var rows: [Row] = []

  init(seed: UInt64, opening: Int64) {
    var random = SplitMix(seed: seed)
    self.opening = opening
    var balance = opening
    var day = Day(year: 2025, month: 12, day: 1)
    while let today = day, today.rawValue < 2026_12_01 {
      var second = 0
      for number in 0..<Int.random(in: 0...4, using: &random) {
        let isIncome = balance < 200_000 || Int.random(in: 0..<5, using: &random) == 0
        let amount = Int64.random(in: 1_000...90_000, using: &random) * (isIncome ? 3 : -1)
        balance += amount
        second += Int.random(in: 1...18_000, using: &random)
        // Equal payments of one day are two.
        let text = "가게 \(Int.random(in: 1...9, using: &random))"
        rows.append(
          Row(
            day: today, second: second, amount: amount, balance: balance, text: "\(text) \(number)")
        )
      }
      day = today.advanced(by: Int.random(in: 1...3, using: &random))
    }
  }

  /// The text of a file with these rows; `header` stands before the headings.
  static func file(_ rows: [Row], _ form: Form, hasTimes: Bool, header: String = "") -> String {
    func time(_ row: Row) -> String {
      let parts = [row.second / 3_600, row.second / 60 % 60, row.second % 60]
      let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      return hasTimes ? "\(row.day) \(time)" : "\(row.day)"
    }
    func columns(_ row: Row) -> String {
      let (out, received) = row.amount < 0 ? ("\(-row.amount)", "0") : ("0", "\(row.amount)")
      return "\(time(row)),\(row.text),\(out),\(received),\(row.balance)"
    }
    let heading = "거래일시,적요,출금액,입금액,잔액"
    let lines: [String]
    switch form {
    case .columns: lines = [heading] + rows.map(columns)
    case .newestFirst: lines = [heading] + rows.reversed().map(columns)
    case .signed:
      lines =
        ["거래일시,거래내용,거래금액,거래후잔액"]
        + rows.map { "\(time($0)),\($0.text),\($0.amount),\($0.balance)" }
    case .directed:
      lines =
        ["거래일시,구분,적요,거래금액,잔액"]
        + rows.map {
          "\(time($0)),\($0.amount < 0 ? "출금" : "입금"),\($0.text),\(abs($0.amount)),\($0.balance)"
        }
    case .eachDayReversed:
      let days = Dictionary(grouping: rows, by: \.day).sorted { $0.key < $1.key }
      lines = [heading] + days.flatMap { $0.value.reversed().map(columns) }
    }
    return header + lines.joined(separator: "\n") + "\n"
  }

  /// Parts of the rows that overlap or follow one another, as ranges in their order.
  static func parts(_ count: Int, _ random: inout SplitMix) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = min(count, start + Int.random(in: 8...40, using: &random))
      parts.append(max(0, start - Int.random(in: 0...6, using: &random))..<end)
      start = end
    }
    return parts
  }
}
