import LedgerDomain
import Storage

/// In which currency an account is, by what stands before the headings.
extension StatementPreamble {
  private static let labels = [
    "계좌통화코드", "거래통화코드", "통화코드", "통화종류", "통화구분", "통화단위", "거래통화", "계좌통화", "예금통화", "기준통화", "통화명",
    "통화", "화폐단위", "화폐종류", "화폐", "accountcurrency", "basecurrency", "currencycode",
    "currencyname", "currency", "kontowährung", "kontowaehrung", "währung", "waehrung", "devise",
  ]
  /// Rows that name the account.
  private static let ofAccounts = numbers + kindLabels + ["accountname", "kontonummer", "konto"]
  private static let won = ["원화", "krw", "원", "won"]
  /// What accounts in other currencies are called.
  private static let words: KeyValuePairs = [
    "달러": "USD", "엔화": "JPY", "유로": "EUR", "위안": "CNY", "외화": "외화",
  ]
  private static let accounts = ["예금", "통장", "계좌", "보통", "박스", "적금", "account"]

  /// The code of a currency, or 외화 for one that is not named; nil for won.
  ///
  /// `rows` are the plain cells of the lines.
  static func currency(of lines: [FileRow], _ rows: [[String]], file: String) -> String? {
    let labelled = rows.map { $0.map(withoutBrackets) }.flatMap { values(of: labels, in: $0) }
    for value in labelled {
      let word = value.prefix { !"(/,)]>".contains($0) }
      if AmountUnit(word) == .won { return nil }
      if let currency = currency(named: String(word)) { return currency }
    }
    let titles = zip(lines, rows).filter { _, cells in
      cells.count == 1
        && ["예금", "통장", "거래내역", "이용내역", "account", "statement"].contains(
          where: cells[0].contains)
    }
    if let stated = titles.lazy.compactMap({ AmountUnit(line: $0.0)?.currency }).first {
      return stated
    }
    let own = zip(lines, rows).filter { _, cells in
      cells.first.map { cell in
        ofAccounts.contains(where: cell.hasPrefix) && !cell.hasPrefix("accountholder")
      } == true
    }
    let texts = own.map { $0.0.cells.joined(separator: " ") }
    let named = (texts + [file]).map(codes)
    guard !named.joined().contains("KRW") else { return nil }
    if let code = named.joined().first { return code }
    // A card's purchases abroad are in won.
    let kinds = own.flatMap { values(of: kindLabels, in: $0.1) } + titles.map { $0.1[0] }
    let all =
      kinds.filter { $0.count <= titleLength }
      + [StatementWords.plain(file)].filter { name in
        accounts.contains { account in words.contains { name.has($0.key + account) } }
      }
    return all.lazy.filter { text in !won.prefix(2).contains(where: text.has) }.compactMap { text in
      words.first { isCalled(text, by: $0.key) }?.value
    }.first
  }

  /// Words that have the name of a currency in them.
  private static let ordinary = ["여유로", "자유로", "공유로", "치유로", "달러구트"]

  /// Whether an account has a currency in its name.
  private static func isCalled(_ name: String, by currency: String) -> Bool {
    let name = ordinary.reduce(name) { $0.has($1) ? $0.replacing($1, with: " ") : $0 }
    return name.has(currency) && (name.has("외화") || accounts.contains(where: name.has))
  }

  private static func withoutBrackets(_ cell: String) -> String {
    String(cell.drop { "([<【※*".contains($0) })
  }

  /// The codes of currencies that stand alone in a text, as behind the number of an account.
  private static func codes(in text: String) -> [String] {
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return words.filter { word in
      word.count == 3 && word.allSatisfy(\.isUppercase)
        && (word == "KRW" || AmountUnit.codes.contains(word.lowercased()) && word != "TRY")
    }
  }

  /// A currency by its code, its sign or its name, as USD, 미국 달러 or US Dollar; nil for another word.
  private static func currency(named word: String) -> String? {
    if let currency = AmountUnit(word)?.currency ?? names[word] { return currency }
    let code = word.prefix(3)
    let rest = word.dropFirst(3)
    guard AmountUnit.codes.contains(String(code)), rest.first?.isASCII != true || rest.first == "-"
    else { return words.first { word.has($0.key) }?.value }
    return code.uppercased()
  }

  private static let names: [String: String] = [
    "dollar": "USD", "dollars": "USD", "usdollar": "USD", "usdollars": "USD", "u.s.dollar": "USD",
    "u.s.dollars": "USD", "euro": "EUR", "euros": "EUR", "yen": "JPY", "japaneseyen": "JPY",
    "pound": "GBP", "pounds": "GBP", "poundsterling": "GBP", "britishpound": "GBP",
    "sterling": "GBP", "yuan": "CNY", "renminbi": "CNY", "swissfranc": "CHF", "swissfrancs": "CHF",
    "hongkongdollar": "HKD", "australiandollar": "AUD", "canadiandollar": "CAD",
    "singaporedollar": "SGD", "newzealanddollar": "NZD", "홍콩달러": "HKD", "호주달러": "AUD",
    "캐나다달러": "CAD", "싱가포르달러": "SGD", "싱가폴달러": "SGD", "뉴질랜드달러": "NZD", "대만달러": "TWD",
    "파운드화": "GBP", "영국파운드": "GBP", "스위스프랑": "CHF", "바트": "THB", "동": "VND", "베트남동": "VND",
  ]
}
