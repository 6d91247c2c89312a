import Expectations
import Geography
import Testing

@testable import TerminalUI

/// Lines of dots: braille, clipping, styles.
@MainActor
struct MapLineTests {
  private func lines(_ grid: DotGrid, _ symbols: Symbols = .unicode) -> [String] {
    (0..<grid.size.rows).map { row in
      let scalars = (0..<grid.size.columns).compactMap {
        Unicode.Scalar(grid.cell($0, row, symbols).glyph)
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private func grid(_ columns: Int, _ rows: Int, _ ends: [(Dot, Dot)]) -> DotGrid {
    var grid = DotGrid(size: Size(columns: columns, rows: rows))
    for (start, end) in ends { grid.draw(from: start, to: end) }
    return grid
  }

  /// The numbers of the dots in a braille cell are 1 2 3 7 on the left, 4 5 6 8 on the right; number n
  /// is bit n - 1.
  private func dots(of grid: DotGrid) -> Set<Dot> {
    let numbers = [[1, 4], [2, 5], [3, 6], [7, 8]]
    var dots: Set<Dot> = []
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let glyph = grid.cell(column, row, .unicode).glyph
        for (y, numbers) in numbers.enumerated() where glyph >= 0x2800 {
          for (x, number) in numbers.enumerated() where glyph & 1 << (number - 1) != 0 {
            dots.insert(Dot(x: column * 2 + x, y: row * 4 + y))
          }
        }
      }
    }
    return dots
  }

  @Test func `each dot is where its number says`() {
    for y in 0..<8 {
      for x in 0..<6 {
        let dot = Dot(x: x, y: y)
        expectEqual(dots(of: grid(3, 2, [(dot, dot)])), [dot])
      }
    }
    expectEqual(lines(grid(1, 1, [(Dot(x: 0, y: 3), Dot(x: 0, y: 3))])), ["⡀"])
  }

  @Test func `lines are drawn in braille`() {
    let corner = Dot(x: 15, y: 11)
    let cross = grid(8, 3, [(Dot(x: 0, y: 0), corner), (Dot(x: 0, y: 11), Dot(x: 15, y: 0))])
    expectEqual(lines(cross), ["⠑⠢⡀  ⢀⠔⠊", "  ⢈⡱⢎⡁  ", "⡠⠔⠁  ⠈⠢⢄"])
  }

  @Test func `without Unicode a cell says where its dots are`() {
    let grid = grid(
      4, 1,
      [
        (Dot(x: 0, y: 1), Dot(x: 1, y: 1)), (Dot(x: 2, y: 2), Dot(x: 2, y: 2)),
        (Dot(x: 5, y: 0), Dot(x: 5, y: 3)),
      ])
    expectEqual(lines(grid, .ascii), ["'.: "])
    for y in 0..<4 {
      for x in 0..<2 {
        let dot = self.grid(1, 1, [(Dot(x: x, y: y), Dot(x: x, y: y))])
        expectEqual(lines(dot, .ascii), [y < 2 ? "'" : "."])
      }
    }
  }

  /// At each step along the longer axis the nearest dot; of two that are as near the later one.
  private func dots(onLineFrom start: Dot, to end: Dot, _ size: Size) -> Set<Dot> {
    let isSteep = abs(end.y - start.y) > abs(end.x - start.x)
    let ends = (isSteep ? [start, end].map { Dot(x: $0.y, y: $0.x) } : [start, end])
      .sorted { $0.x < $1.x }
    let (dx, dy) = (ends[1].x - ends[0].x, ends[1].y - ends[0].y)
    let (width, height) = (size.columns * 2, size.rows * 4)
    var dots: Set<Dot> = []
    for x in 0..<(isSteep ? height : width) where x >= ends[0].x && x <= ends[1].x {
      let offset = dx == 0 ? 0 : Int128(x - ends[0].x) * Int128(abs(dy)) * 2 + Int128(dx)
      let steps = dx == 0 ? 0 : Int(offset / (2 * Int128(dx)))
      let y = ends[0].y + (dy < 0 ? -steps : steps)
      let dot = isSteep ? Dot(x: y, y: x) : Dot(x: x, y: y)
      if dot.x >= 0, dot.y >= 0, dot.x < width, dot.y < height { dots.insert(dot) }
    }
    return dots
  }

  @Test(arguments: [3, 30, 300, 30_000, 100_000_000])
  func `a line has the same dots whether its ends are in view or far away`(distance: Int) {
    var random = SplitMix(seed: UInt64(distance))
    for _ in 0..<400 {
      let size = Size(
        columns: Int.random(in: 0...12, using: &random),
        rows: Int.random(in: 0...6, using: &random))
      func end() -> Dot {
        Dot(
          x: Int.random(in: -distance...distance, using: &random),
          y: Int.random(in: -distance...distance, using: &random))
      }
      // Through or near the view.
      let (start, other) = (end(), end())
      let middle = Dot(
        x: Int.random(in: -9...33, using: &random), y: Int.random(in: -9...33, using: &random))
      let opposite = Dot(x: 2 * middle.x - start.x, y: 2 * middle.y - start.y)
      for stop in [other, opposite, Dot(x: start.x, y: other.y), Dot(x: other.x, y: start.y)] {
        let found = dots(of: grid(size.columns, size.rows, [(start, stop)]))
        expectEqual(found, dots(onLineFrom: start, to: stop, size), "\(size) \(start) \(stop)")
        expectEqual(found, dots(of: grid(size.columns, size.rows, [(stop, start)])))
      }
    }
  }

  @Test func `a line has no gap, and has its ends`() {
    var random = SplitMix(seed: 1)
    for _ in 0..<100 {
      let ends = (0..<2).map { _ in
        Dot(x: Int.random(in: 0..<24, using: &random), y: Int.random(in: 0..<24, using: &random))
      }
      let dots = dots(of: grid(12, 6, [(ends[0], ends[1])]))
      let length = max(abs(ends[0].x - ends[1].x), abs(ends[0].y - ends[1].y))
      #expect(dots.isSuperset(of: ends) && dots.count == length + 1)
      for dot in dots where dot != ends[0] && dot != ends[1] {
        let near = dots.filter { abs($0.x - dot.x) <= 1 && abs($0.y - dot.y) <= 1 }
        expectEqual(near.count, 3)
      }
    }
  }

  @Test func `a cell has all its dots in the style that was drawn last`() {
    var grid = DotGrid(size: Size(columns: 2, rows: 1))
    grid.style = Style(.tint1)
    grid.draw(from: Dot(x: 0, y: 0), to: Dot(x: 3, y: 0))
    grid.style = Style(.tint2, bold: true)
    grid.draw(from: Dot(x: 2, y: 3), to: Dot(x: 3, y: 3))
    expectEqual(lines(grid), ["⠉⣉"])
    expectEqual(grid.cell(0, 0, .unicode).style, Style(.tint1))
    expectEqual(grid.cell(1, 0, .unicode).style, Style(.tint2, bold: true))
    expectEqual(grid.cell(1, 0, .unicode).columns, 1)
  }

  @Test func `a line through one place is a dot`() {
    let place = Coordinate.at(37, 127)
    var viewport = MapViewport()
    viewport.size = Size(columns: 3, rows: 1)
    viewport.fit(CoordinateBox(latitudes: 37...37, longitudes: 127...127))
    for line in [[place], [place, place, place]] {
      var grid = DotGrid(size: viewport.size)
      grid.draw(line, in: viewport)
      expectEqual(dots(of: grid), [Dot(x: 3, y: 2)])
    }
    var grid = DotGrid(size: viewport.size)
    grid.draw([], in: viewport)
    expectEqual(dots(of: grid), [])
  }
}
