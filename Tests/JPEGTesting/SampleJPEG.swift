internal import CJPEGTesting
internal import Platform

/// A JPEG for tests.
public struct SampleJPEG {
  public let width: Int
  public let height: Int
  /// 1 grey, 3 colours of a screen, 4 CMYK.
  public var channels = 3
  public var isProgressive = false
  /// As `0xRRGGBB`; nil for a picture that is dark at the left and bright at the right.
  public var color: Int?

  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  public var bytes: [UInt8] {
    var count = 0
    let form = jpeg_form(channels: Int32(channels), is_progressive: isProgressive)
    let bytes = jpeg_write(pixels, Int32(width), Int32(height), form, &count)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private var pixels: [UInt8] {
    let row = (0..<width).flatMap { x in
      (0..<channels).map { channel in
        color.map { UInt8(truncatingIfNeeded: $0 >> (16 - 8 * channel)) }
          ?? UInt8(x * 255 / max(width - 1, 1))
      }
    }
    // Fast also in a debug build.
    return (0..<height).reduce(into: []) { pixels, _ in pixels += row }
  }

  /// A JPEG whose header says another size; nil without a header.
  public static func claiming(_ width: Int, _ height: Int, _ jpeg: [UInt8]) -> [UInt8]? {
    let frame = jpeg.indices.dropLast().first {
      jpeg[$0] == 0xFF && [0xC0, 0xC2].contains(jpeg[$0 + 1])
    }
    guard let frame else { return nil }
    var jpeg = jpeg
    jpeg.replaceSubrange(
      frame + 5...frame + 8,
      with: [height >> 8, height, width >> 8, width].map(UInt8.init(truncatingIfNeeded:)))
    return jpeg
  }

  /// A progressive JPEG with 200 passes more; nil for another one.
  public static func withManyPasses(_ jpeg: [UInt8]) -> [UInt8]? {
    let scan = jpeg.indices.dropLast().last { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA }
    guard let scan else { return nil }
    let passes = Array(repeatElement(jpeg[scan..<(jpeg.count - 2)], count: 200).joined())
    return Array(jpeg[..<(jpeg.count - 2)]) + passes + [0xFF, 0xD9]
  }
}
