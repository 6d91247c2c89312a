/// Writes pictures as PNG, uncompressed.
public enum PNG {
  /// See RFC 2083, and RFC 1950 for the blocks.
  public static func bytes(of raster: Raster) -> [UInt8] {
    var header = big(UInt32(raster.width)) + big(UInt32(raster.height))
    // Eight bits, red, green and blue.
    header += [8, 2, 0, 0, 0]
    let stride = raster.width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * raster.height)
    for row in 0..<raster.height {
      rows.append(0)
      rows += raster.bytes[row * stride..<(row + 1) * stride]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(UInt32(data.count)) + body + big(checksum(of: body))
  }

  /// A zlib stream of blocks without compression.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let most = 65_535
    for start in stride(from: 0, to: data.count, by: most) {
      let end = min(start + most, data.count)
      let count = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      stream += [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      stream += data[start..<end]
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + big(high << 16 | low)
  }

  /// CRC-32.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
