/// The visible columns of a table, and their positions.
struct TableLayout {
  /// The indices and spans of the visible columns, in order.
  let spans: [(column: Int, span: Range<Int>)]

  /// The blank columns between columns.
  private static let spacing = 2

  @MainActor
  init(_ columns: [TableColumn], in width: Int) {
    var shown = Array(columns.indices)
    while let last = shown.max(by: { columns[$0].rank < columns[$1].rank }),
      columns[last].rank > 0
    {
      guard Self.sum(of: Self.need(toShow: columns[last]), shown, columns) > width else { break }
      shown.removeAll { $0 == last }
    }
    var extents = shown.map { index in
      let column = columns[index]
      return Part.Extent(
        minimum: column.minimum, length: column.preferred, weight: column.isFlexible ? 1 : 0)
    }
    let spaces = Self.spacing * max(shown.count - 1, 0)
    var rest = width - Self.sum(of: \.preferred, shown, columns)
    for (place, index) in shown.enumerated() where rest > 0 {
      let more = min(columns[index].maximum - columns[index].preferred, rest)
      extents[place].length += more
      rest -= more
    }
    // Flexible columns shrink before fixed ones, such as amounts.
    let excess = max(Self.sum(of: \.minimum, shown, columns) - width, 0)
    for index in extents.indices where extents[index].weight > 0 && excess > 0 {
      let minimum = max(extents[index].minimum - excess, 0)
      extents[index] = Part.Extent(minimum: minimum, length: minimum, weight: 1)
    }
    Distribution.share(max(width - spaces, 0), among: &extents)
    var spans: [(column: Int, span: Range<Int>)] = []
    var start = 0
    for (column, extent) in zip(shown, extents) {
      spans.append((column, start..<start + extent.length))
      start += extent.length + Self.spacing
    }
    self.spans = spans
  }

  /// The length that all columns must have for a column to be visible.
  private static func need(toShow column: TableColumn) -> KeyPath<TableColumn, Int> {
    switch column.rank {
    case ...1: \.minimum
    case 2...3: \.preferred
    default: \.maximum
    }
  }

  /// The total width of columns, including the blanks between them.
  private static func sum(
    of length: KeyPath<TableColumn, Int>, _ shown: [Int], _ columns: [TableColumn]
  ) -> Int {
    shown.reduce(spacing * max(shown.count - 1, 0)) { $0 + columns[$1][keyPath: length] }
  }
}
