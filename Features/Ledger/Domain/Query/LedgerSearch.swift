import Phrases
public import Search
import Time
import WalletDomain

/// What a search text finds in a ledger: texts and notes with it, amounts that it names, rows of a day or
/// month that it names, and those of categories whose names begin with it.
public struct LedgerSearch: Sendable {
  public let words: HangulSearch
  /// Other words, which stand anywhere in a text or a note that has `words`.
  public let others: [HangulSearch]
  /// In won, without its sign; nil if the text is no amount.
  public let amount: Int64?
  /// Empty if no name begins with the text.
  public let categories: [LedgerCategory]
  let period: NamedDays?

  /// A text of one letter names no category, since nearly every letter begins one.
  private static let fewestLetters = 2

  public init(_ typed: String, in categories: LedgerCategories) {
    var parts = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    // The longest of several words is the rarest, as a rule.
    let longest = parts.indices.max { parts[$0].count < parts[$1].count }
    if let longest, parts.count > 1 {
      words = HangulSearch(parts.remove(at: longest))
      others = parts.map { HangulSearch($0) }
    } else {
      words = HangulSearch(typed)
      others = []
    }
    let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if case .amount(let amount) = AmountText.read(text), amount != 0 {
      self.amount = Int64(clamping: amount.magnitude)
    } else {
      amount = nil
    }
    period = NamedDays(text)
    let name = HangulSearch(WordKey(text))
    self.categories =
      name.length < Self.fewestLetters
      ? []
      : categories.list.filter { category in
        [category.phrase.text(.korean), category.phrase.text(.english)].contains {
          name.matches(WordKey($0).units, at: 0)
        }
      }.map(\.id)
  }

  /// Whether it finds a row, whose search key is that of its text and its note.
  public func finds(_ row: LedgerRow, _ key: SearchKey) -> Bool {
    words.matches(key) && others.allSatisfy { $0.matches(key) }
      || amount == Int64(clamping: row.amount.amount.magnitude)
      || categories.contains(row.category) || period?.contains(row.day) == true
  }

  /// The days that the text names, of these years.
  public func days(in years: some Sequence<Int>) -> [ClosedRange<Int>] {
    switch period {
    case nil: []
    case .days(let days): [days]
    case .yearly(let day): years.map { $0 * 10_000 + day...$0 * 10_000 + day }
    }
  }
}
