import Search

extension BuiltInRules {
  /// The names of the merchant of which one is most like a text; nil without such a merchant, and for a
  /// text of few letters.
  ///
  /// So entries of 스타벅스 are found by `starbucks`, also with a wrong letter.
  public static func merchant(like text: String) -> [String]? {
    let query = FindQuery(text)
    guard text.count >= leastLetters, !query.isEmpty else { return nil }
    let ranked = merchants.compactMap { merchant in
      query.rank(of: merchant.key).map { (rank: $0, names: merchant.names) }
    }
    return ranked.min { $0.rank < $1.rank }?.names
  }

  private static let leastLetters = 3

  private struct Merchant: Sendable {
    let names: [String]
    let key: FindKey
  }

  private static let merchants = names.map { Merchant(names: $0, key: FindKey([], words: $0)) }
}
