import LedgerDomain
import Time
import WalletDomain

/// Lines of a statement below the same headings.
struct StatementTable {
  private let headings: [String]
  private let mapping: ColumnMapping
  private var rows: ArraySlice<StatementLine>

  init(_ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<StatementLine>) {
    (self.headings, self.mapping, self.rows) = (headings, mapping, rows)
  }

  /// The table and those below headings of their own, in which the user's mapping has no say.
  func split() -> [StatementTable] {
    var tables: [StatementTable] = []
    var table = self
    var start = rows.startIndex
    for index in rows.indices {
      let row = rows[index]
      guard !table.hasDay(row), row.cells.count > 1 else { continue }
      var guess = ColumnMapping(headings: row.cells, line: row.number)
      guard guess.isUsable else { continue }
      table.rows = rows[start..<index]
      tables.append(table)
      (guess.kind, guess.isAsBilled) = (mapping.kind, mapping.isAsBilled)
      guess.dayOrder = mapping.dayOrder
      let isRepeated = row.cells == headings
      table = StatementTable(row.cells, isRepeated ? mapping : guess, [])
      start = index + 1
    }
    table.rows = rows[start...]
    return tables + [table]
  }

  private func hasDay(_ row: StatementLine) -> Bool {
    let text = row.cell(at: mapping[.day])
    return DayText.read(text) != nil || StatementDays.mayRead(text)
  }

  /// Whether a line before or after the entries only says something about them.
  private func isRemark(_ row: StatementLine) -> Bool {
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]]
    return !hasDay(row) && !row.cells.contains(where: StatementWords.isTotal)
      && row.cells.count { !$0.allSatisfy(\.isWhitespace) } < 3
      && amounts.allSatisfy {
        if case .amount = AmountText.read(row.cell(at: $0)) { false } else { true }
      }
  }

  /// The entries in the order of time; what else there is, goes into the statement.
  ///
  /// `total` is what the tables before come to, to which this one is added.
  func lines(
    _ preamble: StatementPreamble, total: inout Int64, into statement: inout BankStatement
  ) -> [ReadLine] {
    var rows = rows
    if !headings.isEmpty {
      while let row = rows.first, isRemark(row) {
        statement.leaveOut(row.number, .remark)
        rows.removeFirst()
      }
      while let row = rows.last, isRemark(row) {
        statement.leaveOut(row.number, .remark)
        rows.removeLast()
      }
    }
    let columns = StatementColumns(headings, mapping, rows, isExport: statement.isExport)
    let days = StatementDays(
      rows.compactMap { $0.undecidedDay(mapping) }, chosen: mapping.dayOrder,
      isKorean: headings.contains { $0.contains(where: \.isHangul) },
      within: preamble.period ?? preamble.payday.map { $0...$0 })
    if statement.dayOrders.isEmpty {
      (statement.dayOrder, statement.dayOrders) = (days.order, days.choices)
    }
    var lines = read(rows, columns, days, total: &total, into: &statement)
    if lines.isNewestFirst { lines.reverse() }
    let signs = StatementSigns(lines, mapping, columns)
    lines = signs.lines.filter { !signs.unclear.contains($0.number) }
    for number in signs.unclear { statement.refuse(number, .unclearSign) }
    if statement.kind == nil {
      (statement.kind, statement.isKindUnclear) = (signs.kind, signs.isUnclear)
      statement.isFirstReceived = signs.isFirstReceived
    }
    guard columns.instalment != nil || signs.kind == .card,
      lines.contains(where: { $0.billed.map { $0 != .zero } == true && $0.isInstalment })
    else { return lines.map(\.banked) }
    statement.hasInstalments = true
    return mapping.isAsBilled
      ? lines.map { $0.asBilled(on: preamble.payday) } : lines.map(\.banked)
  }

  private func read(
    _ rows: ArraySlice<StatementLine>, _ columns: StatementColumns, _ days: StatementDays,
    total: inout Int64, into statement: inout BankStatement
  ) -> [ReadLine] {
    var all = StatementTotals(mapping, columns, earlier: total)
    var valid = all
    defer { total = all.sum }
    return rows.compactMap { row in
      if all.mayBeTotal(row) {
        let isTotal = (all.isTotal(row), valid.isTotal(row))
        if isTotal.0 || isTotal.1 {
          statement.leaveOut(row.number, .total)
          return nil
        }
        if !hasDay(row) {
          statement.refuse(row.number, .wrongTotal)
          return nil
        }
      }
      all.add(row)
      do throws(StatementValidationError) {
        // An amount with a comma and no quotes would be read as two cells.
        if isLonger(row) { throw .tooManyCells }
        guard let line = try row.entry(mapping, columns, days) else {
          statement.leaveOut(row.number, .failed)
          return nil
        }
        if !line.isCancelled { valid.add(row) }
        return line
      } catch {
        statement.refuse(row.number, error)
        return nil
      }
    }
  }

  private func isLonger(_ row: StatementLine) -> Bool {
    let isKnown = StatementRole.allCases.allSatisfy { mapping[$0] ?? 0 < headings.count }
    return mapping.hasHeadings && isKnown && row.isLonger(than: headings.count)
  }
}

extension [ReadLine] {
  /// Whether the lines go back in time rather than on, by their times or else by their balances.
  fileprivate var isNewestFirst: Bool {
    let steps = zip(self, dropFirst()).reduce(0) { count, pair in
      let (one, next) = (pair.0.instant, pair.1.instant)
      return one == next ? count : count + (one > next ? 1 : -1)
    }
    return steps == 0 ? followers(reversed()) > followers(self) : steps > 0
  }

  /// How many of the lines follow from the balance before, whatever their sign.
  private func followers(_ lines: [ReadLine]) -> Int {
    zip(lines, lines.dropFirst()).count { before, line in
      guard let old = before.balance, let new = line.balance else { return false }
      let (change, amount) = (new - old, line.entry.entry.amount)
      return change == amount || change == -amount
    }
  }
}

extension ReadLine {
  /// Whether a bill has another amount than the purchase.
  fileprivate var isInstalment: Bool { billed != entry.entry.amount }

  /// What the bill has, on the day on which it is paid.
  fileprivate func asBilled(on payday: Day?) -> ReadLine {
    var line = self
    line.entry = entry.withAmount(billed ?? entry.entry.amount, on: payday)
    return line
  }
}

extension Character {
  fileprivate var isHangul: Bool {
    unicodeScalars.first.map { 0xAC00...0xD7A3 ~= $0.value } == true
  }
}
