public import Phrases

/// A recipient of payments from the wallet.
public enum Payee: String, CaseIterable, Sendable {
  case taxi

  /// The displayed name; a receipt stores it in the language of the payment.
  public var phrase: Phrase {
    switch self {
    case .taxi: Phrase(ko: "슈퍼전기차 택시", en: "Super EV taxi")
    }
  }

  /// The initial category of the payment in the ledger.
  public var purpose: String {
    switch self {
    case .taxi: "transport"
    }
  }
}
