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
    Phrase(
      ko: "\(name.text(.korean)) \(unit.text(.korean))",
      en: "\(name.text(.english)) \(unit.text(.english))")
  }
}
