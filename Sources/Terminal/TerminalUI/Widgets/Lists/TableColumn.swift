public import Phrases

/// A column of a table.
public struct TableColumn: Hashable, Sendable {
  /// How many columns of the screen it takes.
  public struct Width: Hashable, Sendable {
    let minimum: Int
    let preferred: Int
    let maximum: Int
    let isFlexible: Bool

    /// A fixed width.
    public static func fixed(_ columns: Int) -> Width {
      let columns = max(columns, 0)
      return Width(minimum: columns, preferred: columns, maximum: columns, isFlexible: false)
    }

    /// A fixed width, which grows up to `maximum` where flexible columns have all that they have use for.
    public static func fixed(_ columns: Int, upTo maximum: Int) -> Width {
      let columns = max(columns, 0)
      return Width(
        minimum: columns, preferred: columns, maximum: max(columns, maximum), isFlexible: false)
    }

    /// A width of at least `minimum`, which shares the remaining columns of the screen.
    ///
    /// Columns of rank 2 and higher are hidden before it gets less than `preferred`, and those of
    /// rank 4 and higher before it gets less than `maximum`; the rest is shared equally.
    public static func flexible(minimum: Int, preferred: Int = 0, maximum: Int = 0) -> Width {
      let minimum = max(minimum, 0)
      let preferred = max(minimum, preferred)
      return Width(
        minimum: minimum, preferred: preferred, maximum: max(preferred, maximum), isFlexible: true)
    }
  }

  /// The order in which the rows are sorted by a column.
  public enum Order: Hashable, Sendable {
    /// From the least to the greatest, or from the greatest to the least.
    case ascending, descending
  }

  /// Stands above the column, and is spoken with its figures; may be empty.
  public let title: Phrase
  let width: Width
  let alignment: Alignment
  let rank: Int
  let order: Order?
  /// Whether the sign of an order may stand behind the title, for which its room is kept.
  var hasSign: Bool
  /// Whether a search of the table looks into it.
  let isSearched: Bool
  /// The unit of its figures, which its title says.
  private(set) var unit: Phrase?
  /// Whether a text stands only in the first one of the rows that share it.
  private(set) var isSaidOnce = false

  /// If the table is too narrow, columns of the highest `rank` are hidden first.
  ///
  /// Columns of rank 0 are never hidden, those of rank 1 only if the others do not have their
  /// minimum. `order` is nil if the rows are not sorted by this column. Where a search of the table does
  /// not look into the column, nothing is highlighted in it.
  public init(
    _ title: some Phrased, _ width: Width, alignment: Alignment = .leading, rank: Int = 0,
    order: Order? = nil, isSearched: Bool = true
  ) {
    self.isSearched = isSearched
    self.title = title.phrase
    self.width = width
    self.alignment = alignment
    self.rank = rank
    self.order = order
    hasSign = order != nil
  }

  /// The column with a unit behind its title, which its cells leave out; in few columns the title
  /// stands alone, or in still fewer the unit.
  public func counted(in unit: some Phrased) -> TableColumn {
    var column = self
    column.unit = unit.phrase
    return column
  }

  /// The column with a text, such as a day, only in the first one of the rows that share it, and in the
  /// first visible row; each row says it to a reader.
  public func saidOnce() -> TableColumn {
    var column = self
    column.isSaidOnce = true
    return column
  }

  /// The column with the title of a hidden one, by which the rows are sorted, after its own, which is
  /// cut; unchanged where there is no room for that.
  func naming(_ hidden: TableColumn, in columns: Int, _ environment: Environment) -> TableColumn {
    let language = environment.language
    let tail = environment.symbols.separator + hidden.title.text(language)
    // A blank and the sign of the order follow.
    let room = columns - environment.columns(of: tail) - 2
    guard room > 1 else { return self }
    return TableColumn(
      environment.cut(title.text(language), to: room) + tail, width, alignment: alignment,
      rank: rank,
      order: hidden.order, isSearched: isSearched)
  }

  /// The columns of its title with the sign of an order, whether or not the rows are sorted by it.
  func headColumns(_ environment: Environment) -> Int {
    let columns = shortestTitle(environment)
    return columns == 0 ? 0 : columns + (hasSign ? 2 : 0)
  }

  /// Whether its title is cut in so many columns.
  func isHeadCut(in columns: Int, _ environment: Environment) -> Bool {
    shortestTitle(environment) + (order == nil ? 0 : 1) > columns
  }

  /// The columns of its title, or of the unit that stands for it.
  private func shortestTitle(_ environment: Environment) -> Int {
    min(
      unit.map { environment.columns(of: $0) } ?? .max, environment.columns(of: title))
  }

  /// The title in so many columns, with the symbol of the sort order, which is never cut; an ellipsis alone would
  /// say nothing.
  func heading(in columns: Int, _ environment: Environment) -> String {
    let titles = unit.map { [title.counted(in: $0), title, $0] } ?? []
    let most = order == nil ? columns : columns - 2
    let fitting = titles.first { environment.columns(of: $0) <= most }
    let text = (fitting ?? title).text(environment.language)
    func cut(to room: Int) -> String {
      let cut = environment.cut(text, to: room)
      return cut.first == text.first ? cut : ""
    }
    guard let order, columns > 0 else { return cut(to: columns).isEmpty ? "" : text }
    let sign = environment.symbols.sign(of: order)
    let room = columns - 1
    guard room > 0 else { return String(sign) }
    if environment.columns(of: text) < room { return "\(text) \(sign)" }
    return "\(cut(to: room))\(sign)"
  }
}

extension Phrased {
  /// The title of a column with the unit of its figures, as `Amount (won)`.
  public func counted(in unit: some Phrased) -> Phrase {
    Phrase(
      ko: "\(text(.korean))(\(unit.text(.korean)))",
      en: "\(text(.english)) (\(unit.text(.english)))")
  }
}

extension Symbols {
  func sign(of order: TableColumn.Order) -> Character {
    order == .ascending ? ascending : descending
  }
}
