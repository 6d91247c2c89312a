internal import CSheets
import Secrets

/// An xlsx with a password ([MS-OFFCRYPTO]): encrypted in the agile or in the older standard way.
struct EncryptedPackage {
  private enum Way {
    case agile(AgileEncryption)
    case standard(StandardEncryption)
  }

  private let way: Way
  /// Without its length, which stands before it.
  private let content: ArraySlice<UInt8>
  private let size: Int

  /// `info` and `package` are the two streams of the file.
  init(info: [UInt8], package: [UInt8]) throws(SheetError) {
    let (major, minor) = (info.number16(at: 0), info.number16(at: 2))
    guard info.count > 8, package.count >= 8 else { throw .damaged }
    switch (major, minor) {
    case (4, 4): way = .agile(try AgileEncryption(xml: Array(info.dropFirst(8))))
    case (2...4, 2): way = .standard(try StandardEncryption(info))
    default: throw .unknownEncryption
    }
    size = Int(package.number32(at: 0))
    content = package.dropFirst(8)
    guard package.number32(at: 4) == 0, size <= content.count else { throw .damaged }
  }

  /// The file without its password; throws `.wrongPassword`.
  func decrypted(by password: Secret) throws(SheetError) -> [UInt8] {
    guard Cipher.isPossible else { throw .libraryMissing("libcrypto") }
    let plain =
      switch way {
      case .agile(let agile): try agile.decrypted(content, size: size, by: password)
      case .standard(let standard): try standard.decrypted(content, by: password)
      }
    guard plain.count >= size else { throw .damaged }
    return Array(plain.prefix(size))
  }
}

/// AES of 128 to 256 bits by blocks, under a key of 50,000 turns of SHA-1.
private struct StandardEncryption {
  private let keyBytes: Int
  private let salt: [UInt8]
  private let verifier, verifierHash: [UInt8]

  private static let spinCount: UInt32 = 50_000
  /// Of the hash of a verifier; that of SHA-1 has 20 of them.
  private static let hashBytes = 20

  init(_ info: [UInt8]) throws(SheetError) {
    let headerSize = Int(info.number32(at: 8))
    let (algorithm, bits) = (info.number32(at: 20), Int(info.number32(at: 28)))
    guard headerSize >= 32, headerSize <= info.count - 12 else { throw .damaged }
    guard [0x660E, 0x660F, 0x6610].contains(algorithm), [128, 192, 256].contains(bits) else {
      throw .unknownEncryption
    }
    keyBytes = bits / 8
    let rest = info.dropFirst(12 + headerSize)
    guard rest.count >= 72, Array(rest).number32(at: 0) == 16 else { throw .damaged }
    let fields = Array(rest.dropFirst(4))
    salt = Array(fields[..<16])
    verifier = Array(fields[16..<32])
    verifierHash = Array(fields[36..<68])
  }

  func decrypted(_ content: ArraySlice<UInt8>, by password: Secret) throws(SheetError) -> [UInt8] {
    guard
      let hash = Cipher.spun(
        .sha1, salt, password, spinCount: Self.spinCount, blocks: [[0, 0, 0, 0]])?
        .first
    else { throw .damaged }
    // As CryptDeriveKey of Windows does it.
    func derived(_ filler: UInt8) -> [UInt8] {
      var block = [UInt8](repeating: filler, count: 64)
      for (index, byte) in hash.enumerated() { block[index] ^= byte }
      defer { block.erase() }
      return Cipher.hash(.sha1, block) ?? []
    }
    var key = Array((derived(0x36) + derived(0x5C)).prefix(keyBytes))
    defer { key.erase() }
    guard let plain = Cipher.decrypted(verifier[...], key: key, start: nil),
      let expected = Cipher.decrypted(verifierHash[...], key: key, start: nil)
    else { throw .damaged }
    guard Cipher.hash(.sha1, plain).map({ $0[...] }) == expected.prefix(Self.hashBytes) else {
      throw .wrongPassword
    }
    guard let all = Cipher.decrypted(content.prefix(content.count / 16 * 16), key: key, start: nil)
    else { throw .damaged }
    return all
  }
}
