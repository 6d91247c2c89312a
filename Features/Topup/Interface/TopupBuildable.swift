public import Phrases
public import RIBs
public import TerminalRIBs
public import WalletDomain

/// Builds the riblet that moves money from a card into the wallet, step by step.
public protocol TopupBuildable: Buildable {
  /// `amount` is filled in; nothing is charged before the user confirms it. `reason` is nil where the user has
  /// asked for the top-up.
  ///
  /// The steps are shown as sheets on `stage`, until the riblet is detached.
  func build(
    amount: Won?, because reason: TopupReason?, on stage: any Stage, listener: any TopupListener
  ) -> any TopupRouting

  /// Says what is wrong with the amount of a link that has opened the top-up, unless its form does.
  func tell(_ fault: LinkedAmount.Fault)
}

/// Why a top-up comes in the way of something else, which goes on after it.
public struct TopupReason: Hashable, Sendable {
  /// Why, and what follows the top-up.
  public let text: Phrase
  /// What Enter does once the money is there, as a sentence.
  public let next: Phrase
  /// The same, as the title of a button.
  public let button: Phrase

  public init(_ text: Phrase, next: Phrase, button: Phrase) {
    (self.text, self.next, self.button) = (text, next, button)
  }
}

/// What a link says of the amount.
public struct LinkedAmount: Hashable, Sendable {
  public enum Fault: Hashable, Sendable {
    case notANumber(String)
    /// Nothing or less, or more than any wallet has.
    case outOfRange
    /// More than a top-up may be.
    case tooLarge
  }

  /// Nil without one, or without one that a form can show.
  public let amount: Won?
  public let fault: Fault?

  init(_ text: String?) {
    let amount = text.flatMap(Won.init(text:))
    self.amount = amount.flatMap { $0 > .zero ? $0 : nil }
    fault =
      if let amount {
        amount <= .zero ? .outOfRange : amount > TopUpRequest.amounts.upperBound ? .tooLarge : nil
      } else if let text, !text.isEmpty {
        Self.isNumber(text.trimmingPrefix("-")) ? .outOfRange : .notANumber(text)
      } else { nil }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

/// The top-up as its parent sees it; it has no view.
public protocol TopupRouting: AnyRouter {
  /// Fills an amount in, unless the outcome of an earlier request is still unknown.
  func fill(in amount: Won)
}

extension Segment {
  /// The segment of the top-up in links; its parameter `amount` is filled in.
  public static let topup: Segment = "topup"

  /// The amount of a link in whole won, such as `50000` or `50,000원`.
  ///
  /// - Throws: `LinkError.unknown`, as `router` does, for other parameters.
  @MainActor public func topupAmount(for router: AnyRouter) throws(LinkError) -> LinkedAmount {
    guard !parameters.isEmpty else { return LinkedAmount(nil) }
    guard parameters.count == 1, let text = self["amount"] else {
      throw .unknown(self, reached: router)
    }
    return LinkedAmount(text)
  }
}

/// Detaches the top-up after either call.
public protocol TopupListener: Listener {
  /// The wallet has received the money.
  func topupDidFinish()
  /// The user has left; a request that was sent to the bank continues.
  func topupDidClose()
}

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
