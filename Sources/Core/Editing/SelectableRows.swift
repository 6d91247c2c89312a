public import Search

/// Rows of which one is selected, as a list, a table or a grid shows them.
///
/// All lists follow one rule when their rows change. Until the user has selected, sorted or searched, the first
/// row is selected. The row that the user has selected stays selected wherever it moves, and is selected
/// again when it comes back. While it is gone, the row that took its position stays selected, or else the row at
/// that position, or the last. Where the user asks for other rows, by a search or a filter, a position among the
/// rows before says nothing of the new ones: there the first row is selected in place of one that is gone.
public protocol SelectableRows<Row, Column> {
  /// What is listed; its identity is the same wherever it stands.
  associatedtype Row: Identifiable where Row.ID: Sendable
  /// What the rows can be sorted by.
  associatedtype Column: SortColumn

  /// How many rows there are.
  var count: Int { get }

  /// The position of the selected row; 0 in an empty list.
  var selection: Int { get }

  /// By what the rows are sorted.
  var sort: Sort<Column> { get }

  /// What the rows are searched for.
  var search: SearchInput { get }

  /// The row at a position; nil for one that is not read yet, and after the last.
  func row(at position: Int) -> Row?

  /// Whether the user has marked the row.
  func isMarked(_ id: Row.ID) -> Bool
}

extension SelectableRows {
  /// What the user does in the list.
  public typealias Event = ListEvent<Row.ID, Column>

  /// Whether only the rows are shown that a search finds.
  public var isSearched: Bool { !search.text.isEmpty }

  /// The selected row; nil in an empty list, and until it is read.
  public var selected: Row? { row(at: selection) }
}

/// What the user does in a list.
public enum ListEvent<ID: Hashable & Sendable, Column: SortColumn>: Hashable, Sendable {
  /// The selection moves to a row.
  case select(ID)
  /// The selection moves to a row that is not read yet, by its position.
  case selectUnread(at: Int)
  /// A row that is not marked is marked, or a marked one no longer is.
  case mark(ID)
  /// The rows are sorted.
  case sort(SortEvent<Column>)
  /// The rows are searched.
  case search(SearchInput.Event)
}

/// Returns the position that is selected once the rows have changed, by the rule of `SelectableRows`.
///
/// `chosen` is where the row is now that the user has selected, and `standIn` where the row is that was
/// selected before at `position`; each is nil if it is gone. `isOther` tells that the user has asked for
/// other rows.
func selection(
  _ chosen: Int?, else standIn: Int?, at position: Int, of count: Int, isOther: Bool
) -> Int {
  chosen ?? standIn ?? (isOther ? 0 : max(min(position, count - 1), 0))
}

extension RandomAccessCollection where Element: Identifiable, Index == Int {
  /// The index of a row; looks around another one first, such as the selection, where keys go.
  func firstIndex(of id: Element.ID, around index: Int) -> Int? {
    var after = Swift.min(Swift.max(index, startIndex), endIndex)
    var before = after - 1
    while before >= startIndex || after < endIndex {
      if after < endIndex, self[after].id == id { return after }
      if before >= startIndex, self[before].id == id { return before }
      before -= 1
      after += 1
    }
    return nil
  }
}
