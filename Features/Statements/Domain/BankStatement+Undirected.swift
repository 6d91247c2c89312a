public import Phrases

extension BankStatement {
  /// How many lines are named.
  private static let mostLines = 5

  /// Which lines do not say whether they were spent, where others do; nil if there are none.
  public var undirectedPhrase: Phrase? {
    guard let first = undirected.first else { return nil }
    guard undirected.count > 1 else {
      return Phrase(
        ko: "\(first)번째 줄이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether line \(first) was spent or received is not known.")
    }
    let lines = undirected.prefix(Self.mostLines).map(String.init).joined(separator: ", ")
    let rest = undirected.count - Self.mostLines
    return rest > 0
      ? Phrase(
        ko: "\(lines)번째 줄 등 \(undirected.count)개 줄이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether lines \(lines) and \(rest) more were spent or received is not known.")
      : Phrase(
        ko: "\(lines)번째 줄이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether lines \(lines) were spent or received is not known.")
  }
}
