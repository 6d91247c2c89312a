import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Stores the account.
final class AccountFormInteractor: PresentableInteractor<AccountForm> {
  private(set) lazy var flow = FormFlow(
    "save account", of: self, \.form, faultNotice: FormText.faulty)
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
      flow.receive(event, at: Self.field) { [ledger, model] input throws(LedgerError) in
        let opening = model.hasOpening ? input.openingAmount ?? .zero : .zero
        let name = Self.name(input, model)
        let command = AccountCommand.set(
          model.account?.id, name: name, opening: opening, kind: input.kind)
        _ = try await ledger.perform(.account(command))
        return model.account?.id ?? ledger.state.value.settings.accounts.list.last?.id
      } then: { [self] id in
        guard let account = model.account else { return leave(id) }
        listener?.sheetDidEnd(.manage(.account(.saved(account.id, was: account.likelyKind))))
      } leave: {
        leave(model.account?.id)
      }
    }
  }

  private static func field(of error: LedgerError) -> AccountForm.Input.Field? {
    error.isOfName ? .name : error == .openingAmount ? .opening : nil
  }

  private func leave(_ id: LedgerAccount.ID?) {
    listener?.sheetDidEnd(.manage(.account(.list(id))))
  }

  /// A built-in name that was not changed stays one in each language.
  private static func name(_ input: AccountForm.Input, _ model: Model) -> String {
    guard let account = model.account, account.name == nil, input.name == model.form.before.name
    else { return input.name }
    return ""
  }
}
