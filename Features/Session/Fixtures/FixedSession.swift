public import SessionDomain

/// A session in memory only, for demos and tests.
public final class FixedSession: SessionRepository {
  /// Whether the profile is open, and for this process alone.
  public enum Hold: Sendable {
    case free, shared, alone
  }

  public var stored: Account
  public private(set) var hold = Hold.free
  /// Thrown by every change while it is set.
  public var failure: SessionError?
  /// Whether another Galbi has the profile open.
  public var isOpenElsewhere = false
  private let first: Account

  public init(_ account: Account) {
    stored = account
    first = account
  }

  public func account() throws(SessionError) -> Account { stored }

  public func change<Value: Sendable>(
    _ body: @escaping @Sendable (inout Account) -> Value
  ) async throws(SessionError) -> Value {
    if let failure { throw failure }
    return body(&stored)
  }

  /// What calls those that follow the account.
  public private(set) var followers: [@MainActor () -> Void] = []

  public func observe(_ didChange: @escaping @MainActor () -> Void) async {
    followers.append(didChange)
  }

  public func enter() throws(SessionError) { hold = .shared }

  public func claim() throws(SessionError) {
    if isOpenElsewhere { throw .openElsewhere }
    hold = .alone
  }

  public func leave() { hold = .free }

  public func erase() async -> [String] {
    stored = Account(profile: first.profile)
    return []
  }
}

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
