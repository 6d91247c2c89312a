public import Phrases
public import TerminalUI

/// The frame of an app: title and status, tabs or path, the stage, and the key hints.
///
/// Row 1 has the title on the left and the status on the right, row 2 the tabs or the path, the last
/// row the key hints. A low window has neither row 2 nor rules.
public struct Shell: Widget {
  private let name: Phrase
  private let status: [Phrase]
  private let stage: StageView
  private let message: Phrase?

  /// The least number of rows with the path and the rules.
  private static let fewRows = 9
  private static let minimum = Size(columns: 20, rows: 5)

  /// - Parameters:
  ///   - name: The title on the first screen.
  ///   - status: Words at the right of row 1, before the status of the visible views. In few columns
  ///     the first of these words are dropped first, then the last words of the views.
  ///   - stage: The content.
  ///   - message: A toast in the row of the rule above the hints, and over rows above it if it is long.
  public init(
    name: some Phrased, status: [Phrase], stage: StageView, message: (any Phrased)? = nil
  ) {
    self.name = name.phrase
    self.status = status
    self.stage = stage
    self.message = message?.phrase
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    guard size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows else {
      return TooSmall(minimum: Self.minimum).draw(on: canvas)
    }
    let isLow = size.rows < Self.fewRows
    let top = isLow ? 1 : 3
    let bottom = isLow ? 1 : 2
    let breadcrumb = stage.breadcrumb
    drawHead(
      breadcrumb.isFirst ? name : breadcrumb.path.last ?? name, breadcrumb.status, on: canvas)
    if !isLow {
      draw(breadcrumb, on: canvas.inset(rows: 1..<2))
      Rule().draw(on: canvas.region(rows: 2..<3))
      Rule().draw(on: canvas.region(rows: size.rows - 2..<size.rows - 1))
    }
    let toast = message.map { Toast($0) }
    // In a low window, where it has no row of its own, half of the content stays, with the row of the focus.
    let most = isLow ? max((size.rows - top - bottom) / 2, 1) : 0
    let rows = toast.map { min($0.size(in: size, canvas.environment).rows, most) } ?? 0
    let end = size.rows - bottom - rows
    let content = canvas.region(rows: top..<end)
    content.keepSheets()
    stage.draw(on: content.inset())
    if isLow {
      toast?.draw(on: canvas.region(rows: end..<end + rows))
    } else if let toast {
      canvas.region(rows: top - 1..<end + 1).placeNotice(toast)
    }
    canvas.inset(rows: size.rows - 1..<size.rows).placeKeyHints()
  }

  /// The tabs on their first screens, else the path.
  private func draw(_ breadcrumb: Breadcrumb, on row: Canvas) {
    if let tabs = breadcrumb.tabs { return tabs.draw(on: row) }
    var column = 0
    let first = firstCrumb(of: breadcrumb.path, on: row)
    if first > 0 { column += row.write("…", Style(.dim)) }
    for (index, title) in breadcrumb.path.enumerated().dropFirst(first) {
      let separator = index > 0 ? row.environment.symbols.path : ""
      column += row.write(separator, at: Point(column: column), Style(.dim))
      let used = row.write(
        title.text(row.environment.language), at: Point(column: column), Style(.dim))
      if let goBack = breadcrumb.goBack, let point = row.click,
        (column..<column + used).contains(point.column)
      {
        row.setMouseTarget { goBack(index) }
      }
      column += used
    }
  }

  /// The first step of the path that is shown: those before it have no room, and the last one is what counts.
  private func firstCrumb(of path: [Phrase], on row: Canvas) -> Int {
    let separator = row.environment.columns(of: row.environment.symbols.path)
    let widths = path.map { row.environment.columns(of: $0) }
    func needed(_ first: Int) -> Int {
      widths[first...].reduce(0, +) + separator * (path.count - 1 - first)
        + (first > 0 ? separator + 1 : 0)
    }
    return path.indices.first { needed($0) <= row.size.columns } ?? max(path.count - 1, 0)
  }

  /// Gives the status the room it needs, and the title at least a third of the row, if it needs that.
  private func drawHead(_ title: Phrase, _ dataStatus: [Phrase], on canvas: Canvas) {
    let row = canvas.inset(rows: 0..<1)
    let columns = row.size.columns
    let title = title.text(canvas.environment.language)
    let titleColumns = canvas.environment.columns(of: title)
    let room = columns - min(titleColumns, columns / 3) - 2
    let words = words(status, dataStatus, within: room, canvas.environment)
    let width = canvas.environment.columns(of: words)
    row.write(title, Style(bold: true), columns: columns - (width > 0 ? width + 2 : 0))
    row.write(words, at: Point(column: columns - width), Style(.dim))
  }

  /// As many of the words as fit: the first of `status` are dropped first, then the last of the data.
  private func words(
    _ status: [Phrase], _ dataStatus: [Phrase], within room: Int, _ environment: Environment
  ) -> String {
    let language = environment.language
    var (status, dataStatus) = (
      status.map { $0.text(language) }[...], dataStatus.map { $0.text(language) }
    )
    while !status.isEmpty || !dataStatus.isEmpty {
      let text = (status + dataStatus).joined(separator: environment.symbols.separator)
      if environment.columns(of: text) <= room { return text }
      if status.popFirst() == nil { dataStatus.removeLast() }
    }
    return ""
  }

  public func describe(to speech: Speech) {
    let (language, symbols) = (speech.environment.language, speech.environment.symbols)
    let breadcrumb = stage.breadcrumb
    speech.say(name.text(language))
    breadcrumb.tabs?.describe(to: speech)
    if breadcrumb.path.count > 1 {
      let path = breadcrumb.path.map { $0.text(language) }
      speech.say(path.joined(separator: symbols.path), .place)
    }
    let words = (status + breadcrumb.status).map { $0.text(language) }
    if !words.isEmpty { speech.say(words.joined(separator: symbols.separator), .aside) }
    stage.describe(to: speech)
    if let message { Toast(message).describe(to: speech) }
  }
}
