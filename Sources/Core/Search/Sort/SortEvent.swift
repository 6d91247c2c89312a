/// What the user does to sort a list; texts are then in an order of their language.
public enum SortEvent<Column: SortColumn>: Hashable, Sendable {
  /// Sorts by the next of these columns; after the last one comes the order that the rows have by themselves,
  /// or the first column if they have none.
  case next(of: [Column] = Array(Column.allCases), TextOrder)
  /// Sorts in the other direction; does nothing while no column is chosen.
  case reverse
  /// Sorts by a column, or reverses it if the rows are sorted by it already.
  case by(Column, TextOrder)
}
