public import Phrases
public import WalletDomain

/// How fast an order is delivered.
public enum ShippingSpeed: String, CaseIterable, Sendable {
  case standard, oneDay, twoDay

  public var fee: Won {
    switch self {
    case .standard: .zero
    case .oneDay: Won(5_000)
    case .twoDay: Won(3_000)
    }
  }

  /// The days between sending and delivery.
  public var days: Int {
    switch self {
    case .standard: 4
    case .oneDay: 1
    case .twoDay: 2
    }
  }

  public var phrase: Phrase {
    switch self {
    case .standard: Phrase(ko: "일반 배송", en: "Standard")
    case .oneDay: Phrase(ko: "하루 배송", en: "One-day")
    case .twoDay: Phrase(ko: "이틀 배송", en: "Two-day")
    }
  }
}
