public import Phrases

/// Who can be paid from the wallet.
public enum Payee: String, CaseIterable, Sendable {
  case taxi

  /// As it is shown, and kept with a receipt in the language of the payment.
  public var phrase: Phrase {
    switch self {
    case .taxi: Phrase(ko: "슈퍼전기차 택시", en: "Super EV taxi")
    }
  }

  /// The category in which the ledger begins to count the payment.
  public var purpose: String {
    switch self {
    case .taxi: "transport"
    }
  }
}
