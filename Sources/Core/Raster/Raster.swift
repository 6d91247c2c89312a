/// A picture as pixels.
public struct Raster: Hashable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// Red, green and blue of each pixel, row by row.
  public let bytes: [UInt8]

  /// `bytes` are three for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 3)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The colour of a pixel, as `0xRRGGBB`.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width)
    let place = (y * width + x) * 3
    return UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
  }

  /// The greatest size of the same shape that fits into `width` × `height`, at least 1 × 1.
  public func fitted(into width: Int, by height: Int) -> (width: Int, height: Int) {
    if self.width * height > self.height * width {
      (width, max(1, self.height * width / self.width))
    } else {
      (max(1, self.width * height / self.height), height)
    }
  }

  /// The picture in another size: each pixel is the mean of those that it covers.
  public func scaled(to width: Int, by height: Int) -> Raster {
    if width == self.width && height == self.height { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(width * height * 3)
    for y in 0..<height {
      let rows = Self.covered(y, of: height, in: self.height)
      for x in 0..<width {
        let columns = Self.covered(x, of: width, in: self.width)
        var (red, green, blue) = (0, 0, 0)
        for row in rows {
          for column in columns {
            let place = (row * self.width + column) * 3
            red += Int(bytes[place])
            green += Int(bytes[place + 1])
            blue += Int(bytes[place + 2])
          }
        }
        let count = rows.count * columns.count
        scaled.append(UInt8(red / count))
        scaled.append(UInt8(green / count))
        scaled.append(UInt8(blue / count))
      }
    }
    return Raster(width: width, height: height, bytes: scaled)
  }

  /// The places of `length` that one of `count` covers, at least one.
  private static func covered(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }
}
