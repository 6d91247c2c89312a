public import Phrases

/// Puts entries into a category by what they say, and may name their payee.
public struct LedgerRule: Codable, Hashable, Identifiable, Sendable {
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case any, expense, income

    public var phrase: Phrase {
      switch self {
      case .any: Phrase(ko: "모두", en: "Any")
      case .expense: Phrase(ko: "지출", en: "Expense")
      case .income: Phrase(ko: "수입", en: "Income")
      }
    }
  }

  /// Of a built-in rule its name; of the user's own a number.
  public struct ID: RawRepresentable, Codable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  /// The whole text of the entry, whatever its case; empty for any.
  public var payee: String
  /// Stands in the entry's text or note, whatever its case; empty for any.
  public var words: String
  /// Stands in the entry's note, whatever its case; empty for any.
  public var note: String {
    get { noteWords ?? "" }
    set { noteWords = newValue.isEmpty ? nil : newValue }
  }
  /// Nil if empty; rules stored by earlier versions lack the key.
  private var noteWords: String?
  public var kind: Kind
  /// The account of the entry; nil for any.
  public var account: LedgerAccount.ID?
  /// The least and the most that is moved, without its sign, in won; nil for any.
  public var least: Int64?
  public var most: Int64?
  public var category: LedgerCategory
  /// What the payee is called; empty to leave its name.
  public var name: String {
    get { givenName ?? "" }
    set { givenName = newValue.isEmpty ? nil : newValue }
  }
  /// Nil if empty; rules stored by earlier versions lack the key.
  private(set) var givenName: String?
  public var isOn: Bool

  public init(
    id: ID, payee: String = "", words: String = "", note: String = "", kind: Kind = .any,
    account: LedgerAccount.ID? = nil, least: Int64? = nil, most: Int64? = nil,
    category: LedgerCategory, name: String = "", isOn: Bool = true
  ) {
    self.id = id
    self.payee = payee
    self.words = words
    noteWords = note.isEmpty ? nil : note
    self.kind = kind
    self.account = account
    self.least = least
    self.most = most
    self.category = category
    givenName = name.isEmpty ? nil : name
    self.isOn = isOn
  }

  public var isBuiltIn: Bool { BuiltInRules.places[id] != nil }

  /// Whether both match the same entries by the same words.
  func hasConditions(of other: LedgerRule) -> Bool {
    (payee.lowercased(), words.lowercased(), note.lowercased(), kind)
      == (other.payee.lowercased(), other.words.lowercased(), other.note.lowercased(), other.kind)
      && (account, least, most) == (other.account, other.least, other.most)
  }

  /// Whether it has a condition besides the kind, and bounds that an amount can meet.
  public var isUsable: Bool { saysSomething && (least ?? 0) <= (most ?? .max) }

  private var saysSomething: Bool {
    [payee, words, note].contains { !$0.isEmpty } || account != nil || least != nil || most != nil
  }
}
