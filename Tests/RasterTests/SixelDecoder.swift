import Raster

/// Reads pictures that are written as sixels.
struct SixelDecoder {
  private(set) var width = 0
  private(set) var height = 0
  /// The colours of the pixels, row by row; nil where nothing was drawn.
  private(set) var pixels: [[Int]?] = []
  /// The number of colours that were defined.
  var colorCount: Int { colors.count }
  private var colors: [Int: [Int]] = [:]
  private var color: [Int]?
  private var column = 0
  private var top = 0
  private var rest: ArraySlice<UInt8>

  /// Nil for what is no sixel sequence, or draws outside of the size that it says it has.
  init?(_ bytes: [UInt8]) {
    let start = Array("\u{1B}P0;1;0q\"1;1;".utf8)
    guard bytes.starts(with: start), bytes.suffix(2) == [0x1B, 0x5C] else { return nil }
    rest = bytes[start.count..<bytes.count - 2]
    width = number()
    guard rest.popFirst() == 0x3B else { return nil }
    height = number()
    pixels = Array(repeating: nil, count: width * height)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"): guard readColor() else { return nil }
      case UInt8(ascii: "!"):
        let count = number()
        guard let sixel = rest.popFirst(), draw(sixel, count) else { return nil }
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, top) = (0, top + 6)
      default: guard draw(byte, 1) else { return nil }
      }
    }
  }

  private mutating func readColor() -> Bool {
    let number = number()
    guard rest.first == 0x3B else {
      color = colors[number]
      return color != nil
    }
    var values: [Int] = []
    while rest.first == 0x3B {
      rest.removeFirst()
      values.append(self.number())
    }
    guard values.count == 4, values[0] == 2, values.dropFirst().allSatisfy({ $0 <= 100 }) else {
      return false
    }
    colors[number] = values.dropFirst().map { ($0 * 255 + 50) / 100 }
    return true
  }

  private mutating func draw(_ byte: UInt8, _ count: Int) -> Bool {
    guard (63...126).contains(byte), count > 0, let color else { return false }
    for row in 0..<6 where (byte - 63) & 1 << UInt8(row) != 0 {
      guard top + row < height, column + count <= width else { return false }
      for column in column..<column + count { pixels[(top + row) * width + column] = color }
    }
    column += count
    return true
  }

  private mutating func number() -> Int {
    var number = 0
    while let digit = rest.first, (0x30...0x39).contains(digit) {
      number = number * 10 + Int(digit) - 0x30
      rest.removeFirst()
    }
    return number
  }
}
