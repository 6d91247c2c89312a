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
  override init(_ model: Model) {
    // Enter saves in the last field.
    let lastField = model.fields.last
    fields = Dictionary(
      uniqueKeysWithValues: model.fields.map { field in
        let submission = field == lastField ? FormText.save : nil
        return (
          field,
          // What is too long is kept, and not saved.
          FieldState(model.draft[field], submission: submission)
        )
      })
    super.init(model)
    for (field, state) in fields {
      state.onChange = sender { .type($0, in: field) }
      if model.row == nil { state.onPaste = { [weak self] in self?.take($0) ?? false } }
    }
    if let lastField {
      fields[lastField]?.onSubmit = { [weak self] _ in self?.send(.form(.save)) }
    }
    direction.onStep = { [weak self] _ in self?.send(.switchDirection) }
    direction.onEnter = { [weak self] in self?.focus(on: .amount) }
    category.onStep = sender(Action.stepCategory)
    category.onEnter = { [weak self] in
      if model.fields.contains(.note) { self?.focus(on: .note) } else { self?.send(.form(.save)) }
    }
    account.onStep = sender(Action.stepAccount)
    account.onEnter = { [weak self] in self?.send(.form(.save)) }
  }

  override func modelDidChange(from old: Model) {
    for (field, state) in fields { state.show(model.draft[field]) }
    if let field = model.form.focus(since: old.form) { focus(on: field) }
  }

  /// Takes text messages; false if the pasted text is none.
  private func take(_ text: String) -> Bool {
    if BankMessage.isTooLong(text) {
      send(.pasteTooMany)
      return true
    }
    let messages = BankMessage.messages(in: text)
    if !messages.isEmpty { send(.paste(messages)) }
    return !messages.isEmpty
  }

  private func focus(on field: LedgerField) {
    if let state = fields[field] { focus(on: state) }
  }

  override var title: Phrase {
    model.row == nil ? LedgerText.newEntry : LedgerText.editEntry
  }

  override var leastRowsAsSheet: Int? { model.isAboutEntry ? .max : nil }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let skip = KeyBinding(.control("n"), title: LedgerText.skipMessage) { [weak self] in
      self?.send(.skip)
    }
    let isAsking = model.form.isAsking || model.form.input.messages.isEmpty
    return (isAsking ? [] : [skip]) + controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    controls.page(lines, model.form, hint: model.hint)
  }

  private var lines: [any Widget] {
    let way = model.draft.isReceived ? LedgerText.received : LedgerText.spent
    let lines: [(any Widget)?] = [
      textField(.day),
      model.fields.contains(.amount)
        ? option(LedgerText.direction, way, direction) : nil,
      textField(.amount), textField(.text), textField(.payee), proposedName,
      option(
        LedgerField.category.phrase, categoryName, category),
      textField(.note),
      model.fixed == nil ? option(ReconcileText.account, accountName, account) : nil,
    ]
    return lines.compactMap(\.self)
  }

  private var categoryName: Phrase {
    let name = model.categories[model.draft.category].phrase
    return model.draft.isProposed ? Self.proposed(name) : name
  }

  /// What a rule calls the payee; nil without one.
  private var proposedName: (any Widget)? {
    model.draft.proposedName.map { name in
      LabelledValue(
        LedgerField.payee.phrase, Self.proposed(Phrase(name)), labelColumns: Self.labelColumns)
    }
  }

  /// Says that a rule has proposed it.
  private static func proposed(_ name: Phrase) -> Phrase {
    Phrase.composed(ko: "\(name) (\(RuleText.proposed))", en: "\(name) (\(RuleText.proposed))")
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
