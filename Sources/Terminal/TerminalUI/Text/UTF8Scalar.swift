/// Decodes scalars from valid UTF-8.
enum UTF8Scalar {
  /// The scalar at `index`, and its length in bytes.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (scalar(first), 1) }
    let second = UInt32(bytes[index + 1] & 0x3F)
    if first < 0xE0 { return (scalar((first & 0x1F) << 6 | second), 2) }
    let third = UInt32(bytes[index + 2] & 0x3F)
    if first < 0xF0 { return (scalar((first & 0x0F) << 12 | second << 6 | third), 3) }
    let fourth = UInt32(bytes[index + 3] & 0x3F)
    return (scalar((first & 0x07) << 18 | second << 12 | third << 6 | fourth), 4)
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
