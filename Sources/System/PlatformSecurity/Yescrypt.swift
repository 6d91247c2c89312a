#if os(Linux) && !Portable
  internal import CCrypt
  internal import Platform

  /// Password hashes by yescrypt of libcrypt.
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

    /// Whether `hash` may be one that this can check: any of libcrypt, and none of `PBKDF2`.
    public static func knows(_ hash: String) -> Bool { !hash.hasPrefix("$pbkdf2") }

    /// Whether `hash` is a hash of `secret`.
    public static func matches(_ secret: UnsafeBufferPointer<UInt8>, _ hash: String) -> Bool {
      guard let again = Self.hash(secret, by: hash) else { return false }
      return isSame(again, hash)
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
        defer { eraseMemory(start, text.count) }
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
#endif
