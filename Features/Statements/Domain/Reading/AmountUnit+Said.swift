import LedgerDomain

/// What sentences above a table say of all its amounts.
extension AmountUnit {
  private static let english: [(zeros: Int, words: [String])] = [
    (
      3,
      [
        "thousandsofwon", "thousandsofkrw", "thousandsofkoreanwon", "thousandwon", "krwthousand",
        "krwinthousands",
      ]
    ),
    (
      6,
      [
        "millionsofwon", "millionsofkrw", "millionsofkoreanwon", "millionwon", "krwmillion",
        "krwinmillions",
      ]
    ),
  ]
  private static let korean: [(zeros: Int, word: String)] = [
    (6, "백만원"), (5, "십만원"), (4, "만원"), (3, "천원"), (8, "억원"),
  ]
  /// What stands behind the unit in such a sentence.
  private static let ends = ["입니다", "이며", "이고", "임", "으로", "로표", "로기", "로작", "로나", "로되", "로제"]
  /// What is rounded is written in won.
  private static let rounded = ["반올림", "절사", "절상", "버림", "올림", "미만", "이상", "이하"]

  /// Reads `금액 단위는 천원입니다`, `금액은 천원 단위로 표시됩니다` or `Amounts are in thousands of won`, plain; nil for
  /// another sentence, and for won.
  init?(said sentence: String) {
    if let found = Self.english.first(where: { $0.words.contains(where: sentence.has) }) {
      self = .zeros(found.zeros)
      return
    }
    guard !Self.rounded.contains(where: sentence.has), let place = sentence.firstRange(of: "단위")
    else {
      return nil
    }
    let (before, behind) = (sentence[..<place.lowerBound], sentence[place.upperBound...])
    let rest = behind.drop { "는은가:".contains($0) }
    let ahead = Self.korean.first {
      rest.hasPrefix($0.word) && Self.isEnd(rest.dropFirst($0.word.count))
    }
    let last = Self.korean.first { before.hasSuffix($0.word) }
    if let ahead, rest.startIndex > behind.startIndex {
      self = .zeros(ahead.zeros)
    } else if let last, before.contains("금액"), !behind.isEmpty, Self.isEnd(behind) {
      self = .zeros(last.zeros)
    } else {
      return nil
    }
  }

  private static func isEnd(_ rest: Substring) -> Bool {
    rest.isEmpty || rest.first.map { ").,]".contains($0) } == true
      || ends.contains(where: rest.hasPrefix)
  }
}
