import LedgerDomain
import Phrases
public import Storage
import Time
import WalletDomain

/// Where bank statements are read from.
public protocol StatementRepository: Sendable {
  /// The statement in a file; without a mapping it is guessed from the headings.
  ///
  /// `work` is told how much is read, within the thousandths of `part`.
  func read(
    _ path: String, mapping: ColumnMapping?, _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement
}

/// One line of a statement.
public struct StatementLine: Hashable, Sendable {
  /// The line of the file in which it begins, counted from 1.
  public let number: Int
  public let cells: [String]

  /// How many characters of a cell an error or a heading quotes.
  static let quoted = 40

  public init(number: Int, cells: [String]) {
    self.number = number
    self.cells = cells
  }

  var isBlank: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// Whether there is something behind the columns that have headings.
  func isLonger(than count: Int) -> Bool {
    cells.dropFirst(count).contains { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether the order of its day has to be known.
  func needsOrder(_ mapping: ColumnMapping) -> Bool {
    let text = cell(.day, mapping)
    return DayText.read(text) == nil && DayText.needsOrder(text)
  }

  /// The day of a line that needs an order.
  func day(_ mapping: ColumnMapping, in order: DayOrder) -> Day? {
    DayText.read(cell(.day, mapping), in: order)
  }

  /// The entry in the line; `order` is that of its day if it needs one.
  func entry(
    _ mapping: ColumnMapping, _ columns: StatementColumns, in order: DayOrder? = nil
  ) throws(StatementValidationError) -> ReadLine {
    let text = cell(.day, mapping)
    guard !text.isEmpty else { throw .noDay }
    let quoted = text.prefix(fitting: Self.quoted)
    let read = DayText.read(text)
    let isAmbiguous = DayOrder.allCases.contains { DayText.read(text, in: $0) != nil }
    guard read != nil || order != nil || !isAmbiguous else { throw .ambiguousDay(quoted) }
    guard let day = read ?? order.flatMap({ DayText.read(text, in: $0) }) else {
      throw .badDay(quoted)
    }
    let amount = try amount(mapping)
    let party = words(.text, mapping)
    let note = LedgerEntry.normalisedNote(HarmlessCell.text(of: cell(.note, mapping)))
    let entry = StatementEntry(
      entry: LedgerEntry(
        day: day, amount: Won(amount), text: party.isEmpty ? LedgerEntry.normalised(note) : party,
        category: amount > 0 ? .income : .other, note: party.isEmpty ? "" : note),
      category: category(mapping),
      account: LedgerEntry.normalised(HarmlessCell.text(of: cell(at: columns.account))))
    let time = cell(at: columns.time)
    return ReadLine(
      number: number, entry: entry,
      cancellation: cancellation(of: amount, mapping, columns),
      approval: LedgerEntry.normalised(cell(at: columns.approval)),
      balance: StatementDraft.balance(cell(at: columns.balance)),
      instant: ReadLine.Instant(day, time.isEmpty ? text : time))
  }

  /// What was cancelled of an amount.
  private func cancellation(
    of amount: Int64, _ mapping: ColumnMapping, _ columns: StatementColumns
  ) -> ReadLine.Cancellation {
    let stated = columns.cancellation(cell(.status, mapping), in: mapping[.status])
    guard stated != .whole,
      case .amount(let part) = AmountText.read(cell(at: columns.cancelledAmount)),
      (1..<amount.magnitude).contains(part.magnitude)
    else { return stated }
    return .part(Won(Int64(part.magnitude)))
  }

  /// What apps call it that an entry has no category.
  private static let noCategory: Set = ["-", "미분류", "uncategorized", "uncategorised"]

  /// As long as a category's name may be; empty for none.
  private func category(_ mapping: ColumnMapping) -> String {
    let name = LedgerEntry.normalised(
      words(.category, mapping).prefix(fitting: UserCategory.nameLimit))
    return Self.noCategory.contains(name.lowercased()) ? "" : name
  }

  private func words(_ role: StatementRole, _ mapping: ColumnMapping) -> String {
    LedgerEntry.normalised(HarmlessCell.text(of: cell(role, mapping)))
  }

  /// Negative for spending.
  private func amount(_ mapping: ColumnMapping) throws(StatementValidationError) -> Int64 {
    let spent = try amount(.spent, mapping)
    let received = try amount(.received, mapping)
    guard spent == 0 || received == 0 else { throw .twoAmounts }
    let amount = received - spent
    if amount != 0 { return amount }
    let isSigned = mapping[.spent] == nil && mapping[.received] == nil
    let signed = isSigned ? try self.amount(.amount, mapping) : 0
    guard signed != 0 else {
      let roles: [StatementRole] = isSigned ? [.amount] : [.spent, .received]
      throw roles.allSatisfy { AmountText.read(cell($0, mapping)) == .none } ? .noAmount : .zero
    }
    return signed
  }

  private func amount(
    _ role: StatementRole, _ mapping: ColumnMapping
  ) throws(StatementValidationError) -> Int64 {
    let text = cell(role, mapping)
    switch AmountText.read(text) {
    case .none: return 0
    case .amount(let amount): return amount
    case .tooLarge: throw .tooLarge(text.prefix(fitting: Self.quoted))
    case .unreadable: throw .badAmount(text.prefix(fitting: Self.quoted))
    }
  }

  /// Empty if the line is too short.
  private func cell(_ role: StatementRole, _ mapping: ColumnMapping) -> String {
    cell(at: mapping[role])
  }

  private func cell(at column: Int?) -> String {
    guard let column, cells.indices.contains(column) else { return "" }
    return cells[column]
  }
}
