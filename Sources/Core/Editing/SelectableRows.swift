public import Search

/// Rows of which one is selected, as a list, a table or a grid shows them.
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
