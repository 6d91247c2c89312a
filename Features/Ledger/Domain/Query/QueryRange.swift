import Time

/// Amounts and days as queries name them: one, all above or below one, or a span as `10000..50000`.
enum QueryRange {
  /// With signs and digits of their usual width, as an input method may not write them, and without the currency at
  /// the end as English screens write it.
  static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
      case 0x2212: "-"
      default: scalar
      }
    }
    var text = String(String.UnicodeScalarView(scalars))
    if text.hasSuffix(" won") { text.removeLast(4) }
    return text
  }

  /// A sign asks for what was received or spent alone, as `+`, `-50000`, `>-50000` or `->50000`.
  static func amount(_ text: String) -> LedgerFilter.Test? {
    var (relation, rest) = Self.relation(of: text)
    if let sign = text.first, "+-".contains(sign), relation == .equal {
      let behind = Self.relation(of: String(text.dropFirst()))
      let isSigned = behind.text.first.map { "+-".contains($0) } ?? false
      if behind.relation != .equal, !isSigned {
        (relation, rest) = (behind.relation, "\(sign)\(behind.text)")
      }
    }
    let sign = rest.first.flatMap { ["+": true, "-": false][$0] }
    let digits = sign == nil ? rest : String(rest.dropFirst())
    if digits.isEmpty, sign != nil, relation == .equal {
      return .amount(0...Int64.max, isReceived: sign)
    }
    let ends = Self.ends(of: digits, relation) { text -> Range? in
      guard case .amount(let amount) = AmountText.typed(text), amount >= 0 else { return nil }
      return Range(least: amount, most: amount)
    }
    guard let ends, let range = closed(ends, within: 0...Int64.max) else { return nil }
    return .amount(range, isReceived: sign)
  }

  /// Whether both ends of a span are read, and the last one is before the first.
  static func isReversed(_ text: String, by read: (String) -> LedgerFilter.Test?) -> Bool {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return false }
    switch (read(ends[0]), read(ends[1])) {
    case (.days(let first)?, .days(let last)?): return first.lowerBound > last.upperBound
    case (.amount(let first, isReceived: nil)?, .amount(let last, isReceived: nil)?):
      return first.lowerBound > last.upperBound
    default: return false
    }
  }

  /// Whether a span has an end that is a day of every year.
  static func hasYearlyEnd(_ text: String) -> Bool {
    text.contains("..")
      && text.split(separator: "..").contains {
        if case .yearly = NamedDays(String($0)) {
          true
        } else {
          NamedDays.month(alone: String($0)) != nil
        }
      }
  }

  /// A year, a month or a day, as `2026`, `2026-10` or `2026-10-05`, or as screens write them; a day or a month without
  /// its year is that of every year.
  static func days(_ text: String) -> LedgerFilter.Test? {
    let text = spanned(text)
    if NamedDays.isAmbiguous(text) { return nil }
    if let month = NamedDays.month(alone: text) { return .yearly(month * 100) }
    if !text.contains(".."), case .yearly(let day) = NamedDays(text) { return .yearly(day) }
    let (relation, rest) = Self.relation(of: text)
    let ends = Self.ends(of: rest, relation) { text -> Range? in
      days(of: text).map { Range(least: Int64($0.lowerBound), most: Int64($0.upperBound)) }
    }
    guard let ends, let range = closed(ends, within: 0...99_999_999) else { return nil }
    return .days(Int(range.lowerBound)...Int(range.upperBound))
  }

  /// A span as screens write it, as `Oct – Nov 2026`, `2026년 1월 – 11월` and `25 Nov – 3 Dec 2026`, with the year at
  /// both ends.
  static func spanned(_ text: String) -> String {
    let ends = text.split(separator: "–").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard ends.count == 2 else { return text }
    if days(of: ends[0]) == nil, let year = ends[1].split(separator: " ").last,
      let first = ["\(ends[0]) \(year)", ends[0]].first(where: { days(of: $0) != nil })
    {
      return "\(first)..\(ends[1])"
    }
    if days(of: ends[1]) == nil,
      let year = ends[0].split(whereSeparator: { " .".contains($0) }).first
    {
      let last = ["\(year) \(ends[1])", "\(year).\(ends[1])"].first { days(of: $0) != nil }
      return "\(ends[0])..\(last ?? ends[1])"
    }
    return "\(ends[0])..\(ends[1])"
  }

  private struct Range {
    let least: Int64
    let most: Int64
  }

  private enum Relation { case equal, above, below, atLeast, atMost }

  private static func relation(of text: String) -> (relation: Relation, text: String) {
    let signs: [(String, Relation)] = [
      (">=", .atLeast), ("<=", .atMost), ("≥", .atLeast), ("≤", .atMost), (">", .above),
      ("<", .below), ("=", .equal),
    ]
    for (sign, relation) in signs where text.hasPrefix(sign) {
      return (relation, String(text.dropFirst(sign.count)))
    }
    return (.equal, text)
  }

  /// The least and the most that are meant; nil for an end that is open.
  private static func ends(
    of text: String, _ relation: Relation, read: (String) -> Range?
  ) -> (least: Int64?, most: Int64?)? {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, relation == .equal, parts != ["", ""] {
      let (first, last) = (read(parts[0]), read(parts[1]))
      guard first != nil || parts[0].isEmpty, last != nil || parts[1].isEmpty else { return nil }
      return (first?.least, last?.most)
    }
    guard parts.count == 1, let value = read(text) else { return nil }
    return switch relation {
    case .equal: (value.least, value.most)
    case .above: (value.most.addingReportingOverflow(1).partialValue, nil)
    case .below: (nil, value.least - 1)
    case .atLeast: (value.least, nil)
    case .atMost: (nil, value.most)
    }
  }

  private static func closed(
    _ ends: (least: Int64?, most: Int64?), within all: ClosedRange<Int64>
  ) -> ClosedRange<Int64>? {
    let least = max(ends.least ?? all.lowerBound, all.lowerBound)
    let most = min(ends.most ?? all.upperBound, all.upperBound)
    // What is above the greatest is nothing, and no mistake.
    return least <= most ? least...most : all.upperBound...all.upperBound
  }

  private static func days(of text: String) -> ClosedRange<Int>? {
    let figures = text.hasSuffix("년") ? String(text.dropLast()) : text
    if figures.count == 4, let year = Int(figures), Day(year: year, month: 1, day: 1) != nil {
      return year * 10_000...year * 10_000 + 9_999
    }
    guard case .days(let days) = NamedDays(text) else { return nil }
    return days
  }
}
