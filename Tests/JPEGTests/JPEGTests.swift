import Expectations
import JPEG
import JPEGTesting
import Raster
import Testing

struct JPEGTests {
  private func jpeg(
    _ width: Int, _ height: Int, channels: Int = 3, isProgressive: Bool = false
  ) -> [UInt8] {
    var sample = SampleJPEG(width, height)
    sample.channels = channels
    sample.isProgressive = isProgressive
    return sample.bytes
  }

  private func claiming(_ width: Int, _ height: Int, _ jpeg: [UInt8]) throws -> [UInt8] {
    try #require(SampleJPEG.claiming(width, height, jpeg))
  }

  @Test(arguments: [1, 3], [false, true])
  func `a picture is decoded`(channels: Int, isProgressive: Bool) throws {
    let raster = try Raster(
      jpeg: jpeg(92, 138, channels: channels, isProgressive: isProgressive), width: 92, height: 138)
    #expect(raster.width == 92 && raster.height == 138)
    #expect(raster[0, 70] & 0xFF < 10)
    #expect(raster[91, 70] & 0xFF > 245)
  }

  @Test func `a large picture is decoded at an eighth to the whole of its size`() throws {
    let large = jpeg(800, 1_200)
    for (width, expected) in [(1, 100), (100, 100), (101, 200), (400, 400), (900, 800)] {
      let raster = try Raster(jpeg: large, width: width, height: 1)
      expectEqual(raster.width, expected)
    }
  }

  @Test func `what is cut off is shown as far as it goes`() throws {
    let whole = jpeg(200, 300)
    let raster = try Raster(jpeg: Array(whole[..<(whole.count * 3 / 4)]), width: 200, height: 300)
    #expect(raster[199, 10] & 0xFF > 245)
  }

  @Test func `bytes behind the picture are not looked at`() throws {
    let whole = jpeg(40, 60)
    let raster = try Raster(
      jpeg: whole + Array(repeating: 7, count: 100_000), width: 40, height: 60)
    try expectEqual(raster, Raster(jpeg: whole, width: 40, height: 60))
  }

  @Test func `what is no JPEG is refused, wherever it ends`() throws {
    let whole = jpeg(40, 60)
    for bytes in [[], [0xFF], [0xFF, 0xD8, 0xFF], Array("<html>".utf8), Array(whole.dropFirst())] {
      #expect(throws: JPEGError.invalid) { try Raster(jpeg: bytes, width: 1, height: 1) }
    }
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = try? Raster(jpeg: Array(whole[..<count]), width: 40, height: 60)
    }
  }

  @Test func `a picture with wrong bytes anywhere does no harm`() throws {
    let whole = jpeg(64, 64, isProgressive: true)
    for index in whole.indices {
      for byte: UInt8 in [0x00, 0xFF, whole[index] ^ 0x55] {
        var bytes = whole
        bytes[index] = byte
        if let raster = try? Raster(jpeg: bytes, width: 8, height: 8) {
          expectEqual(raster.bytes.count, raster.width * raster.height * 3)
        }
      }
    }
  }

  @Test func `a picture that is too large is refused before its pixels are read`() throws {
    for (width, height) in [(50_000, 50_000), (65_500, 400), (5_000, 5_000)] {
      #expect(throws: JPEGError.tooLarge) {
        try Raster(jpeg: claiming(width, height, jpeg(16, 16)), width: 8, height: 8)
      }
    }
    // The coefficients of a progressive picture are all in memory.
    #expect(throws: JPEGError.tooLarge) {
      try Raster(
        jpeg: claiming(4_000, 6_000, jpeg(16, 16, isProgressive: true)), width: 8, height: 8)
    }
  }

  @Test func `a picture with many passes is given up`() throws {
    let bytes = try #require(
      SampleJPEG.withManyPasses(jpeg(16, 16, isProgressive: true)))
    #expect(throws: JPEGError.self) { try Raster(jpeg: bytes, width: 16, height: 16) }
  }

  @Test func `colours of print are refused`() {
    #expect(throws: JPEGError.unsupported) {
      try Raster(jpeg: jpeg(16, 16, channels: 4), width: 16, height: 16)
    }
  }
}
