import TerminalUI

/// The tiles above the list: side by side, or one below the other where space is short.
struct HomeTiles: Widget {
  private let tiles: [AnyView]
  private let isReachable: Bool
  private let under: any Widget

  init(_ tiles: [AnyView], isReachable: Bool, over under: any Widget) {
    self.tiles = tiles
    self.isReachable = isReachable
    self.under = under
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let grid = TileGrid(count: tiles.count, in: size)
    let top = grid.length
    // Drawn before the tiles, so that the focus begins in the list.
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
}
