public import Phrases
public import WalletDomain

/// An account whose entries the ledger has, such as one at a bank.
public struct LedgerAccount: Codable, Hashable, Identifiable, Sendable {
  public struct ID: RawRepresentable, Codable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The wallet's movements and nothing else.
    public static let superPay = ID(rawValue: "superpay")
    /// Where entries are written by hand, unless the user chooses another account.
    public static let cash = ID(rawValue: "cash")
    /// The statements that were imported before there were accounts.
    public static let imports = ID(rawValue: "imports")

    /// The name that a built-in account has until the user renames it; nil for one of the user's own.
    public var builtInName: Phrase? {
      switch self {
      case .superPay: Phrase(ko: "슈퍼페이", en: "SuperPay")
      case .cash: Phrase(ko: "현금", en: "Cash")
      case .imports: Phrase(ko: "가져온 계좌", en: "Imported")
      default: nil
      }
    }
  }

  /// How many characters a name may have.
  public static let nameLimit = 20

  public let id: ID
  /// The user's name for it; nil for the built-in one.
  public internal(set) var name: String?
  /// What it had before its first entry, in won; negative for a debt.
  public internal(set) var openingAmount: Int64

  /// Its number at its bank, digits alone, with `*` for those that the bank hides; nil if unknown.
  public internal(set) var number: String?

  /// The name of the person whose it is, as a bank's file has it; nil if unknown.
  public internal(set) var holder: String?

  /// As the user or a file says; nil if neither does.
  public internal(set) var kind: AccountKind?

  /// Whether its purchases over months come in as they are billed; nil for those of the day of purchase.
  public internal(set) var isAsBilled: Bool?

  /// How the tables of its last files were laid out, and which cards they named; nil if unknown.
  public internal(set) var layouts: [String]?

  /// How many of these are kept.
  static let mostLayouts = 24

  /// The purchases that were left out with their cancellations; nil for none.
  public internal(set) var cancelled: [CancelledPurchase]?

  /// What was refused of entries that were deleted since; nil for none.
  var refused: [RefusedPair]?

  public init(id: ID, name: String? = nil, opening: Won = .zero) {
    self.id = id
    self.name = name
    openingAmount = opening.amount
  }

  /// A number as it is kept; nil for fewer than four digits.
  public static func number(_ text: String) -> String? {
    let signs = text.filter { $0 == "*" || $0.isASCII && $0.isNumber }
    return signs.count { $0 != "*" } < 4 ? nil : String(signs.prefix(40))
  }

  /// Instead of the last digits of a card where the account has several.
  static let severalCards = "****"

  /// Whether a bank's number may be this account's; nil if either is unknown.
  public func hasNumber(_ text: String) -> Bool? {
    guard let number, number != Self.severalCards, let other = Self.number(text) else { return nil }
    return number.count == other.count
      && zip(number, other).allSatisfy { $0 == $1 || $0 == "*" || $1 == "*" }
  }

  public var opening: Won { Won(openingAmount) }

  /// Whether it is never removed.
  public var isPermanent: Bool { id == .superPay || id == .cash }

  public var phrase: Phrase {
    if let name { return Phrase(name) }
    return id.builtInName ?? Phrase(id.rawValue)
  }
}

/// What the user has said of files of an account whose amounts have both signs and no balances, kept among their
/// layouts.
extension LedgerAccount {
  private static let (spent, received) = ("plus spent ", "plus received ")

  /// What is kept of files with these headings.
  public static func sign(isPlusSpent: Bool, in headings: String) -> String {
    (isPlusSpent ? spent : received) + headings
  }

  /// Whether a layout is such an answer.
  public static func isSign(_ layout: String) -> Bool {
    layout.hasPrefix(spent) || layout.hasPrefix(received)
  }

  /// Whether an answer is the opposite of one among newer ones, which is kept in its place.
  static func isOtherSign(_ layout: String, _ newer: [String]) -> Bool {
    guard isSign(layout) else { return false }
    let isSpent = layout.hasPrefix(spent)
    let headings = String(layout.dropFirst(isSpent ? spent.count : received.count))
    return newer.contains(sign(isPlusSpent: !isSpent, in: headings))
  }

  /// The user's answer for files with these headings: whether amounts with a plus are spending; nil without an answer.
  public func isPlusSpent(in headings: String) -> Bool? {
    [true, false].first { layouts?.contains(Self.sign(isPlusSpent: $0, in: headings)) == true }
  }
}

extension LedgerOrigin {
  /// The account of an entry unless another one is chosen.
  var account: LedgerAccount.ID {
    switch self {
    case .wallet: .superPay
    case .hand: .cash
    case .imported: .imports
    }
  }
}
