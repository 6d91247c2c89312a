/// Which column of a statement holds what.
public struct ColumnMapping: Hashable, Sendable {
  /// The line of the headings: entries begin after it; 0 where there are none.
  public var headingLine: Int
  private var columns: [StatementRole: Int] = [:]

  public init(headingLine: Int = 0, _ columns: [StatementRole: Int] = [:]) {
    self.headingLine = headingLine
    self.columns = columns
  }

  /// The column of a role, counted from 0; nil for none.
  public subscript(role: StatementRole) -> Int? {
    get { columns[role] }
    set { columns[role] = newValue }
  }

  /// Whether it says where to find a day and an amount.
  public var isUsable: Bool {
    self[.day] != nil && (self[.amount] != nil || self[.spent] != nil || self[.received] != nil)
  }

  /// What the headings of a line say; not usable where it has none.
  init(headings: [String], line: Int) {
    self.init(headingLine: line)
    let headings = headings.map(Self.plain)
    for role in StatementRole.allCases {
      columns[role] = role.words.lazy.compactMap { headings.firstIndex(of: $0) }.first
    }
  }

  /// Without case, blanks and what stands in brackets, such as the unit.
  private static func plain(_ heading: String) -> String {
    heading.prefix { $0 != "(" && $0 != "[" }.filter { !$0.isWhitespace }.lowercased()
  }
}
