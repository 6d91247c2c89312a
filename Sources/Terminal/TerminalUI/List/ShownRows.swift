import Editing

/// What a list shows of its rows, by their positions, and what keys do with them.
@MainActor struct ShownRows {
  let count: Int
  let selection: Int
  let search: String
  /// Called when the selection moves.
  let onSelect: (Int) -> Void
  /// Called on Enter; nil where that does nothing.
  let onOpen: ((Int) -> Void)?

  /// Enter selects the row too, which the list may have selected by itself.
  init<Rows: SelectableRows>(
    _ rows: Rows, send: @escaping @MainActor (Rows.Event) -> Void,
    open: (@MainActor (Rows.Row.ID) -> Void)?
  ) {
    count = rows.count
    selection = rows.selection
    search = rows.search.text
    let select: (Int) -> Rows.Row.ID? = { position in
      guard let row = rows.row(at: position) else {
        send(.selectUnread(at: position))
        return nil
      }
      send(.select(row.id))
      return row.id
    }
    onSelect = { _ = select($0) }
    onOpen = open.map { open in { select($0).map(open) } }
  }
}

extension ListState {
  /// Takes the selection of `rows`, and has keys act on them.
  func show(_ rows: ShownRows) {
    show(selection: rows.selection)
    search = rows.search
    onSelect = rows.onSelect
    onActivate = rows.onOpen
  }
}
