import LedgerDomain
import Time
import WalletDomain

/// A line that is an entry, with what tells its place among the others.
struct ReadLine {
  /// Counted from 1.
  let number: Int
  var entry: StatementEntry
  let cancellation: Cancellation
  /// The number of a card's approval; empty if unknown.
  let approval: String
  /// What the account has after the entry; nil if unknown.
  var balance: Won?
  /// What of a purchase is in a card's bill, negative for spending; nil if the line does not say it.
  var billed: Won?
  /// Over how many months a card collects it; nil for what is paid at once.
  var instalment: Instalment?
  /// What the card takes on top of it, negative for spending; zero for none.
  var fee = Won.zero
  let instant: Instant
  /// What the bank calls entries of its kind; empty if it does not say it.
  let kind: String
  /// Whose the other account is, and its number; empty if the line does not say it.
  let counterpart: String
  let counterpartNumber: String
  /// The amount in another currency; nil for none.
  let foreign: String?
  let isPending: Bool

  /// What the line says that was cancelled.
  enum Cancellation: Hashable {
    case none, whole
    /// A part of it: so much, if the line says that.
    case part(Won?)
    /// A part of it, or of the line of an approval before it.
    case ofPart
  }

  var isCancelled: Bool { cancellation == .whole }

  /// Whether only a part was cancelled.
  var isPartly: Bool { cancellation != .none && cancellation != .whole }

  /// The day of a line, and the second of that day as far as the line says it.
  struct Instant: Comparable {
    let day: Day
    /// Nil if the line has no time.
    let second: Int?

    static func < (one: Instant, other: Instant) -> Bool {
      (one.day, one.second ?? 0) < (other.day, other.second ?? 0)
    }
  }

  /// The entry with what the bank says of it.
  var banked: ReadLine {
    var line = self
    line.entry.bank = BankRecord(
      second: instant.second, balance: balance?.amount, approval: approval, kind: kind,
      foreign: foreign, counterpart: counterpart, counterpartNumber: counterpartNumber,
      isPending: isPending, instalment: instalment)
    return line
  }
}

extension ReadLine.Instant {
  /// `time` is a text such as `13:05:09`, `오후 1:05` or `130509`, before which there may be a day.
  ///
  /// In the cell of the day figures without signs are a time only behind eight digits.
  init(_ day: Day, _ time: String, isColumn: Bool) {
    self.day = day
    let words = time.split { $0.isWhitespace || $0 == "T" }
    var parts: [Int] = []
    if let word = words.last(where: { $0.contains(":") }) {
      parts = word.split(separator: ":").map { Int($0) ?? 0 }
    } else if isColumn || time.count > 8, !time.isEmpty, time.count != 8,
      time.allSatisfy({ $0.isASCII && $0.isNumber })
    {
      // Hour, minute and second without signs, after a day of eight digits or in a column of times.
      let number = Int(time.count > 8 ? time.dropFirst(8) : time[...]) ?? 0
      let whole =
        time.count.isMultiple(of: 2) && ![6, 14].contains(time.count) ? number * 100 : number
      parts = [whole / 10_000, whole / 100 % 100, whole % 100]
    }
    guard let hour = parts.first, parts.allSatisfy({ (0..<100).contains($0) }) else {
      second = nil
      return
    }
    let small = time.lowercased()
    let isAfternoon = small.has("오후") || small.has("pm")
    let isMorning = small.has("오전") || small.has("am")
    let half = isMorning && hour == 12 ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
    parts = [half] + parts.dropFirst() + [0, 0]
    let total = parts[0] * 3_600 + parts[1] * 60 + parts[2]
    second = (0..<86_400).contains(total) ? total : nil
  }
}
