import Phrases
public import Time
public import WalletDomain

/// The day and balance of a statement, or an opening balance, while the user types it.
public struct StatementDraft: Hashable, Sendable {
  public enum Field: String, CaseIterable, Sendable {
    case day, balance
  }

  private var texts: [Field: String]
  /// A day that is typed without its year is the last such day up to the end of this one's.
  private let latestDay: Day

  /// `balance` is empty if nil.
  public init(day: Day, balance: Won? = nil) {
    latestDay = Day(year: day.year, month: 12, day: 31) ?? day
    texts = [.day: day.description, .balance: balance.map(\.amount.grouped) ?? ""]
  }

  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }

  /// What is wrong, by field.
  public var errors: [Field: LedgerValidationError] {
    var errors: [Field: LedgerValidationError] = [:]
    errors[.day] = LedgerValidationError(day: self[.day], upTo: latestDay)
    if Self.balance(self[.balance]) == nil { errors[.balance] = .noBalance }
    return errors
  }

  /// Nil while a field is wrong.
  public var statement: AccountStatement? {
    guard let day = DayText.typed(self[.day], upTo: latestDay),
      let balance = Self.balance(self[.balance])
    else {
      return nil
    }
    return AccountStatement(day: day, balance: balance)
  }

  /// A balance as it is typed, negative for a debt; nil for another text.
  public static func balance(_ text: String) -> Won? {
    guard case .amount(let amount) = AmountText.typed(text) else { return nil }
    return Won(amount)
  }
}
