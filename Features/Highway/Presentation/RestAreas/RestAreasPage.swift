import TerminalUI

/// The filters in as many lines as they need above the list, where there is room for both.
struct RestAreasPage: Widget {
  let filters: [Toggle]
  /// Whether the filters have the keys, and are shown also without room for both.
  let isFiltering: Bool
  /// Whether keys reach the filters, which they do not while a search is typed.
  let isReachable: Bool
  let scroll: ScrollState
  let content: any Widget

  /// The rows that the filters leave to the list.
  private static let listRows = 4
  private static let spacing = 3

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let lines = lines(in: size.columns, canvas.environment)
    if size.rows >= lines.count + Self.listRows {
      // First, since the first to be drawn has the keys first.
      content.draw(on: canvas.region(rows: lines.count..<size.rows))
      Rows(lines).draw(
        on: (isReachable ? canvas : canvas.inactive(isFaint: false)).region(rows: 0..<lines.count))
    } else if isFiltering {
      Scroll(scroll, Rows(filters.map { .fixed(1, $0) })).draw(on: canvas)
    } else {
      content.draw(on: canvas)
    }
  }

  private func lines(in columns: Int, _ environment: Environment) -> [LayoutItem] {
    var lines: [[LayoutItem]] = [[]]
    var used = 0
    for filter in filters {
      let width = filter.size(in: Size(columns: columns, rows: 1), environment).columns
      if used + width > columns, used > 0 {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(.intrinsic(filter))
      used += width + Self.spacing
    }
    return lines.map { .fixed(1, Columns(spacing: Self.spacing, $0 + [.gap])) }
  }

  func describe(to speech: Speech) {
    for filter in filters { filter.describe(to: speech) }
    content.describe(to: speech)
  }
}
