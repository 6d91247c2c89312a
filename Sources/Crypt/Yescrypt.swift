internal import CCrypt
internal import Glibc

/// Password hashes (yescrypt).
///
/// Each takes some 15 ms by design, so do not compute them on the main actor.
public enum Yescrypt {
  /// The maximum length of a secret, in bytes.
  public static let limit = Int(CRYPT_MAX_PASSPHRASE_SIZE) - 1

  /// Hashes `secret` with a new salt; nil if the secret is too long or contains NUL, or if the
  /// system has no randomness.
  public static func hash(_ secret: UnsafeBufferPointer<UInt8>) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CRYPT_GENSALT_OUTPUT_SIZE)) {
      salt -> String? in
      guard let start = salt.baseAddress, galbi_crypt_salt(start) else { return nil }
      return hash(secret, by: start)
    }
  }

  /// Whether `hash` is a hash of `secret`.
  public static func matches(_ secret: UnsafeBufferPointer<UInt8>, _ hash: String) -> Bool {
    guard let again = Self.hash(secret, by: hash) else { return false }
    let (one, other) = (Array(again.utf8), Array(hash.utf8))
    // Compares all bytes, so that the time taken does not reveal where they differ.
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
