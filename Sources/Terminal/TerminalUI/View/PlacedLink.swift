/// A link in a frame: a rectangle that has cells of its text.
struct PlacedLink {
  let frame: Rect
  let link: Hyperlink
}

/// The part of a link in one row, for a terminal that has links.
public struct LinkedText: Equatable, Sendable {
  /// Of one row.
  public let frame: Rect
  /// Of ASCII characters that no sequence has a meaning for.
  public let address: String
  /// With SGR sequences.
  public let text: String
}

extension Buffer {
  /// The links of which something is to be seen, from top to bottom.
  public func linkedTexts(theme: Theme, depth: ColorDepth) -> [LinkedText] {
    guard !links.isEmpty else { return [] }
    let rows = Set(links.flatMap { $0.frame.origin.row..<$0.frame.endRow }).sorted()
    return rows.filter((0..<size.rows).contains).flatMap { row in
      runs(in: row, separatesLinks: true).compactMap { run in
        guard let link = link(of: run, row) else { return nil }
        let codes = ([0] + run.style.sgr(theme, depth)).map(String.init).joined(separator: ";")
        return LinkedText(
          frame: Rect(column: run.column, row: row, columns: run.columns, rows: 1),
          address: link.address, text: "\u{1B}[\(codes)m\(run.text)\u{1B}[0m")
      }
    }
  }

  /// The link that a run of a row is part of.
  func link(of run: StyleRun, _ row: Int) -> Hyperlink? {
    guard run.style.isLink else { return nil }
    return links.last { $0.frame.contains(Point(column: run.column, row: row)) }?.link
  }
}

extension Canvas {
  /// Makes a link of the text that was drawn on the canvas.
  func makeLink(to link: Hyperlink) {
    let place = Rect(origin: onScreen(.zero), size: size).intersection(clip)
    guard isActive, place.size.columns > 0, place.size.rows > 0 else { return }
    pass.didDraw(PlacedLink(frame: place, link: link))
    eachRow(of: nil) { _, row, columns in
      let written = columns.filter { row[$0].glyph != 0x20 || row[$0].columns == 0 }
      guard let first = written.first, let last = written.last else { return }
      for column in first...last { row[column].style.isLink = true }
    }
  }
}
