import MartDomain
import Phrases
import RIBs
import Search
import TerminalRIBs
public import TerminalUI
import Time
import WalletDomain

/// What Ctrl-P finds of the shop.
extension MartBuilder {
  public nonisolated static let commands = [.search, .sort] + Mart.commands.elsewhere()
  public nonisolated static let orderCommands =
    [.search, .sort] + OrderDetail.commands.elsewhere()

  public var findings: [FinderSource] { [goods, orders] }

  private var goods: FinderSource {
    .listed(ShopText.good) { [mart] in
      mart.catalogue.goods.map { good in
        let place = NavigationPath(Link(["home", Self.segment]), ["id": good.id])
        return FinderItem(
          good.title,
          detail: Phrase(ko: good.price.text(.korean), en: good.price.text(.english)),
          words: Language.allCases.map(good.group.phrase.text), target: .place("\(place)"))
      }
    }
  }

  private var orders: FinderSource {
    .asked(OrdersText.kind) { [mart, clock = dependencies.clock] text, count in
      let today = Day(milliseconds: clock.now)
      let found = await FindQuery.rows(count, for: text, names: Self.names) {
        part, count in (try? await mart.list(OrderQuery(part), 0..<count))?.rows ?? []
      }
      let named = await Self.order(named: text, mart.order)
      let others = found.map { order, _, _ in order }.filter { $0.id != named?.id }
      return ([named].compactMap(\.self) + others).map { order in
        let day = Day(milliseconds: order.times.placed).phrase(today: today)
        return FinderItem(
          order.goods,
          detail: [Order.name(of: order.id), day].joined(separator: "  "), shortDetail: day,
          words: Language.allCases.map(Order.name(of: order.id).text),
          target: .place(
            "\(Link(["home", Self.segment, OrdersBuilder.segment, Segment("\(order.id)")]))"))
      }
    }
  }

  /// The order that is called so, such as “Order 12”.
  private static func order(
    named text: String, _ order: (Order.ID) async throws(MartError) -> Order
  ) async -> OrderSummary? {
    let name = WordKey(text)
    guard let id = Order.ID(text.filter(\.isNumber)),
      Language.allCases.contains(where: { WordKey(Order.name(of: id).text($0)).units == name.units }
      )
    else { return nil }
    return (try? await order(id)).map(OrderSummary.init)
  }

  private static func names(of order: OrderSummary) -> [String] {
    Language.allCases.map(order.goods.text)
  }
}
