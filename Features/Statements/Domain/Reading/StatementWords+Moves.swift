import LedgerDomain

/// Words that say which way money went beside what it was for, as 이자입금, 이체지출 or 매수.
extension StatementWords {
  /// Words that say it beside their opposite alone.
  private static let others: [String: Direction] = [
    "매수": .out, "구매": .out, "구입": .out, "buy": .out, "bought": .out, "exp": .out,
    "transferout": .out,
    "매도": .received, "매각": .received, "판매": .received, "sell": .received, "sold": .received,
    "transferin": .received,
  ]
  private static let ends: [(String, Direction)] = [
    ("출금", .out), ("지출", .out), ("인출", .out), ("매수", .out), ("구매", .out),
    ("입금", .received), ("수입", .received), ("매도", .received), ("판매", .received),
  ]
  /// What a bank, an insurance or an employer pays: 이자지급 is money that came in.
  private static let earned = [
    "이자", "보험금", "배당", "배당금", "급여", "연금", "환급금", "지원금", "장려금", "수익금", "분배금", "당첨금", "상금", "만기금",
    "캐시백",
  ]

  /// What the end of a word says, as far as it says anything; a number before it is none of it, as in `1:입금`.
  ///
  /// A bracket names a place, as in 이체입금(토스뱅크), unless it says that something was taken back.
  static func otherDirection(_ word: String) -> Direction? {
    if let start = word.firstIndex(of: "("), start > word.startIndex,
      !["취소", "정정", "반환", "오류"].contains(where: word[start...].contains),
      let direction = otherDirection(String(word[..<start]))
    {
      return direction
    }
    let word = word.filter(\.isLetter)
    if let direction = others[word] ?? plainDirection(word) { return direction }
    // What has not come in yet is a state.
    guard !word.hasPrefix("미") else { return nil }
    if word.hasSuffix("지급") {
      return earned.contains(where: word.dropLast(2).hasSuffix) ? .received : nil
    }
    return ends.first { word.hasSuffix($0.0) }?.1
  }
}
