import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The parts of an entry, each with its amount, category and note, or the question whether to discard them.
final class SplitFormView: View<SplitForm> {
  private var fields: [SplitForm.Field: FieldState] = [:]
  private var categories: [OptionState] = []
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 13

  override init(_ model: Model) {
    super.init(model)
    addFields()
    // The amount of the first part is what the others leave.
    if let first = fields[.amount(1)] { focus(on: first) }
  }

  /// For parts that have none yet.
  private func addFields() {
    for part in categories.count..<max(model.form.input.parts.count, categories.count) {
      let (state, values) = (OptionState(), model.form.input[part])
      state.onStep = sender { .stepCategory($0, of: part) }
      categories.append(state)
      for (field, text) in [
        (SplitForm.Field.amount(part), values.amount), (.note(part), values.note),
      ] where field != .amount(0) {
        let state = FieldState(text)
        state.onChange = sender { .type($0, in: field) }
        fields[field] = state
      }
    }
  }

  override func modelDidChange(from old: Model) {
    addFields()
    for (field, state) in fields {
      if let text = model.form.input.text(in: field) { state.show(text) }
    }
    if let state = model.form.focus(since: old.form).flatMap({ fields[$0] }) { focus(on: state) }
  }

  override var title: Phrase { LedgerText.splitting(model.row.name, model.form.input.sum.size) }

  override var leastRowsAsSheet: Int? { .max }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    controls.page(
      model.form.input.parts.indices.flatMap(lines), model.form, hint: LedgerText.splitHint)
  }

  private func lines(of part: Int) -> [any Widget] {
    let input = model.form.input
    let first = Label(
      [LedgerText.rest, input.typedRest.phrase].joined,
      Style(input.isLeft ? .text : .danger, bold: true))
    let lines: [(any Widget)?] = [
      part == 0 ? first : field(.amount(part), LedgerText.amount(of: part + 1)),
      OptionField(
        LedgerField.category.phrase, model.categories[input[part].category].phrase,
        categories[part], labelColumns: Self.labelColumns),
      field(.note(part), LedgerField.note.phrase),
    ]
    return lines.compactMap(\.self)
  }

  private func field(_ field: SplitForm.Field, _ label: Phrase) -> (any Widget)? {
    fields[field].map {
      TextField(
        label, $0, labelColumns: Self.labelColumns, error: model.error(in: field)?.phrase)
    }
  }
}
