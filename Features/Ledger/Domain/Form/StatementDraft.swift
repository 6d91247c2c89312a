import Phrases
public import Time
public import WalletDomain

/// The day and balance of a statement, or an opening balance, while the user types it.
public struct StatementDraft: Hashable, Sendable {
  public enum Field: String, CaseIterable, Sendable {
    case day, balance
  }

  private var texts: [Field: String]

  /// `balance` is empty if nil.
  public init(day: Day, balance: Won? = nil) {
    texts = [.day: day.description, .balance: balance.map(\.amount.grouped) ?? ""]
  }

  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }

  /// What is wrong, by field.
  public var errors: [Field: LedgerValidationError] {
    var errors: [Field: LedgerValidationError] = [:]
    errors[.day] = LedgerValidationError(day: self[.day])
    if Self.balance(self[.balance]) == nil { errors[.balance] = .noBalance }
    return errors
  }

  /// Nil while a field is wrong.
  public var statement: AccountStatement? {
    guard let day = DayText.read(self[.day]), let balance = Self.balance(self[.balance]) else {
      return nil
    }
    return AccountStatement(day: day, balance: balance)
  }

  /// A balance as it is typed, negative for a debt; nil for another text.
  public static func balance(_ text: String) -> Won? {
    guard case .amount(let amount) = AmountText.read(text) else { return nil }
    return Won(amount)
  }
}
