public import LedgerDomain

/// Which columns of a statement hold what.
public struct ColumnMapping: Hashable, Sendable {
  /// The number of the line with the headings, after which the entries begin; 0 without headings.
  public var headingLine: Int
  /// The order of days such as 11/20/2026, as the user has chosen it.
  public var dayOrder: DayOrder?
  private var columns: [StatementRole: Int] = [:]

  public init(headingLine: Int = 0, _ columns: [StatementRole: Int] = [:]) {
    self.headingLine = headingLine
    self.columns = columns
  }

  /// The column with a role, counted from 0; nil for none.
  public subscript(role: StatementRole) -> Int? {
    get { columns[role] }
    set { columns[role] = newValue }
  }

  /// Whether entries can be read: day, text and amount have a column.
  public var isUsable: Bool { hasHeadings && self[.text] != nil }

  /// Whether a line with these headings is one: day and amount have a column.
  var hasHeadings: Bool {
    self[.day] != nil && (self[.amount] != nil || self[.spent] != nil || self[.received] != nil)
  }

  /// The mapping that the cells of a line mean as headings; not usable for another line.
  init(headings: [String], line: Int) {
    self.init(headingLine: line)
    let headings = headings.map(Self.plain)
    for role in StatementRole.allCases {
      // A column holds one thing: the note is not the text.
      columns[role] = role.words.lazy.compactMap { headings.firstIndex(of: $0) }
        .first { !columns.values.contains($0) }
    }
  }

  /// In small letters, without blanks and text in brackets, such as a unit.
  static func plain(_ heading: String) -> String {
    heading.prefix { $0 != "(" && $0 != "[" }.filter { !$0.isWhitespace }.lowercased()
  }
}
