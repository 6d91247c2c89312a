public import Phrases

/// What a budget is of: a category, or what a query finds.
public struct BudgetSubject: RawRepresentable, Codable, Hashable, Sendable {
  /// That of a category, or a question mark before a query.
  public let rawValue: String

  /// How many characters a query may have.
  public static let queryLimit = 100

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ category: LedgerCategory) { rawValue = category.rawValue }

  /// What a query finds, as `LedgerFilter` reads it.
  public init(query: String) {
    rawValue = "?" + LedgerEntry.normalised(query).prefix(fitting: Self.queryLimit)
  }

  /// Nil for a category.
  public var query: String? { rawValue.hasPrefix("?") ? String(rawValue.dropFirst()) : nil }

  /// Nil for a query.
  public var category: LedgerCategory? {
    query == nil ? LedgerCategory(rawValue: rawValue) : nil
  }

  /// Whether it may have a budget.
  public var isOfSpending: Bool { category?.isOfSpending ?? true }

  /// What it is called: as its category, or as the query was typed.
  public func phrase(in categories: LedgerCategories) -> Phrase {
    category.map { categories[$0].phrase } ?? Phrase(query ?? "")
  }

  /// What is wrong with its query; nil for nothing.
  public func fault(in settings: LedgerSettings) -> LedgerQueryFault? {
    guard let query else { return nil }
    do throws(LedgerQueryFault) {
      _ = try LedgerFilter(query, in: settings)
      return nil
    } catch {
      return error
    }
  }
}
