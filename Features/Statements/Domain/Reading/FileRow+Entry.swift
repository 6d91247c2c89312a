import LedgerDomain
import Phrases
import Storage
import Time
import WalletDomain

/// What the row of a statement says.
extension FileRow {
  /// How many characters of a cell an error or a heading quotes.
  static let quoted = 40

  var isBlank: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// Whether there is something behind the columns that have headings.
  func isLonger(than count: Int) -> Bool {
    cells.dropFirst(count).contains { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The cell with the day if it can be read only once all days of the statement are known; else nil.
  func undecidedDay(_ mapping: ColumnMapping) -> String? {
    let text = day(mapping)
    return DayText.read(text) == nil && StatementDays.mayRead(text) ? text : nil
  }

  /// The entry in the line, whose amount has the sign that its columns give it; nil if what it says did
  /// not happen.
  ///
  /// `move` is by how much its amount has changed the balance; nil if it has not, or if that is unknown.
  func entry(
    _ mapping: ColumnMapping, _ columns: StatementColumns, _ days: StatementDays, move: Int64?
  ) throws(StatementValidationError) -> StatementEntry? {
    guard let cancellation = columns.cancellation(self, mapping, move: move) else { return nil }
    let text = day(mapping)
    guard !text.isEmpty else { throw .noDay }
    let quoted = text.prefix(fitting: Self.quoted)
    guard let day = DayText.read(text) ?? days.day(text) else {
      throw StatementDays.isAmbiguous(text) && days.order == nil
        ? .ambiguousDay(quoted) : .badDay(quoted)
    }
    let (amount, billed) = try amount(mapping, columns)
    let isState = mapping[.note].map(columns.states.contains) == true
    var note =
      isState ? "" : LedgerEntry.normalisedNote(HarmlessCell.text(of: cell(.note, mapping)))
    var party = words(at: mapping[.text])
    let kinds = columns.kinds.map(words(at:)).filter { !$0.isEmpty }
    if party.isEmpty {
      // Without a name the text is what the bank calls the entry, as 이자.
      party = kinds.first ?? LedgerEntry.normalised(note)
      if kinds.isEmpty { note = "" }
    }
    if columns.isOfSecurities, let kind = kinds.first, kind != party {
      party = LedgerEntry.normalised("\(party) \(kind)")
    }
    let second = second(mapping, columns)
    let approval = approval(columns)
    let kind =
      (cancellation == .none ? nil : columns.cancellationWord(self, mapping))
      ?? filling(columns) ?? kinds.first { $0 != party } ?? ""
    let bank = BankRecord(
      second: second, balance: StatementDraft.balance(cell(at: columns.balance))?.amount,
      approval: approval, kind: kind, foreign: foreignAmount(columns),
      counterpart: counterpart(columns, mapping),
      counterpartNumber: words(at: columns.counterpartNumber).prefix(fitting: Self.quoted),
      isPending: columns.isPending(self, mapping), instalment: columns.instalment(self))
    return StatementEntry(
      LedgerEntry(
        day: day, amount: Won(amount), text: party, category: amount > 0 ? .income : .other,
        note: note, bank: bank),
      newCategory: category(mapping), newAccount: words(at: columns.account),
      line: StatementEntry.Line(
        number, day: day, second: second, approval: approval,
        cancelled: part(of: amount, cancellation, columns),
        cancelledOn: cancelledDay(after: day, columns, days), billed: billed.map(Won.init),
        fee: -sum(columns.fees), discount: sum(columns.discounts)), isBilled: columns.isBill)
  }

  /// The second of its day, as far as the line says it.
  func second(_ mapping: ColumnMapping, _ columns: StatementColumns) -> Int? {
    let time = DayText.usual(cell(at: columns.time))
    let text = time.isEmpty ? day(mapping) : time
    return StatementDays.second(ofNumber: text) ?? DayText.second(in: text, isColumn: !time.isEmpty)
  }

  /// What a column of directions has that says more than one, as 충전; nil for other words.
  private func filling(_ columns: StatementColumns) -> String? {
    let word = words(at: columns.direction)
    return LinkWords.isTopUp(word.lowercased()) ? word : nil
  }

  /// Whose the other account is, behind its bank; empty if the line does not say it.
  private func counterpart(_ columns: StatementColumns, _ mapping: ColumnMapping) -> String {
    let bank = words(at: columns.counterpartBank)
    var name = columns.counterparts.lazy.map(words(at:)).first { !$0.isEmpty } ?? ""
    if name.isEmpty, columns.counterparts.isEmpty, !bank.isEmpty {
      name = words(at: mapping[.text])
    }
    return bank.isEmpty || name.contains(bank)
      ? name : LedgerEntry.normalised("\(bank) \(name)")
  }

  /// What stands in columns beside the amount; what else the cells have counts nothing.
  private func sum(_ columns: [Int]) -> Won {
    columns.reduce(.zero) { sum, column in
      guard let amount = plainAmount(at: column), amount != 0,
        LedgerEntry.amounts.contains(Int64(clamping: amount.magnitude))
      else { return sum }
      return sum + Won(amount)
    }
  }

  /// The number of an approval; empty for what only fills the cell, as `-` or `00000000`.
  private func approval(_ columns: StatementColumns) -> String {
    let number = LedgerEntry.normalised(cell(at: columns.approval))
    return number.contains { $0.isNumber && $0 != "0" } ? number : ""
  }

  /// What a line says that was cancelled, with how much of the amount if it says that.
  private func part(
    of amount: Int64, _ stated: StatementEntry.Cancelled, _ columns: StatementColumns
  ) -> StatementEntry.Cancelled {
    guard stated != .whole, let part = plainAmount(at: columns.cancelledAmount),
      (1...amount.magnitude).contains(part.magnitude)
    else { return stated }
    return part.magnitude == amount.magnitude ? .whole : .part(Won(Int64(part.magnitude)))
  }

  /// The day of a cancellation in a later month that the line of its approval names.
  private func cancelledDay(
    after day: Day, _ columns: StatementColumns, _ days: StatementDays
  ) -> Day? {
    let text = DayText.usual(cell(at: columns.cancelledDay))
    return (DayText.read(text) ?? days.day(text)).flatMap {
      $0 > day && ($0.year, $0.month) != (day.year, day.month) ? $0 : nil
    }
  }

  /// What apps call it that an entry has no category.
  private static let noCategory: Set = ["-", "미분류", "uncategorized", "uncategorised"]

  /// As long as a category's name may be; empty for none.
  private func category(_ mapping: ColumnMapping) -> String {
    let name = LedgerEntry.normalised(
      words(at: mapping[.category]).prefix(fitting: UserCategory.nameLimit))
    return Self.noCategory.contains(name.lowercased()) ? "" : name
  }

  private func words(at column: Int?) -> String {
    LedgerEntry.normalised(HarmlessCell.text(of: cell(at: column)))
  }

  /// Negative for spending, and what of it is in a card's bill if the line says that.
  private func amount(
    _ mapping: ColumnMapping, _ columns: StatementColumns
  ) throws(StatementValidationError) -> (amount: Int64, billed: Int64?) {
    if columns.isInCurrency, !hasWon(columns) {
      let amounts = [StatementRole.spent, .received, .amount].map { cell($0, mapping) }
      throw .foreign(inCurrency(amounts.first { !$0.isEmpty } ?? "", columns))
    }
    let billed = try amount(at: columns.principal).map { -$0 }
    let spent = try written(.spent, columns.hasNegativeSpent, mapping, columns)
    let received = try written(.received, columns.hasNegativeReceived, mapping, columns)
    guard spent == 0 || received == 0 else { throw .twoAmounts }
    if received != spent { return (received - spent, billed) }
    let isSigned = mapping[.spent] == nil && mapping[.received] == nil
    let single = isSigned ? try amount(at: mapping[.amount]) : nil
    if let single, single != 0 { return (try directed(single, columns), billed) }
    // A bill's line has an empty amount for a purchase that it has as a whole.
    if let billed, billed != 0 { return (isSigned ? -billed : billed, billed) }
    if let foreign = foreignAmount(columns) { throw .foreign(foreign) }
    let roles: [StatementRole] = isSigned ? [.amount] : [.spent, .received]
    throw roles.allSatisfy { AmountText.read(cell($0, mapping)) == .none } ? .noAmount : .zero
  }

  /// The amount in a column for what was spent or received.
  private func written(
    _ role: StatementRole, _ isNegative: Bool, _ mapping: ColumnMapping,
    _ columns: StatementColumns
  ) throws(StatementValidationError) -> Int64 {
    var amount = try amount(at: mapping[role]) ?? 0
    // What was billed in the end is what was spent.
    if role == .spent, let billed = try self.amount(at: columns.purchased), billed != 0 {
      amount = (amount < 0) == (billed < 0) ? billed : -billed
    }
    // Beside a column for what was received nothing says that it was spent.
    if amount == 0, role == .spent, mapping[.received] == nil, hasWon(columns),
      let column = columns.foreignAmount
    {
      amount = try self.amount(at: column) ?? 0
    }
    let isOnly = mapping[.spent] == nil || mapping[.received] == nil
    if isOnly, columns.direction != nil {
      let directed = try directed(amount, columns)
      return role == .spent ? -directed : directed
    }
    // A minus there only says again what the column says.
    return isNegative && (!isOnly || columns.isWithdrawal) ? -amount : amount
  }

  /// An amount with the sign that a column of directions gives it.
  private func directed(
    _ amount: Int64, _ columns: StatementColumns
  ) throws(StatementValidationError) -> Int64 {
    guard columns.direction != nil else { return amount }
    let direction = columns.directions[cell(at: columns.direction)]
    if direction == nil, amount > 0 { throw .unclearSign }
    return direction == .out && !columns.hasNegativeOut ? -amount : amount
  }

  private func amount(at column: Int?) throws(StatementValidationError) -> Int64? {
    let text = cell(at: column)
    switch AmountText.read(text) {
    case .none: return nil
    case .amount(let amount): return amount
    case .tooLarge: throw .tooLarge(text.prefix(fitting: Self.quoted))
    case .unreadable: throw .badAmount(text.prefix(fitting: Self.quoted))
    }
  }

  /// What the line has for its day, in digits of their usual width.
  func day(_ mapping: ColumnMapping) -> String { DayText.usual(cell(.day, mapping)) }

  /// Empty if the line is too short.
  private func cell(_ role: StatementRole, _ mapping: ColumnMapping) -> String {
    cell(at: mapping[role])
  }

  func cell(at column: Int?) -> String {
    guard let column, cells.indices.contains(column) else { return "" }
    return cells[column]
  }
}
