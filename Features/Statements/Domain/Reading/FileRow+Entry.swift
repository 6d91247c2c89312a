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
    _ mapping: ColumnMapping, _ columns: StatementColumns, _ days: StatementDays, move: Int64?,
    isFee: Bool = false
  ) throws(StatementValidationError) -> StatementEntry? {
    guard let cancellation = columns.cancellation(self, mapping, move: move) else { return nil }
    let text = day(mapping)
    guard !text.isEmpty else { throw .noDay }
    let quoted = text.shortened(to: Self.quoted)
    guard let day = DayText.read(text) ?? days.day(text) else {
      if StatementDays.hasNoYear(text) { throw .noYear(quoted) }
      throw StatementDays.isAmbiguous(text) && days.order == nil
        ? .ambiguousDay(quoted) : .badDay(quoted)
    }
    if !columns.isOwn, !days.isLikely(day) { throw .farDay(quoted) }
    let stated = try isFee ? fee(mapping, columns) : amount(mapping, columns)
    let amount = stated.amount
    let isState = mapping[.note].map(columns.states.contains) == true
    var note =
      isState ? "" : LedgerEntry.normalisedNote(HarmlessCell.text(of: cell(.note, mapping)))
    var party = words(at: mapping[.text])
    let kinds = columns.kinds.map(words(at:)).filter { !$0.isEmpty }
    let said = kinds.first ?? words(at: columns.direction)
    (party, note) = named(party, note, said, columns)
    if note.isEmpty { note = reference(columns, besides: party) }
    if party.isEmpty || party == "No Description" {
      // Without a name the text is what the bank calls the entry, as 이자.
      (party, note) = said.isEmpty ? (LedgerEntry.normalised(note), "") : (said, note)
    }
    if columns.isTextOfNumbers, !party.isEmpty, party.allSatisfy(\.isNumber) { party += "회차" }
    if stated.isFee { party = Self.feeText(party, columns) }
    if columns.isOfSecurities, !said.isEmpty, said != party {
      party = LedgerEntry.normalised("\(party) \(said)")
    }
    let second = second(mapping, columns)
    let approval = approval(columns)
    let kind =
      (cancellation == .none ? nil : columns.cancellationWord(self, mapping))
      ?? filling(columns) ?? principal(of: party, kinds, columns) ?? advance(party, columns)
      ?? columns.kind(words(at: columns.direction), of: party, besides: columns.said(kinds))
    let bank = BankRecord(
      second: second, balance: StatementDraft.balance(cell(at: columns.balance))?.amount,
      approval: approval, kind: kind, foreign: foreignAmount(columns),
      counterpart: counterpart(columns, mapping),
      counterpartNumber: words(at: columns.counterpartNumber).prefix(fitting: Self.quoted),
      isPending: columns.isPending(self, mapping), instalment: columns.instalment(self))
    let cancelled = part(of: amount, cancellation, mapping, columns)
    return StatementEntry(
      LedgerEntry(
        day: day, amount: Won(amount), text: party, category: amount > 0 ? .income : .other,
        note: note, bank: bank),
      newCategory: category(mapping, columns), newAccount: words(at: columns.account),
      line: StatementEntry.Line(
        number, day: day, second: second, approval: approval,
        cancelled: cancelled, cancelledOn: cancelledDay(after: day, cancelled, columns, days),
        billed: stated.billed.map(Won.init),
        fee: stated.isFee ? .zero : -sum(columns.fees), discount: discount(mapping, columns)),
      isBilled: columns.isBill)
  }

  /// The entry of nothing but the fee of a line, whose amount is none; nil without a fee.
  func fee(
    _ mapping: ColumnMapping, _ columns: StatementColumns, _ days: StatementDays
  ) throws(StatementValidationError) -> StatementEntry? {
    guard columns.isOfCard, sum(columns.fees) != .zero else { return nil }
    return try entry(mapping, columns, days, move: nil, isFee: true)
  }

  /// What an entry is called that is a fee alone.
  private static func feeText(_ text: String, _ columns: StatementColumns) -> String {
    let word = StatementWords.plain(text)
    let isNamed = ["수수료", "이자", "연회비", "fee", "interest"].contains(where: word.has)
    return isNamed ? text : LedgerEntry.normalised("\(text) \(columns.feeName)")
  }

  /// The second of its day, as far as the line says it.
  func second(_ mapping: ColumnMapping, _ columns: StatementColumns) -> Int? {
    let time = DayText.usual(cell(at: columns.time))
    let text = time.isEmpty ? day(mapping) : time
    return StatementDays.second(ofNumber: text) ?? DayText.second(in: text, isColumn: !time.isEmpty)
  }

  /// What a column of directions has that says more than one, as 충전; nil for other words.
  private func filling(_ columns: StatementColumns) -> String? {
    if columns.isFilling(self) { return "충전" }
    let word = words(at: columns.direction)
    return LinkWords.isTopUp(word.lowercased()) ? word : nil
  }

  /// What the column of a loan's amounts is called, where nothing else says that they are principal; else nil.
  private func principal(
    of party: String, _ kinds: [String], _ columns: StatementColumns
  ) -> String? {
    guard columns.isOfLoan else { return nil }
    let words = ([party] + kinds).map(StatementWords.plain)
    return words.contains { LinkWords.isPaidBack($0) || LinkWords.isPaidOut($0) } ? nil : "원금"
  }

  /// What a card calls money that it has lent, in whatever column; nil for other lines.
  private func advance(_ party: String, _ columns: StatementColumns) -> String? {
    guard columns.isOfCard else { return nil }
    let cell = cells.first { cell in
      StatementWords.isShort(cell) && LinkWords.isCashAdvance(StatementWords.plain(cell))
    }
    return cell.map(LedgerEntry.normalised).flatMap { $0 == party ? nil : $0 }
  }

  /// What stands in columns beside the amount; what else the cells have counts nothing.
  func sum(_ columns: [Int]) -> Won {
    columns.reduce(.zero) { sum, column in
      guard let amount = plainAmount(at: column), amount != 0,
        LedgerEntry.amounts.contains(Int64(clamping: amount.magnitude))
      else { return sum }
      return sum + Won(amount)
    }
  }

  /// What was taken off the amount; not what is in what was billed of an approval, as 매입금액, already.
  private func discount(_ mapping: ColumnMapping, _ columns: StatementColumns) -> Won {
    let all = sum(columns.discounts)
    func size(_ column: Int?) -> Won { sum([column].compactMap(\.self)).size }
    let billed = size(columns.purchased)
    guard all != .zero, billed != .zero else { return all }
    let off = size(mapping[.spent]) - billed
    // Beside it a part may be cancelled.
    let rest =
      [off] + cells.indices.filter { !columns.discounts.contains($0) }.map { off - size($0) }
    if rest.contains(all.size) { return .zero }
    let known = columns.discounts.map(size).first { $0 != .zero && $0 == off }
    return known.map { all.size - $0 } ?? all
  }

  /// The number of an approval; empty for what only fills the cell, as `-` or `00000000`.
  private func approval(_ columns: StatementColumns) -> String {
    let number = LedgerEntry.normalised(cell(at: columns.approval))
    return number.contains { $0.isNumber && $0 != "0" } ? number : ""
  }

  /// What a line says that was cancelled, with how much of the amount if it says that.
  private func part(
    of amount: Int64, _ stated: StatementEntry.Cancelled, _ mapping: ColumnMapping,
    _ columns: StatementColumns
  ) -> StatementEntry.Cancelled {
    guard let part = plainAmount(at: columns.cancelledAmount), amount != 0,
      (1...amount.magnitude).contains(part.magnitude)
    else {
      guard case .part(let part?) = stated else { return stated }
      // As much as the amount is what was cancelled of another line.
      let size = Int64(clamping: amount.magnitude)
      return part.amount < size ? stated : part.amount == size ? .ofPart : .part(nil)
    }
    if columns.areCancellationsTaken || isTaken(part, mapping, columns) { return .none }
    return part.magnitude == amount.magnitude ? .whole : .part(Won(Int64(part.magnitude)))
  }

  /// Whether what was billed of an approval is without what was cancelled of it already.
  private func isTaken(
    _ part: Int64, _ mapping: ColumnMapping, _ columns: StatementColumns
  ) -> Bool {
    guard let billed = plainAmount(at: columns.purchased)?.magnitude, billed > 0,
      let approved = plainAmount(at: mapping[.spent])?.magnitude
    else { return false }
    return approved > billed && approved - billed >= part.magnitude
  }

  /// The day of a cancellation that the line of its approval names: of a part a later one, and else one in a later month,
  /// since within one nothing is left of both.
  private func cancelledDay(
    after day: Day, _ cancelled: StatementEntry.Cancelled, _ columns: StatementColumns,
    _ days: StatementDays
  ) -> Day? {
    let text = DayText.usual(cell(at: columns.cancelledDay))
    let isPart = if case .part(_?) = cancelled { true } else { false }
    return (DayText.read(text) ?? days.day(text)).flatMap {
      $0 > day && (isPart || ($0.year, $0.month) != (day.year, day.month)) ? $0 : nil
    }
  }

  /// What apps call it that an entry has no category.
  private static let noCategory: Set = ["-", "미분류", "uncategorized", "uncategorised"]

  /// As long as a category's name may be; empty for none.
  private func category(_ mapping: ColumnMapping, _ columns: StatementColumns) -> String {
    let name = LedgerEntry.normalised(
      words(at: mapping[.category]).prefix(fitting: UserCategory.nameLimit))
    return !columns.isOwn && Self.noCategory.contains(name.lowercased()) ? "" : name
  }

  func words(at column: Int?) -> String {
    LedgerEntry.normalised(HarmlessCell.text(of: cell(at: column)))
  }

  /// What the line has for its day, in digits of their usual width.
  ///
  /// A blank behind a point, or a quote before a year of two digits, says nothing: `26. 11. 9`, `'26.11.11`.
  func day(_ mapping: ColumnMapping) -> String {
    let text = DayText.spaced(DayText.usual(Self.inOneLine(cell(.day, mapping))))
    guard let first = text.first, first.isWhitespace || "'’‘".contains(first) || text.has(". ")
    else { return text }
    let day = text.drop { $0.isWhitespace || "'’‘".contains($0) }
    let isShort = day.prefix(while: \.isNumber).count == 2
    guard isShort else { return String(day) }
    let plain = day.replacing(". ", with: ".")
    return plain.hasSuffix(".") ? String(plain.dropLast()) : String(plain)
  }
}
