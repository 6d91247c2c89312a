/// The visible columns of a table, and their positions.
struct TableLayout {
  /// The indices and spans of the visible columns, in order.
  let spans: [(column: Int, span: Range<Int>)]

  /// The blank columns between columns.
  static let spacing = 2

  /// `heads` are the columns that the titles need, which they get as far as there is room besides what the
  /// cells prefer.
  @MainActor
  init(_ columns: [TableColumn], heads: [Int], in width: Int) {
    var shown = Array(columns.enumerated())
    /// The total width of the shown columns, including the blanks between them.
    func sum(of length: any KeyPath<TableColumn.Width, Int> & Sendable) -> Int {
      shown.reduce(Self.spacing * max(shown.count - 1, 0)) {
        $0 + $1.element.width[keyPath: length]
      }
    }
    /// The total width that is needed to show one of them.
    func need(toShow column: (offset: Int, element: TableColumn)) -> Int {
      let own = column.element.width
      return switch column.element.rank {
      case ...1: sum(of: \.minimum)
      case 2...3: sum(of: \.preferred)
      // The others are whole beside it; of its own cells a long one does not leave out all.
      default: sum(of: \.wished) - own.wished + own.preferred
      }
    }
    while let last = shown.max(by: { $0.element.rank < $1.element.rank }), last.element.rank > 0,
      need(toShow: last) > width
    {
      shown.removeAll { $0.offset == last.offset }
    }
    var extents = shown.map { column in
      let width = column.element.width
      return LayoutItem.Extent(
        minimum: width.minimum, length: width.preferred, weight: width.isFlexible ? 1 : 0)
    }
    var rest = width - sum(of: \.preferred)
    func makeRoomForHeads(isFlexible: Bool) {
      for (place, column) in shown.enumerated()
      where column.element.width.isFlexible == isFlexible && heads.indices.contains(column.offset) {
        let more = max(min(heads[column.offset] - extents[place].length, rest), 0)
        extents[place].length += more
        rest -= more
      }
    }
    makeRoomForHeads(isFlexible: true)
    for isFlexible in [true, false] {
      for (place, column) in shown.enumerated()
      where rest > 0 && column.element.width.isFlexible == isFlexible {
        let more = min(column.element.width.maximum - extents[place].length, rest)
        extents[place].length += max(more, 0)
        rest -= max(more, 0)
      }
    }
    makeRoomForHeads(isFlexible: false)
    // Flexible columns shrink before fixed ones, such as amounts.
    let excess = max(sum(of: \.minimum) - width, 0)
    for index in extents.indices where extents[index].weight > 0 && excess > 0 {
      let minimum = max(extents[index].minimum - excess, 0)
      extents[index] = LayoutItem.Extent(minimum: minimum, length: minimum, weight: 1)
    }
    let spaces = Self.spacing * max(shown.count - 1, 0)
    Distribution.share(max(width - spaces, 0), among: &extents)
    var start = 0
    spans = zip(shown, extents).map { column, extent in
      defer { start += extent.length + Self.spacing }
      return (column.offset, start..<start + extent.length)
    }
  }

  /// The columns of all of them at their greatest width, or that of their titles.
  static func columns(of columns: [TableColumn], heads: [Int]) -> Int {
    zip(columns, heads).reduce(spacing * max(columns.count - 1, 0)) {
      $0 + max($1.0.width.maximum, $1.1)
    }
  }
}

extension TableColumn.Width {
  /// What others leave it before they are shown: a fixed width grows last.
  fileprivate var wished: Int { isFlexible ? maximum : preferred }
}
