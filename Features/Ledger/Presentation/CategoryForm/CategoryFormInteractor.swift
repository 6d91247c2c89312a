import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// Stores the category.
final class CategoryFormInteractor: PresentableInteractor<CategoryForm> {
  private(set) lazy var flow = FormFlow(
    "save category", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<CategoryForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  /// How many months tell how much a colour is used.
  private static let countedMonths = 12

  /// Where all colours are taken a new category begins with the one used least, unless the user was faster.
  override func didBecomeActive() {
    let (categories, begun) = (ledger.state.value.settings.categories, model.form)
    guard model.category == nil, categories.hasAllTints else { return }
    request("count uses of colours") { [self] in
      guard let totals = try? await ledger.sumMonths(LedgerQuery()), model.form == begun else {
        return
      }
      let months = totals.months.last?.last(Self.countedMonths) ?? []
      let tint = categories.nextTint { totals.total(of: [$0], in: months).count }
      model.form = FormState(CategoryForm.Input(name: begun.input.name, tint: tint))
    }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text): flow.edit { $0.name = text }
    case .stepTint(let step):
      let count = UserCategory.tintCount
      flow.edit { $0.tint = ($0.tint + step + count) % count }
    case .form(let event):
      flow.receive(event, at: { $0.isOfName ? .name : nil }) {
        [ledger, model] input throws(LedgerError) in
        let before = ledger.state.value.settings
        var settings = before
        let id = try Self.change(&settings.categories, model, to: input)
        _ = try await ledger.perform(.save(settings, over: before))
        return id
      } then: { [self] id in
        leave(id)
      } leave: {
        leave(model.category?.id)
      }
    }
  }

  private func leave(_ id: LedgerCategory?) {
    listener?.sheetDidEnd(.manage(.category(.list(id))))
  }

  private static func change(
    _ categories: inout LedgerCategories, _ model: Model, to input: CategoryForm.Input
  ) throws(LedgerError) -> LedgerCategory {
    guard let category = model.category else {
      return try categories.add(input.name, tint: input.tint)
    }
    // A built-in name that was not changed stays one in each language.
    let isSame = category.name == nil && input.name == model.form.before.name
    try categories.change(category.id, name: isSame ? "" : input.name, tint: input.tint)
    return category.id
  }
}

extension LedgerError {
  /// Whether it is about the name of a category or an account.
  var isOfName: Bool {
    switch self {
    case .categoryName, .categoryTaken, .accountName, .accountTaken: true
    default: false
    }
  }
}
