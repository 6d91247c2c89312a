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
  private let state = OptionState()
  private let applied = OptionState()
  private lazy var controls = FormControls(
    save: sender(.save), leave: sender(.leave), stay: sender(.stay), discard: sender(.discard))

  private static let labelColumns = 16

  override init(_ model: Model) {
    fields = Dictionary(
      uniqueKeysWithValues: RuleForm.Field.allCases.map {
        ($0, FieldState(model.texts[$0] ?? "", limit: LedgerEntry.textLimit))
      })
    super.init(model)
    for (field, state) in fields { state.onChange = sender { .type($0, in: field) } }
    kind.onStep = sender(Action.stepKind)
    category.onStep = sender(Action.stepCategory)
    state.onStep = { [weak self] _ in self?.send(.turn) }
    applied.onStep = { [weak self] _ in self?.send(.switchApplied) }
  }

  override func modelDidChange(from old: Model) {
    if model.focus != old.focus, let field = model.focus.value, let state = fields[field] {
      focus(on: state)
    }
  }

  override func title(in environment: Environment) -> String {
    (model.isNew ? LedgerText.newRule : .editRule).text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(isAsking: model.leaving.isAsking, in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let matching: [any Widget] =
      model.isBuiltIn
      ? [Label(model.before.phrase.text(language))]
      : [
        field(.payee, .payee, language), field(.words, .words, language),
        option(LedgerText.direction.phrase, model.kind.phrase, kind, language),
        field(.least, .least, language), field(.most, .most, language),
      ].compactMap(\.self)
    let isOn = model.isOn ? LedgerText.isOn : .isOff
    let effect: [any Widget] = [
      option(
        LedgerField.category.phrase, model.categories[model.category].phrase, category, language),
      option(LedgerText.state.phrase, isOn.phrase, state, language),
    ]
    let offer = model.matchCount > 0 ? [applying(environment)] : []
    return controls.page(
      matching + effect + offer, notice: model.notice, isAsking: model.leaving.isAsking,
      in: environment)
  }

  /// Offers to apply the rule to the rows that it would change.
  private func applying(_ environment: Environment) -> OptionField {
    let label = LedgerText.alsoApply(model.matchCount).text(environment.language)
    let answer = model.isApplied ? LedgerText.yes : .no
    return OptionField(
      label, answer.text(environment.language), applied,
      labelColumns: environment.columns(of: label) + 2)
  }

  private func field(
    _ field: RuleForm.Field, _ label: LedgerText, _ language: Language
  ) -> (any Widget)? {
    fields[field].map {
      TextField(
        label.text(language), $0, labelColumns: Self.labelColumns,
        error: model.error(in: field)?.phrase.text(language))
    }
  }

  private func option(
    _ label: Phrase, _ value: Phrase, _ state: OptionState, _ language: Language
  ) -> OptionField {
    OptionField(
      label.text(language), value.text(language), state, labelColumns: Self.labelColumns)
  }
}
