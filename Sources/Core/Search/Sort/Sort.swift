public import Phrases

/// The column by which rows are sorted, and the direction.
public struct Sort<Column: SortColumn>: Hashable, Sendable {
  /// Nil for the order that the rows have by themselves.
  public private(set) var column: Column?
  /// Whether the greatest come first; rows without a key come last in either case.
  public private(set) var isDescending: Bool
  /// In which order the texts of a column are.
  public private(set) var texts: TextOrder

  /// An order by `column`; nil leaves the rows in the order that they have by themselves.
  public init(
    _ column: Column? = nil, isDescending: Bool = false, texts: TextOrder = .hangulFirst
  ) {
    self.column = column
    self.isDescending = isDescending
    self.texts = texts
  }

  /// Whether the user has not sorted, or has come back to the order before.
  public var isInitial: Bool {
    column == Column.initial.column && isDescending == Column.initial.isDescending
  }

  /// Sorts as the user wants: another column begins in the direction in which it starts.
  public mutating func apply(_ event: SortEvent<Column>) {
    switch event {
    case .next(let columns, let texts): self = Sort(columnAfter(column, of: columns), texts)
    case .reverse: if column != nil { isDescending.toggle() }
    case .by(let column, let texts) where column == self.column:
      isDescending.toggle()
      self.texts = texts
    case .by(let column, let texts): self = Sort(column, texts)
    }
  }

  private init(_ column: Column?, _ texts: TextOrder) {
    self.init(column, isDescending: column?.startsDescending ?? false, texts: texts)
  }

  private func columnAfter(_ column: Column?, of all: [Column]) -> Column? {
    guard let column, let index = all.firstIndex(of: column) else { return all.first }
    if index + 1 < all.count { return all[index + 1] }
    return Column.initial.column == nil ? nil : all.first
  }

  /// The key of a text; nil for a blank one.
  public func key(_ text: String) -> SortKey? { SortKey(text, texts) }

  /// The key of a phrase in the language of the order; nil for a blank one.
  public func key(_ phrase: Phrase) -> SortKey? { key(phrase.text(texts.language)) }

  /// The key of a folded text; nil for a blank one.
  public func key(_ text: SearchKey) -> SortKey? { SortKey(text, texts) }

  /// The rows in this order; equal ones stay as they are, and those without a key come last in both
  /// directions.
  ///
  /// `key` is called once for each row, unless the rows stay in the order that they have.
  public func sorted<Row>(_ rows: [Row], by key: (Row, Column) -> SortKey?) -> [Row] {
    guard let column else { return rows }
    let keys = rows.map { key($0, column) }
    var places: [Int] = []
    var missing: [Int] = []
    for (place, key) in keys.enumerated() {
      if key == nil { missing.append(place) } else { places.append(place) }
    }
    places.sort { one, other in
      guard let precedes = keys[one].flatMap({ key in keys[other].flatMap(key.precedes) }) else {
        return one < other
      }
      return precedes != isDescending
    }
    return (places + missing).map { rows[$0] }
  }
}

extension Sort {
  private static var descending: Character { "-" }
  private static var latinFirst: String { ".latin" }

  /// The sort as a word of a link, such as `-age`; nil where the user has not sorted.
  public var restoration: String? {
    guard !isInitial else { return nil }
    guard let column else { return "" }
    return (isDescending ? "\(Self.descending)" : "") + column.rawValue
      + (texts == .latinFirst ? Self.latinFirst : "")
  }

  /// The sort that a link has; the one before the user has sorted for nil or another word.
  public init(restoration: String?) {
    guard var name = restoration.map({ $0[...] }) else { self = Column.initial; return }
    let isDescending = name.first == Self.descending
    if isDescending { name.removeFirst() }
    let isLatinFirst = name.hasSuffix(Self.latinFirst)
    if isLatinFirst { name.removeLast(Self.latinFirst.count) }
    guard let column = Column(rawValue: String(name)) else { self = Column.initial; return }
    self.init(
      column, isDescending: isDescending, texts: isLatinFirst ? .latinFirst : .hangulFirst)
  }
}

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

/// A column by which the rows of a list can be sorted; the raw value is its name in links.
public protocol SortColumn: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// How the rows are sorted before the user chooses.
  static var initial: Sort<Self> { get }

  /// Whether the column is sorted from the greatest to the least when it is chosen, as days are.
  var startsDescending: Bool { get }
}

extension SortColumn {
  /// The order that the rows have by themselves.
  public static var initial: Sort<Self> { Sort() }

  public var startsDescending: Bool { false }
}

/// What a list is sorted by that stays in its order; there is no such column.
public struct NoColumn: SortColumn {
  public static let allCases: [NoColumn] = []

  public let rawValue: String

  /// Always nil.
  public init?(rawValue: String) { nil }
}
