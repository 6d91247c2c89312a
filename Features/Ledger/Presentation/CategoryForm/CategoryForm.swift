import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// The form in which a category is named and coloured.
enum CategoryForm: Riblet {
  struct Model: Equatable {
    /// Nil for a new one.
    let category: UserCategory?
    let before: String
    var name: String
    var tint: Int
    var notice: FormNotice?
    var leaving = LeavingForm()

    /// The names are those of a language, so that a built-in one is changed as it is read.
    init(_ category: UserCategory?, _ language: Language) {
      self.category = category
      before = category?.phrase.text(language) ?? ""
      name = before
      tint = category?.tint ?? 0
    }

    var hasUnsaved: Bool { name != before || tint != category?.tint ?? 0 }
  }

  enum Action {
    case type(String)
    case stepTint(Int)
    case save
    case leave
    case stay
    case discard
  }
}

struct CategoryFormBuilder {
  let ledger: LedgerUseCases
  let language: Language

  @MainActor func build(
    _ category: UserCategory?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = CategoryFormView(CategoryForm.Model(category, language))
    let interactor = CategoryFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, remembering: interactor)
  }
}

/// Stores the category; asks before it discards a change.
final class CategoryFormInteractor: PresentableInteractor<CategoryForm>, Remembering {
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private lazy var saving = LatestRequest("save category", of: self)

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<CategoryForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  var hasUnsaved: Bool { model.hasUnsaved }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text): edit { $0.name = text }
    case .stepTint(let step):
      let count = UserCategory.tintCount
      edit { $0.tint = ($0.tint + step + count) % count }
    case .save: save()
    case .leave: if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { leave() }
    case .stay: model.leaving.stay()
    case .discard: leave()
    }
  }

  private func edit(_ change: (inout Model) -> Void) {
    update {
      change(&$0)
      $0.notice = nil
      $0.leaving.stay()
    }
  }

  private func leave() {
    listener?.sheetDidEnd(.manage(.categories(model.category?.id)))
  }

  private func save() {
    guard !model.leaving.isAsking, model.notice != .saving else { return }
    let before = ledger.state.value.settings
    var settings = before
    let id: LedgerCategory
    do throws(LedgerError) {
      id = try change(&settings.categories)
    } catch {
      return model.notice = .failed(error.phrase)
    }
    model.notice = .saving
    saving.ask { [ledger, settings] () throws(LedgerError) in
      try await ledger.perform(.save(settings, over: before))
    } then: { [self] result in
      switch result {
      case .success: listener?.sheetDidEnd(.manage(.categories(id)))
      case .failure(let error): model.notice = .failed(error.phrase)
      }
    }
  }

  private func change(
    _ categories: inout LedgerCategories
  ) throws(LedgerError) -> LedgerCategory {
    guard let category = model.category else {
      return try categories.add(model.name, tint: model.tint)
    }
    // A built-in name that was not changed stays one in each language.
    let isSame = category.name == nil && model.name == model.before
    try categories.change(category.id, name: isSame ? "" : model.name, tint: model.tint)
    return category.id
  }
}
