public import RIBs
public import TerminalRIBs
public import WalletDomain

/// Builds the form that adds a card.
public protocol AddPaymentMethodBuildable: Buildable {
  /// The caller shows it as a sheet.
  func build(
    leaving: Leaving, listener: any AddPaymentMethodListener
  ) -> any ViewableRouting
}

/// What Esc does in a form.
public enum Leaving: Hashable, Sendable {
  /// Ends what was begun.
  case close
  /// Leads to the screen before.
  case back
}

/// Whoever shows the form detaches it at either.
public protocol AddPaymentMethodListener: Listener {
  /// The card is kept.
  func addPaymentMethodDidAdd(_ card: Card)
  func addPaymentMethodDidClose()
}
