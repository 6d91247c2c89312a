import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs

/// The sheet in which one of several options is chosen.
enum Choice: Riblet {
  struct Option: Equatable {
    let name: Phrase
    /// What it would show.
    var detail: Phrase?
    let outcome: Ledger.Outcome
  }

  struct Model: Equatable {
    let title: Phrase
    /// What Enter does.
    let action: LedgerText
    let options: [Option]
    /// The index of the present option; nil if there is none.
    let present: Int?
  }

  enum Action {
    case choose(Int)
    case cancel
  }
}

extension Choice.Model {
  /// `present` is the category of the rows; nil if they may have several.
  static func categorise(count: Int, present: LedgerCategory?) -> Self {
    Self(
      title: LedgerText.category(of: count), action: .categorise,
      options: LedgerCategory.allCases.map { .init(name: $0.phrase, outcome: .categorise($0)) },
      present: present.flatMap { LedgerCategory.allCases.firstIndex(of: $0) })
  }

  static func category(present: LedgerCategory?) -> Self {
    filter(
      .onlyCategory, all: .allCategories, LedgerCategory.allCases, named: \.phrase,
      present: present, outcome: Ledger.Outcome.showCategory)
  }

  /// The months with rows, the newest first, with what their rows come to.
  static func month(_ totals: MonthTotals, present: LedgerMonth?) -> Self {
    filter(
      .month, all: .allMonths, totals.months.reversed(), named: \.phrase, present: present,
      detail: { LedgerText.sums($0.map { totals.total(of: $0) } ?? totals.summary) },
      outcome: Ledger.Outcome.showMonth)
  }

  /// Offers all rows before those of one value.
  private static func filter<Value: Equatable>(
    _ title: LedgerText, all: LedgerText, _ values: [Value], named name: (Value) -> Phrase,
    present: Value?, detail: (Value?) -> Phrase? = { _ in nil },
    outcome: (Value?) -> Ledger.Outcome
  ) -> Self {
    let values = [nil] + values
    return Self(
      title: title.phrase, action: .filter,
      options: values.map {
        .init(name: $0.map(name) ?? all.phrase, detail: detail($0), outcome: outcome($0))
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
    case .choose(let index):
      guard model.options.indices.contains(index) else { return }
      listener?.sheetDidEnd(model.options[index].outcome)
    case .cancel: listener?.sheetDidClose()
    }
  }
}
