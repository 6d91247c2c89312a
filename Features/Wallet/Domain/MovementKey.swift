/// What tells a movement of money from every other, so that asking for it twice moves money once.
///
/// Made when a form opens, and kept until what it asks for has been done or refused for good.
public struct MovementKey: Hashable, Sendable {
  /// 32 hexadecimal digits.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key that nobody else has.
  public static func random() -> MovementKey {
    let digits = (0..<2).map { _ in
      let half = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - half.count) + half
    }
    return MovementKey(rawValue: digits.joined())
  }
}
