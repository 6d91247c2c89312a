public import Phrases

/// A recipient of payments from the wallet.
public enum Payee: String, CaseIterable, Sendable {
  case taxi, mart

  /// The displayed name; a receipt stores it in the language of the payment.
  public var phrase: Phrase {
    switch self {
    case .taxi: Phrase(ko: "슈퍼전기차 택시", en: "Super EV taxi")
    case .mart: Phrase(ko: "슈퍼마트", en: "SuperMart")
    }
  }

  /// The initial category of the payment in the ledger.
  public var purpose: String {
    switch self {
    case .taxi: "transport"
    case .mart: "shopping"
    }
  }
}
