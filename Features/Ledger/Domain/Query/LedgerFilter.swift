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
    /// A day of every year, as 1119, or a month, as 1100.
    case yearly(Int)
    /// A part of what the entry is called.
    case payee(HangulSearch)
    case note(HangulSearch)
    /// A part of its text, its note or its payee.
    case text(HangulSearch)
    /// The same, or what else a word names.
    case term(QueryTerm)
    case mark(LedgerMark)
    /// One of several.
    case marks([LedgerMark])
  }

  /// The words that are no condition, with a blank between them; empty for none.
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
    for (index, part) in parts.enumerated() {
      // As amt :>1000.
      if part.beginsWithColon, index > 0, parts[index - 1].isNameAlone {
        let rest = part.word.count > 1 || index + 1 == parts.count ? "" : parts[index + 1].word
        throw LedgerQueryFault(
          word: "\(parts[index - 1].word) \(part.word)", place: parts[index - 1].place,
          reason: .blankBeforeColon(parts[index - 1].word + part.word + rest))
      }
      if let reason = part.fault {
        throw LedgerQueryFault(word: part.word, place: part.place, reason: reason)
      }
      guard let key = part.key else {
        // Words in quotes stand together.
        if part.isQuoted, part.value.contains(where: \.isWhitespace) {
          conditions.append(Condition(.text(HangulSearch(String(part.value)))))
        } else {
          words.append(part.value)
        }
        continue
      }
      conditions.append(
        Condition(try Self.test(key, part, settings), isExcluded: part.isExcluded))
    }
    self.init(words: words.joined(separator: " "), conditions: conditions)
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
      let found = named(part.names, all.map { (id: $0.id, name: $0.phrase) })
      guard !found.isEmpty else { throw fault(.noName(all.map(\.phrase))) }
      return .category(found)
    case .account:
      let all = settings.accounts.list
      let found = named(part.names, all.map { (id: $0.id, name: $0.phrase) })
      guard !found.isEmpty else { throw fault(.noName(all.map(\.phrase))) }
      return .account(found)
    case .amount:
      let value = QueryRange.plain(value)
      if QueryRange.isReversed(value, by: QueryRange.amount) { throw fault(.reversed) }
      guard let test = QueryRange.amount(value) else { throw fault(.noAmount) }
      return test
    case .date:
      let value = QueryRange.spanned(QueryRange.plain(value))
      if QueryRange.isReversed(value, by: QueryRange.days) { throw fault(.reversed) }
      guard let test = QueryRange.days(value) else {
        if NamedDays.isAmbiguous(value) { throw fault(.ambiguousDate) }
        throw fault(QueryRange.hasYearlyEnd(value) ? .noYear : .noDate)
      }
      return test
    case .payee: return .payee(HangulSearch(value))
    case .note: return .note(HangulSearch(value))
    case .text:
      let term = QueryTerm([value], in: settings.categories)
      let isPhrase = part.isQuoted && value.contains(where: \.isWhitespace)
      return term.isPlain || isPhrase ? .text(HangulSearch(value)) : .term(term)
    case .state:
      if let mark = LedgerMark(word: value) { return .mark(mark) }
      let marks = part.names.compactMap { LedgerMark(word: $0) }
      guard !marks.isEmpty, marks.count == part.names.count else { throw fault(.noState) }
      return marks.count == 1 ? .mark(marks[0]) : .marks(marks)
    }
  }

  /// The ids of those with one of the names; without any, of those whose names begin so, also without their signs.
  private static func named<ID>(_ names: [String], _ all: [(id: ID, name: Phrase)]) -> [ID] {
    func called(_ test: (String) -> Bool) -> [ID] {
      all.filter { each in Language.allCases.contains { test(each.name.text($0)) } }.map(\.id)
    }
    var found: [ID] = []
    for name in names {
      let (key, words) = (NameKey(name), WordKey(name).units)
      let hasWords = name.contains { $0.isLetter || $0.isNumber }
      let likely = [
        called { NameKey($0) == key }, called { NameKey($0).begins(with: key) },
        hasWords ? called { WordKey($0).units == words } : [],
        hasWords ? called { WordKey($0).units.starts(with: words) } : [],
      ]
      // An unknown name is an error even if the others are known.
      guard let ids = likely.first(where: { !$0.isEmpty }) else { return [] }
      found += ids
    }
    return found
  }

  /// Whether a row fulfils all conditions; it may have a link that does not say how it counts, and parts.
  public func accepts(
    _ row: LedgerRow, isLinked: Bool = false, isDivided: Bool = false
  ) -> Bool {
    conditions.allSatisfy { condition in
      let fits =
        switch condition.test {
        case .mark(.linked) where isLinked, .mark(.split) where isDivided: true
        case .marks(let marks)
        where isLinked && marks.contains(.linked) || isDivided && marks.contains(.split):
          true
        default: condition.test.fits(row)
        }
      return fits != condition.isExcluded
    }
  }
}

extension LedgerFilter {
  /// Whether it names days of which none is in a month.
  public func isOutside(_ month: LedgerMonth) -> Bool {
    let own = LedgerPeriod(month).digits
    return conditions.contains { condition in
      guard case .days(let days) = condition.test, !condition.isExcluded else { return false }
      return !days.overlaps(own)
    }
  }
}

extension QueryPart {
  /// What is wrong with it, whatever its value is.
  fileprivate var fault: LedgerQueryFault.Reason? {
    if isOpen { return .openQuote }
    if let withColon { return .noColon(withColon) }
    return unknownName.map { .noKey(QueryKey.likely(for: $0)) }
  }
}

extension LedgerFilter {
  /// An argument of a command line as a query has it: a shell takes the quotes of `date:"20 Nov"`.
  public static func quoting(_ argument: String) -> String {
    guard !argument.contains("\""), let colon = argument.firstIndex(of: ":"),
      QueryKey(name: argument[..<colon]) == .date
    else { return argument }
    let value = argument[argument.index(after: colon)...]
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    let areApart = words.prefix(2).allSatisfy {
      QueryRange.days($0) != nil && NamedDays.month(alone: $0) == nil
    }
    guard words.count > 1, !areApart, QueryRange.days(String(value)) != nil
    else { return argument }
    return "\(argument[...colon])\"\(value)\""
  }
}

extension LedgerRow {
  /// In what words are looked for.
  public var searchKey: SearchKey { SearchKey("\(text)\n\(note)\n\(entry.payee ?? "")") }
}

extension LedgerFilter.Test {
  /// The decimal digits of the days of a year that are a day, or of a month.
  package static func days(ofYear day: Int) -> ClosedRange<Int> {
    day...(day.isMultiple(of: 100) ? day + 99 : day)
  }

  func fits(_ row: LedgerRow) -> Bool {
    switch self {
    case .category(let ids): ids.contains(row.category)
    case .account(let ids): ids.contains(row.account)
    case .amount(let range, let isReceived):
      range.contains(row.amount.size.amount)
        && (isReceived.map { $0 == (row.amount > .zero) } ?? true)
    case .days(let days): days.contains(row.day.rawValue)
    case .yearly(let day): Self.days(ofYear: day).contains(row.day.rawValue % 10_000)
    case .payee(let search): search.matches(SearchKey(row.name))
    case .note(let search): search.matches(SearchKey(row.note))
    case .text(let search): search.matches(row.searchKey)
    case .term(let term): term.fits(row, row.searchKey)
    case .mark(let mark): mark.fits(row)
    case .marks(let marks): marks.contains { $0.fits(row) }
    }
  }
}
