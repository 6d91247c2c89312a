import LedgerDomain
import Time
import WalletDomain

/// Invented entries of half a year.
enum SampleEntries {
  /// An entry that comes again each month, with a usual amount.
  private struct Habit {
    let day: Int
    let text: String
    let amount: Int64
    let category: LedgerCategory
    let origin: LedgerOrigin
    var note = ""
  }

  private static let habits = [
    Habit(day: 1, text: "월세", amount: -150_000, category: .living, origin: .imported),
    Habit(day: 2, text: "우리은행 0123", amount: 50_000, category: .topUp, origin: .wallet),
    Habit(
      day: 3, text: "슈퍼택시  우리집 → 회사", amount: -58_000, category: .transport,
      origin: .wallet),
    Habit(day: 5, text: "시장", amount: -132_400, category: .food, origin: .hand, note: "김장"),
    Habit(day: 8, text: "영화 '기생충'", amount: -35_000, category: .movies, origin: .wallet),
    Habit(day: 11, text: "약국", amount: -7_200, category: .health, origin: .hand),
    Habit(
      day: 14, text: "슈퍼마트 주문", amount: -96_900, category: .shopping, origin: .wallet),
    Habit(
      day: 17, text: "칼국수", amount: -9_500, category: .food, origin: .hand, note: "셋이서"),
    Habit(day: 19, text: "분식", amount: -6_500, category: .other, origin: .imported),
    Habit(day: 20, text: "급여", amount: 2_800_000, category: .income, origin: .imported),
  ]

  /// The shares of the usual amounts, in tenths.
  private static let shares = [10, 12, 5, 16, 8, 11, 3]

  /// Six months of rows, the last of them `month`.
  static func rows(upTo month: LedgerMonth) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    for (number, month) in month.last(6).enumerated() {
      for (index, habit) in habits.enumerated() {
        // Amounts differ from month to month.
        let share = Int64(shares[(number + 5 * index) % shares.count])
        guard let day = Day(year: month.year, month: month.month, day: habit.day) else { continue }
        let amount = Won(habit.amount / 1_000 * share * 100)
        let entry = LedgerEntry(
          day: day, amount: amount, text: habit.text, category: habit.category, note: habit.note)
        rows.append(LedgerRow(id: Int64(rows.count + 1), origin: habit.origin, entry: entry))
      }
    }
    return rows
  }
}
