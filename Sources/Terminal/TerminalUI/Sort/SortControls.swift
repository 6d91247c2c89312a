public import Phrases
public import Search

/// The keys, commands and clicks by which the user sorts a list.
@MainActor public struct SortControls<Column: SortColumn> {
  private let sort: Sort<Column>
  private let columns: [Column]
  private let title: (Column) -> Phrase
  private let send: @MainActor (SortEvent<Column>) -> Void
  private var hasRows = true

  /// `columns` are those of the list, if it does not have all; `title` is that of a column; `send` is
  /// called with what the user does.
  public init(
    _ sort: Sort<Column>, columns: [Column] = Array(Column.allCases),
    title: @escaping (Column) -> Phrase,
    _ send: @escaping @MainActor (SortEvent<Column>) -> Void
  ) {
    self.sort = sort
    self.columns = columns
    self.title = title
    self.send = send
  }

  /// `titles` are those of the columns that the list has.
  init(
    _ sort: Sort<Column>, titles: [(column: Column, title: Phrase)],
    _ send: @escaping @MainActor (SortEvent<Column>) -> Void
  ) {
    self.init(
      sort, columns: titles.map(\.column),
      title: { column in
        titles.first { $0.column == column }?.title ?? SortText.natural
      }, send)
  }

  /// The same, whose keys are offered only while there are rows.
  public func offered(if hasRows: Bool) -> SortControls {
    var controls = self
    controls.hasRows = hasRows
    return controls
  }

  /// `s` and `S`, and a command for each column; nothing without rows.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    let order = TextOrder(environment.language)
    guard hasRows, !columns.isEmpty else { return [] }
    var bindings = [
      KeyBinding(.character("s"), title: SortText.sort, isHinted: false) {
        [send, columns] in send(.next(of: columns, order))
      }
    ]
    if sort.column != nil {
      bindings.append(
        KeyBinding(.character("S"), title: SortText.reverse, isHinted: false) {
          [send] in send(.reverse)
        })
    }
    return bindings
      + columns.map { column in
        .command(title: SortText.by(title(column))) { [send] in
          send(.by(column, order))
        }
      }
  }

  /// The order of a column's rows, for its title; nil if the rows are not sorted by it.
  public func order(of column: Column) -> TableColumn.Order? {
    sort.order(of: column)
  }

  /// Sorts by a column whose title was clicked.
  public func choose(_ column: Column, in language: Language) {
    send(.by(column, TextOrder(language)))
  }

  /// All columns as words, of which a click sorts by one; for a list without column titles.
  ///
  /// They begin with what they are for; spoken is only by what the rows are sorted.
  public func words(in environment: Environment) -> WordRow {
    let name = SortText.sort.text(environment.language).sentenceCased
    let title = WordRow.Word("\(name):", spoken: spokenOrder(in: environment.language))
    return WordRow(
      [title] + columns.map { word(for: $0, in: environment, spoken: "") }, spacing: 2)
  }

  /// One of these words.
  public func word(for column: Column, in environment: Environment) -> WordRow.Word {
    word(for: column, in: environment, spoken: spoken(for: column, in: environment.language))
  }

  /// By what the rows are sorted, for one of the columns.
  private func spoken(for column: Column, in language: Language) -> String {
    let isFirst = sort.column == nil && column == columns.first
    return sort.column == column || isFirst ? spokenOrder(in: language) : ""
  }

  private func word(
    for column: Column, in environment: Environment, spoken: String
  ) -> WordRow.Word {
    let title = title(column).text(environment.language)
    let choose: @MainActor () -> Void = { self.choose(column, in: environment.language) }
    guard let order = order(of: column) else {
      return WordRow.Word(title, spoken: spoken, action: choose)
    }
    return WordRow.Word(
      "\(title) \(environment.symbols.sign(of: order))", spoken: spoken, .plain,
      action: choose)
  }

  /// The title of a column above a list.
  public func columnTitle(
    _ column: Column, alignment: Alignment = .leading, in language: Language
  ) -> ColumnTitle {
    ColumnTitle(
      title(column).text(language), alignment: alignment, order: order(of: column),
      spoken: spoken(for: column, in: language)
    ) { choose(column, in: language) }
  }

  /// By what the rows are sorted, for a list without column titles; a click reverses it.
  ///
  /// Nil for the order that the rows have by themselves.
  public func word(in environment: Environment) -> WordRow.Word? {
    guard let column = sort.column, let order = order(of: column) else { return nil }
    let sign = environment.symbols.sign(of: order)
    return WordRow.Word(
      "\(title(column).text(environment.language)) \(sign)",
      spoken: spokenOrder(in: environment.language), .plain
    ) { [send] in send(.reverse) }
  }

  /// By what the rows are sorted, as it is spoken.
  public func spokenOrder(in language: Language) -> String {
    guard let column = sort.column, let order = order(of: column) else {
      return SortText.natural.text(language)
    }
    return SortText.sorted(by: title(column), order).text(language)
  }
}
