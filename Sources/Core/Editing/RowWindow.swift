public import Search

/// By what the rows of a long list are sorted, and what they are searched for.
public protocol RowQuery: Equatable {
  /// What the rows can be sorted by.
  associatedtype Column: SortColumn

  /// By what the rows are sorted.
  var sort: Sort<Column> { get set }

  /// What the rows are searched for, as it was typed; empty for all rows, and in a list without a search.
  var search: String { get set }
}

extension RowQuery {
  public var search: String {
    get { "" }
    set {}
  }
}

/// No query is the one of a list in its first order, for which nothing is asked yet.
extension Optional: RowQuery where Wrapped: RowQuery {
  public var sort: Sort<Wrapped.Column> {
    get { self?.sort ?? Wrapped.Column.initial }
    set { self?.sort = newValue }
  }

  public var search: String {
    get { self?.search ?? "" }
    set { self?.search = newValue }
  }
}

/// Some rows of a long list, and how many it has.
public protocol RowWindow: Equatable {
  /// A row; its identity is the same in all windows of the list.
  associatedtype Row: Identifiable where Row.ID: Sendable

  /// Why rows could not be read.
  associatedtype Failure: Error & Equatable = Never

  /// The window before anything was read.
  static var empty: Self { get }

  /// Of all rows of the list.
  var count: Int { get }

  /// The position of the first of `rows`, counted from 0.
  var start: Int { get }

  /// The rows that were read, without gaps, in the order of the list.
  var rows: [Row] { get }

  /// The revision of the data when the rows were read.
  var revision: Int { get }
}

extension RowWindow {
  /// The row at a position of the list; nil outside of the window.
  public func row(at position: Int) -> Row? {
    rows.indices.contains(position - start) ? rows[position - start] : nil
  }

  /// The positions of `rows`.
  var positions: Range<Int> { start..<start + rows.count }
}
