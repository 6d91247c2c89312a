public import Phrases

/// A category as the user has named and coloured it.
public struct UserCategory: Codable, Hashable, Identifiable, Sendable {
  public let id: LedgerCategory
  /// The user's name for it; nil for the built-in one.
  public var name: String?
  /// Which of the theme's tints it has, counted from 0.
  public var tint: Int
  /// The import that has added it; nil for one of the user's own.
  var importID: LedgerImport.ID?

  /// How many tints there are to choose from.
  public static let tintCount = 6
  /// How many characters a name may have.
  public static let nameLimit = 20

  public init(id: LedgerCategory, name: String? = nil, tint: Int) {
    self.id = id
    self.name = name
    self.tint = tint
  }

  public var phrase: Phrase {
    if let name { return Phrase(name) }
    return id.builtInName ?? Phrase(id.rawValue)
  }
}
