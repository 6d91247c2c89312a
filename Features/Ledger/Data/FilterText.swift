import LedgerDomain
import SQL
import Search

/// The conditions of a query as a part of a statement, and what of them only the program can judge.
///
/// A condition that is not asked for has no text: what each of a million rows is asked takes time.
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
  init(_ dialect: SQLDialect, from first: Int) { (self.dialect, next) = (dialect, first) }

  /// Whether the program judges names of payees, or notes.
  var needsNames: Bool { judged.contains { if case .payee = $0.test { true } else { false } } }
  var needsNotes: Bool { judged.contains { if case .note = $0.test { true } else { false } } }

  mutating func add(_ conditions: [LedgerFilter.Condition]) {
    for condition in conditions {
      guard let test = self.test(condition.test) else {
        judged.append(condition)
        continue
      }
      let not: SQLText = condition.isExcluded ? "NOT" : ""
      text = "\(text) AND \(not) (\(test))"
    }
  }

  /// Adds what a query asks beside its search; `isFound` where an index of the search has found the rows, and
  /// none of the query’s shall be read.
  mutating func add(_ query: LedgerQuery, isFound: Bool = false) {
    if query.period != nil {
      let (first, last) = (value(query.days.lowerBound), value(query.days.upperBound))
      require("\(isFound ? "+" : "")day BETWEEN \(first) AND \(last)")
    }
    if let category = query.category {
      require("category\(isFound ? " || ''" : "") = \(value(category.rawValue))")
    }
    if let id = query.importID {
      // The index is read where all rows are read in their order, too.
      let id = value(id)
      require(
        isFound
          ? "+import_id = \(id)" : "id IN (SELECT id FROM ledger WHERE import_id = \(id))")
    }
    if let account = query.account {
      require("account\(isFound ? " || ''" : "") = \(value(account.rawValue))")
    }
    if let payee = query.payee { require("coalesce(payee, text) = \(value(payee))") }
    if let reconciliation = query.reconciliation {
      require("\(isFound ? "+" : "")reconciliation = \(value(reconciliation))")
    }
  }

  /// Adds that texts or notes have words.
  mutating func add(_ words: HangulSearch) { require(text(of: words)) }

  private mutating func require(_ condition: SQLText) { text = "\(text) AND (\(condition))" }

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
    case .marks(let marks):
      var text: SQLText = "FALSE"
      for mark in marks {
        if let one = self.test(.mark(mark)) { text = "\(text) OR (\(one))" }
      }
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
    // An entry without a search key is not found yet.
    guard !search.isEmpty else { return "key IS NOT NULL" }
    var patterns: SQLText?
    for glob in search.globs {
      let one: SQLText = "key \(dialect.matches) \(value(dialect.pattern(glob)))"
      patterns = patterns.map { "\($0) OR \(one)" } ?? one
    }
    let position = dialect.position
    return
      "\(position)(initials, \(value(search.initials))) > 0 AND (\(patterns ?? "FALSE"))"
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
  /// `FoundEntries`, and the note where one is judged.
  func accepts(_ row: borrowing Row) throws(SQLError) -> Bool {
    for condition in judged {
      let isMet: Bool
      switch condition.test {
      case .payee(let search): isMet = search.matches(SearchKey(try row[6] as String))
      case .note(let search): isMet = search.matches(SearchKey(try row[7] as String))
      default: isMet = true
      }
      guard isMet != condition.isExcluded else { return false }
    }
    return true
  }
}
