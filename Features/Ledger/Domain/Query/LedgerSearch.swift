public import Search
import WalletDomain

/// What a search text finds in a ledger: texts and notes with it, amounts that it names, rows of a day or
/// month that it names, and those of categories whose names begin with it.
///
/// Of several words each finds so, and an entry is found that all of them find.
public struct LedgerSearch: Sendable {
  public let words: HangulSearch
  /// Other words, which stand anywhere in a text or a note that has `words`.
  public let others: [HangulSearch]
  /// What fits the entry besides.
  public let terms: [QueryTerm]
  /// What finds an entry without its text; nil if nothing does.
  private let whole: QueryTerm?

  /// In won, without its sign; nil if the text is no amount.
  public var amount: Int64? { whole?.amount }
  /// Empty if no name begins with the text.
  public var categories: [LedgerCategory] { whole?.categories ?? [] }

  public init(_ typed: String, in categories: LedgerCategories) {
    var parts = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let all = QueryTerm.terms(of: parts, in: categories)
    terms = all.count > 1 ? all.filter { !$0.isPlain } : []
    whole = all.count == 1 ? all[0] : nil
    if !terms.isEmpty { parts = zip(all, Self.words(parts, all)).filter(\.0.isPlain).map(\.1) }
    // The longest of several words is the rarest, as a rule.
    let longest = parts.indices.max { parts[$0].count < parts[$1].count }
    if let longest, parts.count > 1 || !terms.isEmpty {
      words = HangulSearch(parts.remove(at: longest))
      others = parts.map { HangulSearch($0) }
    } else {
      words = HangulSearch(terms.isEmpty ? typed : "")
      others = []
    }
  }

  /// The first word of each term.
  private static func words(_ parts: [String], _ terms: [QueryTerm]) -> [String] {
    var rest = parts[...]
    return terms.map { term in
      defer { rest = rest.dropFirst(term.words.count) }
      return rest.first ?? ""
    }
  }

  /// Whether it finds a row, whose search key is that of its text and its note.
  public func finds(_ row: LedgerRow, _ key: SearchKey) -> Bool {
    (words.matches(key) && others.allSatisfy { $0.matches(key) }
      || whole?.names(row) == true) && terms.allSatisfy { $0.fits(row, key) }
  }

  /// The days that the text names, of these years.
  public func days(in years: some Sequence<Int>) -> [ClosedRange<Int>] {
    if let days = whole?.days { return [days] }
    guard let day = whole?.yearly else { return [] }
    return years.map { $0 * 10_000 + day...$0 * 10_000 + day }
  }
}
