public import RIBs
public import TerminalRIBs
public import WalletDomain

/// Builds the form that adds a card.
public protocol AddPaymentMethodBuildable: Buildable {
  /// The caller shows the form as a sheet.
  func build(
    exit: FormExit, listener: any AddPaymentMethodListener
  ) -> any ViewableRouting
}

/// What Esc does in a form.
public enum FormExit: Hashable, Sendable {
  /// Closes the whole flow.
  case close
  /// Returns to the previous screen.
  case back
}

/// Detaches the form after either call.
public protocol AddPaymentMethodListener: Listener {
  func addPaymentMethodDidAdd(_ card: Card)
  func addPaymentMethodDidClose()
}

extension Segment {
  /// The segment of the form in links.
  public static let card: Segment = "card"
}
