import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// What a rule looks for and what it does, or the question whether to discard it.
final class RuleFormView: View<RuleForm> {
  private let fields: [RuleForm.Field: FieldState]
  private let kind = OptionState()
  private let category = OptionState()
  private let account = OptionState()
  private let state = OptionState()
  private let applied = OptionState()
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 16

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: RuleForm.Field.allCases.map {
        ($0, FieldState(model.form.input.texts[$0] ?? ""))
      })
    super.init(model)
    for (field, state) in fields { state.onChange = sender { .type($0, in: field) } }
    kind.onStep = sender(Action.stepKind)
    category.onStep = sender(Action.stepCategory)
    account.onStep = sender(Action.stepAccount)
    state.onStep = { [weak self] _ in self?.send(.turn) }
    applied.onStep = { [weak self] _ in self?.send(.switchApplied) }
  }

  override func modelDidChange(from old: Model) {
    for (field, state) in fields { state.show(model.form.input.texts[field] ?? "") }
    if let state = model.form.focus(since: old.form).flatMap({ fields[$0] }) { focus(on: state) }
  }

  override var title: Phrase { model.isNew ? LedgerText.newRule : LedgerText.editRule }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let matching: [any Widget] =
      model.isBuiltIn
      ? [Label(model.before.phrase(model.accounts))]
      : [
        field(.payee, LedgerText.payee), field(.words, LedgerText.words),
        option(LedgerText.direction, model.form.input.kind.phrase, kind),
        field(.least, LedgerText.least), field(.most, LedgerText.most),
        field(.note, LedgerText.noteWords),
        option(ReconcileText.account, accountName, account),
      ].compactMap(\.self)
    let isOn = model.form.input.isOn ? LedgerText.isOn : LedgerText.isOff
    let effect: [any Widget] = [
      option(
        LedgerField.category.phrase, model.categories[model.form.input.category].phrase, category),
      field(.name, LedgerText.payeeName), option(LedgerText.state, isOn, state),
    ].compactMap(\.self)
    let offer: [any Widget] = model.matches.changing > 0 ? [applying(environment)] : []
    let sentence = model.sentence.map { words -> [any Widget] in
      let count = RuleText.matching(model.matches.all)
      return [Paragraph([words, count].joined, Style(.dim))]
    }
    return controls.page(matching + effect + offer + (sentence ?? []), model.form)
  }

  private var accountName: Phrase {
    model.form.input.account.map { model.accounts[$0].phrase } ?? RuleText.anyAccount
  }

  /// Offers to apply the rule to the rows that it would change.
  private func applying(_ environment: Environment) -> OptionField {
    let label = LedgerText.alsoApply(model.matches.changing)
    let answer = model.form.input.isApplied ? LedgerText.yes : LedgerText.no
    return OptionField(
      label, answer, applied,
      labelColumns: environment.columns(of: label) + 2)
  }

  private func field(
    _ field: RuleForm.Field, _ label: Phrase
  ) -> (any Widget)? {
    fields[field].map {
      TextField(
        label, $0, labelColumns: Self.labelColumns,
        error: model.error(in: field))
    }
  }

  private func option(
    _ label: Phrase, _ value: Phrase, _ state: OptionState
  ) -> OptionField {
    OptionField(
      label, value, state, labelColumns: Self.labelColumns)
  }
}
