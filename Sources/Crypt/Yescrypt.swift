internal import CCrypt
internal import Glibc

/// Hashes of secrets that are slow to make on purpose, 15 ms each: not for the main actor.
public enum Yescrypt {
  /// The most bytes that a secret may have.
  public static let limit = Int(CRYPT_MAX_PASSPHRASE_SIZE) - 1

  /// A hash of `secret` with a salt of its own; nil when the secret is too long or holds a NUL, or
  /// the system gives no randomness.
  public static func hash(_ secret: UnsafeBufferPointer<UInt8>) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CRYPT_GENSALT_OUTPUT_SIZE)) {
      salt -> String? in
      guard let start = salt.baseAddress, galbi_crypt_salt(start) else { return nil }
      return hash(secret, by: start)
    }
  }

  /// Whether `hash` was made of `secret`.
  public static func matches(_ secret: UnsafeBufferPointer<UInt8>, _ hash: String) -> Bool {
    guard let again = Self.hash(secret, by: hash) else { return false }
    let (one, other) = (Array(again.utf8), Array(hash.utf8))
    // All of it is compared, so that the time taken tells nothing.
    return one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hash(
    _ secret: UnsafeBufferPointer<UInt8>, by setting: UnsafePointer<CChar>
  ) -> String? {
    guard secret.count <= limit, !secret.contains(0) else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: secret.count + 1) { text in
      guard let start = text.baseAddress else { return nil }
      for (index, byte) in secret.enumerated() {
        text.initializeElement(at: index, to: CChar(bitPattern: byte))
      }
      text.initializeElement(at: secret.count, to: 0)
      defer { explicit_bzero(start, text.count) }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CRYPT_OUTPUT_SIZE)) {
        output -> String? in
        guard let result = output.baseAddress, galbi_crypt(start, setting, result) else {
          return nil
        }
        return String(cString: result)
      }
    }
  }
}
