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
