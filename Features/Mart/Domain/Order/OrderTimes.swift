public import Phrases

/// When what happens to an order, in milliseconds since 1970.
public struct OrderTimes: Hashable, Sendable {
  /// How long the shop takes to pack an order, in milliseconds.
  public static let packing: Int64 = 10 * 60_000

  private static let day: Int64 = 24 * 3_600_000

  public let placed: Int64
  /// Until then the order can be changed and cancelled.
  public let sends: Int64
  public let arrives: Int64
  /// Nil unless the order was cancelled.
  public let cancelled: Int64?

  public init(placed: Int64, sends: Int64, arrives: Int64, cancelled: Int64? = nil) {
    self.placed = placed
    self.sends = sends
    self.arrives = arrives
    self.cancelled = cancelled
  }

  /// The times of an order that is placed now.
  public init(placed: Int64, speed: ShippingSpeed) {
    self.init(placed: placed, sends: placed + Self.packing, speed: speed)
  }

  private init(placed: Int64, sends: Int64, speed: ShippingSpeed) {
    self.init(placed: placed, sends: sends, arrives: sends + Int64(speed.days) * Self.day)
  }

  /// The times after a change of the speed, which does not delay the sending.
  public func changed(to speed: ShippingSpeed) -> OrderTimes {
    OrderTimes(placed: placed, sends: sends, speed: speed)
  }

  public func cancelled(at time: Int64) -> OrderTimes {
    OrderTimes(placed: placed, sends: sends, arrives: arrives, cancelled: time)
  }

  public func state(at time: Int64) -> OrderState {
    if cancelled != nil { return .cancelled }
    if time < sends { return .paid }
    return time < arrives ? .sent : .delivered
  }

  /// When the state changes next by itself; nil for never.
  public func nextChange(after time: Int64) -> Int64? {
    guard cancelled == nil else { return nil }
    return [sends, arrives].first { $0 > time }
  }
}

/// How far an order has come.
public enum OrderState: String, CaseIterable, Sendable {
  case paid, sent, delivered, cancelled

  /// Whether the order can be changed or cancelled.
  public var isChangeable: Bool { self == .paid }

  public var phrase: Phrase {
    switch self {
    case .paid: Phrase(ko: "결제 완료", en: "Paid")
    case .sent: Phrase(ko: "배송 중", en: "Dispatched")
    case .delivered: Phrase(ko: "배송 완료", en: "Delivered")
    case .cancelled: Phrase(ko: "취소됨", en: "Cancelled")
    }
  }
}
