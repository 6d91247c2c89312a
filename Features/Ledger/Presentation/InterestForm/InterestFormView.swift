import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The field, and what is left of the payment; or the question whether to discard what was written.
final class InterestFormView: View<InterestForm> {
  private let field: FieldState
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 10

  override init(_ model: Model) {
    field = FieldState(model.form.input.text)
    super.init(model)
    field.onChange = sender(Action.type)
  }

  override func modelDidChange(from old: Model) { field.show(model.form.input.text) }

  override var title: Phrase { LinksText.interest(in: model.proposal.first) }

  override var leastRowsAsSheet: Int? { .max }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let isWrong = model.form.showsErrors && model.form.input.interest == nil
    let rest = model.proposal.first.amount < .zero ? LinksText.principal : LinksText.saved
    return controls.page(
      [
        TextField(
          LinksText.interest, field, labelColumns: Self.labelColumns,
          error: isWrong ? LinksText.interestTooHigh : nil),
        LabelledValue(
          rest, (model.rest ?? model.form.input.sum).phrase,
          labelColumns: Self.labelColumns),
      ], model.form, hint: LinksText.interestHint)
  }
}
