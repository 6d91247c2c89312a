import TerminalUI

/// The tiles, above the list or alone: side by side on surfaces of equal width, or one below the other where
/// space is short.
struct HomeTiles: Widget {
  let tiles: [AnyView]
  let isReachable: Bool
  /// Nil if the tiles stand alone.
  let under: (any Widget)?

  func size(in offered: Size, _ environment: Environment) -> Size {
    guard under == nil else { return offered }
    let rows = min(grid(in: offered, environment).length, offered.rows)
    return Size(columns: offered.columns, rows: rows)
  }

  /// `isAlone` if the rows are those of the tiles, not of the whole page.
  private func grid(
    in size: Size, hanging: Int = 0, isAlone: Bool = false, _ environment: Environment
  ) -> TileGrid {
    TileGrid(
      tiles.map { environment.columns(of: $0.title) }, in: size, hanging: hanging,
      isAlone: isAlone)
  }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let (hanging, left, right) = canvas.hanging
    let grid = grid(
      in: size, hanging: left, isAlone: under == nil, canvas.environment)
    let top = grid.length
    // Drawn before the tiles, so that the focus begins in the list.
    under?.draw(
      on: canvas.region(
        Rect(column: 0, row: top, columns: size.columns, rows: max(size.rows - top, 0))))
    guard top > 0 else { return }
    let tilesCanvas = isReachable ? hanging : hanging.inactive(isFaint: false)
    let inside = Rect(columns: hanging.size.columns - right, rows: size.rows)
    for (index, tile) in tiles.enumerated() {
      let place = grid.place(of: index, columns: hanging.size.columns)
      let text = Rect(origin: place.origin, size: grid.textSize(in: place))
      tile.draw(on: tilesCanvas.region(text.intersection(inside)))
      guard grid.hasSurfaces, canvas.environment.hasSurfaces else { continue }
      hanging.putOnSurface(in: place)
    }
  }

  func describe(to speech: Speech) {
    for tile in tiles { tile.describe(to: speech) }
    under?.describe(to: speech)
  }
}

/// How many tiles are in a line, and how many rows each has.
private struct TileGrid {
  private var perLine = 1
  private var lines = 0
  private var rowsPerLine = 1
  private var gap = 0
  /// Those of each title in a single line that would else be cut; empty where all have the same, as tiles with
  /// a line of their own do whatever their text.
  private var ownColumns: [Int] = []

  /// Below this many columns the tiles are a list.
  private static let narrow = 60
  /// In fewer rows a tile is only its title; in the fewest rows none is shown.
  private static let (few, fewest) = (10, 5)
  /// With fewer rows of their own tiles are only their titles.
  private static let fewestAlone = 3
  private static let (columns, titleColumns, markColumns) = (18, 9, 2)

  /// Counts the tiles that fit.
  ///
  /// `tiles` are the columns of each title; `size` is that of the tiles and, unless they are alone, of the
  /// list below them. The mark of the first tile hangs beside them, in so many columns.
  init(_ tiles: [Int], in size: Size, hanging: Int, isAlone: Bool) {
    let count = tiles.count
    guard isAlone || size.rows >= Self.fewest else { return }
    let isLow = size.rows < (isAlone ? Self.fewestAlone : Self.few)
    let isNarrow = size.columns < Self.narrow
    let isList = isNarrow && !isLow && count <= size.rows / 3
    if !isList {
      let width = isNarrow ? Self.titleColumns : Self.columns
      perLine = max(min(count, size.columns / width), 1)
    }
    if isNarrow, !isList, perLine < count {
      // Several lines have room for whole titles.
      perLine = max(size.columns / (Self.titleColumns + Self.markColumns), 1)
    }
    lines = (count + perLine - 1) / perLine
    // No line has two tiles fewer than another.
    if lines > 0 { perLine = (count + lines - 1) / lines }
    rowsPerLine = isNarrow || isLow ? 1 : 2
    gap = isLow ? 0 : 1
    if lines == 1, !hasSurfaces {
      ownColumns = Self.shares(
        of: size.columns + hanging, tiles.map { Self.markColumns + $0 })
    }
  }

  /// What each tile gets of these columns: what it needs, or as much as the others that need more;
  /// empty if all fit in the same columns.
  private static func shares(of columns: Int, _ needs: [Int]) -> [Int] {
    guard needs.contains(where: { $0 > columns / needs.count }) else { return [] }
    var shares = needs
    var (rest, left) = (columns, needs.count)
    for index in needs.indices.sorted(by: { needs[$0] < needs[$1] }) {
      shares[index] = min(needs[index], rest / left)
      rest -= shares[index]
      left -= 1
    }
    return shares.map { $0 + rest / needs.count }
  }

  /// The rows of all tiles, with a blank one below where there is room.
  var length: Int { lines == 0 ? 0 : lines * rowsPerLine + gap }

  func place(of index: Int, columns: Int) -> Rect {
    guard ownColumns.isEmpty else {
      return Rect(
        column: ownColumns.prefix(index).reduce(0, +), columns: ownColumns[index],
        rows: rowsPerLine)
    }
    let apart = hasSurfaces ? 1 : 0
    let width = (columns - apart * (perLine - 1)) / perLine
    return Rect(
      column: index % perLine * (width + apart), row: index / perLine * rowsPerLine,
      columns: width, rows: rowsPerLine)
  }

  /// Whether tiles stand side by side with a line each, set off by surfaces.
  var hasSurfaces: Bool { rowsPerLine > 1 }

  /// A blank is left between the text of a tile and the end of its surface.
  func textSize(in place: Rect) -> Size {
    Size(columns: place.size.columns - (hasSurfaces ? 1 : 0), rows: place.size.rows)
  }
}
