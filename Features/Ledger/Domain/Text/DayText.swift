public import Time

/// Reads a day as users and banks write it, the year first or the month named: `2026-11-21`, `2026.11.21`,
/// `2026/11/21`, `20261121`, `2026년 11월 21일`, `26년 11월 21일`, `21 Nov 2026`, `21-Nov-26`, `November 21, 2026`;
/// a time of day may follow.
public enum DayText {
  /// Nil for a text that is not a day, or that is ambiguous, such as 21/11/2026.
  public static func read(_ text: String) -> Day? {
    parts(of: text).flatMap { Day(year: $0.year, month: $0.month, day: $0.day) }
  }

  /// Whether a text is written as a day, be it one that does not exist.
  public static func isWritten(_ text: String) -> Bool { parts(of: text) != nil }

  /// A text with full-width letters, digits and signs in their usual width.
  package static func usual(_ text: String) -> String {
    // With this byte all of them begin.
    guard text.utf8.contains(0xEF) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = 0xFF01...0xFF5E ~= scalar.value
      scalars.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(scalars)
  }

  private static func parts(of text: String) -> (year: Int, month: Int, day: Int)? {
    let text = spaced(usual(text)).drop(while: \.isWhitespace)
    return numbered(text) ?? named(text)
  }

  /// The parts of a day whose month is named.
  private static func named(_ text: Substring) -> (year: Int, month: Int, day: Int)? {
    var rest = text
    var words: [Substring] = []
    while words.count < 3 {
      rest = rest.drop { " -./,’'".contains($0) }
      let isNumber = rest.first?.isDigit == true
      let word = rest.prefix { isNumber ? $0.isDigit : $0.isLetter }
      guard !word.isEmpty else { return nil }
      rest = rest[word.endIndex...]
      // As Thu, 5 Nov 2026.
      if !words.isEmpty || !NamedDays.isWeekday(word) { words.append(word) }
    }
    return isTime(rest.first == "," ? rest.dropFirst() : rest) ? NamedDays.whole(words) : nil
  }

  private static func numbered(_ text: Substring) -> (year: Int, month: Int, day: Int)? {
    var rest = text
    let isShort = rest.dropFirst(2).first == "년"
    guard let figures = number(&rest, digits: isShort ? 2...2 : 4...4) else { return nil }
    let year = isShort ? 2_000 + figures : figures
    let month: Int
    let day: Int
    if let separator = rest.first, ["-", ".", "/", "년"].contains(separator) {
      let inner: Character = separator == "년" ? "월" : separator
      rest = rest.dropFirst().drop { $0 == " " }
      guard let first = number(&rest, digits: 1...2), rest.first == inner else { return nil }
      rest = rest.dropFirst().drop { $0 == " " }
      guard let second = number(&rest, digits: 1...2) else { return nil }
      if separator == "년" {
        guard rest.first == "일" else { return nil }
      }
      if separator == "년" || separator == "." && rest.first == "." { rest = rest.dropFirst() }
      (month, day) = (first, second)
    } else {
      guard let first = number(&rest, digits: 2...2), let second = number(&rest, digits: 2...2)
      else { return nil }
      (month, day) = (first, second)
      // The time may follow at once, as 20261121134501.
      if [4, 6].contains(rest.count), rest.allSatisfy(\.isDigit) { rest = "" }
    }
    guard isTime(rest) else { return nil }
    return (year, month, day)
  }

  /// Whether this may follow a day: nothing, a time, the day of the week in brackets.
  private static func isTime(_ rest: Substring) -> Bool {
    guard let first = rest.first else { return true }
    return first.isWhitespace || "T(,".contains(first)
  }

  /// Takes a number of so many digits from the start; nil without one.
  private static func number(_ rest: inout Substring, digits: ClosedRange<Int>) -> Int? {
    let figures = rest.utf8.prefix(digits.upperBound).prefix { 0x30...0x39 ~= $0 }
    guard figures.count >= digits.lowerBound else { return nil }
    rest = rest[figures.endIndex...]
    return figures.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
