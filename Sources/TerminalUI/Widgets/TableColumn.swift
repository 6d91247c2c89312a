/// One column of a table: its title, how wide it is, and when it is left out.
public struct TableColumn: Hashable, Sendable {
  public enum Width: Hashable, Sendable {
    /// Always so many columns of the screen.
    case fixed(Int)
    /// Shares what the others leave, and is never narrower than the minimum.
    ///
    /// Columns of rank 2 and more are left out before it gets less than it wishes for, and those of
    /// rank 4 and more before it gets less than the most that it has use for; what all have no use
    /// for is shared.
    case flexible(minimum: Int, wish: Int = 0, most: Int = 0)
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

  /// What it takes at least.
  var least: Int {
    switch width {
    case .fixed(let columns): max(columns, 0)
    case .flexible(let least, _, _): max(least, 0)
    }
  }

  /// What it takes where there is room.
  var wish: Int {
    if case .flexible(_, let wish, _) = width { max(least, wish) } else { least }
  }

  /// What it has use for.
  var most: Int {
    if case .flexible(_, _, let most) = width { max(wish, most) } else { least }
  }

  var isFlexible: Bool {
    if case .flexible = width { true } else { false }
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
