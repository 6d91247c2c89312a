import Phrases
public import Search
import Time
import WalletDomain

/// What a query asks for: words, and conditions such as `cat:식비`, `amt:>50000` or `not:is:transfer`, in any order.
///
/// Screens and commands read queries by it. A word in quotes is no condition, whatever it looks like.
public struct LedgerFilter: Hashable, Sendable {
  /// What an entry has to be, or must not be.
  public struct Condition: Hashable, Sendable {
    public let test: Test
    public let isExcluded: Bool

    public init(_ test: Test, isExcluded: Bool = false) {
      (self.test, self.isExcluded) = (test, isExcluded)
    }
  }

  public enum Test: Hashable, Sendable {
    case category([LedgerCategory])
    case account([LedgerAccount.ID])
    /// In won without their signs; nil for both directions.
    case amount(ClosedRange<Int64>, isReceived: Bool?)
    /// The digits of days, as 20261101 to 20261199 for a month.
    case days(ClosedRange<Int>)
    /// A day of every year, as 1119.
    case yearly(Int)
    /// A part of what the entry is called.
    case payee(HangulSearch)
    case note(HangulSearch)
    /// A part of its text, its note or its payee.
    case text(HangulSearch)
    case mark(LedgerMark)
  }

  /// The words that are no condition, as they were typed; empty for none.
  public let words: String
  public let conditions: [Condition]

  /// Finds nothing.
  public static let nothing = LedgerFilter(words: "", conditions: [Condition(.account([]))])

  private init(words: String, conditions: [Condition]) {
    (self.words, self.conditions) = (words, conditions)
  }

  /// Reads a query; throws what is wrong with it, and where.
  public init(
    _ typed: String, in settings: LedgerSettings
  ) throws(LedgerQueryFault) {
    var words: [Substring] = []
    var conditions: [Condition] = []
    let parts = QueryPart.parts(of: typed)
    for part in parts {
      if let reason = part.fault {
        throw LedgerQueryFault(word: part.word, place: part.place, reason: reason)
      }
      guard let key = part.key else {
        words.append(part.value)
        continue
      }
      conditions.append(
        Condition(try Self.test(key, part, settings), isExcluded: part.isExcluded))
    }
    // Without a condition every blank counts as before.
    let isPlain =
      conditions.isEmpty && !words.isEmpty && parts.allSatisfy { $0.word == $0.value }
    self.init(words: isPlain ? typed : words.joined(separator: " "), conditions: conditions)
  }

  private static func test(
    _ key: QueryKey, _ part: QueryPart, _ settings: LedgerSettings
  ) throws(LedgerQueryFault) -> Test {
    let value = String(part.value)
    func fault(_ reason: LedgerQueryFault.Reason) -> LedgerQueryFault {
      LedgerQueryFault(word: part.word, place: part.place, reason: reason)
    }
    guard !value.allSatisfy(\.isWhitespace) else { throw fault(.noValue) }
    switch key {
    case .category:
      let all = settings.categories.list
      let found = named(value, all.map { (id: $0.id, name: $0.phrase) })
      guard !found.isEmpty else { throw fault(.noName(all.map(\.phrase))) }
      return .category(found)
    case .account:
      let all = settings.accounts.list
      let found = named(value, all.map { (id: $0.id, name: $0.phrase) })
      guard !found.isEmpty else { throw fault(.noName(all.map(\.phrase))) }
      return .account(found)
    case .amount:
      if QueryRange.isReversed(value, by: QueryRange.amount) { throw fault(.reversed) }
      guard let test = QueryRange.amount(value) else { throw fault(.noAmount) }
      return test
    case .date:
      if QueryRange.isReversed(value, by: QueryRange.days) { throw fault(.reversed) }
      guard let test = QueryRange.days(value) else {
        throw fault(QueryRange.hasYearlyEnd(value) ? .noYear : .noDate)
      }
      return test
    case .payee: return .payee(HangulSearch(value))
    case .note: return .note(HangulSearch(value))
    case .text: return .text(HangulSearch(value))
    case .state:
      guard let mark = LedgerMark(word: value) else { throw fault(.noState) }
      return .mark(mark)
    }
  }

  /// Those of one of these names, or else those whose names begin so; a comma stands between names.
  private static func named<ID>(_ value: String, _ all: [(id: ID, name: Phrase)]) -> [ID] {
    func isCalled(_ name: Phrase, _ test: ([UInt16]) -> Bool) -> Bool {
      Language.allCases.contains { test(WordKey(name.text($0)).units) }
    }
    var found: [ID] = []
    for name in value.split(separator: ",") {
      let key = WordKey(String(name)).units
      let exact = all.filter { isCalled($0.name) { $0 == key } }
      let begun = all.filter { isCalled($0.name) { $0.starts(with: key) } }
      // An unknown name is an error even if the others are known.
      guard !begun.isEmpty else { return [] }
      found += (exact.isEmpty ? begun : exact).map(\.id)
    }
    return found
  }

  /// Whether a row fulfils all conditions.
  public func accepts(_ row: LedgerRow) -> Bool {
    conditions.allSatisfy { $0.test.fits(row) != $0.isExcluded }
  }
}

extension QueryPart {
  /// What is wrong with it, whatever its value is.
  fileprivate var fault: LedgerQueryFault.Reason? {
    if isOpen { return .openQuote }
    return unknownName.map { .noKey(QueryKey.likely(for: $0)) }
  }
}

extension LedgerFilter.Test {
  func fits(_ row: LedgerRow) -> Bool {
    switch self {
    case .category(let ids): ids.contains(row.category)
    case .account(let ids): ids.contains(row.account)
    case .amount(let range, let isReceived):
      range.contains(row.amount.size.amount)
        && (isReceived.map { $0 == (row.amount > .zero) } ?? true)
    case .days(let days): days.contains(row.day.rawValue)
    case .yearly(let day): row.day.rawValue % 10_000 == day
    case .payee(let search): search.matches(SearchKey(row.name))
    case .note(let search): search.matches(SearchKey(row.note))
    case .text(let search):
      search.matches(SearchKey("\(row.text)\n\(row.note)\n\(row.entry.payee ?? "")"))
    case .mark(let mark): mark.fits(row)
    }
  }
}
