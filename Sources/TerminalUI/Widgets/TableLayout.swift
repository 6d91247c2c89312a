/// Which columns of a table find room, and where.
struct TableLayout {
  /// The columns that are shown, by their index, in their order.
  let spans: [(column: Int, span: Range<Int>)]

  /// The blank columns between neighbours.
  private static let spacing = 2

  @MainActor
  init(_ columns: [TableColumn], in width: Int) {
    var shown = Array(columns.indices)
    while let last = shown.max(by: { columns[$0].rank < columns[$1].rank }),
      columns[last].rank > 0
    {
      guard Self.sum(of: Self.need(besides: columns[last]), shown, columns) > width else { break }
      shown.removeAll { $0 == last }
    }
    var extents = shown.map { index in
      let column = columns[index]
      return Part.Extent(
        least: column.least, length: column.wish, weight: column.isFlexible ? 1 : 0)
    }
    let spaces = Self.spacing * max(shown.count - 1, 0)
    var rest = width - Self.sum(of: \.wish, shown, columns)
    for (place, index) in shown.enumerated() where rest > 0 {
      let more = min(columns[index].most - columns[index].wish, rest)
      extents[place].length += more
      rest -= more
    }
    // What is flexible gives way before what is fixed, such as an amount.
    let lack = max(Self.sum(of: \.least, shown, columns) - width, 0)
    for index in extents.indices where extents[index].weight > 0 && lack > 0 {
      let least = max(extents[index].least - lack, 0)
      extents[index] = Part.Extent(least: least, length: least, weight: 1)
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

  /// What the others have to have for a column to be shown.
  private static func need(besides column: TableColumn) -> KeyPath<TableColumn, Int> {
    switch column.rank {
    case ...1: \.least
    case 2...3: \.wish
    default: \.most
    }
  }

  /// The columns of the screen that these take, with the blanks between them.
  private static func sum(
    of length: KeyPath<TableColumn, Int>, _ shown: [Int], _ columns: [TableColumn]
  ) -> Int {
    shown.reduce(spacing * max(shown.count - 1, 0)) { $0 + columns[$1][keyPath: length] }
  }
}
