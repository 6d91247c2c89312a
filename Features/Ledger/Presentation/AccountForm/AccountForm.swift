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

    var firstFault: Field? { openingAmount == nil ? .opening : nil }
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
          opening: (account?.openingAmount ?? 0).grouped, kind: account?.kind))
    }

    /// What the account is, by the user's choice or by its name.
    var kind: AccountKind {
      if let kind = form.input.kind { return kind }
      let id = account?.id ?? LedgerAccount.ID(rawValue: "")
      return LedgerAccount(id: id, name: form.input.name).likelyKind
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
  let ledger: LedgerUseCases
  let language: Language

  @MainActor func build(
    _ account: LedgerAccount?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = AccountFormView(AccountForm.Model(account, language))
    let interactor = AccountFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, restorable: interactor.flow)
  }
}

/// Stores the account.
final class AccountFormInteractor: PresentableInteractor<AccountForm> {
  private(set) lazy var flow = FormFlow(
    "save account", of: self, \.form, faultNotice: LedgerValidationError.noBalance)
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<AccountForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, .name): flow.edit { $0.name = text }
    case .type(let text, .opening): flow.edit { $0.opening = text }
    case .stepKind(let step):
      let kind = model.kind.stepped(by: step)
      flow.edit { $0.kind = kind }
    case .form(let event):
      flow.receive(event) { [ledger, model] input throws(LedgerError) in
        let opening = model.hasOpening ? input.openingAmount ?? .zero : .zero
        let name = Self.name(input, model)
        let command = AccountCommand.set(
          model.account?.id, name: name, opening: opening, kind: input.kind)
        _ = try await ledger.perform(.account(command))
        return model.account?.id ?? ledger.state.value.settings.accounts.list.last?.id
      } then: { [self] id in
        leave(id)
      } leave: {
        leave(model.account?.id)
      }
    }
  }

  private func leave(_ id: LedgerAccount.ID?) {
    listener?.sheetDidEnd(.manage(.accounts(id)))
  }

  /// A built-in name that was not changed stays one in each language.
  private static func name(_ input: AccountForm.Input, _ model: Model) -> String {
    guard let account = model.account, account.name == nil, input.name == model.form.before.name
    else { return input.name }
    return ""
  }
}
