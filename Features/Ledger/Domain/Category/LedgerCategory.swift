public import Phrases

/// The category in which an entry is counted.
public struct LedgerCategory: RawRepresentable, Codable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let food = LedgerCategory(rawValue: "food")
  public static let transport = LedgerCategory(rawValue: "transport")
  public static let movies = LedgerCategory(rawValue: "movies")
  public static let shopping = LedgerCategory(rawValue: "shopping")
  public static let living = LedgerCategory(rawValue: "living")
  public static let health = LedgerCategory(rawValue: "health")
  public static let topUp = LedgerCategory(rawValue: "topup")
  public static let income = LedgerCategory(rawValue: "income")
  /// The default category of an expense; it can be renamed but not removed.
  public static let other = LedgerCategory(rawValue: "other")

  /// Those that a new ledger has, in its order.
  public static let builtIn: [LedgerCategory] = [
    .food, .transport, .movies, .shopping, .living, .health, .topUp, .income, .other,
  ]

  /// Whether it may have a budget, as all but income and money moved into the wallet.
  public var isOfSpending: Bool { self != .income && self != .topUp }

  /// The name that a built-in category has until the user renames it; nil for one of the user's own.
  public var builtInName: Phrase? {
    switch self {
    case .food: Phrase(ko: "식비", en: "Food")
    case .transport: Phrase(ko: "교통", en: "Transport")
    case .movies: Phrase(ko: "영화", en: "Movies")
    case .shopping: Phrase(ko: "쇼핑", en: "Shopping")
    case .living: Phrase(ko: "생활", en: "Household")
    case .health: Phrase(ko: "의료", en: "Health")
    case .topUp: Phrase(ko: "충전", en: "Top-up")
    case .income: Phrase(ko: "수입", en: "Income")
    case .other: Phrase(ko: "기타", en: "Other")
    default: nil
    }
  }

  /// What built-in categories were called in earlier versions, and in files that these have exported.
  static let formerNames = ["Living": LedgerCategory.living]

  // To be replaced by `LedgerCategories` wherever a name is shown.
  public static var allCases: [LedgerCategory] { builtIn }
  public var phrase: Phrase { builtInName ?? Phrase(rawValue) }
}
