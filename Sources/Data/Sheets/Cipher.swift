internal import CSheets
internal import Platform
import Secrets

/// The hashes that encrypted files name.
enum HashKind: CaseIterable {
  case sha1, sha256, sha384, sha512

  init?(name: String) {
    switch name.uppercased().replacing("-", with: "") {
    case "SHA1": self = .sha1
    case "SHA256": self = .sha256
    case "SHA384": self = .sha384
    case "SHA512": self = .sha512
    default: return nil
    }
  }

  /// In bytes.
  var count: Int {
    switch self {
    case .sha1: 20
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  fileprivate var number: galbi_hash {
    switch self {
    case .sha1: galbi_sha1
    case .sha256: galbi_sha256
    case .sha384: galbi_sha384
    case .sha512: galbi_sha512
    }
  }
}

/// Hashes and AES by libcrypto; nil where it fails.
///
/// What comes of a password is overwritten by the caller.
enum Cipher {
  static var isPossible: Bool { galbi_cipher_load() }

  static func hash(_ kind: HashKind, _ one: [UInt8], _ other: [UInt8] = []) -> [UInt8]? {
    bytes { galbi_cipher_hash(kind.number, one, one.count, other, other.count, $0) }
  }

  static func hmac(_ kind: HashKind, key: [UInt8], _ text: [UInt8]) -> [UInt8]? {
    bytes { galbi_cipher_hmac(kind.number, key, key.count, text, text.count, $0) }
  }

  /// The hash of a password in UTF-16 behind a salt, after so many turns; one with each of the blocks.
  static func spun(
    _ kind: HashKind, _ salt: [UInt8], _ password: Secret, spinCount: UInt32, blocks: [[UInt8]]
  ) -> [[UInt8]]? {
    var letters: [UInt8] = []
    // No more than Excel takes; without room for all of it a copy would be left behind.
    letters.reserveCapacity(4_096)
    password.withBytes { utf8 in
      var (decoder, input) = (UTF8(), utf8.makeIterator())
      while case .scalarValue(let scalar) = decoder.decode(&input), letters.count < 4_092 {
        for unit in UTF16.encode(scalar) ?? .init() {
          letters.append(UInt8(truncatingIfNeeded: unit))
          letters.append(UInt8(truncatingIfNeeded: unit >> 8))
        }
      }
    }
    defer { letters.erase() }
    guard var hash = hash(kind, salt, letters) else { return nil }
    defer { hash.erase() }
    guard
      hash.withUnsafeMutableBufferPointer({
        galbi_cipher_spin(kind.number, $0.baseAddress, spinCount)
      })
    else { return nil }
    return blocks.compactMap { Self.hash(kind, hash, $0) }
  }

  /// In chains from `start`, or by blocks where that is nil.
  static func decrypted(
    _ content: ArraySlice<UInt8>, key: [UInt8], start: [UInt8]?
  ) -> [UInt8]? {
    guard start.map({ $0.count == 16 }) ?? true, !content.isEmpty else {
      return content.isEmpty ? [] : nil
    }
    var isDone = false
    let plain = content.withUnsafeBufferPointer { content in
      [UInt8](unsafeUninitializedCapacity: content.count) { buffer, filled in
        isDone = galbi_cipher_decrypt(
          key, key.count, start, content.baseAddress, content.count, buffer.baseAddress)
        filled = isDone ? content.count : 0
      }
    }
    return isDone ? plain : nil
  }

  private static func bytes(_ body: (UnsafeMutablePointer<UInt8>?) -> Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: galbi_most_hash) { buffer, filled in
      filled = body(buffer.baseAddress)
    }
    return bytes.isEmpty ? nil : bytes
  }
}

extension [UInt8] {
  /// Overwrites all bytes, of which there must be no copy.
  mutating func erase() {
    withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { eraseMemory(start, bytes.count) }
    }
  }

  /// The first bytes, or with 0x36 behind them where there are too few.
  func fitting(_ count: Int) -> [UInt8] {
    Array(prefix(count)) + [UInt8](repeating: 0x36, count: Swift.max(count - self.count, 0))
  }
}
