public import Phrases
public import WalletDomain

/// Something that the shop sells.
public struct Good: Hashable, Identifiable, Sendable {
  /// Such as `brown-rice`; the same in all versions of the catalogue.
  public let id: String
  public let group: GoodGroup
  public let name: Phrase
  /// What one costs the price, such as `10 kg`.
  public let unit: Phrase
  public let price: Won
  /// How many the shop had before it sold any.
  public let stock: Int

  public init(
    id: String, group: GoodGroup, name: Phrase, unit: Phrase, price: Won, stock: Int
  ) {
    self.id = id
    self.group = group
    self.name = name
    self.unit = unit
    self.price = price
    self.stock = stock
  }

  /// Such as `현미 10 kg`.
  public var title: Phrase {
    Phrase.composed(ko: "\(name) \(unit)", en: "\(name) \(unit)")
  }
}

/// A shelf of the shop, in the order in which they are shown.
public enum GoodGroup: String, CaseIterable, Sendable {
  case grains, produce, meat, dairy, snacks, household

  public var phrase: Phrase {
    switch self {
    case .grains: Phrase(ko: "쌀·잡곡", en: "Rice and grains")
    case .produce: Phrase(ko: "채소·과일", en: "Vegetables and fruit")
    case .meat: Phrase(ko: "정육·수산", en: "Meat and fish")
    case .dairy: Phrase(ko: "유제품·음료", en: "Dairy and drinks")
    case .snacks: Phrase(ko: "간식", en: "Snacks")
    case .household: Phrase(ko: "생활용품", en: "Household")
    }
  }
}

/// What the shop sells, in the order of its shelves.
public struct Catalogue: Sendable {
  public let goods: [Good]
  private let byID: [Good.ID: Good]

  public init(_ goods: [Good]) {
    self.goods = goods
    byID = Dictionary(goods.map { ($0.id, $0) }) { one, _ in one }
  }

  public subscript(id: Good.ID) -> Good? { byID[id] }
}
