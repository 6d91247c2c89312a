public import Phrases

/// The title of a column above a list, with the sign of its order; a click sorts by it.
public struct ColumnTitle: Widget {
  private let title: Phrase
  private let alignment: Alignment
  private let order: TableColumn.Order?
  private let spoken: Phrase?
  private var unit: Phrase?
  private let onChoose: (@MainActor () -> Void)?

  /// A title that a click sorts by, unless `onChoose` is nil.
  ///
  /// `spoken` is by what the rows are sorted, said by one of the titles; rows say themselves what is in
  /// them.
  public init(
    _ title: some Phrased, alignment: Alignment = .leading, order: TableColumn.Order? = nil,
    spoken: (any Phrased)? = nil, onChoose: (@MainActor () -> Void)? = nil
  ) {
    self.title = title.phrase
    self.alignment = alignment
    self.order = order
    self.spoken = spoken?.phrase
    self.onChoose = onChoose
  }

  /// The title with a unit behind it, or in few columns one of them alone; see `TableColumn`.
  public func counted(in unit: some Phrased) -> ColumnTitle {
    var title = self
    title.unit = unit.phrase
    return title
  }

  private var column: TableColumn {
    let column = TableColumn(title, .fixed(0), order: order)
    return unit.map { column.counted(in: $0) } ?? column
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let heading = column.heading(in: .max, environment)
    return Size(columns: environment.columns(of: heading), rows: 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    canvas.note(heading: column, alignment, in: columns)
    canvas.write(
      column.heading(in: columns, canvas.environment), Style(.dim), columns: columns,
      alignment: alignment)
    if let onChoose, canvas.click != nil { canvas.setMouseTarget(nil, onChoose) }
  }

  public func describe(to speech: Speech) {
    if let spoken { speech.say(spoken.text(speech.environment.language)) }
  }
}

extension Canvas {
  /// Notes the title of a column that has this canvas, and so many columns for it, for tests.
  func note(heading column: TableColumn, _ alignment: Alignment, in columns: Int) {
    guard isActive else { return }
    let start = onScreen(.zero).column
    pass.headings.insert(
      RenderPass.Heading(
        title: column.title.text(environment.language),
        column: alignment == .leading ? start : start + size.columns,
        isCut: column.isHeadCut(in: columns, environment)))
  }
}
