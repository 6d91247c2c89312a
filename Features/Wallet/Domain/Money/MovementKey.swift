/// Identifies a movement of money, so that requesting it twice moves the money once.
///
/// A form creates a key when it opens, and keeps it until the request has succeeded or has finally
/// failed.
public struct MovementKey: Hashable, Sendable {
  /// 32 hexadecimal digits.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A unique key.
  public static func random() -> MovementKey {
    let digits = (0..<2).map { _ in
      let half = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - half.count) + half
    }
    return MovementKey(rawValue: digits.joined())
  }
}
