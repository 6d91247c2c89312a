import Phrases
import TerminalUI

/// The rows of past notices, and below them the whole text of the selected one, if one is cut.
struct PastNotices: CompositeWidget {
  let rows: List
  /// What stands before each text.
  let columns: Int
  let texts: [Phrase]
  let selected: Int

  /// The columns of the mark of the selection, the scroll bar and the blank before it.
  private static let margin = 4

  func size(in offered: Size, _ environment: Environment) -> Size {
    let widest = texts.map { environment.columns(of: $0) }.max() ?? 0
    let rows = texts.count + detailRows(offered.columns, environment)
    return Size(
      columns: min(widest + columns + Self.margin, offered.columns), rows: min(rows, offered.rows))
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let detail = detailRows(size.columns, environment)
    guard detail > 0, size.rows > detail, texts.indices.contains(selected) else { return rows }
    return Rows(
      .flexible(rows), .fixed(1, Rule()),
      .fixed(detail - 1, Paragraph(texts[selected])))
  }

  /// The rows below the list, with the rule; none if no text is cut.
  private func detailRows(_ available: Int, _ environment: Environment) -> Int {
    let room = available - columns - Self.margin
    guard texts.contains(where: { environment.columns(of: $0) > room }) else { return 0 }
    let size = Size(columns: available, rows: .max)
    return 1 + (texts.map { Paragraph($0).size(in: size, environment).rows }.max() ?? 0)
  }
}
