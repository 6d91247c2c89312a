import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs

/// The form in which a category is named and coloured.
enum CategoryForm: Riblet {
  struct Input: FormInput {
    var name: String
    var tint: Int

    enum Field {
      case name
    }

    /// What else is wrong with a name is said when it is saved.
    var error: LedgerValidationError? {
      LedgerValidationError(name, upTo: UserCategory.nameLimit)
    }

    var firstFault: Field? { error.map { _ in .name } }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      [("name", \.name), ("tint", \.tintNumber)]
    }

    private var tintNumber: String {
      get { "\(tint)" }
      set {
        tint =
          Int(newValue).flatMap { (0..<UserCategory.tintCount).contains($0) ? $0 : nil } ?? tint
      }
    }
  }

  struct Model: Equatable {
    /// Nil for a new one.
    let category: UserCategory?
    var form: FormState<Input>

    /// The names are those of a language, so that a built-in one is changed as it is read.
    init(_ category: UserCategory?, _ language: Language, _ categories: LedgerCategories) {
      self.category = category
      form = FormState(
        Input(
          name: category?.phrase.text(language) ?? "", tint: category?.tint ?? categories.nextTint()
        ))
    }
  }

  enum Action {
    case type(String)
    case stepTint(Int)
    case form(FormEvent)
  }
}

struct CategoryFormBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build(
    _ category: UserCategory?, at segment: Segment?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let categories = dependencies.ledger.state.value.settings.categories
    let view = CategoryFormView(CategoryForm.Model(category, dependencies.language(), categories))
    let interactor = CategoryFormInteractor(dependencies.ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: segment, restorable: interactor.flow)
  }
}
