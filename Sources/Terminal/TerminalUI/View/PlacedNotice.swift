/// A notice over the content of a window, in the row of the rule below it, and in the last rows of it if the
/// notice is long.
///
/// Where it would cover the selected row, or what the page says of itself, it is in the row of the rule above the
/// content and in the first rows of that. What has been drawn keeps its place. What stands in the place of rows is
/// not said again.
@MainActor
struct PlacedNotice {
  let notice: Toast
  /// The content on the screen, with the rows of both rules.
  let frame: Rect

  func draw(in pass: RenderPass) {
    // Not as under a sheet.
    let canvas = Canvas(pass: pass).region(frame)
    guard !pass.emptySentences.contains(notice.sentence(pass.environment)) else { return }
    let size = canvas.size
    let most = max((size.rows - 2) / 2, 1) + 1
    let needed = min(notice.size(in: size, canvas.environment).rows, most)
    guard needed > 0 else { return }
    let kept = keptRows(in: pass).map { $0 - frame.origin.row }
    // In the row of the rule it covers nothing.
    let places = (1...needed).reversed().flatMap { [size.rows - $0..<size.rows, 0..<$0] }
    let free = places.filter { !kept.contains(where: $0.contains) }
    let sentences = rows(of: pass.sentences).map { $0 - frame.origin.row }
    // It is cut for the selected row, and not for a sentence.
    let whole = free.first { $0.count == needed && !sentences.contains(where: $0.contains) }
    let rows = whole ?? free.first ?? size.rows - 1..<size.rows
    let part = canvas.region(rows: rows)
    part.boundSelection(covers: true)
    if part.click != nil { part.setMouseTarget {} }
    notice.draw(on: part)
  }

  /// The rows of what is selected and of the focus.
  private func keptRows(in pass: RenderPass) -> [Int] {
    let selections = rows(of: pass.selections + pass.selectionsUnderSheets)
    let focused = pass.placements.first { $0.responder === pass.focus }?.row
    return selections + [focused, pass.caret?.row].compactMap(\.self)
  }

  private func rows(of places: [Rect]) -> [Int] { places.flatMap { $0.origin.row..<$0.endRow } }
}

extension Canvas {
  /// Notes that what the page says of itself stands on this canvas.
  func noteSentence() { pass.sentences.append(clip) }

  /// Shows a notice over the content, which this canvas has with the rows of the rules around it.
  package func placeNotice(_ notice: Toast) {
    pass.notice = PlacedNotice(notice: notice, frame: frame)
  }
}
