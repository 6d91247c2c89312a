/// A public key of OpenSSH.
struct AccessKey: Hashable {
  /// Such as `ssh-ed25519`.
  let kind: String
  /// In Base64.
  let data: String

  private static let kinds = [
    "ssh-ed25519", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521", "ssh-rsa",
    "sk-ssh-ed25519@openssh.com", "sk-ecdsa-sha2-nistp256@openssh.com",
  ]

  /// Reads a line such as `ssh-ed25519 AAAA… comment`; nil for anything else.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 2 else { return nil }
    self.init(kind: String(words[0]), data: String(words[1]))
  }

  /// Nil unless the data are in Base64 and begin with the name of the kind.
  init?(kind: String, data: String) {
    guard Self.kinds.contains(kind), data.utf8.allSatisfy(Self.isBase64), data.utf8.count % 4 == 0,
      Self.name(in: data.utf8.prefix(64)) == kind
    else { return nil }
    (self.kind, self.data) = (kind, data)
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    digit(byte) != nil || byte == UInt8(ascii: "=")
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// The text with which the data begin, behind its length in four bytes (RFC 4253, 6.6).
  private static func name(in text: Substring.UTF8View) -> String? {
    var (bits, count) = (UInt32(0), 0)
    var bytes: [UInt8] = []
    for digit in text.lazy.map(digit) {
      guard let digit else { break }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    guard bytes.count > 4 else { return nil }
    let length = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= 4 + length else { return nil }
    return String(validating: bytes[4..<(4 + length)], as: UTF8.self)
  }
}
