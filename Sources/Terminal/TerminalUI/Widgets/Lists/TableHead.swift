/// The titles of the columns of a table.
@MainActor
struct TableHead {
  let columns: [TableColumn]
  let layout: TableLayout
  let state: ListState
  let onChoose: ((Int) -> Void)?

  /// A hidden column by which the rows are sorted is named beside another.
  func draw(on line: Canvas) {
    let hidden = columns.indices.first { index in
      columns[index].order != nil && !layout.spans.contains { $0.column == index }
    }
    // Figures keep their own title.
    let texts = layout.spans.filter { columns[$0.column].alignment == .leading }
    let widest = hidden == nil ? nil : texts.max { $0.span.count < $1.span.count }?.column
    var end = -TableLayout.spacing
    for (index, span) in layout.spans {
      var column = columns[index]
      let place = line.region(Rect(column: span.lowerBound, columns: span.count, rows: 1))
      place.note(heading: column, column.alignment, in: index == widest ? .max : span.count)
      if let hidden, index == widest {
        column = column.naming(columns[hidden], in: span.count, line.environment)
      }
      let isLeading = column.alignment == .leading
      // A title at the end of its column has the blanks behind the one before, too.
      let room =
        isLeading ? span.count : max(span.upperBound - end - TableLayout.spacing, span.count)
      let heading = column.heading(in: room, line.environment)
      line.write(
        heading, at: Point(column: span.upperBound - room), Style(.dim), columns: room,
        alignment: column.alignment)
      let used = TextWidth.columns(of: heading, line.environment.symbols)
      end = isLeading ? span.lowerBound + used : span.upperBound
      if let onChoose, let point = line.click, span.contains(point.column) {
        line.setMouseTarget(state) { onChoose(index) }
      }
    }
  }
}
