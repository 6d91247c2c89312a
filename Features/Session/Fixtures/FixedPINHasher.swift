public import SessionDomain

/// The hash of a PIN is the PIN itself: for demos and tests, whose PINs are not secret.
public struct FixedPINHasher: PINHasher {
  public init() {}

  public func hash(_ pin: PIN) async throws(SessionError) -> String { Self.text(of: pin) }

  public func knows(_ hash: String) -> Bool { !hash.hasPrefix("$") }

  public func matches(_ pin: PIN, _ hash: String) async -> Bool { Self.text(of: pin) == hash }

  private static func text(of pin: PIN) -> String {
    pin.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
