/// A sentence in place of the rows of a list, a table or a chart, which keeps the focus until its rows
/// come.
public struct EmptyList: Widget {
  private let list: any Widget
  private let sentence: any Widget

  /// The columns of the mark before a row and the blank after it.
  private static let markColumns = 2

  /// `list` is not drawn, but placed and spoken.
  public init(_ list: any Widget, _ sentence: any Widget) {
    self.list = list
    self.sentence = sentence
  }

  private var indented: Padding { Padding(left: Self.markColumns, sentence) }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    indented.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    let count = canvas.pass.placements.count
    list.draw(on: canvas.region(rows: 0..<0))
    (canvas.hanging.left > 0 ? sentence : indented).draw(on: canvas)
    note(on: canvas)
    let placed = canvas.pass.placements[count...]
    // It is no row, so nothing marks it as one.
    if placed.contains(where: { $0.responder === canvas.pass.focus }) {
      canvas.pass.focusIsSentence = true
    }
  }

  /// A notice need not say again what stands here as a whole.
  private func note(on canvas: Canvas) {
    guard canvas.isActive, let paragraph = sentence as? Paragraph else { return }
    let room = Size(columns: canvas.size.columns, rows: .max)
    guard indented.size(in: room, canvas.environment).rows <= canvas.size.rows else { return }
    canvas.pass.emptySentences.append(paragraph.sentence(canvas.environment))
  }

  public func describe(to speech: Speech) {
    sentence.describe(to: speech)
    if sentence is LoadingText { speech.sayWaiting(list) } else { list.describe(to: speech) }
  }
}
