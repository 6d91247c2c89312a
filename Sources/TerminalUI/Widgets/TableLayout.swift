/// Which columns of a table find room, and where.
struct TableLayout {
  /// The columns that are shown, by their index, in their order.
  let spans: [(column: Int, span: Range<Int>)]

  /// The blank columns between neighbours.
  private static let spacing = 2

  @MainActor
  init(_ columns: [TableColumn], in width: Int) {
    var shown = Array(columns.indices)
    while Self.length(of: shown, columns) > width,
      let last = shown.max(by: { columns[$0].rank < columns[$1].rank }), columns[last].rank > 0
    {
      shown.removeAll { $0 == last }
    }
    var extents = shown.map { columns[$0].extent }
    let spaces = Self.spacing * max(shown.count - 1, 0)
    Distribution.share(max(width - spaces, 0), among: &extents)
    var spans: [(column: Int, span: Range<Int>)] = []
    var start = 0
    for (column, extent) in zip(shown, extents) {
      spans.append((column, start..<start + extent.length))
      start += extent.length + Self.spacing
    }
    self.spans = spans
  }

  /// The columns of the screen that these wish for.
  private static func length(of shown: [Int], _ columns: [TableColumn]) -> Int {
    shown.reduce(spacing * max(shown.count - 1, 0)) { $0 + columns[$1].extent.length }
  }
}
