#if !os(Linux) || Portable
  internal import CPassword

  /// Password hashes by PBKDF2 with HMAC-SHA-256 (RFC 8018): `$pbkdf2-sha256$rounds$salt$key`, in
  /// hexadecimal digits.
  public enum PBKDF2 {
    /// The maximum length of a secret, in bytes.
    public static let limit = 511
    /// As OWASP recommends (https://cheatsheetseries.owasp.org, Password Storage).
    private static let rounds: UInt32 = 600_000
    /// Of a hash of other programs.
    private static let mostRounds: UInt32 = 10_000_000
    private static let name = "pbkdf2-sha256"
    private static let keyCount = 32

    /// Hashes `secret` with a new salt; nil if the secret is too long or contains NUL.
    public static func hash(_ secret: UnsafeBufferPointer<UInt8>) -> String? {
      var random = SystemRandomNumberGenerator()
      let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
      return hash(secret, salt: salt, rounds: rounds)
    }

    /// Whether `hash` may be one that this can check.
    public static func knows(_ hash: String) -> Bool { hash.hasPrefix("$\(name)$") }

    /// Whether `hash` is a hash of `secret`.
    public static func matches(_ secret: UnsafeBufferPointer<UInt8>, _ hash: String) -> Bool {
      let parts = hash.split(separator: "$", omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].isEmpty, parts[1] == name, let rounds = UInt32(parts[2]),
        (1...mostRounds).contains(rounds), let salt = bytes(parts[3]), salt.count <= 64,
        let again = Self.hash(secret, salt: salt, rounds: rounds)
      else { return false }
      return isSame(again, hash)
    }

    private static func hash(
      _ secret: UnsafeBufferPointer<UInt8>, salt: [UInt8], rounds: UInt32
    ) -> String? {
      guard secret.count <= limit, !secret.contains(0) else { return nil }
      var key = [UInt8](repeating: 0, count: keyCount)
      guard
        derive_key(
          secret.baseAddress, secret.count, salt, salt.count, rounds, &key, key.count)
      else { return nil }
      return "$\(name)$\(rounds)$\(digits(salt))$\(digits(key))"
    }

    private static func digits(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func bytes(_ digits: Substring) -> [UInt8]? {
      guard digits.count.isMultiple(of: 2), digits.allSatisfy(\.isHexDigit) else { return nil }
      var rest = digits
      var bytes: [UInt8] = []
      while let byte = UInt8(rest.prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      }
      return bytes
    }
  }
#endif
