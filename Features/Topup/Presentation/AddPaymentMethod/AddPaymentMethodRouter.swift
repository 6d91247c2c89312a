import RIBs
import TerminalRIBs

/// A leaf that links can name; it remembers nothing of what was typed.
final class AddPaymentMethodRouter: ViewableRouter<
  AddPaymentMethodInteractor, AddPaymentMethodView
>
{
  static let segment: Segment = "card"

  override var segment: Segment? { Self.segment }
}
