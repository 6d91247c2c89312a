import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// The form, or the question whether to discard what was written.
final class EntryFormView: View<EntryForm> {
  private let fields: [LedgerField: FieldState]
  private let direction = OptionState()
  private let category = OptionState()
  private let account = OptionState()
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 13
  /// Enter saves in the last field.
  private static let lastField = LedgerField.note

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: LedgerDraft.fields.map { field in
        let submission = field == Self.lastField ? FormText.save.phrase : nil
        return (
          field,
          FieldState(model.draft[field], limit: LedgerEntry.textLimit, submission: submission)
        )
      })
    super.init(model)
    for (field, state) in fields { state.onChange = sender { .type($0, in: field) } }
    fields[Self.lastField]?.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    direction.onStep = { [weak self] _ in self?.send(.switchDirection) }
    direction.onEnter = { [weak self] in self?.focus(on: .amount) }
    category.onStep = sender(Action.stepCategory)
    category.onEnter = { [weak self] in self?.focus(on: .note) }
    account.onStep = sender(Action.stepAccount)
    account.onEnter = { [weak self] in self?.send(.form(.save)) }
  }

  override func modelDidChange(from old: Model) {
    for (field, state) in fields { state.show(model.draft[field]) }
    if model.form.focus != old.form.focus, let field = model.form.focus.value { focus(on: field) }
  }

  private func focus(on field: LedgerField) {
    if let state = fields[field] { focus(on: state) }
  }

  override var title: Phrase { LedgerText.newEntry.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    controls.page(lines, model.form)
  }

  private var lines: [any Widget] {
    let way = model.draft.isReceived ? LedgerText.received : .spent
    let lines: [(any Widget)?] = [
      textField(.day),
      option(LedgerText.direction.phrase, way.phrase, direction),
      textField(.amount), textField(.text),
      option(
        LedgerField.category.phrase, categoryName, category),
      textField(.note),
      option(ReconcileText.account.phrase, accountName, account),
    ]
    return lines.compactMap(\.self)
  }

  /// Says where a rule has proposed it.
  private var categoryName: Phrase {
    let name = model.categories[model.draft.category].phrase
    guard model.draft.isProposed else { return name }
    return Phrase(
      ko: "\(name.text(.korean)) (\(RuleText.proposed.text(.korean)))",
      en: "\(name.text(.english)) (\(RuleText.proposed.text(.english)))")
  }

  private var accountName: Phrase {
    let id = model.draft.account
    return (model.accounts.first { $0.id == id } ?? LedgerAccount(id: id)).phrase
  }

  private func option(_ label: Phrase, _ value: Phrase, _ state: OptionState) -> OptionField {
    OptionField(label, value, state, labelColumns: Self.labelColumns)
  }

  private func textField(_ field: LedgerField) -> (any Widget)? {
    fields[field].map {
      TextField(
        field.phrase, $0, labelColumns: Self.labelColumns,
        placeholder: field == .amount ? LedgerText.unsigned : nil,
        error: model.error(in: field)?.phrase)
    }
  }
}
