import Editing
import MartDomain
import Phrases
import RIBs
import Search
public import TerminalUI
import Time
import WalletDomain

/// What Ctrl-P finds of the shop.
extension MartBuilder {
  public nonisolated static let commands: [ScreenCommand] =
    [
      .search,
      ScreenCommand("f", ShopText.group.phrase, words: ["상품군", "kind of product"]),
      .sort,
      ScreenCommand("+", ShopText.more.phrase, needs: .row),
      ScreenCommand("-", ShopText.less.phrase, needs: .row),
      ScreenCommand("d", ShopText.remove.phrase, needs: .row),
      ScreenCommand("u", EditingText.undo.phrase, words: ["실행 취소", "revert"]),
      ScreenCommand("U", EditingText.redo.phrase, words: ["되살리기", "repeat"]),
    ]
    + ScreenCommand(
      "c", ShopText.openCart.phrase, words: ["장바구니", "카트", "cart", "basket"]
    ).opening([ScreenCommand("D", ShopText.removeAll.phrase, words: ["empty the cart"])])

  public nonisolated static let orderCommands: [ScreenCommand] = [
    .search, .sort,
    ScreenCommand(
      "e", OrderDetailText.edit.phrase, words: ["주문 편집", "edit order"], needs: .openRow),
    ScreenCommand("c", OrderDetailText.cancel.phrase, words: ["환불", "refund"], needs: .openRow),
    ScreenCommand(
      "a", OrderDetailText.orderAgain.phrase, words: ["재주문", "reorder"], needs: .openRow),
  ]

  public var findings: [FinderSource] { [goods, orders] }

  private var goods: FinderSource {
    .listed(ShopText.good.phrase) { [mart] in
      mart.catalogue.goods.map { good in
        let place = Place(Link(["home", Self.segment]), ["id": good.id])
        return FinderItem(
          good.title,
          detail: Phrase(ko: good.price.text(.korean), en: good.price.text(.english)),
          words: Language.allCases.map(good.group.phrase.text), target: .place("\(place)"))
      }
    }
  }

  private var orders: FinderSource {
    .asked(OrdersText.kind.phrase) { [mart, clock = dependencies.clock] text, count in
      let today = Day(milliseconds: clock.now)
      let found = await FindQuery.rows(count, for: text, names: Self.names) {
        part, count in (try? await mart.list(OrderQuery(part), 0..<count))?.rows ?? []
      }
      return found.map { order, _, _ in
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

  private static func names(of order: OrderSummary) -> [String] {
    Language.allCases.map(order.goods.text)
  }
}
