/// Base 64, as RFC 4648 has it.
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Returns the bytes as text, padded with `=` and without line breaks.
  public static func text(of bytes: [UInt8]) -> String {
    String(decoding: ascii(of: bytes), as: UTF8.self)
  }

  /// The characters of the text.
  public static func ascii(of bytes: [UInt8]) -> [UInt8] {
    let letters = letters
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = bytes.count - start
      let second = count > 1 ? bytes[start + 1] : 0
      let third = count > 2 ? bytes[start + 2] : 0
      let bits = Int(bytes[start]) << 16 | Int(second) << 8 | Int(third)
      text.append(letters[bits >> 18])
      text.append(letters[bits >> 12 & 63])
      text.append(count > 1 ? letters[bits >> 6 & 63] : padding)
      text.append(count > 2 ? letters[bits & 63] : padding)
    }
    return text
  }
}
