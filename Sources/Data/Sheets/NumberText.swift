/// Numbers of spreadsheets as a person would see them, and days and times that are numbers there.
enum NumberText {
  /// How many digits a spreadsheet keeps; those behind are faults of binary fractions.
  private static let precision = 15
  /// Longer numbers stay as they are written.
  private static let widest = 40

  /// A number without exponent and without zeros at its end; nil if the text is none.
  static func plain(_ text: some StringProtocol) -> String? {
    guard let (isNegative, digits, exponent) = parts(of: text) else { return nil }
    let (rounded, point) = rounded(digits, point: exponent)
    guard rounded.contains(where: { $0 != 0 }) else { return "0" }
    guard (-widest...widest).contains(point) else { return nil }
    var whole = rounded.prefix(max(point, 0)).map { String($0) }.joined()
    whole += String(repeating: "0", count: max(point - rounded.count, 0))
    var fraction = String(repeating: "0", count: max(-point, 0))
    fraction += rounded.dropFirst(max(point, 0)).map { String($0) }.joined()
    while fraction.last == "0" { fraction.removeLast() }
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
      + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// Whether it has no letters but digits and what stands around and between them.
  static func isAmount(_ text: String) -> Bool {
    text.contains { $0.isNumber }
      && text.allSatisfy { $0.isNumber || " ,.-+−()₩￦원\u{A0}".contains($0) }
      && text.count { $0 == "." || $0 == "-" } < 2
  }

  /// The digits of a number from its first one that is not 0, and how many stand before its point.
  private static func parts(
    of text: some StringProtocol
  ) -> (isNegative: Bool, digits: [Int], point: Int)? {
    var rest = Substring(text).drop(while: \.isWhitespace)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    guard rest.utf8.count <= 400 else { return nil }
    var (digits, point, hasPoint, hasDigit) = ([Int](), 0, false, false)
    while let first = rest.first {
      if let digit = first.isASCII ? first.wholeNumberValue : nil {
        hasDigit = true
        if digit != 0 || !digits.isEmpty {
          digits.append(digit)
          if !hasPoint { point += 1 }
        } else if hasPoint {
          point -= 1
        }
      } else if first == ".", !hasPoint {
        hasPoint = true
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard hasDigit else { return nil }
    if let mark = rest.first, mark == "e" || mark == "E" {
      guard let exponent = Int(rest.dropFirst()), (-999...999).contains(exponent) else {
        return nil
      }
      return (isNegative, digits, point + exponent)
    }
    return rest.allSatisfy(\.isWhitespace) ? (isNegative, digits, point) : nil
  }

  private static func rounded(_ digits: [Int], point: Int) -> ([Int], Int) {
    guard digits.count > precision else { return (digits, point) }
    var kept = Array(digits.prefix(precision))
    guard digits[precision] >= 5 else { return (kept, point) }
    var index = precision - 1
    while index >= 0, kept[index] == 9 {
      kept[index] = 0
      index -= 1
    }
    guard index < 0 else {
      kept[index] += 1
      return (kept, point)
    }
    return ([1] + kept, point + 1)
  }
}

/// How a number is shown.
enum NumberFormat: Hashable {
  case plain
  case day, time, dayAndTime
  /// With zeros in front up to so many digits, as a number of an approval has them.
  case padded(Int)
  /// With the code of a currency that is not the won.
  case currency(String)

  /// By the number of a format that is built in, in a Korean workbook as in others.
  init(builtIn number: Int) {
    self =
      switch number {
      case 14...17, 27...31, 34...36, 50...58: .day
      case 18...21, 32, 33, 45...47: .time
      case 22: .dayAndTime
      default: .plain
      }
  }

  /// By its code, such as `yyyy-mm-dd h:mm`.
  init(code: String) {
    var letters: [Character] = []
    var currency: String?
    var rest = Substring(code.prefix(256))
    // What is for negative numbers is behind it.
    loop: while let first = rest.popFirst() {
      switch first {
      case ";": break loop
      case "\"":
        currency = currency ?? Self.currency(rest.prefix { $0 != "\"" })
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\", "_", "*": rest = rest.dropFirst()
      case "[":
        let inner = rest.prefix { $0 != "]" }.lowercased()
        // As [h]:mm, hours beyond a day.
        if !inner.isEmpty, Set(inner).isSubset(of: ["h", "m", "s"]) { letters += inner }
        // As [$¥-411], a sign and whose it is.
        if inner.hasPrefix("$") { currency = currency ?? Self.currency(ofLocale: inner) }
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "$", "¥", "￥", "€", "£": currency = currency ?? Self.currency(String(first))
      default: letters += first.lowercased()
      }
    }
    let text = String(letters)
    if let currency, text.contains("0") || text.contains("#") || text.contains("general") {
      self = .currency(currency)
      return
    }
    if text.contains("general") {
      self = .plain
      return
    }
    let hasTime = text.contains { "hs".contains($0) }
    // A month stands beside a year or a day, else it is minutes.
    let hasDay =
      text.contains { "yd".contains($0) } || text.contains("m") && !hasTime
    switch (hasDay, hasTime) {
    case (true, true): self = .dayAndTime
    case (true, false): self = .day
    case (false, true): self = .time
    case (false, false):
      self = text.count > 1 && text.allSatisfy { $0 == "0" } ? .padded(text.count) : .plain
    }
  }

  /// The codes of what formats write beside numbers.
  private static let currencies = [
    "$": "USD", "us$": "USD", "usd": "USD", "u$": "USD", "달러": "USD", "¥": "JPY", "￥": "JPY",
    "jpy": "JPY", "엔": "JPY", "円": "JPY", "€": "EUR", "eur": "EUR", "유로": "EUR", "£": "GBP",
    "gbp": "GBP", "cny": "CNY", "rmb": "CNY", "元": "CNY", "위안": "CNY", "cn¥": "CNY", "hk$": "HKD",
    "hkd": "HKD", "nt$": "TWD", "twd": "TWD", "s$": "SGD", "sgd": "SGD", "a$": "AUD", "aud": "AUD",
    "c$": "CAD", "cad": "CAD", "chf": "CHF", "฿": "THB", "thb": "THB", "₫": "VND", "vnd": "VND",
    "₱": "PHP", "php": "PHP", "₹": "INR", "inr": "INR", "rp": "IDR", "idr": "IDR", "rm": "MYR",
    "myr": "MYR",
  ]

  /// Nil for won, and for other words.
  private static func currency(_ word: some StringProtocol) -> String? {
    currencies[word.lowercased().filter { !$0.isWhitespace }]
  }

  /// Of a sign and the number of a language, as `$¥-411`.
  private static func currency(ofLocale text: String) -> String? {
    let parts = text.dropFirst().split(separator: "-", maxSplits: 1)
    guard let sign = parts.first else { return nil }
    let isChinese = parts.count > 1 && ["804", "1004", "zh"].contains { parts[1].hasPrefix($0) }
    return isChinese && "¥￥".contains(sign) ? "CNY" : currency(sign)
  }

  /// The first number that is rather a day with a time than hours: in 1990 or 1994.
  private static let firstMoment = 32_874

  /// The text of a number.
  ///
  /// Days are counted from the end of 1899, with a leap day in 1900 that never was, or from the start of 1904.
  func text(of number: String, from1904: Bool) -> String {
    switch self {
    case .plain: return NumberText.plain(number) ?? number
    case .currency(let code):
      let plain = NumberText.plain(number) ?? number
      return plain == "0" ? plain : "\(code) \(plain)"
    case .padded(let count):
      let plain = NumberText.plain(number) ?? number
      guard plain.allSatisfy({ $0.isASCII && $0.isNumber }) else { return plain }
      return String(repeating: "0", count: max(count - plain.count, 0)) + plain
    case .day, .time, .dayAndTime:
      guard let value = Double(number), (0..<2_958_466).contains(value) else {
        return NumberText.plain(number) ?? number
      }
      let seconds = Int((value * 86_400).rounded())
      let (serial, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
      let (day, time) = (Self.day(serial, from1904: from1904), Self.time(rest))
      // A format such as mm:ss.0 hides the day, which a statement has nowhere else.
      let isMoment = self == .dayAndTime || self == .time && serial >= Self.firstMoment
      return self == .day ? day : isMoment ? "\(day) \(time)" : time
    }
  }

  static func time(_ seconds: Int) -> String {
    "\(two(seconds / 3_600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func day(_ serial: Int, from1904: Bool) -> String {
    if !from1904, serial == 60 { return "1900-02-29" }
    // Counted from 1970.
    let days = from1904 ? serial - 24_107 : serial - (serial < 60 ? 25_568 : 25_569)
    // The days of a year that begins in March, in 400 years from 0000-03-01 (the algorithm of civil_from_days).
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year)-\(two(month))-\(two(day))"
  }
}
