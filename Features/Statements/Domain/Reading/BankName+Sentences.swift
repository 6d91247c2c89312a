import LedgerDomain
import Phrases

/// Words for banks among others, before the headings of a statement.
extension BankName {
  /// What stands before the bank from which a card is paid, or to which something goes.
  private static let otherSides = [
    "결제계좌", "결제은행", "결제기관", "출금계좌", "출금은행", "출금기관", "자동이체", "이체은행", "이체계좌", "납부계좌", "인출계좌",
    "연결계좌", "연결은행", "환급계좌", "환급은행", "입금계좌", "입금은행", "paymentaccount", "paidfrom", "payfrom",
  ]

  /// Whether a cell names another side, or stands behind a label of one.
  static func isOtherSide(_ place: Int, of cells: [String]) -> Bool {
    func label(_ place: Int) -> String? {
      let word = StatementWords.plain(cells[place])
      return otherSides.first(where: word.hasPrefix)
    }
    if label(place) != nil { return true }
    guard place > 0, let before = label(place - 1) else { return false }
    let rest = StatementWords.plain(cells[place - 1]).dropFirst(before.count)
    return !rest.contains { $0.isLetter || $0.isNumber } || rest == "명" || rest == "번호"
  }

  /// Institutions that have no accounts of people, and what is called like a bank.
  private static let noBanks = ["한국은행", "전국은행연합회", "은행연합회", "여신금융협회", "타은행"]
  /// What notes say of other banks: 타행(국민은행 등) 이체는 제외.
  private static let ofOthers = ["타행", "타사", "타은행", "다른은행", "제외", "기준금리"]

  /// What a cell says of its own account: without other sides behind it, institutions without accounts, and several that
  /// are only examples; nothing of a note on others.
  static func withoutOthers(_ cell: String) -> String {
    let isNote = cell.drop(while: \.isWhitespace).first.map { "※*".contains($0) } == true
    let plain = StatementWords.plain(cell)
    if isNote, ofOthers.contains(where: plain.has) { return "" }
    var own = noBanks.reduce(cell) { $0.has($1) ? $0.replacing($1, with: "") : $0 }
    // As 카카오페이 연결계좌: 하나은행.
    let others = otherSides.lazy.compactMap { own.firstPlace(of: $0) }.filter { range in
      own[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber } == true
        && own[range.upperBound...].contains { ":：".contains($0) }
    }
    if let first = others.map(\.lowerBound).min() { own = String(own[..<first]) }
    return own
  }

  private static let marks = [":", "：", "※", "☎", "고객센터", "고객님", "입니다", "습니다", "에서"]
  /// The number of a telephone, or a day.
  private nonisolated(unsafe) static let numberForm = /\d{3,4}-\d{4}|\d{4}\.\d/
  /// How many words a name has at most.
  private static let mostWords = 3

  /// Whether a text says more than the name of an account, as `출력일시 : 2026.11.01 10:00 (KB국민카드)`.
  static func isSentence(_ text: String) -> Bool {
    marks.contains(where: text.has) || text.split(whereSeparator: \.isWhitespace).count > mostWords
      || text.contains { $0 == "-" || $0 == "." } && text.firstMatch(of: numberForm) != nil
  }

  /// The word in a sentence that names an institution, as KB국민카드; nil if none does.
  static func institution(in sentence: String) -> String? {
    let words = sentence.split { !$0.isLetter && !$0.isNumber && $0 != "&" }.map(String.init)
    return words.lazy.compactMap { word in
      let small = word.lowercased()
      let end = banks.lazy.compactMap { small.firstRange(of: $0)?.upperBound }.first
      let name = end.map { String(word.prefix(small.distance(from: small.startIndex, to: $0))) }
      return name.flatMap { house(in: $0) == nil ? nil : $0 }
    }.first
  }
}
