public import Phrases
public import Time
public import WalletDomain

/// What an entry of the ledger says, whether it is kept yet or not.
public struct LedgerEntry: Hashable, Sendable {
  /// How much one entry may move, either way, in won.
  public static let amounts: ClosedRange<Int64> = 1...1_000_000_000_000

  public let day: Day
  /// Positive for income, negative for spending.
  public let amount: Won
  /// Where the money came from or went to.
  public let text: String
  public var category: LedgerCategory
  /// The user's own words; empty for none.
  public var note: String
  /// What the user calls the payee, in place of the text; nil for none.
  public var payee: String?
  /// What else its bank says; nil for an entry of no bank.
  public var bank: BankRecord?
  /// What its statement has said, if it was corrected since.
  public let stated: StatedFacts?

  public init(
    day: Day, amount: Won, text: String, category: LedgerCategory, note: String = "",
    payee: String? = nil, bank: BankRecord? = nil, stated: StatedFacts? = nil
  ) {
    self.day = day
    self.amount = amount
    self.text = text
    self.category = category
    self.note = note
    self.payee = payee
    self.bank = bank
    self.stated = stated
  }

  /// What it is called: by the user, or else by its text.
  public var name: String { payee ?? text }

  /// The amount with its sign, as `+50,000원` or `-18,000원`.
  public var signedAmount: Phrase {
    guard amount > .zero else { return amount.phrase }
    return Phrase(ko: "+" + amount.text(.korean), en: "+" + amount.text(.english))
  }
}

/// What an entry says, in the order of a table's columns.
public enum LedgerField: String, CaseIterable, Sendable {
  case day, category, text, note, origin, amount, payee

  public var phrase: Phrase {
    switch self {
    case .day: Phrase(ko: "날짜", en: "Date")
    case .category: Phrase(ko: "분류", en: "Category")
    case .text: Phrase(ko: "내용", en: "Description")
    case .note: Phrase(ko: "메모", en: "Note")
    case .origin: Phrase(ko: "출처", en: "Source")
    case .amount: Phrase(ko: "금액", en: "Amount")
    case .payee: Phrase(ko: "거래처", en: "Payee")
    }
  }
}
