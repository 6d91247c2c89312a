import Expectations
import Raster
import Testing

struct RasterTests {
  /// Red, green, blue, white.
  private let four = Raster(
    width: 2, height: 2, bytes: [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])

  @Test func `a pixel is read as a colour`() {
    expectEqual(four[0, 0], 0xFF0000)
    expectEqual(four[1, 0], 0x00FF00)
    expectEqual(four[0, 1], 0x0000FF)
    expectEqual(four[1, 1], 0xFFFFFF)
  }

  @Test func `a smaller picture has the means of its pixels`() {
    expectEqual(four.scaled(to: 1, by: 1).bytes, [127, 127, 127])
    expectEqual(four.scaled(to: 2, by: 1).bytes, [127, 0, 127, 127, 255, 127])
    expectEqual(four.scaled(to: 2, by: 2), four)
  }

  @Test func `a larger picture repeats its pixels`() {
    let large = four.scaled(to: 4, by: 2)
    expectEqual(
      [large[0, 0], large[1, 0], large[2, 0], large[3, 1]],
      [
        0xFF0000, 0xFF0000, 0xFF00, 0xFFFFFF,
      ])
  }

  @Test(arguments: [
    (92, 138, 20, 30, 20, 30), (92, 138, 100, 30, 20, 30), (92, 138, 20, 100, 20, 30),
    (1, 1_000, 10, 10, 1, 10), (1_000, 1, 10, 10, 10, 1),
  ])
  func `a picture keeps its shape`(
    width: Int, height: Int, room: Int, by: Int, fittedWidth: Int, fittedHeight: Int
  ) {
    let raster = Raster(
      width: width, height: height, bytes: Array(repeating: 0, count: width * height * 3))
    #expect(raster.fitted(into: room, by: by) == (fittedWidth, fittedHeight))
  }

  @Test func `a PNG is written as others read it`() {
    // As `zlib` and `PIL` have it.
    let png = PNG.bytes(of: Raster(width: 1, height: 1, bytes: [1, 2, 3]))
    expectEqual(
      Base64.text(of: png),
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAD0lEQVR4AQEE"
        + "APv/AAECAwAOAActojPsAAAAAElFTkSuQmCC")
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func `base 64 is that of RFC 4648`(text: String, encoded: String) {
    expectEqual(Base64.text(of: Array(text.utf8)), encoded)
  }
}
