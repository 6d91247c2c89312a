public import RIBs
public import TerminalRIBs
public import WalletDomain

/// Builds the riblet that brings money from a card into the wallet, step by step.
public protocol TopupBuildable: Buildable {
  /// `amount` is filled in; nothing is asked of the bank before the user confirms it.
  ///
  /// `stage` is where the steps are shown, as sheets, and taken off again at the end.
  func build(
    amount: Won?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting
}

/// The riblet that brings money into the wallet, as whoever attached it sees it; it has no view.
public protocol TopupRouting: AnyRouter {
  /// Fills an amount in, unless the user is bound to another.
  func fill(in amount: Won)
}

extension Segment {
  /// What links call the riblet; `amount` is the parameter that fills it in.
  public static let topup: Segment = "topup"

  /// The amount of a link to the riblet, in whole won, such as `50000` or `50,000원`; nil without one.
  public var topupAmount: Won? { self["amount"].flatMap(Won.init(text:)) }
}

/// Whoever tops up detaches the riblet at either.
public protocol TopupListener: Listener {
  /// The money is in the wallet.
  func topupDidFinish()
  /// The user has left; what the bank was asked before goes on.
  func topupDidClose()
}
