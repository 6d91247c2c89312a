public import RIBs
public import Search

/// A long list of which the rows around the visible ones are read: what is asked for, read and selected.
///
/// With a query that sorts and searches it is a list like a `Listing`. Who shows it reads the rows that it
/// does not cover, and again once it asks for others. Which row is selected then is said by `SelectableRows`.
public struct WindowedRows<Query: Equatable, Window: RowWindow>: Equatable {
  /// What is asked for; until the answer the list shows the rows of the query before.
  public var query: Query
  /// The rows that were read last; `Window.empty` before the first answer.
  public private(set) var window = Window.empty
  /// Whether any query was answered.
  public private(set) var isRead = false
  /// Why the rows could not be read last; those that were read before stay.
  public private(set) var failure: Window.Failure?
  /// The query of `window`; nil before the first answer.
  public private(set) var answered: Query?
  /// The position of the selected row; 0 in an empty list.
  public private(set) var selection = 0
  /// The row that the user has selected, which may not be listed now; nil before the user has, and until it is
  /// read.
  public private(set) var selectedID: Window.Row.ID?
  /// Whether the first row is selected, whichever it is, since the user has not selected, sorted or searched.
  private var isUntouched = true
  /// Whether the keys go to the field of the search.
  private var isTyping = false

  /// How many rows before and after the visible ones are read.
  private static var margin: Int { 100 }

  /// A list of which nothing is read yet, to be asked for by `query`.
  public init(_ query: Query) {
    self.query = query
  }

  /// Whether there are no rows that were read without a failure: the user may want them read again.
  public var isWanting: Bool { !isRead || failure != nil }

  /// How many rows the whole list has; 0 before the first answer.
  public var count: Int { window.count }

  /// The selected row; nil until it is read.
  public var selected: Window.Row? { row(at: selection) }

  /// The row at a position; nil for one that is not read.
  public func row(at position: Int) -> Window.Row? { window.row(at: position) }

  /// The positions to be read, around the visible ones.
  public func range(around visible: Range<Int>) -> Range<Int> {
    guard answered == nil || answered == query else { return 0..<2 * Self.margin }
    let first = min(visible.isEmpty ? selection : visible.lowerBound, selection)
    let last = max(visible.upperBound, selection + 1)
    return max(first - Self.margin, 0)..<last + Self.margin
  }

  /// The row whose position has to be found, since another query is asked for than was answered.
  public var sought: Window.Row.ID? {
    answered == query || isUntouched ? nil : selectedID ?? selected?.id
  }

  /// The positions to be read around the row at a position.
  public static func range(around position: Int) -> Range<Int> {
    max(position - margin, 0)..<position + margin
  }

  /// Reads the rows around the visible ones; or around the selected row, where others came before it or another
  /// query is asked.
  ///
  /// `position` returns that of a row; nil if it is not listed any more.
  public func read<Failure: Error>(
    around visible: Range<Int>,
    position: (Window.Row.ID) async throws(Failure) -> Int?,
    rows: (Range<Int>) async throws(Failure) -> Window
  ) async throws(Failure) -> Window {
    var range = range(around: visible)
    if let sought, let position = try await position(sought) {
      range = Self.range(around: position)
    }
    let window = try await rows(range)
    for id in missing(from: window) {
      guard let position = try await position(id) else { continue }
      return try await rows(Self.range(around: position))
    }
    return window
  }

  /// The rows that would be selected, the first one rather, but are not among those that were read since others
  /// have changed; empty if one is.
  private func missing(from window: Window) -> [Window.Row.ID] {
    guard !isUntouched, answered == query, window.revision != self.window.revision else {
      return []
    }
    let present = selected?.id
    let former = [selectedID, present == selectedID ? nil : present].compactMap(\.self)
    return window.rows.contains { former.contains($0.id) } ? [] : former
  }

  /// Whether the rows at these positions are read, as far as they exist.
  public func covers(_ positions: Range<Int>) -> Bool {
    let positions = positions.clamped(to: 0..<count)
    return answered == query
      && (positions.isEmpty || positions.clamped(to: window.positions) == positions)
  }

  /// Shows the answer to a query, or why it could not be read.
  public mutating func receive(_ answer: Result<Window, Window.Failure>, for query: Query) {
    switch answer {
    case .success(let window): receive(window, for: query)
    case .failure(let failure): self.failure = failure
    }
  }

  /// Shows the answer to a query.
  public mutating func receive(_ window: Window, for query: Query) {
    let isOther = answered != nil && answered != query
    let isNew = isOther || answered == nil || window.revision != self.window.revision
    let former = selected?.id
    // A row that the user has selected before it was read is known once it is.
    let isUnread = !isUntouched && selectedID == nil && former == nil && !isOther
    self.window = window
    (isRead, failure) = (true, nil)
    answered = query
    // Scrolling alone moves no row.
    let chosen = isUntouched ? 0 : isNew ? selectedID.flatMap(position) : nil
    let standIn = isNew ? former.flatMap(position) : nil
    selection = Editing.selection(chosen, else: standIn, at: selection, of: count, isOther: isOther)
    if isUnread { selectedID = selected?.id }
  }

  /// Selects the row at a position, read or not.
  public mutating func select(at position: Int) {
    isUntouched = false
    selection = position
    selectedID = selected?.id
  }

  /// Selects a row, now or as soon as it is listed.
  public mutating func select(_ id: Window.Row.ID) {
    isUntouched = false
    selectedID = id
    selection = position(of: id) ?? selection
  }

  /// Selects the first row of the next query that is answered.
  public mutating func selectFirst() { (selectedID, isUntouched) = (nil, true) }

  /// Asks as in an earlier run, and selects the row that was selected then.
  public mutating func restore(_ query: Query, selection: Int, selectedID: Window.Row.ID?) {
    self.query = query
    self.selection = max(selection, 0)
    self.selectedID = selectedID
    isUntouched = selectedID == nil && selection == 0
    answered = nil
  }

  /// The position of a row; nil for one that is not read.
  private func position(of id: Window.Row.ID) -> Int? {
    window.rows.firstIndex(of: id, around: selection - window.start).map { window.start + $0 }
  }
}

extension WindowedRows: SelectableRows where Query: RowQuery {
  public var sort: Sort<Query.Column> { query.sort }

  public var search: SearchInput {
    var search = SearchInput(query.search)
    if isTyping { search.apply(.start) }
    return search
  }

  /// No row; marks are kept by who can tell which rows are gone.
  public func isMarked(_ id: Window.Row.ID) -> Bool { false }

  /// Does what the user wants, but for marks; another order or search is asked for.
  public mutating func apply(_ event: Event) {
    switch event {
    case .select(let id): if position(of: id) != nil { select(id) }
    case .selectUnread(let position): select(at: position)
    case .mark: break
    case .sort(let event):
      isUntouched = false
      query.sort.apply(event)
    case .search(let event):
      isUntouched = false
      var search = search
      search.apply(event)
      (query.search, isTyping) = (search.text, search.isTyping)
    }
  }
}

extension WindowedRows where Query: RowQuery, Window.Row.ID: LosslessStringConvertible {
  /// The search, the order and the selected row, as a place remembers them; empty for a list that the user has
  /// left as it was.
  public var restorationState: RestorationState {
    var restoration = RestorationState()
    restoration["search"] = query.search.isEmpty ? nil : query.search
    restoration["sort"] = query.sort.restoration
    restoration["row"] = selection > 0 ? "\(selection)" : nil
    restoration["id"] = selectedID.map { "\($0)" }
    return restoration
  }

  /// Asks as a place remembers it, and selects the row as soon as it is listed; other parts of the query stay.
  public mutating func restore(_ restoration: RestorationState) {
    var query = query
    query.search = restoration["search"] ?? ""
    query.sort = Sort(restoration: restoration["sort"])
    restore(
      query, selection: restoration["row"].flatMap { Int($0) } ?? 0,
      selectedID: restoration["id"].flatMap { Window.Row.ID($0) })
  }
}
