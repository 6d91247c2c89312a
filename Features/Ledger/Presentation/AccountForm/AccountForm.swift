import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The form in which an account is named, and what it had before its first entry is written.
enum AccountForm: Riblet {
  enum Field: CaseIterable {
    case name, opening
  }

  struct Model: Equatable {
    /// Nil for a new one.
    let account: LedgerAccount?
    let before: [Field: String]
    var texts: [Field: String]
    var notice: FormNotice?
    var leaving = LeavingForm()

    /// The names are those of a language, so that a built-in one is changed as it is read.
    init(_ account: LedgerAccount?, _ language: Language) {
      self.account = account
      before = [
        .name: account?.phrase.text(language) ?? "",
        .opening: (account?.openingAmount ?? 0).grouped,
      ]
      texts = before
    }

    var hasUnsaved: Bool { texts != before }

    /// Nil for a text that is not a balance.
    var opening: Won? {
      let text = texts[.opening] ?? ""
      return text.allSatisfy(\.isWhitespace) ? .zero : StatementDraft.balance(text)
    }

    /// SuperPay begins with nothing.
    var hasOpening: Bool { account?.id != .superPay }
  }

  enum Action {
    case type(String, in: Field)
    case save
    case leave
    case stay
    case discard
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
    return ViewableRouter(interactor: interactor, view: view, remembering: interactor)
  }
}

/// Stores the account; asks before it discards a change.
final class AccountFormInteractor: PresentableInteractor<AccountForm>, Remembering {
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private lazy var saving = LatestRequest("save account", of: self)

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<AccountForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  var hasUnsaved: Bool { model.hasUnsaved }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field):
      update {
        $0.texts[field] = text
        $0.notice = nil
        $0.leaving.stay()
      }
    case .save: save()
    case .leave: if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { leave(model.account?.id) }
    case .stay: model.leaving.stay()
    case .discard: leave(model.account?.id)
    }
  }

  private func leave(_ id: LedgerAccount.ID?) {
    listener?.sheetDidEnd(.manage(.accounts(id)))
  }

  private func save() {
    guard !model.leaving.isAsking, model.notice != .saving else { return }
    guard let opening = model.opening else {
      return model.notice = .failed(LedgerValidationError.noBalance.phrase)
    }
    let command = AccountCommand.set(
      model.account?.id, name: name, opening: model.hasOpening ? opening : .zero)
    model.notice = .saving
    saving.ask { [ledger] () throws(LedgerError) in
      try await ledger.perform(.account(command))
    } then: { [self] result in
      switch result {
      case .success:
        leave(model.account?.id ?? ledger.state.value.settings.accounts.list.last?.id)
      case .failure(let error): model.notice = .failed(error.phrase)
      }
    }
  }

  /// A built-in name that was not changed stays one in each language.
  private var name: String {
    let name = model.texts[.name] ?? ""
    guard let account = model.account, account.name == nil, name == model.before[.name] else {
      return name
    }
    return ""
  }
}
