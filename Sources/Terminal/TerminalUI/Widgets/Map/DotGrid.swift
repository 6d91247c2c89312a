import Geography

/// A dot of a map, from the upper left; a cell has two by four, which makes them square.
struct Dot: Hashable {
  var x: Int
  var y: Int

  static let perCell = Dot(x: 2, y: 4)

  /// Shifted rather than divided, so that the cells left of and above the origin are negative.
  var cell: Point { Point(column: x >> 1, row: y >> 2) }
}

/// The dots of a map, which are drawn as braille.
struct DotGrid {
  let size: Size
  /// Of the lines drawn next.
  var style = Style.plain
  /// Row by row: the pattern of the dots in the lowest eight bits, the style above them.
  private var cells: [UInt32]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: 0, count: size.columns * size.rows)
  }

  /// The eight dots of a cell, row by row, as bits of a braille pattern (The Unicode Standard,
  /// block 2800–28FF: dots 1 2 3 7 are the left column, 4 5 6 8 the right one).
  private static let pattern: UInt64 = 0x8040_2004_1002_0801

  /// The bit of a dot of its cell.
  static func bit(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: pattern &>> UInt64((y & 3) << 4 | (x & 1) << 3) & 0xFF)
  }

  private mutating func set(_ x: Int, _ y: Int) {
    let index = (y >> 2) * size.columns + x >> 1
    cells[index] = UInt32(style.rawValue) << 8 | cells[index] & 0xFF | Self.bit(x, y)
  }

  /// Draws the dots of a straight line that are on the grid, by Bresenham's algorithm.
  ///
  /// The ends may be up to 2^30 dots away: the algorithm starts in the middle of the line, with the
  /// error that it would have there.
  mutating func draw(from start: Dot, to stop: Dot) {
    let isSteep = abs(stop.y - start.y) > abs(stop.x - start.x)
    // From here on the line is longer in x than in y, and x ascends.
    var (a, b) = isSteep ? (start.transposed, stop.transposed) : (start, stop)
    if a.x > b.x { swap(&a, &b) }
    let (along, aside, step) = (b.x - a.x, abs(b.y - a.y), b.y < a.y ? -1 : 1)
    let end = Dot(x: size.columns * Dot.perCell.x, y: size.rows * Dot.perCell.y)
    let (xEnd, yEnd) = isSteep ? (end.y, end.x) : (end.x, end.y)

    /// The first step at which the line has made `count` steps aside.
    func firstStep(after count: Int) -> Int {
      if count <= 0 { return 0 }
      if count > aside { return along + 1 }
      return ((2 * count - 1) * along + 2 * aside - 1) / (2 * aside)
    }
    let entry = step > 0 ? -a.y : a.y - yEnd + 1
    let first = max(-a.x, firstStep(after: entry), 0)
    let last = min(xEnd - a.x - 1, firstStep(after: entry + yEnd) - 1, along)
    guard first <= last else { return }
    var error = 2 * first * aside + along
    let steps = along == 0 ? 0 : error / (2 * along)
    error -= 2 * steps * along
    var y = a.y + step * steps
    for x in a.x + first...a.x + last {
      if isSteep { set(y, x) } else { set(x, y) }
      error += 2 * aside
      // Chosen rather than branched, since no processor could predict the branch.
      let isAside = error >= 2 * along
      y += isAside ? step : 0
      error -= isAside ? 2 * along : 0
    }
  }

  /// Draws a line through places; those on the same dot as the one before are left out.
  mutating func draw(_ line: [Coordinate], in viewport: MapViewport) {
    var last: Dot?
    for coordinate in line {
      let dot = viewport.dot(of: Mercator(coordinate))
      if dot != last { draw(from: last ?? dot, to: dot) }
      last = dot
    }
  }

  /// The cell as braille, or as points at its top and bottom.
  func cell(_ column: Int, _ row: Int, _ symbols: Symbols) -> Cell {
    let cell = cells[row * size.columns + column]
    let dots = cell & 0xFF
    let style = Style(rawValue: UInt16(cell >> 8))
    guard dots != 0 else { return .blank(.plain) }
    guard symbols.isASCII else { return Cell(glyph: 0x2800 | dots, style: style, columns: 1) }
    let (top, bottom) = (dots & 0x1B != 0, dots & 0xE4 != 0)
    let point: Unicode.Scalar = top && bottom ? ":" : top ? "'" : "."
    return Cell(glyph: point.value, style: style, columns: 1)
  }
}

extension Dot {
  fileprivate var transposed: Dot { Dot(x: y, y: x) }
}

extension Canvas {
  /// Draws a grid of the same size, over whatever is on the canvas.
  func draw(_ dots: DotGrid) {
    let origin = onScreen(.zero)
    eachRow(of: nil) { place, row, columns in
      var pen = Pen(row, clip: columns, column: columns.lowerBound, style: .plain)
      for column in columns {
        var cell = dots.cell(column - origin.column, place - origin.row, environment.symbols)
        cell.style = shown(cell.style)
        pen.put(cell)
      }
      pen.lift()
    }
  }
}
