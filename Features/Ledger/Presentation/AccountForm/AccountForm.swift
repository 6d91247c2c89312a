import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The form in which an account is named, and which says what it is, and what it had before its first entry.
enum AccountForm: Riblet {
  struct Input: FormInput {
    enum Field {
      case name, opening
    }

    var name: String
    var opening: String
    /// Nil while the name says what it is.
    var kind: AccountKind?

    /// Nil for a text that is not a balance.
    var openingAmount: Won? {
      opening.allSatisfy(\.isWhitespace) ? .zero : StatementDraft.balance(opening)
    }

    func error(in field: Field) -> LedgerValidationError? {
      switch field {
      case .name: LedgerValidationError(name, upTo: LedgerAccount.nameLimit)
      case .opening: openingAmount == nil ? .noBalance : nil
      }
    }

    var firstFault: Field? { [Field.name, .opening].first { error(in: $0) != nil } }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      [("name", \.name), ("opening", \.opening), ("kind", \.kindName)]
    }

    private var kindName: String {
      get { kind?.rawValue ?? "" }
      set { kind = AccountKind(rawValue: newValue) }
    }
  }

  struct Model: Equatable {
    /// Nil for a new one.
    let account: LedgerAccount?
    var form: FormState<Input>

    /// The names are those of a language, so that a built-in one is changed as it is read.
    init(_ account: LedgerAccount?, _ language: Language) {
      self.account = account
      form = FormState(
        Input(
          name: account?.phrase.text(language) ?? "",
          opening: account.map { $0.openingAmount.grouped } ?? "", kind: account?.kind))
    }

    /// What the account is, by the user's choice or by its name.
    var kind: AccountKind {
      if let kind = form.input.kind { return kind }
      let id = account?.id ?? LedgerAccount.ID(rawValue: "")
      return LedgerAccount(id: id, name: form.input.name).likelyKind
    }

    func error(in field: Input.Field) -> Phrase? {
      let error = form.input.error(in: field)
      let isShown = form.showsErrors || error?.isSaidAtOnce == true
      return (isShown ? error?.phrase : nil) ?? form.refusal(of: field)
    }

    /// SuperPay begins with nothing.
    var hasOpening: Bool { account?.id != .superPay }
  }

  enum Action {
    case type(String, in: Input.Field)
    case stepKind(Int)
    case form(FormEvent)
  }
}

struct AccountFormBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build(
    _ account: LedgerAccount?, at segment: Segment?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = AccountFormView(AccountForm.Model(account, dependencies.language()))
    let interactor = AccountFormInteractor(dependencies.ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: segment, restorable: interactor.flow)
  }
}
