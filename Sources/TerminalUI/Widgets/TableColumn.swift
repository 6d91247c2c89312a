/// A column of a table.
public struct TableColumn: Hashable, Sendable {
  public enum Width: Hashable, Sendable {
    /// A fixed width.
    case fixed(Int)
    /// A width of at least `minimum`, which shares the remaining columns of the screen.
    ///
    /// Columns of rank 2 and higher are hidden before it gets less than `preferred`, and those of
    /// rank 4 and higher before it gets less than `maximum`; the rest is shared equally.
    case flexible(minimum: Int, preferred: Int = 0, maximum: Int = 0)
  }

  /// The order in which the rows are sorted by a column.
  public enum Order: Hashable, Sendable {
    case ascending, descending
  }

  public let title: String
  let width: Width
  let alignment: Alignment
  let rank: Int
  let order: Order?

  /// If the table is too narrow, columns of the highest `rank` are hidden first.
  ///
  /// Columns of rank 0 are never hidden, those of rank 1 only if the others do not have their
  /// minimum. `order` is nil if the rows are not sorted by this column.
  public init(
    _ title: String, _ width: Width, alignment: Alignment = .leading, rank: Int = 0,
    order: Order? = nil
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.rank = rank
    self.order = order
  }

  var minimum: Int {
    switch width {
    case .fixed(let columns): max(columns, 0)
    case .flexible(let minimum, _, _): max(minimum, 0)
    }
  }

  var preferred: Int {
    if case .flexible(_, let preferred, _) = width { max(minimum, preferred) } else { minimum }
  }

  var maximum: Int {
    if case .flexible(_, _, let maximum) = width { max(preferred, maximum) } else { minimum }
  }

  var isFlexible: Bool {
    if case .flexible = width { true } else { false }
  }

  /// The title with the symbol of the sort order.
  func heading(_ symbols: Symbols) -> String {
    switch order {
    case nil: title
    case .ascending: "\(title) \(symbols.ascending)"
    case .descending: "\(title) \(symbols.descending)"
    }
  }
}
