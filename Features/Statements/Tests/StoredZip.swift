/// A zip of files that are not packed, with names in UTF-8.
struct StoredZip {
  private(set) var bytes: [UInt8] = []

  init(_ files: [(name: String, text: String)]) {
    var entries: [UInt8] = []
    for (name, text) in files {
      let (name, content) = (Array(name.utf8), Array(text.utf8))
      let sizes =
        Self.four(Self.check(content)) + Self.four(UInt32(content.count))
        + Self.four(UInt32(content.count)) + Self.two(name.count) + [0, 0]
      let start = UInt32(bytes.count)
      // Version 2.0, names in UTF-8, stored.
      let kind: [UInt8] = [20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0]
      bytes += [0x50, 0x4B, 3, 4] + kind + sizes + name + content
      entries += [0x50, 0x4B, 1, 2, 20, 0] + kind + sizes
      entries += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Self.four(start) + name
    }
    let start = UInt32(bytes.count)
    let count = Self.two(files.count)
    bytes += entries + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count
    bytes += Self.four(UInt32(entries.count)) + Self.four(start) + [0, 0]
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func four(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// CRC-32.
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}
