public import Time
import WalletDomain

/// What the user types to write an entry by hand.
public struct LedgerDraft: Hashable, Sendable {
  /// As 2026-11-21.
  public var day: String
  /// Without a sign.
  public var amount: String
  public var isReceived: Bool
  public var text: String
  public var category: LedgerCategory
  public var note: String

  /// An empty draft for a day.
  public init(day: Day) {
    self.day = day.description
    amount = ""
    isReceived = false
    text = ""
    category = .other
    note = ""
  }

  public subscript(field: LedgerField) -> String {
    get { self[keyPath: Self.path(field)] }
    set { self[keyPath: Self.path(field)] = newValue }
  }

  /// What is wrong, field by field.
  public var faults: [LedgerField: LedgerFault] {
    var faults: [LedgerField: LedgerFault] = [:]
    if readDay == nil { faults[.day] = .noDay }
    if readAmount == nil { faults[.amount] = .noAmount }
    if EntryText.normalised(text).isEmpty { faults[.text] = .noText }
    for field in [LedgerField.text, .note] where self[field].count > EntryText.limit {
      faults[field] = .tooLong
    }
    return faults
  }

  /// Nil while anything is wrong.
  public var entry: LedgerEntry? {
    guard faults.isEmpty, let day = readDay, let amount = readAmount else { return nil }
    return LedgerEntry(
      day: day, amount: isReceived ? amount : -amount, text: EntryText.normalised(text),
      category: category, note: EntryText.normalised(note))
  }

  private var readDay: Day? { DayText.read(day) }

  private var readAmount: Won? {
    guard case .amount(let amount) = AmountText.read(amount), LedgerEntry.amounts.contains(amount)
    else { return nil }
    return Won(amount)
  }

  private static func path(_ field: LedgerField) -> WritableKeyPath<LedgerDraft, String> {
    switch field {
    case .day: \.day
    case .amount: \.amount
    case .text: \.text
    case .note: \.note
    }
  }
}
