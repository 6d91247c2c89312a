internal import CSheets
import Secrets

/// AES in parts of 4,096 bytes under a key of its own, which the password opens, with a seal over all.
struct AgileEncryption {
  /// How something is hashed and encrypted.
  fileprivate struct Suite {
    var salt: [UInt8] = []
    var hash: HashKind?
    var blockSize = 0
    var keyBytes = 0
    var isKnown = true
  }

  /// Of the content, and of what the password opens.
  private let data, key: Suite
  private let dataHash, keyHash: HashKind
  private let spinCount: UInt32
  private let verifierInput, verifierHash, sealedKey: [UInt8]
  private let hmacKey, hmacValue: [UInt8]

  /// More than Excel allows to be set without a registry of its own.
  private static let mostSpins: UInt32 = 1_000_000
  private static let partSize = 4_096

  init(xml: [UInt8]) throws(SheetError) {
    let reader = Reader()
    try XMLReader.read(xml, into: reader)
    (data, key, spinCount) = (reader.data, reader.key, reader.spinCount)
    (verifierInput, verifierHash) = (reader.verifierInput, reader.verifierHash)
    (sealedKey, hmacKey, hmacValue) = (reader.sealedKey, reader.hmacKey, reader.hmacValue)
    guard let dataHash = data.hash, let keyHash = key.hash, data.isKnown, key.isKnown,
      data.blockSize == 16, key.blockSize == 16, [16, 24, 32].contains(data.keyBytes),
      [16, 24, 32].contains(key.keyBytes)
    else { throw .unknownEncryption }
    (self.dataHash, self.keyHash) = (dataHash, keyHash)
    guard spinCount <= Self.mostSpins, (1...64).contains(data.salt.count),
      (16...64).contains(key.salt.count)
    else { throw .damaged }
  }

  /// `size` is that of the content without what fills its last block.
  func decrypted(
    _ content: ArraySlice<UInt8>, size: Int, by password: Secret
  ) throws(SheetError) -> [UInt8] {
    let names: [[UInt8]] = [
      [0xFE, 0xA7, 0xD2, 0x76, 0x3B, 0x4B, 0x9E, 0x79],
      [0xD7, 0xAA, 0x0F, 0x6D, 0x30, 0x61, 0x34, 0x4E],
      [0x14, 0x6E, 0x0B, 0xE7, 0xAB, 0xAC, 0xD0, 0xD6],
    ]
    guard var keys = Cipher.spun(keyHash, key.salt, password, spinCount: spinCount, blocks: names),
      keys.count == names.count
    else { throw .damaged }
    defer { for index in keys.indices { keys[index].erase() } }
    func open(_ bytes: [UInt8], _ index: Int) throws(SheetError) -> [UInt8] {
      var own = keys[index].fitting(key.keyBytes)
      defer { own.erase() }
      guard let plain = Cipher.decrypted(bytes[...], key: own, start: Array(key.salt.prefix(16)))
      else { throw .damaged }
      return plain
    }
    let input = try open(verifierInput, 0)
    let expected = try open(verifierHash, 1).prefix(keyHash.count)
    guard let found = Cipher.hash(keyHash, Array(input.prefix(key.salt.count))),
      found[...] == expected
    else { throw .wrongPassword }
    var secret = Array(try open(sealedKey, 2).prefix(data.keyBytes))
    defer { secret.erase() }
    guard secret.count == data.keyBytes else { throw .damaged }
    try check(content, size: size, secret)
    return try parts(of: content, secret)
  }

  /// Holds the seal against the content and its size.
  private func check(
    _ content: ArraySlice<UInt8>, size: Int, _ secret: [UInt8]
  ) throws(SheetError) {
    let names: [[UInt8]] = [
      [0x5F, 0xB2, 0xAD, 0x01, 0x0C, 0xB9, 0xE1, 0xF6],
      [0xA0, 0x67, 0x7F, 0x02, 0xB2, 0x2C, 0x84, 0x33],
    ]
    var opened: [[UInt8]] = []
    for (name, sealed) in zip(names, [hmacKey, hmacValue]) {
      guard let start = start(name),
        let plain = Cipher.decrypted(sealed[...], key: secret, start: start)
      else { throw .damaged }
      opened.append(Array(plain.prefix(dataHash.count)))
    }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
    guard opened.allSatisfy({ $0.count == dataHash.count }),
      Cipher.hmac(dataHash, key: opened[0], length + content) == opened[1]
    else { throw .damaged }
  }

  private func start(_ name: [UInt8]) -> [UInt8]? {
    Cipher.hash(dataHash, data.salt, name)?.fitting(data.blockSize)
  }

  private func parts(
    of content: ArraySlice<UInt8>, _ secret: [UInt8]
  ) throws(SheetError) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(content.count)
    var (rest, number) = (content, 0 as UInt32)
    while !rest.isEmpty {
      let part = rest.prefix(Self.partSize)
      rest = rest.dropFirst(part.count)
      let name = (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
      let whole = part.prefix(part.count / 16 * 16)
      guard let start = start(name), let bytes = Cipher.decrypted(whole, key: secret, start: start)
      else { throw .damaged }
      plain += bytes
      number += 1
    }
    return plain
  }
}

extension AgileEncryption {
  /// The description of the encryption.
  private final class Reader: XMLReceiver {
    var (data, key) = (Suite(), Suite())
    var spinCount: UInt32 = .max
    var verifierInput: [UInt8] = [], verifierHash: [UInt8] = [], sealedKey: [UInt8] = []
    var hmacKey: [UInt8] = [], hmacValue: [UInt8] = []

    func begin(_ name: String, _ attributes: XMLAttributes) {
      func bytes(_ name: String) -> [UInt8] { attributes[name].flatMap(Base64Text.bytes) ?? [] }
      switch name {
      case "keyData": data = Suite(attributes)
      case "encryptedKey":
        key = Suite(attributes)
        spinCount = attributes["spinCount"].flatMap { UInt32($0) } ?? .max
        verifierInput = bytes("encryptedVerifierHashInput")
        verifierHash = bytes("encryptedVerifierHashValue")
        sealedKey = bytes("encryptedKeyValue")
      case "dataIntegrity":
        (hmacKey, hmacValue) = (bytes("encryptedHmacKey"), bytes("encryptedHmacValue"))
      default: break
      }
    }

    func end(_ name: String) {}
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  }
}

extension AgileEncryption.Suite {
  fileprivate init(_ attributes: XMLAttributes) {
    salt = attributes["saltValue"].flatMap(Base64Text.bytes) ?? []
    hash = attributes["hashAlgorithm"].flatMap(HashKind.init(name:))
    blockSize = attributes["blockSize"].flatMap { Int($0) } ?? 0
    keyBytes = (attributes["keyBits"].flatMap { Int($0) } ?? 0) / 8
    isKnown =
      attributes["cipherAlgorithm"] == "AES" && attributes["cipherChaining"] == "ChainingModeCBC"
  }
}

/// Bytes in letters (RFC 4648).
enum Base64Text {
  static func bytes(_ text: String) -> [UInt8]? {
    var (result, buffer, bits) = ([UInt8](), 0 as UInt32, 0)
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: return nil
      }
      buffer = (buffer << 6 | UInt32(value)) & 0xFF_FFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return result
  }
}
