import LedgerDomain
import Time
import WalletDomain

/// What is asked of an entry while its statement is read.
extension StatementEntry {
  /// The number of its line, counted from 1.
  var number: Int { line?.number ?? 0 }
  var cancelled: Cancelled { line?.cancelled ?? .none }
  var isCancelled: Bool { cancelled == .whole }
  /// Whether only a part was cancelled.
  var isPartly: Bool { cancelled != .none && cancelled != .whole }
  var approval: String { line?.approval ?? "" }
  var billed: Won? { line?.billed }
  var fee: Won { line?.fee ?? .zero }
  var isDiscount: Bool { line?.isDiscount ?? false }

  /// The day of its line, and the second of that day as far as the line says it.
  var instant: Instant { Instant(day: line?.day ?? entry.day, second: line?.second) }

  struct Instant: Comparable {
    let day: Day
    /// Nil if the line has no time.
    let second: Int?

    static func < (one: Instant, other: Instant) -> Bool {
      (one.day, one.second ?? 0) < (other.day, other.second ?? 0)
    }
  }

  /// What the account has after it; nil if unknown.
  var balance: Won? {
    get { entry.bank?.balance.map(Won.init) }
    set { entry.bank?.balance = newValue?.amount }
  }

  /// Over how many months a card collects it; nil for what is paid at once.
  var instalment: Instalment? {
    get { entry.bank?.instalment }
    set {
      var bank = entry.bank ?? BankRecord(instalment: newValue)
      bank?.instalment = newValue
      entry.bank = bank?.isEmpty == true ? nil : bank
    }
  }

  /// Without what only its line says.
  var read: StatementEntry {
    var entry = self
    entry.line = nil
    return entry
  }

  /// What of it came back by its own line: on a day that this says, or else on its own for want of another one.
  ///
  /// Of what its bank says it has the number of the approval alone.
  func givenBack(_ amount: Won, on day: Day?) -> StatementEntry {
    var back = withAmount(amount, on: day)
    back.entry.bank = BankRecord(
      approval: entry.bank?.approval, kind: day == nil ? BankRecord.undated : nil)
    return back
  }

  /// The same entry with the money going the other way.
  var reversed: StatementEntry { withAmount(-entry.amount) }

  /// The same entry with another amount, and maybe on another day.
  func withAmount(_ amount: Won, on day: Day? = nil) -> StatementEntry {
    var other = self
    other.entry = LedgerEntry(
      day: day ?? entry.day, amount: amount, text: entry.text,
      category: amount > .zero ? .income : .other, note: entry.note, bank: entry.bank)
    return other
  }
}

extension DayText {
  private nonisolated(unsafe) static let inWords =
    /(\d{1,2})\s*시(?:\s*(\d{1,2})\s*분)?(?:\s*(\d{1,2})\s*초)?/

  /// The second of a day, as far as a text says it; nil if it has no time.
  ///
  /// `time` is a text such as `13:05:09`, `오후 1:05` or `130509`, before which there may be a day.
  ///
  /// In the cell of the day figures without signs are a time only behind eight digits.
  static func second(in time: String, isColumn: Bool) -> Int? {
    let time = spaced(time)
    let words = time.split { $0.isWhitespace || $0 == "T" }
    var parts: [Int] = []
    // A pattern takes longer than all else of a line.
    if time.has("시"), let hour = time.firstMatch(of: inWords) {
      parts = [hour.1, hour.2 ?? "", hour.3 ?? ""].map { Int($0) ?? 0 }
    } else if let word = words.last(where: { $0.contains(":") && !$0.hasPrefix("+") }) {
      // A fraction of a second, or the time zone, may follow; a bracket or a day may stand before, as in (18:49).
      let all = word.split(separator: ":")
      let hour = String((all.first ?? "").reversed().prefix(while: \.isNumber).reversed())
      guard let hour = Int(hour) else { return nil }
      parts = [hour] + all.dropFirst().map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    } else if !isColumn, words.count == 2, [6, 8].contains(words[0].count),
      [4, 6].contains(words[1].count),
      words.joined().allSatisfy({ $0.isASCII && $0.isNumber })
    {
      // As 261124 184910.
      let number = Int(words[1]) ?? 0
      let whole = words[1].count == 4 ? number * 100 : number
      parts = [whole / 10_000, whole / 100 % 100, whole % 100]
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
      return nil
    }
    let small = time.lowercased()
    let isNight = small.has("밤")
    let isAfternoon =
      ["오후", "저녁", "pm", "p.m", "下午", "午後"].contains(where: small.has)
      || isNight && hour > 5 && hour < 12
    let isMorning =
      ["오전", "새벽", "am", "a.m", "上午", "午前"].contains(where: small.has) || isNight && hour == 12
    let half = isMorning && hour == 12 ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
    parts = [half] + parts.dropFirst() + [0, 0]
    let total = parts[0] * 3_600 + parts[1] * 60 + parts[2]
    return (0..<86_400).contains(total) ? total : nil
  }
}
