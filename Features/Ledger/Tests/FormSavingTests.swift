import Expectations
import LedgerDomain
import LedgerFixtures
import Phrases
import Platform
import RIBs
import RIBsTesting
import Search
import Store
import TerminalRIBs
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// Each form of the ledger beside a store that is slow: it saves once, as it was when saving began, whatever keys
/// come meanwhile.
@MainActor
struct FormSavingTests {
  private let tree = Tree()
  private let dependencies = LedgerFixture()
  private let checkpoint = Checkpoint()
  private let listener = ListenerSpy()

  private final class ListenerSpy: Spy, LedgerSheetListener, StatementFormListener,
    BudgetFormListener, InterestFormListener
  {
    func sheetDidEnd(_ outcome: Ledger.Outcome) { record("end") }
    func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>) {}
    func sheetDidClose() { record("close") }
    func statementDidEnd(_ account: LedgerAccount.ID, _ statement: AccountStatement) {
      record("end")
    }
    func statementDidClose() { record("close") }
    func budgetFormDidSave(_ subject: BudgetSubject) { record("end") }
    func budgetFormDidClose() { record("close") }
    /// At which the parent of a form waits that hands over what was written.
    var checkpoint: Checkpoint?

    func interestFormDidEnd(_ proposal: LinkProposal) async {
      record("end \(proposal.interest.amount)")
      await checkpoint?.pass()
    }

    func sheetDidChoose(_ outcome: Ledger.Outcome, in list: Picker.Model?) async {
      sheetDidEnd(outcome)
      await checkpoint?.pass()
    }
    func interestFormDidClose() { record("close") }
  }

  /// A ledger whose changes and reconciliations wait for the checkpoint.
  private func slowLedger() async throws -> LedgerUseCases {
    var ledger = dependencies.ledger
    try await ledger.readSettings()
    let (perform, reconciliations) = (ledger.perform, ledger.reconciliations)
    ledger.perform = { [checkpoint] command throws(LedgerError) in
      await checkpoint.pass()
      return try await perform(command)
    }
    ledger.reconciliations = { [checkpoint] () throws(LedgerError) in
      await checkpoint.pass()
      return try await reconciliations()
    }
    return ledger
  }

  /// Sends `input` and saves; then sends everything again, and `edits`, while that takes its time.
  private func saveTwice<Form: Riblet, Input: Equatable>(
    _ interactor: PresentableInteractor<Form>, _ presenter: PresenterSpy<Form>,
    _ input: [Form.Action], _ save: Form.Action, leaving: [Form.Action], edits: [Form.Action],
    _ part: KeyPath<Form.Model, Input>
  ) async {
    Router(interactor: interactor).launch(in: tree)
    for action in input { presenter.send(action) }
    presenter.send(save)
    await checkpoint.reached()
    let saved = presenter.model[keyPath: part]
    for action in edits + input + [save] + leaving + [save] + edits { presenter.send(action) }
    await MainThreadTasks.drain()
    expectEqual(presenter.model[keyPath: part], saved)
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(listener.calls, [])
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(listener.calls, ["end"])
  }

  @Test func `an account is saved once`() async throws {
    let ledger = try await slowLedger()
    let presenter = PresenterSpy<AccountForm>(AccountForm.Model(nil, .korean))
    await saveTwice(
      AccountFormInteractor(ledger, on: presenter, listener: listener), presenter,
      [.type("비상금", in: .name), .type("1,000", in: .opening)], .form(.save),
      leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [.type("다른", in: .name), .type("9", in: .opening), .stepKind(1)], \.form.input)
  }

  @Test func `a category is saved once`() async throws {
    let ledger = try await slowLedger()
    let presenter = PresenterSpy<CategoryForm>(CategoryForm.Model(nil, .korean, .builtIn))
    await saveTwice(
      CategoryFormInteractor(ledger, on: presenter, listener: listener), presenter,
      [.type("취미"), .stepTint(1)], .form(.save),
      leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [.type("다른"), .stepTint(1)], \.form.input)
  }

  @Test func `a rule is saved once`() async throws {
    let ledger = try await slowLedger()
    let presenter = PresenterSpy<RuleForm>(RuleForm.Model(nil, ledger.state.value.settings))
    await saveTwice(
      RuleFormInteractor(ledger, on: presenter, listener: listener), presenter,
      [.type("시장", in: .payee), .stepCategory(1)], .form(.save),
      leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [
        .type("다른", in: .payee), .stepKind(1), .stepCategory(1), .stepAccount(1), .turn,
        .switchApplied,
      ], \.form.input)
  }

  @Test func `a new rule does not take the place of one that another has added meanwhile`()
    async throws
  {
    let ledger = dependencies.ledger
    let before = try await dependencies.fixed.settings()
    let presenter = PresenterSpy<RuleForm>(RuleForm.Model(nil, before))
    var theirs = before
    try theirs.rules.save(
      LedgerRule(id: theirs.rules.newID, payee: "꽃집", category: .living))
    _ = try await dependencies.fixed.perform(.save(theirs, over: before), at: 0)
    try await ledger.readSettings()
    Router(interactor: RuleFormInteractor(ledger, on: presenter, listener: listener))
      .launch(in: tree)
    presenter.send(.type("시장", in: .payee))
    presenter.send(.form(.save))
    await tree.activity.settled()
    let rules = try await dependencies.fixed.settings().rules.own
    expectEqual(rules.map(\.payee), ["시장", "꽃집"])
    expectEqual(Set(rules.map(\.id)).count, 2)
  }

  @Test func `an entry is added once`() async throws {
    let ledger = try await slowLedger()
    let presenter = PresenterSpy<EntryForm>(EntryForm.Model(LedgerDraft(day: ScreenEntries.today)))
    await saveTwice(
      EntryFormInteractor(ledger, ScreenEntries.clock, on: presenter, listener: listener),
      presenter,
      [.type("1,000", in: .amount), .type("시장", in: .text)], .form(.save),
      leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [
        .type("9", in: .amount), .pasteTooMany, .skip, .switchDirection, .stepCategory(1),
        .stepAccount(1),
      ], \.form.input)
  }

  private static func message(_ shop: String) -> String {
    "신한체크승인 홍*동(1234) 11/15 12:34 (금액)4,500원 \(shop) 잔액100,000원"
  }

  @Test func `messages are added one after another, whatever is pressed while one is saved`()
    async throws
  {
    let ledger = try await slowLedger()
    let presenter = PresenterSpy<EntryForm>(EntryForm.Model(LedgerDraft(day: ScreenEntries.today)))
    Router(
      interactor: EntryFormInteractor(
        ledger, ScreenEntries.clock, on: presenter, listener: listener)
    ).launch(in: tree)
    presenter.send(.paste(["다이소", "스타벅스"].map(Self.message)), .form(.save))
    await checkpoint.reached()
    presenter.send(.skip, .paste([Self.message("이마트")]))
    for shop in ["다이소", "스타벅스", "이마트"] {
      expectEqual(presenter.model.draft[.text], shop)
      checkpoint.letOnePass()
      await tree.activity.settled()
      if shop != "이마트" { presenter.send(.form(.save)) }
      await MainThreadTasks.drain()
    }
    expectEqual(listener.calls, ["end"])
    let rows = try await dependencies.ledger.list(LedgerQuery(), 0..<50).rows
    expectEqual(
      rows.filter { $0.amount == Won(-4_500) }.map(\.text).sorted(),
      ["다이소", "스타벅스", "이마트"])
  }

  @Test func `a rule is applied as it was saved, whatever is typed while rows are counted`()
    async throws
  {
    var ledger = dependencies.ledger
    try await ledger.readSettings()
    let matches = ledger.matches
    ledger.matches = { [checkpoint] rule throws(LedgerError) in
      await checkpoint.pass()
      return try await matches(rule)
    }
    let presenter = PresenterSpy<RuleForm>(RuleForm.Model(nil, ledger.state.value.settings))
    Router(interactor: RuleFormInteractor(ledger, on: presenter, listener: listener))
      .launch(in: tree)
    presenter.send(.type("시장", in: .payee), .stepCategory(1))
    if !presenter.model.form.input.isApplied { presenter.send(.switchApplied) }
    let category = presenter.model.form.input.category
    presenter.send(.form(.save))
    await checkpoint.reached()
    presenter.send(.type("", in: .payee), .stepCategory(1))
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(listener.calls, ["end"])
    let rows = try await dependencies.ledger.list(LedgerQuery(), 0..<50).rows
    expectEqual(rows.filter { $0.text == "시장" }.map(\.category), [category, category])
  }

  @Test func `a statement is held against the last one once`() async throws {
    let ledger = try await slowLedger()
    let draft = StatementFormInteractor.draft(of: .cash, ledger, today: ScreenEntries.today)
    let presenter = PresenterSpy<StatementForm>(
      StatementForm.Model(
        accounts: ledger.state.value.settings.accounts,
        form: FormState(StatementForm.Input(account: .cash, draft: draft))))
    await saveTwice(
      StatementFormInteractor(
        ledger, today: ScreenEntries.today, on: presenter, listener: listener), presenter,
      [.type("1,000", in: .balance)], .form(.save),
      leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [.type("9", in: .balance), .stepAccount(1)], \.form.input)
  }

  @Test func `a budget is saved once`() async throws {
    let ledger = try await slowLedger()
    let month = LedgerMonth(of: ScreenEntries.today)
    let presenter = PresenterSpy<BudgetForm>(
      BudgetForm.Model(BudgetSubject(.food), month, ledger.state.value.settings))
    await saveTwice(
      BudgetFormInteractor(ledger, on: presenter, listener: listener), presenter, [.type("1000")],
      .form(.save), leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [.type("9"), .typeSign, .erase, .clear, .undo, .paste("9"), .stepCategory(1)],
      \.form.input)
  }

  @Test func `an entry is split once`() async throws {
    let ledger = try await slowLedger()
    let row = try #require(ScreenEntries.rows.first)
    let presenter = PresenterSpy<SplitForm>(
      SplitForm.Model(
        row: row, categories: ledger.state.value.settings.categories,
        form: FormState(SplitForm.Input([row]))))
    await saveTwice(
      SplitFormInteractor(ledger, on: presenter, listener: listener), presenter,
      [.type("10,000", in: .amount(1)), .type("과일", in: .note(1))], .form(.save),
      leaving: [.form(.leave), .form(.leave), .form(.discard)],
      edits: [.type("9", in: .amount(1)), .type("다른", in: .note(1)), .stepCategory(1, of: 1)],
      \.form.input)
  }

  /// Nothing is stored by this form: its parent links the payment, and detaches it.
  @Test func `interest is handed over once`() async throws {
    let proposal = LinkProposal(
      .transfer, first: ScreenEntries.rows[0], second: ScreenEntries.rows[1], isSure: true,
      reasons: [])
    let presenter = PresenterSpy<InterestForm>(InterestForm.Model(proposal))
    Router(interactor: InterestFormInteractor(on: presenter, listener: listener)).launch(in: tree)
    listener.checkpoint = checkpoint
    presenter.send(.type("2,000"), .form(.save))
    await checkpoint.reached()
    presenter.send(.type("3,000"), .form(.save))
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(presenter.model.form.input.text, "2,000")
    expectEqual(listener.calls, ["end 2000"])
    #expect(!presenter.model.form.isSaving)
  }

  @Test func `a note is handed over as it was when saving began`() async {
    let presenter = PresenterSpy<Note>(
      Note.Model(rows: [1], form: FormState(Note.Input(text: "메모"))))
    Router(interactor: NoteInteractor(on: presenter, listener: listener)).launch(in: tree)
    listener.checkpoint = checkpoint
    presenter.send(.type("새 메모"), .form(.save))
    await checkpoint.reached()
    presenter.send(.type("다른"), .form(.save), .form(.leave))
    checkpoint.open()
    await tree.activity.settled()
    #expect(presenter.model.form.input.text == "새 메모" && listener.calls == ["end"])
  }

  @Test func `a note is handed over once, and one that stays the same is not`() async {
    for (text, calls) in [("새 메모", ["end"]), ("메모", ["end", "close"])] {
      let presenter = PresenterSpy<Note>(
        Note.Model(rows: [1], form: FormState(Note.Input(text: "메모"))))
      let tree = Tree()
      Router(interactor: NoteInteractor(on: presenter, listener: listener)).launch(in: tree)
      presenter.send(.type(text))
      presenter.send(.form(.save))
      await tree.activity.settled()
      expectEqual(listener.calls, calls)
      #expect(!presenter.model.form.isSaving)
    }
  }
}
