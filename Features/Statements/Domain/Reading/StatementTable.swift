import LedgerDomain
import Storage
import Time
import WalletDomain

/// Lines of a statement below the same headings.
struct StatementTable {
  let headings: [String]
  let mapping: ColumnMapping
  var rows: ArraySlice<FileRow>
  /// What an export says of entries besides, by the numbers of their rows.
  let exported: [Int: ExportedEntry]
  /// What stands above the headings.
  var title: TableTitle?

  init(
    _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>,
    _ exported: [Int: ExportedEntry] = [:]
  ) {
    (self.headings, self.mapping, self.rows) = (headings, mapping, rows)
    self.exported = exported
  }

  /// Refuses all lines below headings that are not understood, but for remarks.
  private func refuse(into statement: inout BankStatement) {
    for row in rows {
      if isRemark(row) {
        statement.leaveOut(row.number, .remark)
      } else {
        statement.refuse(row.number, .unknownHeadings)
      }
    }
  }

  func hasDay(_ row: FileRow) -> Bool {
    let text = row.day(mapping)
    return DayText.read(text) != nil || StatementDays.mayRead(text)
  }

  /// Whether a line before or after the entries only says something about them.
  func isRemark(_ row: FileRow) -> Bool {
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]]
    return !hasDay(row) && !row.cells.contains(where: StatementWords.isTotal)
      && row.cells.count { !$0.allSatisfy(\.isWhitespace) } < 3
      && amounts.allSatisfy {
        if case .amount = AmountText.read(row.cell(at: $0)) { false } else { true }
      }
  }

  /// The entries in the order of time; what else there is, goes into the statement.
  ///
  /// `total` is the sum of all earlier tables; on return it includes this one.
  func lines(
    _ preamble: StatementPreamble, total: inout Int64, _ today: Day?,
    into statement: inout BankStatement
  ) -> [StatementEntry] {
    guard mapping.isUsable else {
      refuse(into: &statement)
      return []
    }
    var (rows, unit) = (rows, preamble.unit)
    if !headings.isEmpty {
      while let row = rows.first, isRemark(row) {
        unit = AmountUnit(line: row) ?? unit
        statement.leaveOut(row.number, .remark)
        rows.removeFirst()
      }
      while let row = rows.last, isRemark(row) {
        statement.leaveOut(row.number, .remark)
        rows.removeLast()
      }
    }
    rows = withoutPages(ofOneAccount(rows, into: &statement), preamble, into: &statement)
    var columns = StatementColumns(
      headings, mapping, rows, isExport: statement.isExport, isBill: preamble.isBill,
      isSaving: preamble.isSaving, unit: unit,
      name: preamble.bank.isEmpty ? preamble.file : preamble.bank)
    if !columns.zeros.isEmpty { rows = scaled(rows, by: columns.zeros, into: &statement) }
    let days = StatementDays(
      rows.compactMap { $0.undecidedDay(mapping) }, chosen: mapping.dayOrder,
      isKorean: headings.contains { $0.contains(where: \.isHangul) },
      within: preamble.period ?? preamble.payday.map { $0...$0 }, until: preamble.end,
      today: today)
    if statement.dayOrders.isEmpty {
      (statement.dayOrder, statement.dayOrders) = (days.order, days.choices)
    }
    var lines = read(rows, columns, days, total: &total, into: &statement)
    let beside = beside(rows, columns)
    let openings =
      balances(before: lines.inTime(), rows, columns, days) + preamble.openings.map(Won.init)
    let charged = withBeside(lines, beside, rows, columns, openings: openings)
    lines = directed(charged.lines.inTime(), rows, columns)
    let signs = StatementSigns(
      lines, mapping, columns, isSaving: isSaving(preamble.kind, columns),
      isCalledSaving: preamble.isSaving && !columns.isOfCard,
      isCalledSigned: BankName.hasSigns(preamble.bank, file: preamble.file),
      isCalledCard: columns.balance == nil
        && CardWords.namesCard("\(preamble.bank) \(preamble.file)"),
      isCalledDebt: preamble.kind == .loan
        || CardWords.namesDebt("\(preamble.bank) \(preamble.file)"),
      balances: openings)
    if statement.accountKind == nil {
      let name = "\(preamble.bank) \(preamble.file)"
      let isOfCard = columns.balance == nil && CardWords.areOfCard(signs.lines, named: name)
      statement.accountKind =
        columns.accountKind(signs.kind) ?? preamble.kind ?? (isOfCard ? .card : nil)
      let own = preamble.bank.isEmpty ? preamble.file : preamble.bank
      if statement.accountKind == .card, columns.instalment == nil, BankName.namesWallet(own),
        !ColumnMapping.plain(headings).contains(where: StatementHeadings.isOfCardAlone)
      {
        statement.accountKind = .wallet
      }
    }
    for column in headings.indices where StatementHeadings.namesCard(headings[column]) {
      for row in rows { statement.note(cardName: row.cell(at: column)) }
    }
    statement.cards.formUnion(
      rows.compactMap { StatementWords.card($0.cell(at: columns.cardNumber)) })
    let unclear = Set(signs.unclear)
    lines = signs.lines.filter { !unclear.contains($0.number) }.byBalances()
      .map { $0.collected(isPart: columns.isByPart, on: preamble.payday) }
    lines = withFees(lines, signs, rows, columns)
    lines = withParts(lines, beside, rows, columns, besides: charged.numbers)
    if let isBefore = isBeforeDiscount(lines, preamble.dues) { columns.isBeforeDiscount = isBefore }
    for number in signs.unclear { statement.refuse(number, .unclearSign) }
    if statement.kind == nil {
      (statement.kind, statement.isKindUnclear) = (signs.kind, signs.isUnclear)
      statement.unlikelyKinds = signs.unlikely
      statement.isFirstReceived = signs.isFirstReceived
    }
    let silent = undirected(lines, rows, columns)
    if !silent.isEmpty {
      statement.undirected += silent
      (statement.kind, statement.isKindUnclear) = (mapping.kind ?? .card, mapping.kind == nil)
    }
    // Without the day of the bill the same part of each month would be one entry.
    let hasInstalments =
      preamble.payday != nil && (columns.instalment != nil || signs.kind == .card)
      && lines.contains {
        $0.billed.map { $0 != .zero } == true && $0.isInstalment
          && discount($0, signs, columns) == .zero
      }
    if hasInstalments { statement.hasInstalments = true }
    let month =
      preamble.payday.map { $0.year * 12 + $0.month - 2 }
      ?? lines.map { $0.entry.day.year * 12 + $0.entry.day.month - 1 }.max() ?? 0
    guard hasInstalments, mapping.isAsBilled, let payday = preamble.payday else {
      return lines.flatMap { line -> [StatementEntry] in
        let discounts = line.discounts(discount(line, signs, columns))
        return [line] + discounts + fees(line, signs, columns, in: month)
      }
    }
    return lines.flatMap { line -> [StatementEntry] in
      let fees = fees(line, signs, columns, in: month, on: payday)
      guard let billed = line.asBilled(on: payday) else {
        if fees.isEmpty { statement.leaveOut(line.number, .notBilled) }
        return fees
      }
      let isWhole = (line.billed ?? line.entry.amount) == line.entry.amount
      let discounts = isWhole ? line.discounts(discount(line, signs, columns)) : []
      return [billed] + discounts + fees
    }
  }

  private func read(
    _ rows: ArraySlice<FileRow>, _ columns: StatementColumns, _ days: StatementDays,
    total: inout Int64, into statement: inout BankStatement
  ) -> [StatementEntry] {
    var all = StatementTotals(mapping, columns, earlier: total)
    // Without what was cancelled, and with what was carried from another bill.
    var (valid, billed) = (all, all)
    defer { total = all.sum }
    let isOfApp = AppExport(headings) != nil
    let amounts = [mapping[.amount], mapping[.spent], mapping[.received]]
    var last = ""
    let moves = moves(rows, columns)
    let areMoves = columns.balance != nil && areMoves(moves, rows, columns)
    let failures = failures(rows, columns, moves)
    return rows.compactMap { row in
      if columns.isOfCard, columns.balance == nil, isTitle(row) {
        statement.leaveOut(row.number, .remark)
        return nil
      }
      if hasDay(row) { last = row.cell(at: mapping[.day]) }
      let row = columns.isBill ? dated(row, last) : row
      let isOwn =
        hasDay(row)
        && (columns.isOwn || columns.isOwn(row, mapping) || moves[row.number] != nil)
      if !isOwn, all.mayBeTotal(row), !hasDay(row) || StatementTotals.isSum(row) {
        if [all.isTotal(row), valid.isTotal(row), billed.isTotal(row)].contains(true)
          || StatementTotals.isOpenSum(row)
        {
          statement.leaveOut(row.number, .total)
          return nil
        }
        if !hasDay(row) || row.cells.contains(where: StatementWords.isTotalAlone) {
          statement.refuse(row.number, .wrongTotal)
          return nil
        }
      }
      if isCarried(row, columns) {
        statement.leaveOut(row.number, .carried)
        billed.add(row)
        return try? row.fee(mapping, columns, days)
      }
      if columns.isOfLoan, hasDay(row), row.hasNothing(at: mapping[.amount]) {
        statement.leaveOut(row.number, .interest)
        return nil
      }
      all.add(row)
      billed.add(row)
      do throws(StatementValidationError) {
        // An amount with a comma and no quotes would be read as two cells.
        if isLonger(row) { throw .tooManyCells }
        if areMoves, moves[row.number] == nil, columns.isUnmoved(row, mapping) {
          statement.leaveOut(row.number, .cancelled)
          return nil
        }
        let isFailure = failures.contains(row.number)
        guard !isFailure, var line = try row.entry(mapping, columns, days, move: moves[row.number])
        else {
          statement.leaveOut(row.number, .failed)
          return nil
        }
        line.exported = exported[row.number]
        line.mark(row, columns)
        // What an app calls a transfer is no category of income or spending.
        if isOfApp, line.exported != nil { line.newCategory = "" }
        if !line.isCancelled { valid.add(row) }
        return line
      } catch {
        if error == .zero, keepsBalance(row, in: rows, columns) || isPaidByPoints(row, columns) {
          statement.leaveOut(row.number, .unmoved)
        } else {
          statement.refuse(row.number, error)
          // Without a day it may be a remark, but none that has an amount.
          if error == .noDay, amounts.contains(where: { row.plainAmount(at: $0) ?? 0 != 0 }) {
            statement.hasUnread = true
          }
        }
        return nil
      }
    }
  }
}
