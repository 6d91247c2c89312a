import Expectations
import Foundation
import Raster
import Testing

/// Sixels, decoded again, are the picture.
struct SixelTests {
  private func raster(_ width: Int, _ height: Int, _ color: (Int, Int) -> [Int]) -> Raster {
    Raster(
      width: width, height: height,
      bytes: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y).map(UInt8.init) } })
  }

  /// The peak signal-to-noise ratio of the means of 4 × 4 pixels, in decibels.
  private func ratio(of raster: Raster, _ decoded: SixelDecoder) throws -> Double {
    var (error, count) = (0.0, 0.0)
    for top in stride(from: 0, through: raster.height - 4, by: 4) {
      for left in stride(from: 0, through: raster.width - 4, by: 4) {
        for channel in 0..<3 {
          var difference = 0.0
          for place in (0..<16).map({ (top + $0 / 4) * raster.width + left + $0 % 4 }) {
            let pixel = try #require(decoded.pixels[place])
            difference += Double(raster.bytes[place * 3 + channel]) - Double(pixel[channel])
          }
          error += difference * difference / 256
          count += 1
        }
      }
    }
    return 10 * log10(255 * 255 / max(error / count, 1e-9))
  }

  @Test(arguments: [(64, 60), (64, 61), (17, 65), (320, 480)])
  func `a picture comes back in its size and, seen from afar, in its colours`(
    width: Int, height: Int
  ) throws {
    let pictures = [
      raster(width, height) { [$0 * 255 / width, $1 * 255 / height, 128] },
      raster(width, height) { x, y in [(x + y) % 256, 200 - x % 100, y % 200] },
      raster(width, height) { _, _ in [37, 149, 201] },
    ]
    for picture in pictures {
      let decoded = try #require(SixelDecoder(Sixel.bytes(of: picture)))
      #expect(decoded.width == width && decoded.height == height)
      #expect(decoded.pixels.allSatisfy { $0 != nil })
      #expect(try ratio(of: picture, decoded) >= 38)
    }
  }

  @Test func `the colours of the palette come back as they are`() throws {
    let picture = raster(7, 36) { x, y in [y / 6 * 51, x * 255 / 6, y % 6 * 51] }
    let decoded = try #require(SixelDecoder(Sixel.bytes(of: picture)))
    expectEqual(decoded.colorCount, 252)
    for (place, pixel) in decoded.pixels.enumerated() {
      let pixel = try #require(pixel)
      for channel in 0..<3 {
        #expect(abs(pixel[channel] - Int(picture.bytes[place * 3 + channel])) <= 1)
      }
    }
  }

  @Test func `a single pixel is written as it is`() {
    expectEqual(
      Sixel.bytes(of: raster(1, 1) { _, _ in [255, 0, 0] }),
      Array("\u{1B}P0;1;0q\"1;1;1;1#210;2;100;0;0#210@\u{1B}\\".utf8))
  }

  @Test func `equal columns are written as a run, and bands are separated`() {
    let picture = raster(10, 7) { x, _ in x < 5 ? [0, 0, 0] : [255, 255, 255] }
    expectEqual(
      Sixel.bytes(of: picture),
      Array(
        ("\u{1B}P0;1;0q\"1;1;10;7#0;2;0;0;0#0!5~$#251;2;100;100;100#251!5?!5~-"
          + "#0!5@$#251!5?!5@\u{1B}\\").utf8))
    #expect(
      String(decoding: Sixel.bytes(of: raster(3, 1) { _, _ in [0, 0, 0] }), as: UTF8.self)
        .contains("#0@@@\u{1B}"))
  }
}
