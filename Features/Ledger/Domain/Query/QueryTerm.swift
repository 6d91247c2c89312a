import Phrases
public import Search
import WalletDomain

/// One of the words of a search, or several that name one day, amount or category: what an entry has in its text or
/// its note, or what it is.
public struct QueryTerm: Hashable, Sendable {
  /// All of them stand in a text or a note.
  public let words: [HangulSearch]
  /// In won, without its sign; nil if the words are no amount.
  public let amount: Int64?
  /// Empty if no name begins with the words.
  public let categories: [LedgerCategory]
  let period: NamedDays?

  /// How many words may name one thing, as in `2026년 11월 20일 `.
  private static let mostWords = 4
  /// A text of one letter names no category, since nearly every letter begins one.
  private static let fewestLetters = 2

  init(_ words: [String], in categories: LedgerCategories) {
    self.words = words.map { HangulSearch($0) }
    let text = words.joined(separator: " ")
    // A unit alone may be a part of a name.
    if text.contains(where: \.isNumber), case .amount(let amount) = AmountText.typed(text),
      amount != 0
    {
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

  /// Words in their order, those together that name one thing.
  static func terms(of words: [String], in categories: LedgerCategories) -> [QueryTerm] {
    var terms: [QueryTerm] = []
    var rest = words[...]
    while let first = rest.first {
      let runs = (1...min(mostWords, rest.count)).reversed().lazy.map { count in
        QueryTerm(Array(rest.prefix(count)), in: categories)
      }
      let term = runs.first { !$0.isPlain } ?? QueryTerm([first], in: categories)
      terms.append(term)
      rest = rest.dropFirst(term.words.count)
    }
    return terms
  }

  /// Whether it is only looked for in texts and notes.
  var isPlain: Bool { amount == nil && categories.isEmpty && period == nil }

  /// The digits of days that it names, as 20261101 to 20261199 for a month.
  public var days: ClosedRange<Int>? { if case .days(let days) = period { days } else { nil } }

  /// A day of every year that it names, as 1119.
  public var yearly: Int? { if case .yearly(let day) = period { day } else { nil } }

  /// Whether it fits a row, whose search key is that of its text and its note.
  func fits(_ row: LedgerRow, _ key: SearchKey) -> Bool {
    words.allSatisfy { $0.matches(key) } || names(row)
  }

  /// Whether it names the amount, the category or the day of a row.
  func names(_ row: LedgerRow) -> Bool {
    amount == Int64(clamping: row.amount.amount.magnitude) || categories.contains(row.category)
      || period?.contains(row.day) == true
  }
}
