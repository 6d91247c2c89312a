public import Phrases

/// How far an order has come.
public enum OrderState: String, CaseIterable, Sendable {
  case paid, sent, delivered, cancelled

  /// Whether the order can be changed or cancelled.
  public var isChangeable: Bool { self == .paid }

  public var phrase: Phrase {
    switch self {
    case .paid: Phrase(ko: "결제 완료", en: "Paid")
    case .sent: Phrase(ko: "배송 중", en: "Shipped")
    case .delivered: Phrase(ko: "배송 완료", en: "Delivered")
    case .cancelled: Phrase(ko: "취소됨", en: "Cancelled")
    }
  }
}
