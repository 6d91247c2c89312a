/// One column of a table: its title, how wide it is, and when it is left out.
public struct TableColumn: Hashable, Sendable {
  public enum Width: Hashable, Sendable {
    /// Always so many columns of the screen.
    case fixed(Int)
    /// Shares what the others leave, and is never narrower than the minimum.
    ///
    /// Columns of rank 2 and more are left out before it gets less than it wishes for.
    case flexible(minimum: Int, wish: Int = 0)
  }

  /// How the rows are sorted by it.
  public enum Order: Hashable, Sendable {
    case ascending, descending
  }

  public let title: String
  let width: Width
  let alignment: Alignment
  let rank: Int
  let order: Order?

  /// Where a table is too narrow for all columns, those of the highest `rank` are left out first;
  /// those of rank 0 stay, and those of rank 1 as long as all have their minimum.
  ///
  /// `order` is nil for a column that the rows are not sorted by.
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

  /// What it takes at least, what it wishes for, and its share of what is left over.
  var extent: Part.Extent {
    switch width {
    case .fixed(let columns): Part.Extent(least: max(columns, 0), length: max(columns, 0))
    case .flexible(let least, let wish):
      Part.Extent(least: max(least, 0), length: max(least, wish, 0), weight: 1)
    }
  }

  /// The title, behind it how the rows are sorted.
  func heading(_ symbols: Symbols) -> String {
    switch order {
    case nil: title
    case .ascending: "\(title) \(symbols.ascending)"
    case .descending: "\(title) \(symbols.descending)"
    }
  }
}
