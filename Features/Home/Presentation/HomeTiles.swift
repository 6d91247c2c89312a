import TerminalUI

/// The tiles above what home lists: side by side, or where space is short as a list.
struct HomeTiles: Widget {
  private let tiles: [AnyView]
  private let isReachable: Bool
  private let under: any Widget

  /// Below this many columns the tiles are a list.
  private static let narrow = 60
  private static let tileColumns = 18
  /// In few rows a tile has but its title, and in fewer there is none.
  private static let (fewRows, fewestRows) = (10, 5)

  init(_ tiles: [AnyView], isReachable: Bool, over under: any Widget) {
    self.tiles = tiles
    self.isReachable = isReachable
    self.under = under
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let grid = Grid(count: tiles.count, in: size)
    let top = grid.lines * grid.rows + grid.gap
    // The list before the tiles: the focus begins there.
    under.draw(
      on: canvas.region(
        Rect(column: 0, row: top, columns: size.columns, rows: max(size.rows - top, 0))))
    guard grid.lines > 0 else { return }
    let tilesCanvas = isReachable ? canvas : canvas.inactive(isFaint: false)
    for (index, tile) in tiles.enumerated() {
      tile.draw(on: tilesCanvas.region(grid.place(of: index, columns: size.columns)))
    }
  }

  func describe(to speech: Speech) {
    for tile in tiles { tile.describe(to: speech) }
    under.describe(to: speech)
  }

  /// How many tiles stand in a line, and in how many rows each.
  private struct Grid {
    private(set) var perLine = 1
    private(set) var lines = 0
    private(set) var rows = 1
    private(set) var gap = 0

    init(count: Int, in size: Size) {
      guard size.rows >= HomeTiles.fewestRows else { return }
      let isLow = size.rows < HomeTiles.fewRows
      let isNarrow = size.columns < HomeTiles.narrow
      let isList = isNarrow && !isLow && count <= size.rows / 3
      perLine = isList ? 1 : max(min(count, size.columns / HomeTiles.tileColumns), 1)
      if isNarrow, !isList { perLine = max(min(count, size.columns / (HomeTiles.tileColumns / 2)), 1) }
      lines = (count + perLine - 1) / perLine
      rows = isNarrow || isLow ? 1 : 2
      gap = isLow ? 0 : 1
    }

    func place(of index: Int, columns: Int) -> Rect {
      let width = columns / perLine
      return Rect(
        column: index % perLine * width, row: index / perLine * rows, columns: width, rows: rows)
    }
  }
}
