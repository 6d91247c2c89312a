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
      let wanted = columns[last].rank > 1 ? \Part.Extent.length : \.least
      guard Self.sum(of: wanted, shown, columns) > width else { break }
      shown.removeAll { $0 == last }
    }
    var extents = shown.map { columns[$0].extent }
    let spaces = Self.spacing * max(shown.count - 1, 0)
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

  /// The columns of the screen that these take, with the blanks between them.
  @MainActor
  private static func sum(
    of length: KeyPath<Part.Extent, Int>, _ shown: [Int], _ columns: [TableColumn]
  ) -> Int {
    shown.reduce(spacing * max(shown.count - 1, 0)) { $0 + columns[$1].extent[keyPath: length] }
  }
}
