import Headless
import LedgerDomain
import LedgerFixtures
import Time
import WalletDomain

/// Entries that the tests of the screens are about.
enum ScreenEntries {
  /// Noon of 2026-11-21 in UTC.
  @MainActor static var clock: ManualClock { ManualClock(now: 1_795_262_400_000) }

  static let today = day(20_261_121)

  static let folders = FixedFolders([
    "/home/kim": [
      "bank.csv", "bank-old.csv", "bank notes.txt", "banks/", "Downloads/", ".config/",
    ],
    "/home/kim/Downloads": ["2026 거래.csv"],
  ])

  static let rows = [
    row(1, 20_260_919, -42_000, "시장", .food),
    row(2, 20_260_930, -9_000, "택시", .transport, .wallet),
    row(3, 20_261_011, -15_000, "기생충", .movies, .wallet, note: "둘이서"),
    row(4, 20_261_020, 2_800_000, "급여", .income, .imported),
    row(5, 20_261_105, -21_000, "칼국수", .food),
    row(6, 20_261_119, -32_400, "시장", .food, .imported, note: "김장"),
    row(7, 20_261_120, 50_000, "우리은행 0123", .topUp, .wallet),
    row(8, 20_261_120, -18_000, "슈퍼전기차 택시  우리집 → 회사", .transport, .wallet),
  ]

  /// Two entries of which one is known, and a line with a day that there is not.
  static let statement = [
    ["거래일", "적요", "출금액", "입금액"], ["2026-11-19", "시장", "32,400", ""],
    ["2026-11-20", "서점", "21,000원", "-"], ["2026-11-31", "없는 날", "1,000", ""],
  ]

  /// As many rows as asked for, one a day, the newest with the highest number.
  static func many(_ count: Int) -> [LedgerRow] {
    (0..<count).map { index in
      row(
        Int64(index + 101), 20_250_101 + index / 28 % 12 * 100 + index % 28, Int64(-1_000 - index),
        "row \(index)", .other)
    }
  }

  static func row(
    _ id: Int64, _ day: Int, _ amount: Int64, _ text: String, _ category: LedgerCategory,
    _ origin: LedgerOrigin = .hand, note: String = ""
  ) -> LedgerRow {
    LedgerRow(
      id: id, origin: origin,
      entry: LedgerEntry(
        day: Self.day(day), amount: Won(amount), text: text, category: category, note: note))
  }

  static func day(_ rawValue: Int) -> Day { Day(rawValue: rawValue) ?? Day(milliseconds: 0) }
}
