public import Phrases

/// What is exported, and where to.
public struct LedgerExport: Hashable, Sendable {
  /// Rows and their order.
  public let query: LedgerQuery
  public let path: String
  /// Of headings and categories.
  public let language: Language
  /// Whether a file of that name may be replaced.
  public let isReplacing: Bool

  public init(
    _ query: LedgerQuery, to path: String, language: Language, isReplacing: Bool = false
  ) {
    self.query = query
    self.path = path
    self.language = language
    self.isReplacing = isReplacing
  }
}
