import LedgerDomain
import Storage

/// Finds out from the cells what columns without a known heading hold.
extension StatementColumns {
  mutating func readContents(
    of free: [Int], _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    func cells(_ column: Int) -> some Sequence<String> { rows.lazy.map { $0.cell(at: column) } }
    readDirection(of: free, headings, mapping, rows)
    if instalment == nil, isOfCard {
      // Cards say it in the column of the kind of payment, beside 일시불.
      instalment = free.first { column in
        column != mapping[.text] && column != mapping[.note]
          && cells(column).contains(where: StatementWords.areMonths)
          && cells(column).allSatisfy {
            StatementWords.areMonths($0) || !$0.contains(where: \.isNumber)
          }
      }
    }
    let words = free.filter {
      $0 != mapping[.text] && $0 != direction && $0 != mapping[.status]
        && !StatementHeadings.isName(headings[$0])
    }
    // Of an account with balances, what is called a cancellation has moved money.
    states = words.filter { column in
      let isNote = column == mapping[.note] || StatementHeadings.isNote(headings[column])
      let isState = isOfCard && StatementWords.haveFailures(cells(column))
      if isNote, balance != nil || !isState && !isFilled(column, rows) { return false }
      return StatementWords.areStates(cells(column))
        || balance == nil && !isNote && StatementWords.haveCancellations(cells(column))
    }
    (hasNegativeSpent, hasNegativeReceived) = negatives(mapping, rows)
    hasPlus = mapping.onlyAmount.map { areSigned(cells($0)) } ?? false
  }

  /// The column of times behind that of the days, if a heading of both stands above the days alone; nil for none.
  static func timeBeside(_ day: Int?, _ headings: [String], _ rows: ArraySlice<FileRow>) -> Int? {
    guard let column = day.map({ $0 + 1 }), headings.indices.contains(column),
      headings[column].isEmpty
    else { return nil }
    let cells = rows.lazy.map { $0.cell(at: column) }.filter { !$0.allSatisfy(\.isWhitespace) }
    let areTimes =
      !cells.isEmpty
      && cells.allSatisfy { $0.contains(":") && DayText.second(in: $0, isColumn: true) != nil }
    return areTimes ? column : nil
  }

  /// Whether all amounts without a minus have a plus: one among bare ones may be what a card gave back, or income among
  /// what was spent.
  private func areSigned(_ cells: some Sequence<String>) -> Bool {
    let received = cells.filter { cell in
      if case .amount(let amount) = AmountText.read(cell) { amount > 0 } else { false }
    }
    return !received.isEmpty && received.allSatisfy { $0.contains("+") || $0.contains("＋") }
  }

  /// Whose the other account is; the text may be the name.
  mutating func readParties(
    _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    guard !isOfCard || balance != nil else { return }
    func all(_ words: [String]) -> [Int] { words.compactMap { headings.firstIndex(of: $0) } }
    nameBeside = names(beside: headings, mapping, rows)
    counterparts = all(StatementHeadings.counterparts) + [nameBeside].compactMap(\.self)
    reference = all(["reference", "paymentreference"]).first {
      $0 != mapping[.text] && $0 != mapping[.note] && $0 != approval
    }
    counterpartBank = all(StatementHeadings.counterpartBanks).first
    let numbers = counterpartBank == nil ? [] : StatementHeadings.accountNumbers
    counterpartNumber = all(StatementHeadings.counterpartNumbers + numbers).first
  }

  /// Whose names stand beside descriptions that say what was paid for; those that are all one are the holder's.
  private func names(
    beside headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> Int? {
    guard let text = mapping[.text], headings.indices.contains(text),
      ["description", "details", "reference"].contains(headings[text]),
      let column = headings.firstIndex(of: "name")
    else { return nil }
    let names = Set(rows.lazy.map { $0.cell(at: column) }).subtracting([""])
    return names.count > 1 ? column : nil
  }

  /// What else says the kinds of entries: a category, and which way the money went.
  mutating func readKinds(
    _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) {
    func hasFilling(_ column: Int) -> Bool {
      rows.contains { StatementWords.isFilling($0.cell(at: column)) }
    }
    // Cards say there how they collect.
    if isOfCard { kinds.removeAll { headings[$0] == "이용구분" } }
    if let category = mapping[.category], category != direction, hasFilling(category) {
      kinds.append(category)
    }
    hasDirectedKinds = direction.map(hasFilling) ?? false
    isOfBroker =
      StatementHeadings.areOfBroker(headings)
      || (kinds + [direction].compactMap(\.self)).contains { column in
        rows.contains { StatementWords.isExchanged($0.cell(at: column)) }
          || areTrades(rows.lazy.map { $0.cell(at: column) }, headings)
      }
  }

  /// What the amounts are called; `written` are the headings as they are.
  mutating func readBooks(_ written: [String], _ mapping: ColumnMapping) {
    func isCalled(_ role: StatementRole, _ words: Set<String>) -> Bool {
      mapping[role].map {
        written.indices.contains($0) && words.contains(StatementWords.plain(written[$0]))
      }
        ?? false
    }
    isDoubleEntry =
      isCalled(.spent, StatementHeadings.debits) && isCalled(.received, StatementHeadings.credits)
  }

  /// What kinds of entries are called by which something was bought or sold on an exchange.
  private static let trades = [("매수", "매도"), ("buy", "sell")].map { (bought: $0, sold: $1) }

  /// Whether cells say what was bought and what was sold, or one of them beside how much of it, or at what price.
  private func areTrades(_ cells: some Sequence<String>, _ headings: [String]) -> Bool {
    let said = Set(cells.map(StatementWords.plain))
    let trades = Self.trades.filter { said.contains($0.bought) || said.contains($0.sold) }
    return trades.contains { said.isSuperset(of: [$0.bought, $0.sold]) }
      || !trades.isEmpty && headings.contains(where: StatementHeadings.isOfSecurities)
  }
}
