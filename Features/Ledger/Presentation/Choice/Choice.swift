import LedgerDomain
import Phrases
import RIBs
import Search
import TerminalRIBs
import TerminalUI

/// The sheet in which one of several options is chosen.
enum Choice: Riblet {
  /// What a key does in the sheet.
  struct Command: Equatable {
    let key: Character
    let title: LedgerText
    let outcome: Ledger.Outcome
  }

  struct Option: Equatable {
    let name: Phrase
    /// The colour of a category.
    var role: Role?
    /// What it is called in few columns; nil for `name`.
    var shortName: Phrase?
    /// What it has or would show, each below that of the option before.
    var details: [Phrase] = []
    /// The same in few columns; nil for `details`.
    var shortDetails: [Phrase]?
    let outcome: Ledger.Outcome
    /// While it is selected.
    var commands: [Command] = []
    /// By what it is sorted.
    var values: [Column: Value] = [:]
  }

  struct Model: Equatable {
    let title: Phrase
    /// What Enter does.
    let action: LedgerText
    private(set) var options: [Option]
    /// The index of the present option; nil if there is none.
    private(set) var present: Int?
    /// Whether one is chosen of them, and the present one says that it is.
    var showsPresent = true
    var commands: [Command] = []
    /// Stands in the place of options.
    var empty: Phrase?
    var columns = 28
    /// What Esc does; nil if it leaves the sheet.
    var back: Ledger.Outcome?
    /// Nil for a list that is not sorted by the user.
    var listing: Listing?
    private(set) var sort = Sort<Column>()
    /// In the order that they have by themselves; nil while they are in it.
    private var unsorted: [Option]?

    init(
      title: Phrase, action: LedgerText, options: [Option], present: Int?,
      showsPresent: Bool = true, commands: [Command] = [], empty: Phrase? = nil, columns: Int = 28,
      back: Ledger.Outcome? = nil, listing: Listing? = nil
    ) {
      (self.title, self.action, self.options) = (title, action, options)
      (self.present, self.showsPresent, self.commands) = (present, showsPresent, commands)
      (self.empty, self.columns, self.back) = (empty, columns, back)
      self.listing = listing
    }

    /// Sorts the options; the present one stays so.
    mutating func sort(by sort: Sort<Column>) {
      self.sort = sort
      let all = unsorted ?? options
      let before = present.map { options[$0] }
      options = sort.sorted(all) { option, column in
        switch option.values[column] {
        case .text(let phrase): sort.key(phrase)
        case .number(let number): SortKey(number)
        case nil: nil
        }
      }
      unsorted = sort.column == nil ? nil : all
      present = before.flatMap { options.firstIndex(of: $0) }
    }
  }

  enum Action {
    case sort(SortEvent<Column>)
    case choose(Int)
    case run(Ledger.Outcome)
    case cancel
  }
}

extension Choice.Model {
  /// `present` is the category of the rows; nil if they may have several.
  static func categorise(
    count: Int, _ categories: LedgerCategories, present: LedgerCategory?
  ) -> Self {
    Self(
      title: LedgerText.category(of: count), action: .categorise,
      options: categories.list.map { .init(name: $0.phrase, outcome: .categorise($0.id)) },
      present: present.flatMap { categories.ids.firstIndex(of: $0) })
  }

  static func category(_ categories: LedgerCategories, present: LedgerCategory?) -> Self {
    filter(
      .onlyCategory, all: LedgerText.allCategories.phrase, categories.ids,
      named: { categories[$0].phrase },
      present: present, outcome: Ledger.Outcome.showCategory)
  }

  /// The months with rows, the newest first, with what their rows come to.
  static func month(_ totals: MonthTotals, present: LedgerMonth?) -> Self {
    var choice = filter(
      .month, all: LedgerText.allMonths.phrase, totals.months.reversed(), named: \.phrase,
      present: present, short: \.yearPhrase,
      details: { LedgerText.sums($0.map { totals.total(of: $0) } ?? totals.summary) },
      // The sums alone.
      shortDetails: 1,
      outcome: Ledger.Outcome.showMonth)
    choice.columns = 56
    return choice
  }

  /// Offers all rows before those of one value.
  static func filter<Value: Equatable>(
    _ title: LedgerText, all: Phrase, _ values: [Value], named name: (Value) -> Phrase,
    present: Value?, short: (Value) -> Phrase? = { _ in nil },
    details: (Value?) -> [Phrase] = { _ in [] }, shortDetails: Int = 0,
    outcome: (Value?) -> Ledger.Outcome
  ) -> Self {
    let values = [nil] + values
    return Self(
      title: title.phrase, action: .filter,
      options: values.map {
        .init(
          name: $0.map(name) ?? all, shortName: $0.flatMap(short), details: details($0),
          shortDetails: Array(details($0).suffix(shortDetails)),
          outcome: outcome($0))
      },
      present: values.firstIndex(of: present))
  }
}

struct ChoiceBuilder {
  @MainActor func build(
    _ choice: Choice.Model, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = ChoiceView(choice)
    return ViewableRouter(interactor: ChoiceInteractor(on: view, listener: listener), view: view)
  }
}

/// Passes on what is chosen.
final class ChoiceInteractor: PresentableInteractor<Choice> {
  private weak let listener: (any LedgerSheetListener)?

  init(on presenter: any Presentable<Choice>, listener: any LedgerSheetListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .sort(let event):
      guard let listing = model.listing else { return }
      var sort = model.sort
      sort.take(event)
      model.sort(by: sort)
      listener?.sheetDidSort(listing, by: sort)
    case .choose(let index):
      guard model.options.indices.contains(index) else { return }
      listener?.sheetDidEnd(model.options[index].outcome)
    case .run(let outcome): listener?.sheetDidEnd(outcome)
    case .cancel:
      if let back = model.back { listener?.sheetDidEnd(back) } else { listener?.sheetDidClose() }
    }
  }
}
