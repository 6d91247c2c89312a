import Search

extension Canvas {
  /// Draws a row of a list, and highlights what the search of the list matches in it.
  ///
  /// Where the whole search does not match, its words are highlighted; nothing is where the row is
  /// `unsearched`.
  func draw(_ row: any Widget, matching search: String) {
    pass.unsearched = []
    row.draw(on: self)
    highlight(matchesOf: search, outside: pass.unsearched ?? [])
    pass.unsearched = nil
  }

  /// Keeps a part of a row from being highlighted, which its list does not search.
  public func unsearched(_ rect: Rect) {
    guard pass.unsearched != nil else { return }
    pass.unsearched?.append(region(rect).frame)
  }

  private func highlight(matchesOf search: String, outside unsearched: [Rect]) {
    eachRow(of: nil) { number, row, columns in
      let characters = columns.map { column in
        let isSearched = !unsearched.contains { $0.contains(Point(column: column, row: number)) }
        // No search matches it, so that no match goes over it.
        return isSearched ? text(of: row[column]) : "\0"
      }
      var ranges = HangulSearch(search).ranges(in: characters)
      if ranges.isEmpty {
        ranges = search.split(separator: " ").flatMap {
          HangulSearch(String($0)).ranges(in: characters)
        }
      }
      for column in ranges.joined() {
        row[columns.lowerBound + column].style.role = .text
        row[columns.lowerBound + column].style.isBold = true
        row[columns.lowerBound + column].style.isUnderlined = true
      }
    }
  }

  /// Empty for the right half of a wide character.
  private func text(of cell: Cell) -> String {
    guard cell.columns > 0 else { return "" }
    return String(String.UnicodeScalarView(pass.buffer.clusters.scalars(of: cell.glyph)))
  }
}

/// A part of a row that its list does not search, in which nothing is highlighted.
public struct Unsearched: CompositeWidget {
  private let content: any Widget

  /// Draws and says `content` as it is.
  public init(_ content: any Widget) { self.content = content }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget { content }

  public func draw(on canvas: Canvas) {
    canvas.unsearched(Rect(size: canvas.size))
    content.draw(on: canvas)
  }

  public func describe(to speech: Speech) { content.describe(to: speech) }
}
