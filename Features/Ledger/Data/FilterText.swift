import LedgerDomain
import SQL
import Search

/// The conditions of a query as a part of a statement, and what of them only the program can judge.
struct FilterText {
  /// Begins with AND, unless it is empty.
  private(set) var text: SQLText = ""
  /// In the order of their parameters.
  private(set) var values: [any SQLConvertible] = []
  private let dialect: SQLDialect
  private var next: Int
  /// Conditions of a part of the search key.
  private var judged: [LedgerFilter.Condition] = []

  /// The first of its parameters has the number `first`.
  init(_ conditions: [LedgerFilter.Condition], _ dialect: SQLDialect, from first: Int) {
    (self.dialect, next) = (dialect, first)
    for condition in conditions {
      guard let test = self.test(condition.test) else {
        judged.append(condition)
        continue
      }
      let not: SQLText = condition.isExcluded ? "NOT" : ""
      text = "\(text) AND \(not) (\(test))"
    }
  }

  /// Nil for a test that the program judges.
  private mutating func test(_ test: LedgerFilter.Test) -> SQLText? {
    switch test {
    case .category(let ids): return among("category", ids.map(\.rawValue))
    case .account(let ids): return among("account", ids.map(\.rawValue))
    case .amount(let range, let isReceived):
      let sign: SQLText =
        switch isReceived {
        case nil: ""
        case true?: "AND amount > 0"
        case false?: "AND amount < 0"
        }
      return
        "abs(amount) BETWEEN \(value(range.lowerBound)) AND \(value(range.upperBound)) \(sign)"
    case .days(let days):
      return "day BETWEEN \(value(days.lowerBound)) AND \(value(days.upperBound))"
    case .yearly(let day):
      let days = LedgerFilter.Test.days(ofYear: day)
      return "day % 10000 BETWEEN \(value(days.lowerBound)) AND \(value(days.upperBound))"
    case .payee, .note: return nil
    case .text(let search): return text(of: search)
    case .term(let term):
      var text: SQLText = "TRUE"
      for word in term.words { text = "\(text) AND \(self.text(of: word))" }
      if let amount = term.amount { text = "\(text) OR abs(amount) = \(value(amount))" }
      if !term.categories.isEmpty {
        text = "\(text) OR \(among("category", term.categories.map(\.rawValue)))"
      }
      let period = term.days.map(LedgerFilter.Test.days) ?? term.yearly.map { .yearly($0) }
      if let days = period.flatMap({ self.test($0) }) { text = "\(text) OR \(days)" }
      return text
    case .mark(let mark):
      if let link = mark.link { return "coalesce(link_kind, '') = \(value(link.rawValue))" }
      if let state = mark.state { return "state = \(value(state.rawValue))" }
      switch mark {
      case .income: return "link_kind IS NULL AND amount > 0"
      case .spending: return "link_kind IS NULL AND amount < 0"
      case .linked:
        return """
          id IN (SELECT first FROM ledger_link WHERE NOT is_refused
            UNION SELECT second FROM ledger_link WHERE NOT is_refused AND second IS NOT NULL)
          """
      case .split:
        return """
          part_of IS NOT NULL OR id IN (SELECT part_of FROM ledger WHERE part_of IS NOT NULL)
          """
      case .imported: return "origin = 'import'"
      default: return "origin = 'hand'"
      }
    }
  }

  private mutating func text(of search: HangulSearch) -> SQLText {
    let patterns = (search.globs + [""]).map(dialect.pattern)
    let (matches, position) = (dialect.matches, dialect.position)
    let initials = value(search.initials)
    return """
      \(position)(initials, \(initials)) > 0
        AND (key \(matches) \(value(patterns[0])) OR key \(matches) \(value(patterns[1])))
      """
  }

  private mutating func among(_ column: SQLText, _ names: [String]) -> SQLText {
    let list = dialect.list(value(SQLList(names)), of: .text)
    return "\(column) IN (SELECT value FROM \(list) AS listed)"
  }

  /// The parameter of a value.
  private mutating func value(_ value: any SQLConvertible) -> SQLText {
    values.append(value)
    defer { next += 1 }
    return "?\(SQLText(number: next))"
  }

  /// Whether an entry that the statement has found fulfils the other conditions; its columns are those of
  /// `FoundEntries`, and the note.
  func accepts(_ row: borrowing Row) throws(SQLError) -> Bool {
    for condition in judged {
      let isMet: Bool
      switch condition.test {
      case .payee(let search): isMet = search.matches(SearchKey(try row[4] as String))
      case .note(let search): isMet = search.matches(SearchKey(try row[7] as String))
      default: isMet = true
      }
      guard isMet != condition.isExcluded else { return false }
    }
    return true
  }
}
