public import RIBs
public import Search

/// A row of a `Listing`: by what it is known, sorted and found.
public protocol ListRow: Identifiable, Equatable where ID: Sendable {
  /// What rows can be sorted by; `NoColumn` for rows that stay in their order.
  associatedtype Column: SortColumn = NoColumn

  /// Returns what the row has in a column; nil for nothing, which comes last.
  ///
  /// `sort` makes the keys of texts: `sort.key(name)`.
  func sortKey(_ column: Column, _ sort: Sort<Column>) -> SortKey?

  /// The texts that a search looks into; empty in a list without a search.
  var searchedText: String { get }

  /// The same texts, prepared for searching; a row that keeps them so has nothing to prepare.
  var searchKey: SearchKey { get }
}

extension ListRow {
  public var searchedText: String { "" }
  public var searchKey: SearchKey { SearchKey(searchedText) }
}

extension ListRow where Column == NoColumn {
  /// Nothing, since there is no column.
  public func sortKey(_ column: NoColumn, _ sort: Sort<NoColumn>) -> SortKey? { nil }
}

/// The rows of a list: all of them, those that are shown in their order, and which is selected.
///
/// A value in the model of a riblet, and the only owner of the selection: the view draws it and sends
/// events, which the interactor has it `apply`. Which row is selected when the rows change is said by
/// `SelectableRows`.
public struct Listing<Row: ListRow>: Equatable {
  /// The rows of `all` that the filter and the search let through, sorted.
  public private(set) var rows = ListedRows<Row>()
  /// The position of the selected row in `rows`; 0 in an empty list.
  public private(set) var selection = 0
  /// The row that the user has selected, which may not be shown now; nil before the user has.
  public private(set) var selectedID: Row.ID?
  /// By what the rows are sorted.
  public private(set) var sort: Sort<Row.Column>
  /// What the rows are searched for.
  public private(set) var search = SearchInput()
  /// The rows that the user has marked.
  public private(set) var marks = Selection<Row.ID>()
  /// The position in `all` of the row that the user has selected; nil if there is no such row.
  private var selectedAt: Int?
  /// Whether the first row is selected, whichever it is, since the user has not selected, sorted or searched.
  private var isUntouched = true
  /// Whether something else has found the rows.
  private var isFound = false
  /// The positions in `all` of the rows that the filter lets through.
  private var filtered: [Int] = []
  /// Those of `all`, made when they are searched for the first time.
  private var keys: [SearchKey] = []

  /// Lists `rows`, sorted as the columns begin.
  public init(_ rows: [Row] = []) {
    sort = Row.Column.initial
    show(rows)
  }

  /// All rows, in the order that they have by themselves.
  public var all: [Row] { rows.all }

  /// How many rows there are without the search.
  public var unsearchedCount: Int { filtered.count }

  /// The rows for a command: the marked ones that are shown, in the order of `all`, else the selected one.
  ///
  /// What a search or a filter hides keeps its mark, but nothing happens to it unseen.
  public var chosen: [Row] {
    let marked = shownMarks
    return marked.isEmpty ? selected.map { [$0] } ?? [] : marked.map { all[$0] }
  }

  /// How many of the marked rows are not shown.
  public var hiddenMarkCount: Int { marks.count - shownMarks.count }

  /// The positions in `all` of the marked rows that are shown.
  private var shownMarks: [Int] {
    marks.isEmpty ? [] : rows.order.filter { marks.contains(all[$0].id) }.sorted()
  }

  /// Replaces all rows, of which those are shown that satisfy a condition; marks of rows that are gone are
  /// removed.
  public mutating func show(_ rows: [Row], where isIncluded: ((Row) -> Bool)? = nil) {
    let (former, place) = (selected?.id, formerPlace ?? 0)
    self.rows = ListedRows(all: rows)
    keys = []
    marks.restrict(to: rows.lazy.map(\.id))
    filtered =
      isIncluded.map { isIncluded in rows.indices.filter { isIncluded(rows[$0]) } }
      ?? Array(rows.indices)
    selectedAt = selectedID.flatMap { all.firstIndex(of: $0, around: place) }
    arrange(
      after: former == selectedID ? nil : former.flatMap { all.firstIndex(of: $0, around: place) })
  }

  /// Replaces all rows by those that something else has found for `text`.
  ///
  /// The text is that of the search, and marked in the rows, but the list does not search them itself.
  public mutating func show(_ rows: [Row], foundBy text: String) {
    let isOther = text != search.text
    search = SearchInput(text)
    isFound = true
    show(rows)
    if isOther { startOver() }
  }

  /// Shows the rows that satisfy another condition of the user's, until `show` or `filter` is called again.
  public mutating func filter(where isIncluded: (Row) -> Bool) {
    filtered = all.indices.filter { isIncluded(all[$0]) }
    arrange(after: formerPlace, isOther: true)
  }

  /// Does what the user wants.
  public mutating func apply(_ event: Event) {
    switch event {
    case .select(let id): if rows.firstIndex(of: id, around: selection) != nil { select(id) }
    case .selectUnread: break
    case .mark(let id):
      guard rows.firstIndex(of: id, around: selection) != nil else { return }
      select(id)
      marks.toggle(id)
    case .sort(let event):
      isUntouched = false
      sort.apply(event)
      arrange(after: formerPlace)
    case .search(let event):
      let text = search.text
      search.apply(event)
      guard search.text != text else { return }
      isUntouched = false
      arrange(after: formerPlace, isOther: true)
    }
  }

  /// Selects a row, as soon as it is shown.
  public mutating func select(_ id: Row.ID) {
    selectedID = id
    isUntouched = false
    if let position = rows.firstIndex(of: id, around: selection) {
      (selection, selectedAt) = (position, rows.order[position])
    } else {
      selectedAt = all.firstIndex(of: id, around: formerPlace ?? 0)
    }
  }

  /// Selects the first row, and forgets which one the user had selected.
  public mutating func selectFirst() {
    (selectedID, selectedAt) = (nil, nil)
    (isUntouched, selection) = (true, 0)
  }

  /// Selects the first row unless the one that the user has selected is shown: for another list in the
  /// place of the one before.
  public mutating func startOver() {
    if selected?.id != selectedID { selection = 0 }
  }

  /// Removes all marks.
  public mutating func unmarkAll() { marks.clear() }

  /// Sorts and searches as in an earlier run, and selects the row that was selected then.
  public mutating func restore(sort: Sort<Row.Column>, search: String, selectedID: Row.ID?) {
    self.sort = sort
    self.search = SearchInput(search)
    isUntouched = isUntouched && sort.isInitial && search.isEmpty
    if let selectedID { select(selectedID) }
    arrange(after: formerPlace)
  }

  /// The position in `all` of the row that is selected now; nil in an empty list.
  private var formerPlace: Int? { selection < rows.count ? rows.order[selection] : nil }

  /// Searches and sorts the rows, and finds the selected one among them, or else the one that stands at
  /// `former` in `all`.
  private mutating func arrange(after former: Int?, isOther: Bool = false) {
    rows.order = sort.sorted(found()) { [all, sort] position, column in
      all[position].sortKey(column, sort)
    }
    let chosen = isUntouched ? 0 : selectedAt.flatMap(rows.order.firstIndex)
    let standIn = chosen == nil ? former.flatMap(rows.order.firstIndex) : nil
    selection = Editing.selection(
      chosen, else: standIn, at: selection, of: rows.count, isOther: isOther)
  }

  /// The positions in `all` of the rows that the search lets through.
  private mutating func found() -> [Int] {
    let search = HangulSearch(trimming: search.text)
    guard !isFound, !search.isEmpty else { return filtered }
    if keys.isEmpty { keys = all.map(\.searchKey) }
    return filtered.filter { [keys] in search.matches(keys[$0]) }
  }
}

/// The rows that a `Listing` shows, as positions in all of its rows: none of them is copied.
public struct ListedRows<Row: Equatable>: RandomAccessCollection, Equatable {
  @usableFromInline let all: [Row]
  /// The positions of the shown rows in `all`.
  @usableFromInline var order: [Int] = []

  init(all: [Row] = []) { self.all = all }

  public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { order.count }
  // Inlined, since it would copy a whole row for each of its fields otherwise.
  @inlinable public subscript(position: Int) -> Row { all[order[position]] }
}

extension ListedRows: Sendable where Row: Sendable {}

extension Listing: SelectableRows {
  public var count: Int { rows.count }
  @inlinable public func row(at position: Int) -> Row? {
    position >= 0 && position < rows.endIndex ? rows[position] : nil
  }
  @inlinable public func isMarked(_ id: Row.ID) -> Bool { marks.contains(id) }
}

extension Listing: Sendable where Row: Sendable {}

extension Listing where Row.ID: LosslessStringConvertible {
  /// The selected row, the order and the search, as a place remembers them; empty for a list that the user
  /// has left as it was.
  public var restorationState: RestorationState {
    var restoration = RestorationState()
    restoration["id"] = selectedID.map { "\($0)" }
    restoration["sort"] = sort.restoration
    restoration["search"] = search.text.isEmpty ? nil : search.text
    return restoration
  }

  /// Sorts and searches as a place remembers it, and selects the row as soon as it is listed.
  public mutating func restore(_ restoration: RestorationState) {
    restore(
      sort: Sort(restoration: restoration["sort"]), search: restoration["search"] ?? "",
      selectedID: restoration["id"].flatMap { Row.ID($0) })
  }
}
