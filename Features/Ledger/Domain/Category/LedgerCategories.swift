public import Phrases
import WalletDomain

/// The categories of a ledger in the user's order.
public struct LedgerCategories: Codable, Hashable, Sendable {
  /// A category whose entries were put into another one, and so are those that name it later.
  struct Merged: Codable, Hashable, Sendable {
    let category: UserCategory
    var target: LedgerCategory
  }

  /// Never without `.other`.
  public internal(set) var list: [UserCategory]
  var merged: [Merged]
  /// The number in the id of the category that was added last; nil for none since an earlier version.
  ///
  /// No id is given twice, also where adding was undone.
  private var lastNumber: Int?

  /// How many categories there may be.
  public static let limit = 60

  public static let builtIn = LedgerCategories(
    list: LedgerCategory.builtIn.enumerated().map { index, id in
      UserCategory(id: id, tint: index % UserCategory.tintCount)
    }, merged: [])

  init(list: [UserCategory], merged: [Merged]) {
    self.list = list
    self.merged = merged
  }

  public var ids: [LedgerCategory] { list.map(\.id) }

  /// Those that may have a budget.
  public var ofSpending: [LedgerCategory] { ids.filter(\.isOfSpending) }

  /// The categories that were merged, with those into which their entries go.
  public var targets: [LedgerCategory: LedgerCategory] {
    Dictionary(merged.map { ($0.category.id, $0.target) }) { $1 }
  }

  /// What a category is called and how it looks; of a merged one the category that it was merged into.
  public subscript(id: LedgerCategory) -> UserCategory {
    let id = resolved(id)
    return list.first { $0.id == id } ?? UserCategory(id: id, tint: 0)
  }

  /// The category in which an entry is counted that names this one.
  public func resolved(_ id: LedgerCategory) -> LedgerCategory {
    if list.contains(where: { $0.id == id }) { return id }
    return merged.first { $0.category.id == id }?.target ?? .other
  }

  /// The category with this name in any language, whatever its case and blanks; nil for another text.
  public func category(named name: String) -> LedgerCategory? {
    let name = NameKey(name)
    let all = list + merged.map(\.category)
    let named = all.first { $0.names.contains { NameKey($0) == name } }?.id
    return (named ?? LedgerCategory.formerNames.first { NameKey($0.key) == name }?.value).map(
      resolved)
  }

  // MARK: Changes

  /// The category that a statement names, which is added if the ledger lacks it.
  ///
  /// Throws `.tooMany`.
  @discardableResult
  public mutating func take(_ name: String) throws(LedgerError) -> LedgerCategory {
    if let known = category(named: name) { return known }
    return try add(name, tint: nextTint())
  }

  /// The first tint that no category has; where each is taken, the one whose categories were used least, or else
  /// the one that fewest have.
  public func nextTint(uses: (LedgerCategory) -> Int = { _ in 0 }) -> Int {
    let owners = Dictionary(grouping: list) { $0.tint % UserCategory.tintCount }
    func rank(_ tint: Int) -> (Int, Int, Int) {
      let own = owners[tint] ?? []
      return (own.map { uses($0.id) }.reduce(0, +), own.count, tint)
    }
    let tints = 0..<UserCategory.tintCount
    return tints.first { owners[$0] == nil } ?? tints.min { rank($0) < rank($1) } ?? 0
  }

  /// Whether each tint is a category's.
  public var hasAllTints: Bool {
    Set(list.map { $0.tint % UserCategory.tintCount }).count == UserCategory.tintCount
  }

  /// Notes which import has added categories.
  mutating func note(_ id: LedgerImport.ID, of added: some Sequence<LedgerCategory>) {
    for category in added {
      if let index = list.firstIndex(where: { $0.id == category }) { list[index].importID = id }
    }
  }

  /// Those that an import has added, and that nothing in the categories refers to.
  func added(by id: LedgerImport.ID) -> [LedgerCategory] {
    let targets = Set(merged.map(\.target))
    return list.filter { $0.importID == id && !targets.contains($0.id) }.map(\.id)
  }

  /// Removes categories without entries.
  mutating func remove(_ unused: [LedgerCategory]) { list.removeAll { unused.contains($0.id) } }

  /// Adds a category of the user's own at the end, before `.other` if that is last.
  ///
  /// Throws `.categoryName` if the name is empty or too long, `.categoryTaken` and `.tooMany`.
  public mutating func add(
    _ name: String, tint: Int
  ) throws(LedgerError) -> LedgerCategory {
    guard list.count < Self.limit else { throw .tooMany(Self.limit) }
    let name = try checked(name, for: nil)
    // A merged category keeps its number.
    let used = (list + merged.map(\.category)).compactMap(\.id.number)
    let number = max(used.max() ?? 0, lastNumber ?? 0).adding(1)
    lastNumber = number
    let id = LedgerCategory(rawValue: "user-\(number)")
    let index = list.last?.id == .other ? list.count - 1 : list.count
    list.insert(UserCategory(id: id, name: name, tint: tint), at: index)
    return id
  }

  /// Renames and colours a category; an empty name gives a built-in one its own again.
  public mutating func change(
    _ id: LedgerCategory, name: String, tint: Int
  ) throws(LedgerError) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { throw .missing }
    let isReset = id.builtInName != nil && LedgerEntry.normalised(name).isEmpty
    list[index].name = isReset ? nil : try checked(name, for: id)
    list[index].tint = tint
    list[index].importID = nil
  }

  /// Moves a category so many places down, or up if negative, as far as the list goes.
  public mutating func move(_ id: LedgerCategory, by count: Int) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { return }
    let category = list.remove(at: index)
    list.insert(category, at: min(max(index + count, 0), list.count))
  }

  /// Removes a category whose entries get another one.
  ///
  /// Throws `.otherStays` for `.other`.
  mutating func merge(
    _ id: LedgerCategory, into target: LedgerCategory
  ) throws(LedgerError) {
    guard id != .other else { throw .otherStays }
    guard id != target, list.contains(where: { $0.id == target }),
      let index = list.firstIndex(where: { $0.id == id })
    else { throw .missing }
    for place in merged.indices where merged[place].target == id { merged[place].target = target }
    merged.append(Merged(category: list.remove(at: index), target: target))
  }

  /// The name as it is kept.
  private func checked(
    _ name: String, for id: LedgerCategory?
  ) throws(LedgerError) -> String {
    let name = LedgerEntry.normalised(name)
    let others = list.filter { $0.id != id }
    guard !name.isEmpty, name.fits(UserCategory.nameLimit) else { throw .categoryName }
    guard !others.contains(where: { $0.names.contains { NameKey($0) == NameKey(name) } }) else {
      throw .categoryTaken(name)
    }
    return name
  }
}

extension LedgerCategories {
  /// Which numbers were given is not what the categories are.
  public static func == (one: Self, other: Self) -> Bool {
    (one.list, one.merged) == (other.list, other.merged)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(merged)
  }

  /// Takes over the number that was given last; returns false if one that it lacks was given meanwhile.
  mutating func count(on other: Self) -> Bool {
    defer { lastNumber = [lastNumber, other.lastNumber].compactMap(\.self).max() }
    return Set(ids).subtracting(other.ids).compactMap(\.number)
      .allSatisfy { $0 > other.lastNumber ?? 0 }
  }

  func hasNumber(of other: Self) -> Bool { lastNumber == other.lastNumber }
}

extension LedgerCategory {
  /// The number of one of the user's own.
  fileprivate var number: Int? { rawValue.hasPrefix("user-") ? Int(rawValue.dropFirst(5)) : nil }
}

extension UserCategory {
  /// What it is called, in all languages.
  var names: [String] { [phrase.text(.korean), phrase.text(.english)] }
}

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
  public static let tintCount = 10
  /// How many characters a name may have.
  public static let nameLimit = 100

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

extension UserCategory {
  /// A tint that no theme has is another one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(LedgerCategory.self, forKey: .id)
    name = try container.decodeIfPresent(String.self, forKey: .name)
    tint = Int(try container.decode(Int.self, forKey: .tint).magnitude % UInt(Self.tintCount))
    importID = try container.decodeIfPresent(LedgerImport.ID.self, forKey: .importID)
  }
}
