import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

/// Takes what the user types, and adds it to the ledger, or corrects an entry by it.
final class EntryFormInteractor: PresentableInteractor<EntryForm> {
  private(set) lazy var flow = FormFlow(
    "add entry", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private let clock: any WallClock
  private lazy var looking = LatestRequest(
    "look for the entry", of: self, isInBackground: true)
  /// The rules by which categories were proposed last.
  private var matcher: (rules: LedgerRules, matcher: RuleMatcher)?
  /// The messages that were pasted while the one that is shown was being saved.
  private var pasted: [String] = []

  init(
    _ ledger: LedgerUseCases, _ clock: any WallClock, on presenter: any Presentable<EntryForm>,
    listener: any LedgerSheetListener
  ) {
    (self.ledger, self.clock) = (ledger, clock)
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() { look() }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field): edit(looks: field != .note) { $0.type(text, in: field) }
    case .paste(let messages) where model.form.isSaving: pasted += messages
    case .paste(let messages):
      flow.edit { [today, accounts] in $0.take(messages, today: today, accounts: accounts) }
      propose()
    case .pasteTooMany: flow.say(.failed(LedgerText.tooManyMessages))
    case .skip: takeNext()
    case .switchDirection: edit { $0.isReceived.toggle() }
    case .stepCategory(let step):
      let categories = ledger.state.value.settings.categories.ids
      edit { $0.choose(categories.element(step, after: $0.category) ?? .other) }
    case .stepAccount(let step):
      let accounts = ledger.state.value.settings.accounts.own.map(\.id)
      edit { $0.account = accounts.element(step, after: $0.account) ?? .cash }
    case .form(let event):
      flow.receive(event) { [ledger] input throws(LedgerError) in
        if let row = input.row {
          guard let edit = input.draft.edit(of: row, in: input.fields) else { return nil }
          let outcome = try await ledger.perform(.edit(row, to: edit))
          return .edited(outcome.row ?? row, isChanged: outcome.count > 0)
        }
        guard let entry = input.draft.entry else { return nil }
        let account = ledger.state.value.settings.accounts[input.draft.account]
        return try await ledger.perform(.add(typed: entry, to: account)).row
          .map(Ledger.Outcome.added)
      } then: { [self] (outcome: Ledger.Outcome?) in
        if !pasted.isEmpty { flow.edit { [pasted] in $0.append(pasted) } }
        pasted = []
        guard model.form.input.messages.isEmpty else { return takeNext() }
        if let outcome { listener?.sheetDidEnd(outcome) }
      } leave: {
        listener?.sheetDidClose()
      }
    }
  }

  private var today: Day { Day(milliseconds: clock.now) }
  private var accounts: [LedgerAccount] { ledger.state.value.settings.accounts.own }

  /// Fills the form by the next message that was pasted.
  private func takeNext() {
    guard !model.form.input.messages.isEmpty else { return }
    flow.edit { [today, accounts] in $0.takeNext(today: today, accounts: accounts) }
    propose()
    flow.say(nil, focus: .day)
  }

  /// Has the rules see what stands in the fields.
  private func propose() { edit { _ in } }

  private func edit(looks: Bool = true, _ change: (inout LedgerDraft) -> Void) {
    let settings = ledger.state.value.settings
    let matcher = matcher(of: settings.rules)
    flow.edit {
      change(&$0.draft)
      $0.draft.propose(by: matcher, settings.categories)
    }
    if looks { look() }
  }

  /// Looks whether the ledger has what a message tells of: from a file, or from the same message.
  private func look() {
    let draft = model.draft
    guard model.row == nil, !draft.message.isEmpty, let entry = draft.entry else {
      looking.cancel()
      return model.isKnown = false
    }
    looking.ask { [ledger] () throws(LedgerError) in
      try await ledger.news([StatementEntry(entry)], draft.account)
    } then: { [self] result in
      model.isKnown = (try? result.get())?.new.isEmpty ?? false
    }
  }

  private func matcher(of rules: LedgerRules) -> RuleMatcher {
    if let matcher, matcher.rules == rules { return matcher.matcher }
    let made = RuleMatcher(rules.list)
    matcher = (rules, made)
    return made
  }
}
