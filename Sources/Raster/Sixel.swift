/// Writes pictures as sixels (DEC STD 070, 9), in 252 colours with an ordered dither.
public enum Sixel {
  private static let levels = (red: 6, green: 7, blue: 6)
  /// Bayer's matrix of 4 × 4.
  private static let thresholds: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// The whole sequence; pixels are left as they are where the picture has none.
  public static func bytes(of raster: Raster) -> [UInt8] {
    let colors = self.colors(of: raster)
    var output = Array("\u{1B}P0;1;0q\"1;1;\(raster.width);\(raster.height)".utf8)
    for color in Set(colors).sorted() { output += definition(of: color) }
    for top in stride(from: 0, to: raster.height, by: 6) {
      let rows = top..<min(top + 6, raster.height)
      write(
        colors[(rows.lowerBound * raster.width)..<(rows.upperBound * raster.width)],
        width: raster.width, to: &output)
    }
    return output + [0x1B, 0x5C]
  }

  /// The number of the colour of each pixel.
  private static func colors(of raster: Raster) -> [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(raster.width * raster.height)
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        let threshold = thresholds[y % 4 * 4 + x % 4]
        func level(_ value: UInt8, of count: Int) -> Int {
          (Int(value) * (count - 1) * 16 + threshold * 255 + 120) / (255 * 16)
        }
        let place = (y * raster.width + x) * 3
        let red = level(raster.bytes[place], of: levels.red)
        let green = level(raster.bytes[place + 1], of: levels.green)
        let blue = level(raster.bytes[place + 2], of: levels.blue)
        colors.append(UInt8((red * levels.green + green) * levels.blue + blue))
      }
    }
    return colors
  }

  /// In hundredths of each colour.
  private static func definition(of color: UInt8) -> [UInt8] {
    let color = Int(color)
    let red = color / levels.blue / levels.green * 100 / (levels.red - 1)
    let green = color / levels.blue % levels.green * 100 / (levels.green - 1)
    let blue = color % levels.blue * 100 / (levels.blue - 1)
    return Array("#\(color);2;\(red);\(green);\(blue)".utf8)
  }

  /// Writes a band of six rows or fewer, one colour after another over the same place.
  private static func write(_ band: ArraySlice<UInt8>, width: Int, to output: inout [UInt8]) {
    let start = band.startIndex
    var bits: [UInt8: [UInt8]] = [:]
    for index in band.indices {
      let (row, column) = (index - start).quotientAndRemainder(dividingBy: width)
      bits[band[index], default: Array(repeating: 0, count: width)][column] |= 1 << row
    }
    for (number, color) in bits.keys.sorted().enumerated() {
      if number > 0 { output.append(UInt8(ascii: "$")) }
      output += Array("#\(color)".utf8)
      if let columns = bits[color] { writeRuns(of: columns, to: &output) }
    }
    output.append(UInt8(ascii: "-"))
  }

  private static func writeRuns(of columns: [UInt8], to output: inout [UInt8]) {
    var column = 0
    let end = columns.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    while column < end {
      let bits = columns[column]
      var next = column + 1
      while next < end, columns[next] == bits { next += 1 }
      let count = next - column
      if count > 3 {
        output += Array("!\(count)".utf8) + [bits + 63]
      } else {
        output += Array(repeating: bits + 63, count: count)
      }
      column = next
    }
  }
}
