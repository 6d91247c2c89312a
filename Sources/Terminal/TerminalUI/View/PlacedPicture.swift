public import Raster

/// A picture in a frame, for a medium that can show it better than cells.
public struct PlacedPicture: Hashable, Sendable {
  /// In its full size.
  public let raster: Raster
  /// What is to be seen.
  public let words: String
  /// The cells that it takes.
  public let frame: Rect
  /// The cells themselves, two pixels each.
  let cells: Raster
}

extension Buffer {
  /// Whether a picture was drawn in the frame, even if it is clipped or covered.
  public var hasPictures: Bool { !pictures.isEmpty }

  /// The pictures of which nothing is clipped, covered or faint.
  public var wholePictures: [PlacedPicture] { pictures.filter(isWhole) }

  private func isWhole(_ picture: PlacedPicture) -> Bool {
    let frame = picture.frame
    guard frame.intersection(Rect(size: size)) == frame else { return false }
    return (0..<frame.size.rows).allSatisfy { row in
      let cells = self.row(frame.origin.row + row)
      return (0..<frame.size.columns).allSatisfy { column in
        cells[frame.origin.column + column] == picture.cells.halves(column, row).cell
      }
    }
  }
}

extension Raster {
  /// The colours of a cell, which is two pixels high.
  func halves(_ column: Int, _ row: Int) -> Halves {
    Halves(upper: self[column, row * 2], lower: self[column, row * 2 + 1])
  }
}

extension Canvas {
  /// Draws a picture by half blocks, `cells` having two pixels for each cell.
  func draw(_ raster: Raster, _ words: String, as cells: Raster) {
    let rect = Rect(size: Size(columns: cells.width, rows: cells.height / 2))
    pass.didDraw(
      PlacedPicture(
        raster: raster, words: words,
        frame: Rect(origin: onScreen(.zero), size: rect.size), cells: cells))
    let origin = onScreen(.zero)
    eachRow(of: rect) { place, row, columns in
      var pen = Pen(row, clip: columns, column: columns.lowerBound, style: .plain)
      for column in columns {
        let halves = cells.halves(column - origin.column, place - origin.row)
        pen.put((isFaint ? halves.darker : halves).cell)
      }
      pen.lift()
    }
  }
}
