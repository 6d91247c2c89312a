/// Writes pictures as sixels (DEC STD 070, 9), in 252 colours with an ordered dither.
public enum Sixel {
  /// The whole sequence, to be written where the picture is to have its upper left corner.
  ///
  /// The last band of six rows may have fewer pixels; those below keep what they show.
  public static func bytes(of raster: Raster) -> [UInt8] {
    var output = Array("\u{1B}P0;1;0q\"1;1;\(raster.width);\(raster.height)".utf8)
    var band = SixelBand(width: raster.width)
    for top in stride(from: 0, to: raster.height, by: 6) {
      if top > 0 { output.append(UInt8(ascii: "-")) }
      for row in top..<min(top + 6, raster.height) {
        band.take(raster, row: row, bit: 1 << UInt8(row - top))
      }
      band.write(to: &output)
    }
    return output + [0x1B, 0x5C]
  }
}

/// Up to six rows of pixels, colour by colour.
private struct SixelBand {
  private let width: Int
  /// The rows of each column that have a colour, one bit each; `width` columns for each colour.
  private var bits: [UInt8]
  /// The columns of each colour up to its last pixel; 0 for one that the band does not have.
  private var ends = Array(repeating: 0, count: SixelColor.count)
  /// The colours that the terminal has been told.
  private var isDefined = Array(repeating: false, count: SixelColor.count)

  init(width: Int) {
    self.width = width
    bits = Array(repeating: 0, count: SixelColor.count * width)
  }

  mutating func take(_ raster: Raster, row: Int, bit: UInt8) {
    var place = row * width * 3
    for column in 0..<width {
      let color = SixelColor.number(
        raster.bytes[place], raster.bytes[place + 1], raster.bytes[place + 2],
        column: column, row: row)
      bits[color * width + column] |= bit
      if ends[color] <= column { ends[color] = column + 1 }
      place += 3
    }
  }

  /// Writes one colour after another over the same place, and leaves the band empty.
  mutating func write(to output: inout [UInt8]) {
    var isFirst = true
    for color in 0..<SixelColor.count where ends[color] > 0 {
      if !isFirst { output.append(UInt8(ascii: "$")) }
      isFirst = false
      if !isDefined[color] { output += SixelColor.definition(of: color) }
      isDefined[color] = true
      output.append(UInt8(ascii: "#"))
      output.append(decimal: color)
      let start = color * width
      writeRuns(start..<start + ends[color], to: &output)
      ends[color] = 0
    }
  }

  private mutating func writeRuns(_ places: Range<Int>, to output: inout [UInt8]) {
    var place = places.lowerBound
    while place < places.upperBound {
      let start = place
      let sixel = bits[start]
      while place < places.upperBound, bits[place] == sixel {
        bits[place] = 0
        place += 1
      }
      // A count takes at least two characters.
      if place - start > 3 {
        output.append(UInt8(ascii: "!"))
        output.append(decimal: place - start)
        output.append(sixel + 63)
      } else {
        for _ in start..<place { output.append(sixel + 63) }
      }
    }
  }
}

/// The colours of sixels: six shades of red, seven of green and six of blue.
private enum SixelColor {
  private static let shades = (red: 6, green: 7, blue: 6)
  static let count = 252

  /// The colour of a pixel, so that the mean of 4 × 4 is the colour that is meant.
  static func number(_ red: UInt8, _ green: UInt8, _ blue: UInt8, column: Int, row: Int) -> Int {
    let place = (row & 3) << 10 | (column & 3) << 8
    return (Int(sixths[place | Int(red)]) * shades.green + Int(sevenths[place | Int(green)]))
      * shades.blue + Int(sixths[place | Int(blue)])
  }

  /// In hundredths of red, green and blue.
  static func definition(of color: Int) -> [UInt8] {
    func percent(_ shade: Int, of shades: Int) -> Int {
      (shade * 200 + shades - 1) / (2 * (shades - 1))
    }
    let red = percent(color / shades.blue / shades.green, of: shades.red)
    let green = percent(color / shades.blue % shades.green, of: shades.green)
    let blue = percent(color % shades.blue, of: shades.blue)
    return Array("#\(color);2;\(red);\(green);\(blue)".utf8)
  }

  private static let sixths = shades(6)
  private static let sevenths = shades(7)

  /// The shade of each value at each of 16 places: the nearer one at more of them.
  private static func shades(_ count: Int) -> [UInt8] {
    // Bayer's matrix.
    [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].flatMap { threshold in
      (0..<256).map { value in
        UInt8((value * (count - 1) * 32 + (2 * threshold + 1) * 255) / (255 * 32))
      }
    }
  }
}

extension [UInt8] {
  /// Appends the digits of a number that is not negative.
  fileprivate mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
