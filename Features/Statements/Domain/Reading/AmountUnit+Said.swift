import LedgerDomain

/// What sentences above a table say of all its amounts.
///
/// A note on what may be withdrawn, or is protected, has such words, too, and is none: only what is known to speak of the
/// amounts of the table counts.
extension AmountUnit {
  private static let korean: [(zeros: Int, word: String)] = [
    (6, "백만원"), (5, "십만원"), (4, "만원"), (3, "천원"), (8, "억원"),
  ]
  /// What stands behind the unit in such a sentence.
  private static let ends = [
    "입니다", "이며", "이고", "임", "으로표", "으로기", "으로작", "으로나타", "으로되어", "으로제공", "로표", "로기", "로작", "로나타",
    "로되어",
    "로제공",
  ]
  /// What is rounded is written in won.
  private static let rounded = ["반올림", "절사", "절상", "버림", "올림", "미만", "이상", "이하"]
  /// What may stand around the word for amounts before a unit.
  private static let tables = [
    "거래내역", "이용내역", "명세서", "기재된", "표시된", "모든", "전체", "아래", "상기", "자료", "내역", "거래", "이용", "승인", "청구",
    "표시", "화폐", "통화", "금액", "잔액", "본", "위", "표",
  ]
  private static let named = ["금액", "잔액", "표시", "화폐", "통화"]
  private static let particles = ["은", "는", "이", "가", "의", "을", "를", "과", "와", "및", "내", "상"]

  /// Reads `금액 단위는 천원입니다`, `금액은 천원 단위로 표시됩니다` or `Amounts are in thousands of won`, plain; nil for
  /// another sentence, and for won.
  init?(said sentence: String) {
    let parts = sentence.split { ";※*·•".contains($0) }
    guard let zeros = parts.lazy.compactMap(Self.zeros).first else { return nil }
    self = .zeros(zeros)
  }

  private static func zeros(saidIn sentence: Substring) -> Int? {
    guard let place = sentence.firstPlace(of: "단위") else { return englishZeros(sentence) }
    guard !rounded.contains(where: sentence.contains) else { return nil }
    let (before, behind) = (sentence[..<place.lowerBound], sentence[place.upperBound...])
    let rest = behind.drop { "는은가:".contains($0) }
    let ahead = korean.first {
      rest.hasPrefix($0.word) && isEnd(rest.dropFirst($0.word.count))
    }
    if let ahead, rest.startIndex > behind.startIndex {
      // Another unit is that of what is traded, or paid out by machines.
      let isNamed =
        before.allSatisfy { "([<-".contains($0) } || named.contains(where: before.contains)
      return isNamed && isOfTable(before) ? ahead.zeros : nil
    }
    guard let last = korean.first(where: { before.hasSuffix($0.word) }), before.contains("금액"),
      !behind.isEmpty, isEnd(behind), isOfTable(before.dropLast(last.word.count))
    else { return nil }
    return last.zeros
  }

  /// Whether what stands before a unit names the amounts of the table, and not those of transfers, or a number.
  private static func isOfTable(_ text: Substring) -> Bool {
    // What is said before that, as 세전 기준이며, is another thing.
    var rest = text.split { ",.".contains($0) }.last ?? ""
    rest = rest.drop { "([<-".contains($0) }
    while !rest.isEmpty {
      guard let word = (tables + particles).first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  private static func isEnd(_ rest: Substring) -> Bool {
    rest.isEmpty || rest.first.map { ").,]".contains($0) } == true
      || ends.contains(where: rest.hasPrefix)
  }

  // MARK: English

  private static let english: [(zeros: Int, words: [String])] = [
    (3, words("thousand")), (6, words("million")),
  ]

  private static func words(_ word: String) -> [String] {
    ["won", "krw", "koreanwon"].flatMap { won -> [String] in
      [
        "in\(word)sof\(won)", "in\(word)s\(won)", "in\(word)\(won)", "in\(won)\(word)",
        "\(won)in\(word)s",
      ]
    }
  }

  /// What such a sentence speaks of.
  private static let amounts = [
    "amount", "figure", "value", "unit", "currency", "statement", "transactions", "history",
    "expressed", "shown", "stated", "displayed", "reported",
  ]
  /// What other sentences speak of.
  private static let others = [
    "limit", "transfer", "withdraw", "fee", "round", "upto", "protected", "insured", "minimum",
    "maximum", "exceed",
  ]

  private static func englishZeros(_ text: Substring) -> Int? {
    text.split(separator: ".").lazy.compactMap { sentence -> Int? in
      let found = english.lazy.compactMap { zeros, words in
        words.lazy.compactMap { sentence.firstPlace(of: $0) }.first.map { (zeros, $0) }
      }
      guard let (zeros, place) = found.first, !others.contains(where: sentence.contains) else {
        return nil
      }
      let before = sentence[..<place.lowerBound].drop { "([<-".contains($0) }
      return before.isEmpty || amounts.contains(where: before.contains) ? zeros : nil
    }.first
  }
}
