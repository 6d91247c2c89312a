public import LedgerDomain
public import Phrases

/// Whose statement it is, which says what a plus means where nothing else does.
public enum StatementKind: CaseIterable, Hashable, Sendable {
  /// A minus is spending.
  case account
  /// A plus is spending.
  case card

  public var phrase: Phrase {
    switch self {
    case .account: Phrase(ko: "계좌 (−가 지출)", en: "Account (− is spent)")
    case .card: Phrase(ko: "카드 (+가 지출)", en: "Card (+ is spent)")
    }
  }
}

/// Which columns of a statement hold what.
public struct ColumnMapping: Hashable, Sendable {
  /// The number of the line with the headings, after which the entries begin; 0 without headings.
  public var headingLine: Int
  /// The order of days such as 11/20/2026, as the user has chosen it.
  public var dayOrder: DayOrder?
  /// Whose statement it is, as the user has said.
  public var kind: StatementKind?
  /// Whether the first entry was received, as the user has said.
  public var isFirstReceived: Bool?
  /// Whether purchases that a card collects over months come in as they are billed.
  public var isAsBilled = false
  /// Which sheets of the file are read, as the user has chosen; nil for what is proposed.
  public var sheet: SheetChoice?
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

  /// What has no column yet of what an entry needs.
  public var missing: [StatementRole] {
    [StatementRole.day, .text, .amount].filter { role in
      role == .amount ? !hasAmount : self[role] == nil
    }
  }

  /// Whether the user has chosen no columns yet.
  var isEmpty: Bool { headingLine == 0 && columns.isEmpty }

  /// Whether all of them are among these.
  func isWithin(_ range: Range<Int>) -> Bool { columns.values.allSatisfy(range.contains) }

  /// How many columns have a role.
  var count: Int { columns.count }

  /// The column of amounts if there is only one.
  var onlyAmount: Int? {
    let all = [self[.amount], self[.spent], self[.received]].compactMap(\.self)
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a line with these headings is one: day and amount have a column.
  var hasHeadings: Bool { self[.day] != nil && hasAmount }

  private var hasAmount: Bool {
    self[.amount] != nil || self[.spent] != nil || self[.received] != nil
  }

  /// The mapping that the cells of a line mean as headings; not usable for another line.
  ///
  /// `day` is the column of days by what stands in it, if no heading says which one it is.
  init(headings: [String], line: Int, day: Int? = nil) {
    self.init(headingLine: line)
    let headings = Self.plain(headings)
    for role in StatementRole.allCases {
      // A column holds one thing: the note is not the text.
      columns[role] = role.words.lazy.compactMap { headings.firstIndex(of: $0) }
        .first { !columns.values.contains($0) && (role == .day || $0 != day) }
    }
    if self[.day] == nil { self[.day] = day }
    takeNames(headings)
    takeWhole(headings)
    let isWhole = headings.contains {
      StatementHeadings.amountRole($0) == .spent && !StatementHeadings.isPrincipal($0)
    }
    if !hasHeadings, !isWhole, self[.day] != nil,
      StatementHeadings.areOfCard(headings)
        || headings.contains(where: StatementHeadings.isOfCardAlone)
    {
      // A bill may have no more of a purchase than its part.
      self[.spent] = Self.principal(headings) { !columns.values.contains($0) }
    }
    if self[.day] != nil, StatementHeadings.areOfLoan(headings),
      let principal = Self.first(StatementHeadings.repayments, of: headings)
    {
      take(principal: principal, headings)
    }
    takeOtherNames(headings)
    takeWon(headings)
  }

  private static func first(_ words: [String], of headings: [String]) -> Int? {
    words.lazy.compactMap { headings.firstIndex(of: $0) }.first
  }

  /// Takes what a loan gets of what was paid, which is the principal alone; `headings` are plain.
  private mutating func take(principal: Int, _ headings: [String]) {
    (self[.spent], self[.received], self[.amount]) = (nil, nil, principal)
    if self[.text] == nil { self[.text] = Self.first(StatementHeadings.kinds, of: headings) }
  }

  /// The same for the file of a loan; `headings` are as they are written.
  func with(_ loan: LoanColumns, _ headings: [String]) -> ColumnMapping {
    var mapping = self
    mapping.take(principal: loan.principal, Self.plain(headings))
    return mapping
  }

  /// Takes the amounts of whole purchases rather than what a bill has of them, where months stand beside both.
  private mutating func takeWhole(_ headings: [String]) {
    guard self[.received] == nil, let (whole, part) = StatementHeadings.billed(headings),
      [self[.spent], self[.amount]].compactMap(\.self).contains(where: [whole, part].contains)
    else { return }
    (self[.amount], self[.spent]) = (nil, whole)
  }

  /// Takes what came of amounts in won as the amounts, which an account has with their signs; `headings` are plain.
  private mutating func takeWon(_ headings: [String]) {
    guard let spent = self[.spent], self[.received] == nil, hasWonColumn(headings),
      headings.contains(where: StatementHeadings.isCurrency)
    else { return }
    if self[.amount] != nil { self[.amount] = nil }
    if !StatementHeadings.areOfCard(headings) { (self[.amount], self[.spent]) = (spent, nil) }
  }

  /// Takes the columns that no list names by what their headings end with; `headings` are plain.
  ///
  /// A line before the headings may have a day and an amount, too, but no text beside them.
  private mutating func takeOtherNames(_ headings: [String]) {
    var all = self
    func first(_ isMeant: (String) -> Bool) -> Int? {
      headings.indices.first { !all.columns.values.contains($0) && isMeant(headings[$0]) }
    }
    if all[.day] == nil {
      // When something was asked for is before it happened.
      all[.day] =
        first { StatementHeadings.isDay($0) && !StatementHeadings.isRequest($0) }
        ?? first(StatementHeadings.isDay)
    }
    let isOfAccount = !StatementHeadings.areOfCard(headings)
    if all[.amount] == nil, isOfAccount || !all.hasAmount {
      // An account's file has two such columns, of which a list may name one.
      for role in [StatementRole.spent, .received] where all[role] == nil {
        all[role] = first { StatementHeadings.amountRole($0) == role }
      }
      if !all.hasAmount { all[.amount] = first { StatementHeadings.amountRole($0) == .amount } }
      // Beside other amounts it is a day.
      if !all.hasAmount { all[.amount] = first { $0 == "value" } }
    }
    if isOfAccount, all[.amount] == nil {
      func weak(_ words: [String]) -> Int? { first(words.contains) }
      if all[.received] != nil, all[.spent] == nil {
        all[.spent] = weak(StatementHeadings.weakWithdrawals)
      } else if all[.spent] != nil, all[.received] == nil {
        all[.received] = weak(StatementHeadings.weakDeposits)
      }
    }
    // What is paid in to savings comes in, by the balances beside it.
    if let paid = all[.amount], ["납입", "불입"].contains(where: headings[paid].hasPrefix),
      headings.contains(where: StatementHeadings.isBalance), !StatementHeadings.areOfLoan(headings)
    {
      (all[.amount], all[.received]) = (nil, paid)
    }
    if all[.text] == nil { all[.text] = first(StatementHeadings.isText) }
    if all[.text] == nil, isOfAccount,
      headings.contains(where: StatementHeadings.depositNumbers.contains)
    {
      all[.text] =
        first(StatementHeadings.isKind) ?? first(StatementHeadings.depositNumbers.contains)
    }
    if all[.status] == nil { all[.status] = first(StatementHeadings.isStatus) }
    if hasHeadings || all.isUsable { self = all }
  }

  /// The column of what a bill has of purchases; `headings` are plain.
  static func principal(_ headings: [String], _ isFree: (Int) -> Bool) -> Int? {
    let named = StatementHeadings.principals.lazy.compactMap { headings.firstIndex(of: $0) }
    return named.first(where: isFree)
      ?? StatementHeadings.billed(headings).map(\.part).flatMap { isFree($0) ? $0 : nil }
      ?? headings.indices.first { isFree($0) && StatementHeadings.isPrincipal(headings[$0]) }
  }

  /// The headings of a file, as lists have them; amounts in another currency are that only beside such in won.
  static func plain(_ headings: [String]) -> [String] {
    let headings = ExportColumn.statement(headings)
    var names = StatementHeadings.directed(headings.map(Self.plain))
    let foreign = headings.indices.filter { AmountUnit(heading: headings[$0])?.currency != nil }
    guard !foreign.isEmpty else { return names }
    let isBesideWon = headings.indices.contains {
      StatementHeadings.isAmount(names[$0]) && !foreign.contains($0)
    }
    if isBesideWon {
      for column in foreign where !StatementHeadings.foreignAmounts.contains(names[column]) {
        names[column] = StatementHeadings.foreignAmount
      }
    }
    return names
  }

  /// In small letters, without blanks and text in brackets, such as a unit; which way the money went is none.
  static func plain(_ heading: String) -> String {
    let outer = heading.prefix { !"([（［".contains($0) }
    let plain = StatementWords.plain(String(outer))
    let inner = heading[outer.endIndex...].dropFirst().prefix { !")]）］".contains($0) }
    guard !inner.isEmpty else { return plain }
    let word = StatementWords.plain(String(inner))
    if plain.isEmpty, let direction = StatementHeadings.directed("금액", word) {
      // As (+), or (+)입금.
      let rest = StatementWords.plain(String(heading[inner.endIndex...].dropFirst()))
      return rest.isEmpty ? direction : StatementHeadings.directed(rest, word) ?? rest
    }
    let behind = StatementWords.plain(String(heading[inner.endIndex...].dropFirst()))
    if let both = StatementHeadings.bothWays(plain, word, behind) { return both }
    if StatementHeadings.isBalance(plain), StatementHeadings.isBefore(word) { return word + plain }
    return StatementHeadings.directed(plain, word) ?? StatementHeadings.points(plain, word) ?? plain
  }

  /// Whether amounts in won have a column beside one for another currency; `headings` are plain.
  func hasWonColumn(_ headings: [String]) -> Bool {
    [self[.amount], self[.spent]].contains { column in
      column.map { headings.indices.contains($0) && StatementHeadings.won.contains(headings[$0]) }
        == true
    }
  }
}
