import LedgerDomain
import Phrases

/// The choices of which rows are shown.
extension Picker.Model {
  static func category(_ categories: LedgerCategories, present: LedgerCategory?) -> Self {
    filter(
      LedgerText.onlyCategory, all: LedgerText.allCategories, categories.ids,
      id: \.rawValue, named: { categories[$0].phrase },
      present: present, outcome: Ledger.Outcome.showCategory)
  }

  /// The months with rows, the newest first, with what their rows come to.
  static func month(_ totals: MonthTotals, present: LedgerMonth?) -> Self {
    func summary(of month: LedgerMonth?) -> LedgerSummary {
      month.map { totals.total(of: $0) } ?? totals.summary
    }
    var choice = filter(
      LedgerText.month, all: LedgerText.allMonths, totals.months.reversed(),
      id: { "\($0.rawValue)" }, named: \.phrase,
      present: present, short: \.yearPhrase, details: { LedgerText.sums(summary(of: $0)) },
      // The rounded sums alone.
      shortDetails: { LedgerText.roundedSums(summary(of: $0)) },
      spokenDetails: { LedgerText.spokenSums(summary(of: $0)) },
      outcome: Ledger.Outcome.showMonth)
    // Of the whole period, which has the longest ones.
    let figures = LedgerText.sums(totals.summary).map { $0.text(.english).count }
    choice.columns = max(56, figures.reduce(0, +) + columnsBesideSums)
    return choice
  }

  /// The name of a month, that it is the present one, and what stands between.
  private static let columnsBesideSums = 30

  /// Offers all rows before those of one value.
  static func filter<Value>(
    _ title: Phrase, all: Phrase, _ values: [Value], id: (Value) -> String,
    named name: (Value) -> Phrase,
    present: Value?, short: (Value) -> Phrase? = { _ in nil },
    details: (Value?) -> [Phrase] = { _ in [] },
    shortDetails: (Value?) -> [Phrase] = { _ in [] },
    spokenDetails: (Value?) -> [Phrase]? = { _ in nil },
    outcome: (Value?) -> Ledger.Outcome
  ) -> Self {
    // That of all of them.
    let none = ""
    return Self(
      title: title, action: LedgerText.filter,
      options: ([nil] + values).map {
        .init(
          id: $0.map(id) ?? none, name: $0.map(name) ?? all, shortName: $0.flatMap(short),
          details: details($0), shortDetails: shortDetails($0), spokenDetails: spokenDetails($0),
          outcome: outcome($0))
      },
      present: present.map(id) ?? none)
  }
}
