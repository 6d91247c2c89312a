public import RIBs
public import TerminalRIBs
public import WalletDomain

/// Builds the riblet that moves money from a card into the wallet, step by step.
public protocol TopupBuildable: Buildable {
  /// `amount` is filled in; nothing is charged before the user confirms it.
  ///
  /// The steps are shown as sheets on `stage`, until the riblet is detached.
  func build(
    amount: Won?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting
}

/// The top-up as its parent sees it; it has no view.
public protocol TopupRouting: AnyRouter {
  /// Fills an amount in, unless the outcome of an earlier request is still unknown.
  func fill(in amount: Won)
}

extension Segment {
  /// The segment of the top-up in links; its parameter `amount` is filled in.
  public static let topup: Segment = "topup"

  /// The amount of a link in whole won, such as `50000` or `50,000원`; nil without a valid one.
  public var topupAmount: Won? { self["amount"].flatMap(Won.init(text:)) }
}

/// Detaches the top-up after either call.
public protocol TopupListener: Listener {
  /// The wallet has received the money.
  func topupDidFinish()
  /// The user has left; a request that was sent to the bank continues.
  func topupDidClose()
}
