public import Phrases

/// A request to pay from the wallet.
public struct Payment: Hashable, Sendable {
  public let key: MovementKey
  public let payee: Payee
  /// The payee's name as the receipt stores it.
  public let party: String
  /// Positive.
  public let amount: Won
  /// What is paid for, such as `우리집 → 회사`.
  public let text: String

  public init(key: MovementKey, payee: Payee, party: String, amount: Won, text: String) {
    self.key = key
    self.payee = payee
    self.party = party
    self.amount = amount
    self.text = text
  }
}

/// A recipient of payments from the wallet.
public enum Payee: String, CaseIterable, Sendable {
  case taxi, mart

  /// The displayed name; a receipt stores it in the language of the payment.
  public var phrase: Phrase {
    switch self {
    case .taxi: Phrase(ko: "슈퍼택시", en: "SuperTaxi")
    case .mart: Phrase(ko: "슈퍼마트", en: "SuperMart")
    }
  }

  /// A name that a receipt has stored: in all languages where it is that of a payee.
  public static func phrase(of party: String) -> Phrase {
    allCases.map(\.phrase).first { name in
      Language.allCases.contains { name.text($0) == party }
    } ?? Phrase(party)
  }

  /// The initial category of the payment in the ledger.
  public var purpose: String {
    switch self {
    case .taxi: "transport"
    case .mart: "shopping"
    }
  }
}

/// A completed payment.
public struct Receipt: Hashable, Identifiable, Sendable {
  /// The number of the movement.
  public let id: Int64
  /// Counts the payments to the payee, from 1 on: what a person knows it by.
  public let number: Int
  /// In milliseconds since 1970.
  public let time: Int64
  /// The payee's name at the time of the payment.
  public let party: String
  public let amount: Won
  /// What was paid for.
  public let text: String

  public init(
    id: Int64, number: Int, time: Int64, party: String, amount: Won, text: String
  ) {
    self.id = id
    self.number = number
    self.time = time
    self.party = party
    self.amount = amount
    self.text = text
  }
}
