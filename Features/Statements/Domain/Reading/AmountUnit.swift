import LedgerDomain
import Storage

/// The unit of the amounts below a heading: won, thousands of won, or another currency.
enum AmountUnit: Hashable {
  case won
  /// With so many zeros behind each amount.
  case zeros(Int)
  /// By its code, or else by its sign.
  case foreign(String)

  private static let wonWords: Set = ["원", "원화", "krw", "won", "₩", "￦", "대한민국원"]
  private static let zeroWords: [String: Int] = [
    "천원": 3, "千원": 3, "천": 3, "krw천": 3, "thousandwon": 3, "krwthousand": 3, "inthousands": 3,
    "thousands": 3, "krw1,000": 3, "만원": 4, "만": 4, "십만원": 5, "백만원": 6, "백만": 6, "million": 6,
    "inmillions": 6, "krwmillion": 6, "억원": 8, "억": 8,
  ]
  static let codes: Set = [
    "usd", "jpy", "eur", "cny", "cnh", "rmb", "gbp", "hkd", "twd", "thb", "vnd", "sgd", "aud",
    "cad", "chf", "nzd", "php", "idr", "myr", "inr", "mop", "mnt", "rub", "sek", "nok", "dkk",
    "aed", "sar", "brl", "mxn", "try", "pln", "czk", "huf", "kzt", "uzs", "khr", "lak", "mmk",
  ]
  private static let names: [String: String] = [
    "$": "USD", "us$": "USD", "달러": "USD", "미달러": "USD", "미국달러": "USD", "미화": "USD", "불": "USD",
    "¥": "JPY", "￥": "JPY", "엔": "JPY", "엔화": "JPY", "일본엔": "JPY", "円": "JPY", "圓": "JPY",
    "€": "EUR", "유로": "EUR",
    "유로화": "EUR", "위안": "CNY", "위안화": "CNY", "중국위안": "CNY", "元": "CNY", "£": "GBP", "파운드": "GBP",
    "동": "VND", "베트남동": "VND", "바트": "THB", "링깃": "MYR", "루피아": "IDR", "페소": "PHP", "루피": "INR",
    "홍콩달러": "HKD", "대만달러": "TWD", "호주달러": "AUD", "캐나다달러": "CAD", "싱가포르달러": "SGD", "스위스프랑": "CHF",
    "외화": "외화", "현지통화": "외화",
  ]

  /// Reads a word that is plain; nil for one that is no unit.
  init?(_ word: some StringProtocol) {
    let word = String(word)
    if Self.wonWords.contains(word) {
      self = .won
    } else if let zeros = Self.zeroWords[word] {
      self = .zeros(zeros)
    } else if Self.codes.contains(word) {
      self = .foreign(word.uppercased())
    } else if let code = Self.names[word] {
      self = .foreign(code)
    } else {
      return nil
    }
  }

  private static let brackets = Set("()[]（）［］".unicodeScalars)

  /// What a heading of amounts says behind it in brackets, or beside the word, as `USD 금액`.
  init?(heading: String) {
    let parts = heading.unicodeScalars.split(whereSeparator: Self.brackets.contains).map {
      StatementWords.plain(String($0))
    }
    guard let name = parts.first else { return nil }
    if let unit = parts.dropFirst().lazy.compactMap({ AmountUnit($0) }).first {
      self = unit
      return
    }
    guard ["금액", "액", "amount"].contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }),
      let code = [name.prefix(3), name.suffix(3)].map(String.init).first(where: Self.codes.contains)
    else { return nil }
    self = .foreign(code.uppercased())
  }

  /// What a line such as `(단위: 천원)` says of all amounts; nil for another line.
  init?(line: FileRow) {
    let cells = line.cells.map(StatementWords.plain).filter { !$0.isEmpty }
    guard cells.count < 4 else { return nil }
    // As in a title, `이용내역 (단위: 천원)` or `외화예금 (USD)`.
    if let unit = cells.lazy.compactMap({ AmountUnit(atEndOf: $0) }).first, unit != .won {
      self = unit
      return
    }
    if let unit = cells.lazy.compactMap({ AmountUnit(said: $0) }).first {
      self = unit
      return
    }
    let label = cells.firstIndex { cell in
      let word = cell.drop { "([※*".contains($0) }
      return ["단위", "금액단위", "unit", "units"].contains {
        word == $0 || word.hasPrefix($0 + ":") || word.hasPrefix($0 + ")")
      }
    }
    guard let label else { return nil }
    let rest = cells[label].drop { $0 != ":" }.dropFirst()
    let word = rest.isEmpty ? cells.dropFirst(label + 1).first?[...] ?? "" : rest
    self.init(word.prefix { !")],/".contains($0) })
  }

  /// What a title says in brackets at its end.
  private init?(atEndOf title: String) {
    // A search from its beginning would start again at each bracket.
    guard let end = title.last, ")]>".contains(end),
      let start = title.lastIndex(where: { "([<".contains($0) }), start > title.startIndex
    else { return nil }
    var word = title[start...].dropFirst().dropLast()
    for label in ["금액", "단위", "units", "unit", ":"] where word.hasPrefix(label) {
      word = word.dropFirst(label.count)
    }
    guard word.count > 1 else { return nil }
    self.init(word)
  }

  /// A currency that is not the won.
  var currency: String? { if case .foreign(let currency) = self { currency } else { nil } }
  var zeroCount: Int { if case .zeros(let count) = self { count } else { 0 } }
}

extension StatementTable {
  /// The same rows with so many zeros behind the amounts of each of these columns, which is noted.
  func scaled(
    _ rows: ArraySlice<FileRow>, by zeros: [Int: Int], into statement: inout BankStatement
  ) -> ArraySlice<FileRow> {
    statement.isScaled = true
    return rows.map { $0.scaled(by: zeros) }[...]
  }
}

extension FileRow {
  /// The same row with so many zeros behind the amounts of each of these columns.
  func scaled(by zeros: [Int: Int]) -> FileRow {
    var cells = cells
    for (column, count) in zeros where cells.indices.contains(column) {
      cells[column] = Self.scaled(cells[column], by: count)
    }
    return FileRow(number: number, cells: cells)
  }

  /// A text that is no amount stays as it is.
  private static func scaled(_ text: String, by zeros: Int) -> String {
    if case .amount(let amount) = AmountText.read(text) {
      return "\(amount)" + String(repeating: "0", count: zeros)
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...zeros).contains(parts[1].count),
      parts[1].allSatisfy({ $0.isASCII && $0.isNumber }),
      case .amount(let whole) = AmountText.read(String(parts[0]))
    else { return text }
    let isNegative = whole < 0 || parts[0].contains { "-−–△▲".contains($0) }
    return (isNegative ? "-" : "") + "\(whole.magnitude)\(parts[1])"
      + String(repeating: "0", count: zeros - parts[1].count)
  }
}
