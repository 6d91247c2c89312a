import MartDomain
import Phrases
import WalletDomain

extension OrderContents {
  /// Goods of the bundled catalogue, for 김하늘 in Seoul.
  static func ordering(
    _ quantities: KeyValuePairs<Good.ID, Int> = ["milk": 2], name: String = "김하늘",
    speed: ShippingSpeed = .standard, fee: Won? = nil
  ) -> OrderContents {
    var contents = OrderContents(
      lines: quantities.compactMap { id, quantity in
        Catalogue.bundled[id].map { OrderLine($0, quantity) }
      }, speed: speed, fee: fee)
    contents.contact.name = name
    contents.contact.telephone = "010-1234-5678"
    contents.contact.email = "haneul@example.org"
    contents.shipping.street1 = "세종대로 110"
    contents.shipping.city = "중구"
    contents.shipping.state = "서울"
    contents.shipping.zip = "04524"
    return contents
  }
}

extension OrderRequest {
  static func place(
    _ key: String, _ contents: OrderContents = .ordering(), from cart: Cart? = nil,
    language: Language = .korean
  ) -> OrderRequest {
    OrderRequest(key: MovementKey(rawValue: key), .place(contents, from: cart), language: language)
  }

  static func edit(
    _ key: String, _ order: Order, to contents: OrderContents
  ) -> OrderRequest {
    OrderRequest(
      key: MovementKey(rawValue: key), .edit(order.id, version: order.version, contents),
      language: .korean)
  }

  static func cancel(_ key: String, _ order: Order) -> OrderRequest {
    OrderRequest(
      key: MovementKey(rawValue: key), .cancel(order.id, version: order.version),
      language: .korean)
  }
}
